import type { pdf as english } from './en.ts';

export const pdf: typeof english = {
  title: 'E-kontakt',
  patient: 'Pacjent',
  personalCode: 'Numer PESEL',
  birthDate: 'Data urodzenia',
  list: 'Lista',
  reason: 'Powód',
  danger: 'Objawy alarmowe',
  dangerNotAsked: 'Nie pytano',
  status: 'Status',
  sent: 'Wysłano',
  by: 'Autor',
  assignee: 'Osoba odpowiedzialna',
  creators: {
    PATIENT: (name) => name,
    REPRESENTATIVE: (name) => `${name}, reprezentuje pacjenta`,
    CLINIC: (name) => `${name}, na podstawie słów pacjenta`,
  },
  authors: {
    PATIENT: 'Pacjent',
    REPRESENTATIVE: 'Reprezentuje pacjenta',
    STAFF: 'Przychodnia',
    SYSTEM: 'Tervita',
  },
  conversation: 'Rozmowa',
  note: 'Notatka wewnętrzna',
  files: (names) => `Pliki: ${names}`,
  opens: (day) => `Pacjent może odpowiedzieć od ${day}`,
  made: (when, by) => `Utworzono ${when}, autor: ${by}`,
  page: (number) => `Str. ${number}`,
  confidential: 'Zawiera dane o zdrowiu',
};
