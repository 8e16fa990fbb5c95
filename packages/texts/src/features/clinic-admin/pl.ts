import type { clinicAdmin as en } from './en.ts';

export const clinicAdmin: typeof en = {
  tabsLabel: 'Działy administracji',
  tabs: {
    patientLists: 'Listy pacjentów',
    clinicImport: 'Import',
    employees: 'Pracownicy',
    globalMessage: 'Komunikat ogólny',
    clinicInfo: 'Dane przychodni',
    clinicFeatures: 'Funkcje',
    questionnaireTexts: 'Kwestionariusze',
  },
  adminsOnly: {
    title: 'Tę stronę mogą otworzyć tylko administratorzy przychodni',
    text: 'Można zwrócić się do administratora przychodni.',
    toInbox: 'Do e-kontaktów',
  },
};
