import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'APPOINTMENT.reason': { label: 'What is the reason for the visit?', topic: 'Reason for the visit' },
  'APPOINTMENT.with': {
    label: 'Who would you like to see?',
    topic: 'With',
    options: { doctor: 'Doctor', nurse: 'Nurse', midwife: 'Midwife', any: 'No preference' },
  },
  'APPOINTMENT.form': {
    label: 'In person, by phone or by video?',
    topic: 'How',
    options: { visit: 'In person', phone: 'By phone', video: 'By video' },
  },
  'CANCEL_APPOINTMENT.which': { label: 'Which appointment: date, time and with whom?', topic: 'Appointment' },
  'CANCEL_APPOINTMENT.new': { label: 'Is a new time needed?', topic: 'New time needed' },
  'CANCEL_APPOINTMENT.availability': { label: 'Which days and times suit?', topic: 'Times that suit' },
  'BILLING_QUESTION.invoice': { label: 'Invoice number, if known', topic: 'Invoice' },
  'BILLING_QUESTION.topic': {
    label: 'What is the question about?',
    topic: 'About',
    options: {
      amount: 'Amount or price',
      pay: 'Payment or due date',
      refund: 'Refund',
      insurance: 'Insurance cover',
      other: 'Other',
    },
  },
  'BILLING_QUESTION.details': { label: 'Please tell us more', topic: 'Details' },
  'QUESTION.topic': {
    label: 'What is the question about?',
    topic: 'About',
    options: {
      health: 'Health',
      medicine: 'Medicine',
      results: 'Test results',
      practical: 'Practical matter',
    },
  },
  'QUESTION.question': { label: 'Your question', topic: 'Question' },
};
