import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'CERTIFICATE.kindOf': {
    label: 'Which certificate?',
    topic: 'Certificate',
    options: {
      driver: 'Driving licence',
      weapon: 'Firearms certificate',
      school: 'School or nursery',
      work: 'Work',
      sport: 'Sport or swimming',
      disability: 'Disability or work ability assessment',
      other: 'Other',
    },
  },
  'CERTIFICATE.declaration': {
    label: 'Is the health declaration already filled in?',
    topic: 'Health declaration filled in',
    options: { na: 'Not needed' },
  },
  'CERTIFICATE.deadline': { label: 'By which date is it needed?', topic: 'Needed by' },
  'CERTIFICATE.health': {
    label: "For a driver's or weapon certificate: do any of these apply?",
    options: {
      faint: 'Fainting or seizures in the last 5 years',
      vision: 'Poor vision',
      psych: 'Mental illness or addiction',
      insulin: 'Insulin treatment',
    },
  },
  'CERTIFICATE_EXTRA.kindOf': { label: 'Which document, and for whom?', topic: 'Document' },
  'CERTIFICATE_EXTRA.deadline': { label: 'By which date is it needed?', topic: 'Needed by' },
  'REQUEST_REFERRAL.specialist': { label: 'Which specialist or examination?', topic: 'Referral to' },
  'REQUEST_REFERRAL.reason': { label: 'What is the problem and how long has it lasted?', topic: 'Problem' },
  'REQUEST_REFERRAL.before': {
    label: 'Has this been examined before?',
    topic: 'Examined before',
    options: { family: 'Yes, by the family doctor', spec: 'Yes, by a specialist' },
  },
};
