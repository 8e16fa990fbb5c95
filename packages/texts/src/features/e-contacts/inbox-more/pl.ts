import type { inboxMore as en } from './en.ts';

export const inboxMore: typeof en = {
  find: (filter) => `Szukaj: ${filter}`,
  noLongerHere: 'już tu nie pracuje',
  nothing: 'Nic nie pasuje',
  views: {
    none: 'Ustaw filtry i zachowaj je tutaj pod własną nazwą.',
    name: 'Nazwa widoku',
    save: 'Zachowaj widok',
    remove: (name) => `Usuń: ${name}`,
  },
  inList: 'Na tej liście',
  from: 'Pierwszy dzień',
  to: 'Ostatni dzień',
  showRange: 'Pokaż te dni',
  wrongRange: 'Ostatni dzień jest przed pierwszym',
  patients: 'Pacjenci',
  eContacts: 'E-kontakty',
  noEContacts: 'Ten pacjent nie ma jeszcze e-kontaktów.',
  nobodyTitle: 'Nikogo i niczego nie znaleziono',
  nobodyText:
    'Proszę sprawdzić nazwisko, numer PESEL lub e-mail. Można też zacząć e-kontakt dla nowego pacjenta.',
  addPatient: 'Dodaj pacjenta',
  write: 'Napisz',
  writeTo: (name) => `Napisz: ${name}`,
};
