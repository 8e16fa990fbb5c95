import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'APPOINTMENT.reason': { label: 'Mis on visiidi põhjus?', topic: 'Visiidi põhjus' },
  'APPOINTMENT.with': {
    label: 'Kelle vastuvõttu soovite?',
    topic: 'Kelle vastuvõtt',
    options: { doctor: 'Arsti', nurse: 'Õe', midwife: 'Ämmaemanda', any: 'Pole oluline' },
  },
  'APPOINTMENT.form': {
    label: 'Milline vastuvõtt Teile sobib?',
    topic: 'Vastuvõtu viis',
    options: { visit: 'Kohapeal', phone: 'Telefoni teel', video: 'Videokõnega' },
  },
  'CANCEL_APPOINTMENT.which': {
    label: 'Millise aja soovite tühistada: kuupäev, kellaaeg ja kelle juures?',
    topic: 'Aeg',
  },
  'CANCEL_APPOINTMENT.new': { label: 'Kas on vaja uut aega?', topic: 'Vaja uut aega' },
  'CANCEL_APPOINTMENT.availability': {
    label: 'Millised päevad ja kellaajad sobivad?',
    topic: 'Sobivad ajad',
  },
  'BILLING_QUESTION.invoice': { label: 'Arve number, kui on teada', topic: 'Arve' },
  'BILLING_QUESTION.topic': {
    label: 'Mida küsimus puudutab?',
    topic: 'Teema',
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
