import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'APPOINTMENT.reason': { label: 'Mis on visiidi põhjus?', topic: 'Visiidi põhjus' },
  'APPOINTMENT.with': {
    label: 'Kelle vastuvõtule soovite?',
    topic: 'Kelle juurde',
    options: { doctor: 'Arst', nurse: 'Õde', midwife: 'Ämmaemand', any: 'Pole oluline' },
  },
  'APPOINTMENT.form': {
    label: 'Kuidas eelistate vastuvõttu?',
    topic: 'Kuidas',
    options: { visit: 'Kohapeal', phone: 'Telefoni teel', video: 'Video teel' },
  },
  'CANCEL_APPOINTMENT.which': { label: 'Milline aeg: kuupäev, kellaaeg ja kelle juurde?', topic: 'Aeg' },
  'CANCEL_APPOINTMENT.new': { label: 'Kas on vaja uut aega?', topic: 'Vaja uut aega' },
  'CANCEL_APPOINTMENT.availability': {
    label: 'Millised päevad ja kellaajad sobivad?',
    topic: 'Sobivad ajad',
  },
  'BILLING_QUESTION.invoice': { label: 'Arve number, kui on teada', topic: 'Arve' },
  'BILLING_QUESTION.topic': {
    label: 'Mida küsimus puudutab?',
    topic: 'Mure',
    options: {
      amount: 'Summa või hind',
      pay: 'Maksmine või tähtaeg',
      refund: 'Tagasimakse',
      insurance: 'Ravikindlustus',
      other: 'Muu',
    },
  },
  'BILLING_QUESTION.details': { label: 'Palun täpsustage', topic: 'Täpsustus' },
  'QUESTION.topic': {
    label: 'Mida küsimus puudutab?',
    topic: 'Teema',
    options: {
      health: 'Tervis',
      medicine: 'Ravim',
      results: 'Uuringute tulemused',
      practical: 'Korralduslik küsimus',
    },
  },
  'QUESTION.question': { label: 'Teie küsimus', topic: 'Küsimus' },
};
