import { type Chosen, inList, openMember, parnaoru } from './chosen.ts';
import type { Membership } from './person.ts';

const pending: Membership = { clinic: parnaoru, status: 'PENDING', list: null };

/** In the order in which the sign-in page offers them. */
export const chosenPatients = {
  mari: {
    name: ['Mari', 'Lepaste'],
    born: 'F 1985-05-14',
    memberships: inList('N0412'),
    note: 'Patient, her turn to answer; mother of Oskar and Loore',
  },
  viktor: {
    name: ['Viktor', 'Orlenko'],
    born: 'M 1968-06-20',
    language: 'ru',
    email: 'viktor@example.com',
    phone: '+37250000000',
    memberships: inList('N0388'),
    note: 'Patient, writes in Russian, has waited more than a working day',
  },
  emily: {
    name: ['Emily', 'Harcourt'],
    born: 'F 1990-03-02',
    language: 'en',
    memberships: inList('N0455'),
    note: 'Patient, writes in English: her turn, a planned reply, completed, not accepted',
  },
  helve: {
    name: ['Helve', 'Pihlamets'],
    born: 'F 1954-07-09',
    memberships: inList('N0412'),
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
    memberships: inList('N0412'),
    note: 'Patient, may answer from a later day on',
  },
  martin: {
    name: ['Martin', 'Jõeveer'],
    born: 'M 1987-08-30',
    memberships: inList('N0388'),
    note: 'Patient, completed last week, may reopen',
  },
  olga: {
    name: ['Olga', 'Berezko'],
    born: 'F 1978-01-19',
    language: 'ru',
    memberships: [...inList('N0412'), openMember],
    note: 'Patient of both clinics, has a draft; writes in Russian',
  },
  zofia: {
    name: ['Zofia', 'Wrzosek'],
    born: 'F 1988-06-11',
    language: 'pl',
    country: 'PL',
    memberships: [openMember],
    note: 'Patient of the private clinic, Polish personal code',
  },
  getter: {
    name: ['Getter', 'Vainola'],
    born: 'F 2001-04-05',
    account: 'WITHOUT_CONSENT',
    memberships: inList('N0388'),
    note: 'Patient, has not agreed to the terms yet',
  },
  kaspar: {
    name: ['Kaspar', 'Lindvere'],
    born: 'M 1998-02-23',
    email: null,
    memberships: inList('N0412'),
    note: 'Patient, profile is incomplete (no e-mail)',
  },
  laura: {
    name: ['Laura', 'Põhjasaar'],
    born: 'F 1995-05-28',
    account: 'NEVER_SIGNED_IN',
    memberships: inList('N0455'),
    note: 'Patient, has never signed in',
  },
  kertu: {
    name: ['Kertu', 'Nurmoja'],
    born: 'F 1993-03-16',
    memberships: inList('N0388'),
    note: 'Patient, mother of a baby',
  },
  piret: {
    name: ['Piret', 'Kuuselo'],
    born: 'F 1997-02-11',
    memberships: inList('N0412'),
    note: 'Patient, expects a child, waits for an answer',
  },
  anneli: {
    name: ['Anneli', 'Rannik'],
    born: 'F 1975-03-30',
    memberships: inList('N0388'),
    note: 'Patient, waits for an answer',
  },
  rein: {
    name: ['Rein', 'Saarepuu'],
    born: 'M 1960-01-25',
    memberships: inList('N0412'),
    note: 'Patient, waits for an answer about a wound',
  },
  siim: {
    name: ['Siim', 'Kaljuvee'],
    born: 'M 1981-06-02',
    memberships: inList('N0388'),
    note: 'Patient, asked for blood tests',
  },
  jelena: {
    name: ['Jelena', 'Morozko'],
    born: 'F 1989-05-17',
    language: 'ru',
    memberships: inList('N0412'),
    note: 'Patient, wrote a moment ago in Russian',
  },
  endel: {
    name: ['Endel', 'Kuldvere'],
    born: 'M 1947-03-08',
    memberships: inList('N0388'),
    note: 'Patient, 79, wrote a moment ago',
  },
  ljudmila: {
    name: ['Ljudmila', 'Sokolenko'],
    born: 'F 1951-06-25',
    language: 'ru',
    memberships: inList('N0388'),
    note: 'Patient, may answer now: the day she was asked for has come',
  },
  silvia: {
    name: ['Silvia', 'Haavaste'],
    born: 'F 1969-04-12',
    memberships: inList('N0412'),
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
    memberships: [openMember],
    note: 'Patient of the private clinic; one e-contact was not sent',
  },
  tonu: { name: ['Tõnu', 'Lepaste'], born: 'M 1983-02-09', memberships: inList('N0412') },
  oskar: {
    name: ['Oskar', 'Lepaste'],
    born: 'M 2020-08-22',
    parents: ['mari', 'tonu'],
    memberships: inList('N0412'),
  },
  loore: {
    name: ['Loore', 'Lepaste'],
    born: 'F 2023-03-05',
    parents: ['mari', 'tonu'],
    memberships: inList('N0412'),
  },
  emil: { name: ['Emil', 'Nurmoja'], born: 'M 2026-05-20', parents: ['kertu'], memberships: inList('N0388') },
  eha: {
    name: ['Eha', 'Laanemaa'],
    born: 'F 1958-03-21',
    memberships: [{ clinic: parnaoru, status: 'FORMER', list: null }],
  },
} as const satisfies Record<string, Chosen>;
export type ChosenPatient = keyof typeof chosenPatients;
