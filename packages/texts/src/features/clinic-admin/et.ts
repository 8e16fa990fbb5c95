import type { clinicAdmin as en } from './en.ts';

export const clinicAdmin: typeof en = {
  tabsLabel: 'Halduse osad',
  tabs: {
    patientLists: 'Nimistud',
    clinicImport: 'Import',
    employees: 'Töötajad',
    globalMessage: 'Üldteade',
    clinicInfo: 'Kliiniku andmed',
    clinicFeatures: 'Funktsioonid',
    questionnaireTexts: 'Küsimustikud',
  },
  adminsOnly: {
    title: 'Seda lehte saavad avada ainult kliiniku administraatorid',
    text: 'Pöörduge oma kliiniku administraatori poole.',
    toInbox: 'E-kontaktide juurde',
  },
};
