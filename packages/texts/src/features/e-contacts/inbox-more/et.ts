import type { inboxMore as en } from './en.ts';

export const inboxMore: typeof en = {
  find: (filter) => `Otsi: ${filter}`,
  noLongerHere: 'ei tööta enam siin',
  nothing: 'Sobivat ei leitud',
  views: {
    none: 'Valige filtrid ja salvestage need siin oma nimega.',
    name: 'Vaate nimi',
    save: 'Salvesta vaade',
    remove: (name) => `Eemalda: ${name}`,
  },
  inList: 'Selles loendis',
  from: 'Esimene päev',
  to: 'Viimane päev',
  showRange: 'Näita neid päevi',
  wrongRange: 'Viimane päev on enne esimest',
  patients: 'Patsiendid',
  eContacts: 'E-kontaktid',
  noEContacts: 'Sellel patsiendil e-kontakte veel ei ole.',
  nobodyTitle: 'Kedagi ega midagi ei leitud',
  nobodyText:
    'Kontrollige nime, isikukoodi või e-posti aadressi. Võite ka alustada e-kontakti uue patsiendi eest.',
  addPatient: 'Lisa patsient',
  write: 'Kirjuta',
  writeTo: (name) => `Kirjuta: ${name}`,
};
