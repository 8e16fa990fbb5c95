import type { Language } from '@tervita/domain/core';
import type { CalendarDate } from '@tervita/domain/persons';
import type { Account, Membership } from './person.ts';

/** Somebody with a story. The sex is in the first letter of `born`. */
export interface Chosen {
  readonly name: readonly [first: string, surname: string];
  readonly born: `${'M' | 'F'} ${CalendarDate}`;
  readonly language?: Language;
  readonly country?: 'PL';
  readonly email?: string | null;
  readonly phone?: string;
  readonly account?: Account;
  readonly isPlatformAdmin?: true;
  readonly parents?: readonly string[];
  readonly memberships: readonly Membership[];
  /** Shown where people choose whom to sign in as; without one they are listed among the others. */
  readonly note?: string;
}

export const parnaoru = 0;
export const meretuule = 1;
const list = (code: string): Membership[] => [{ clinic: parnaoru, status: 'MEMBER', list: code }];
const open: Membership = { clinic: meretuule, status: 'MEMBER', list: null };
const pending: Membership = { clinic: parnaoru, status: 'PENDING', list: null };

/** In the order in which the sign-in page offers them. */
export const chosenPatients = {
  mari: {
    name: ['Mari', 'Lepaste'],
    born: 'F 1985-05-14',
    memberships: list('N0412'),
    note: 'Patient, her turn to answer; mother of Oskar and Loore',
  },
  viktor: {
    name: ['Viktor', 'Orlenko'],
    born: 'M 1968-06-20',
    language: 'ru',
    email: 'viktor@example.com',
    phone: '+37250000000',
    memberships: list('N0388'),
    note: 'Patient, writes in Russian, has waited more than a working day',
  },
  emily: {
    name: ['Emily', 'Harcourt'],
    born: 'F 1990-03-02',
    language: 'en',
    memberships: list('N0455'),
    note: 'Patient, writes in English, her turn to answer',
  },
  helve: {
    name: ['Helve', 'Pihlamets'],
    born: 'F 1954-07-09',
    memberships: list('N0412'),
    note: 'Patient, 72, waits for a prescription',
  },
  karlErik: {
    name: ['Karl-Erik', 'Metsoru'],
    born: 'M 1992-04-18',
    memberships: [pending],
    note: 'New patient, the clinic has not accepted him yet',
  },
  urmas: {
    name: ['Urmas', 'Tammsalu'],
    born: 'M 1956-02-27',
    memberships: list('N0412'),
    note: 'Patient, may answer from a later day on',
  },
  martin: {
    name: ['Martin', 'Jõeveer'],
    born: 'M 1987-08-30',
    memberships: list('N0388'),
    note: 'Patient, completed last week, may reopen',
  },
  olga: {
    name: ['Olga', 'Berezko'],
    born: 'F 1978-01-19',
    language: 'ru',
    memberships: [...list('N0412'), open],
    note: 'Patient of both clinics, has a draft; writes in Russian',
  },
  zofia: {
    name: ['Zofia', 'Wrzosek'],
    born: 'F 1988-06-11',
    language: 'pl',
    country: 'PL',
    memberships: [open],
    note: 'Patient of the private clinic, Polish personal code',
  },
  getter: {
    name: ['Getter', 'Vainola'],
    born: 'F 2001-04-05',
    account: 'WITHOUT_CONSENT',
    memberships: list('N0388'),
    note: 'Patient, has not agreed to the terms yet',
  },
  kaspar: {
    name: ['Kaspar', 'Lindvere'],
    born: 'M 1998-02-23',
    email: null,
    memberships: list('N0412'),
    note: 'Patient, profile is incomplete (no e-mail)',
  },
  laura: {
    name: ['Laura', 'Põhjasaar'],
    born: 'F 1995-05-28',
    account: 'NEVER_SIGNED_IN',
    memberships: list('N0455'),
    note: 'Patient, has never signed in',
  },
  kertu: {
    name: ['Kertu', 'Nurmoja'],
    born: 'F 1993-03-16',
    memberships: list('N0388'),
    note: 'Patient, mother of a baby',
  },
  piret: {
    name: ['Piret', 'Kuuselo'],
    born: 'F 1997-02-11',
    memberships: list('N0412'),
    note: 'Patient, expects a child, waits for an answer',
  },
  anneli: {
    name: ['Anneli', 'Rannik'],
    born: 'F 1975-03-30',
    memberships: list('N0388'),
    note: 'Patient, waits for an answer',
  },
  rein: {
    name: ['Rein', 'Saarepuu'],
    born: 'M 1960-01-25',
    memberships: list('N0412'),
    note: 'Patient, waits for an answer about a wound',
  },
  siim: {
    name: ['Siim', 'Kaljuvee'],
    born: 'M 1981-06-02',
    memberships: list('N0388'),
    note: 'Patient, asked for blood tests',
  },
  jelena: {
    name: ['Jelena', 'Morozko'],
    born: 'F 1989-05-17',
    language: 'ru',
    memberships: list('N0412'),
    note: 'Patient, wrote a moment ago in Russian',
  },
  endel: {
    name: ['Endel', 'Kuldvere'],
    born: 'M 1947-03-08',
    memberships: list('N0388'),
    note: 'Patient, 79, wrote a moment ago',
  },
  ljudmila: {
    name: ['Ljudmila', 'Sokolenko'],
    born: 'F 1951-06-25',
    language: 'ru',
    memberships: list('N0388'),
    note: 'Patient, may answer now: the day she was asked for has come',
  },
  silvia: {
    name: ['Silvia', 'Haavaste'],
    born: 'F 1969-04-12',
    memberships: list('N0412'),
    note: 'Patient, cancelled what she sent',
  },
  hannes: {
    name: ['Hannes', 'Liivrand'],
    born: 'M 1972-07-01',
    memberships: [pending],
    note: 'Not in any list; the clinic did not accept his e-contact',
  },
  sander: {
    name: ['Sander', 'Kivimets'],
    born: 'M 1994-01-31',
    memberships: [open],
    note: 'Patient of the private clinic; one e-contact was not sent',
  },
  tonu: { name: ['Tõnu', 'Lepaste'], born: 'M 1983-02-09', memberships: list('N0412') },
  oskar: {
    name: ['Oskar', 'Lepaste'],
    born: 'M 2020-08-22',
    parents: ['mari', 'tonu'],
    memberships: list('N0412'),
  },
  loore: {
    name: ['Loore', 'Lepaste'],
    born: 'F 2023-03-05',
    parents: ['mari', 'tonu'],
    memberships: list('N0412'),
  },
  emil: { name: ['Emil', 'Nurmoja'], born: 'M 2026-05-20', parents: ['kertu'], memberships: list('N0388') },
  eha: {
    name: ['Eha', 'Laanemaa'],
    born: 'F 1958-03-21',
    memberships: [{ clinic: parnaoru, status: 'FORMER', list: null }],
  },
} as const satisfies Record<string, Chosen>;
export type ChosenPatient = keyof typeof chosenPatients;

const staffNote = (work: string) => `${work}, Pärnaoru Perearstikeskus`;

export const chosenStaff = {
  liis: {
    name: ['Liis', 'Kasemaa'],
    born: 'F 1987-06-03',
    memberships: list('N0388'),
    note: `${staffNote('Nurse')}; also a patient`,
  },
  andres: {
    name: ['Andres', 'Põldoja'],
    born: 'M 1971-02-18',
    memberships: [open],
    note: `${staffNote('Doctor, list N0388')}; also a patient`,
  },
  helen: {
    name: ['Helen', 'Lillepuu'],
    born: 'F 1978-05-26',
    memberships: [],
    note: staffNote('Doctor, list N0412, clinic admin'),
  },
  riina: {
    name: ['Riina', 'Teerand'],
    born: 'F 1966-04-30',
    memberships: list('N0412'),
    note: staffNote('Manager, clinic admin'),
  },
  kadri: {
    name: ['Kadri', 'Mägiste'],
    born: 'F 1989-03-12',
    memberships: list('N0412'),
    note: staffNote('Nurse'),
  },
  triin: {
    name: ['Triin', 'Allikmaa'],
    born: 'F 1991-01-27',
    memberships: list('N0388'),
    note: staffNote('Receptionist'),
  },
  marko: {
    name: ['Marko', 'Oruste'],
    born: 'M 1982-06-15',
    memberships: [],
    note: 'Doctor in both clinics, list N0455',
  },
  natalja: {
    name: ['Natalja', 'Sinimets'],
    born: 'F 1975-05-07',
    language: 'ru',
    memberships: list('N0455'),
    note: `${staffNote('Nurse')}; speaks Russian`,
  },
  heidi: {
    name: ['Heidi', 'Merivee'],
    born: 'F 1980-02-02',
    memberships: [],
    note: 'Doctor and admin, Meretuule Erakliinik',
  },
  ewa: {
    name: ['Ewa', 'Jaworek'],
    born: 'F 1992-05-09',
    language: 'pl',
    account: 'WITHOUT_CONSENT',
    memberships: [],
    note: 'New nurse, Meretuule Erakliinik; has not agreed to the terms yet',
  },
  kaarel: {
    name: ['Kaarel', 'Viidasalu'],
    born: 'M 1984-03-19',
    isPlatformAdmin: true,
    memberships: [],
    note: 'Platform administrator of Tervita',
  },
  jaan: {
    name: ['Jaan', 'Võsaste'],
    born: 'M 1955-01-11',
    memberships: [],
    note: staffNote('Retired doctor, deactivated'),
  },
  signe: {
    name: ['Signe', 'Kivioja'],
    born: 'F 1980-06-24',
    memberships: list('N0412'),
    note: `${staffNote('Former nurse, deactivated')}; still a patient`,
  },
} as const satisfies Record<string, Chosen>;
export type ChosenStaff = keyof typeof chosenStaff;
