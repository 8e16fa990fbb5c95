import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'APPOINTMENT.reason': { label: 'Jaki jest powód wizyty?', topic: 'Powód wizyty' },
  'APPOINTMENT.with': {
    label: 'Do kogo ma być wizyta?',
    topic: 'Do kogo',
    options: { doctor: 'Lekarz', nurse: 'Pielęgniarka', midwife: 'Położna', any: 'Bez znaczenia' },
  },
  'APPOINTMENT.form': {
    label: 'W jakiej formie?',
    topic: 'Forma',
    options: { visit: 'Osobiście', phone: 'Teleporada (telefon)', video: 'Wideo' },
  },
  'CANCEL_APPOINTMENT.which': { label: 'Która wizyta: data, godzina i do kogo?', topic: 'Wizyta' },
  'CANCEL_APPOINTMENT.new': { label: 'Czy potrzebny jest nowy termin?', topic: 'Potrzebny nowy termin' },
  'CANCEL_APPOINTMENT.availability': { label: 'Jakie dni i godziny pasują?', topic: 'Pasujące terminy' },
  'BILLING_QUESTION.invoice': { label: 'Numer faktury, jeśli znany', topic: 'Faktura' },
  'BILLING_QUESTION.topic': {
    label: 'Czego dotyczy pytanie?',
    topic: 'Dotyczy',
    options: {
      amount: 'Kwota lub cena',
      pay: 'Płatność lub termin',
      refund: 'Zwrot',
      insurance: 'Ubezpieczenie',
      other: 'Inne',
    },
  },
  'BILLING_QUESTION.details': { label: 'Proszę podać szczegóły', topic: 'Szczegóły' },
  'QUESTION.topic': {
    label: 'Czego dotyczy pytanie?',
    topic: 'Dotyczy',
    options: {
      health: 'Zdrowie',
      medicine: 'Lek',
      results: 'Wyniki badań',
      practical: 'Sprawa organizacyjna',
    },
  },
  'QUESTION.question': { label: 'Pytanie do przychodni', topic: 'Pytanie' },
};
