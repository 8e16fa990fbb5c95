import type { pdf as english } from './en.ts';

export const pdf: typeof english = {
  title: 'E-kontakt',
  patient: 'Patsient',
  personalCode: 'Isikukood',
  birthDate: 'Sünnikuupäev',
  list: 'Nimistu',
  reason: 'Põhjus',
  danger: 'Ohumärgid',
  dangerNotAsked: 'Ei küsitud',
  status: 'Staatus',
  sent: 'Saadetud',
  by: 'Kirjutas',
  assignee: 'Vastutaja',
  creators: {
    PATIENT: (name) => name,
    REPRESENTATIVE: (name) => `${name}, patsiendi esindaja`,
    CLINIC: (name) => `${name}, patsiendi sõnade järgi`,
  },
  authors: { PATIENT: 'Patsient', REPRESENTATIVE: 'Patsiendi esindaja', STAFF: 'Kliinik', SYSTEM: 'Tervita' },
  conversation: 'Vestlus',
  note: 'Sisemärkus',
  files: (names) => `Failid: ${names}`,
  opens: (day) => `Patsient saab vastata alates: ${day}`,
  made: (when, by) => `Koostas ${by} ${when}`,
  page: (number) => `Lk ${number}`,
  confidential: 'Sisaldab terviseandmeid',
};
