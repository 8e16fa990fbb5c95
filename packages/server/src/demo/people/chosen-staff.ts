import { type Chosen, inList, openMember } from './chosen.ts';

const staffNote = (work: string) => `${work}, Pärnaoru Perearstikeskus`;

export const chosenStaff = {
  liis: {
    name: ['Liis', 'Kasemaa'],
    born: 'F 1987-06-03',
    memberships: inList('N0388'),
    note: `${staffNote('Nurse')}; also a patient`,
  },
  andres: {
    name: ['Andres', 'Põldoja'],
    born: 'M 1971-02-18',
    memberships: [openMember],
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
    memberships: inList('N0412'),
    note: staffNote('Manager, clinic admin'),
  },
  kadri: {
    name: ['Kadri', 'Mägiste'],
    born: 'F 1989-03-12',
    memberships: inList('N0412'),
    note: staffNote('Nurse'),
  },
  triin: {
    name: ['Triin', 'Allikmaa'],
    born: 'F 1991-01-27',
    memberships: inList('N0388'),
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
    memberships: inList('N0455'),
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
    memberships: inList('N0412'),
    note: `${staffNote('Former nurse, deactivated')}; still a patient`,
  },
} as const satisfies Record<string, Chosen>;
export type ChosenStaff = keyof typeof chosenStaff;
