import type { RepresentedPerson } from '@tervita/contract/persons';
import { givenUser } from '../../../../core/session/given.ts';
import type { Clinic } from './where/use-clinics.ts';

export const user = givenUser();
export const clinicId = '01960000-0000-7000-8000-00000000000c';
export const childId = '01960000-0000-7000-8000-000000000009';

export const me: RepresentedPerson = {
  personId: user.personId,
  isMe: true,
  firstName: user.firstName,
  surname: user.surname,
  personalCode: '48505140431',
  birthDate: '1985-05-14',
  sex: 'FEMALE',
  email: null,
  phone: null,
  until: null,
};

export const givenChild = (more: Partial<RepresentedPerson> = {}): RepresentedPerson => ({
  ...me,
  personId: childId,
  isMe: false,
  firstName: 'Oskar',
  birthDate: '2019-05-06',
  sex: 'MALE',
  personalCode: null,
  until: '2037-05-06',
  ...more,
});

export const givenClinic = (more: Partial<Clinic> = {}): Clinic => ({
  clinicId,
  name: 'Pärnaoru Perearstikeskus',
  country: 'EE',
  registrationCode: null,
  address: 'Pärna 12',
  phone: null,
  websites: [],
  emails: [],
  kind: 'FAMILY_DOCTOR',
  membership: 'MEMBER',
  isFamilyDoctor: true,
  isRelated: true,
  openingHours: { timeZone: 'Europe/Tallinn', weekly: [], specialDays: [] },
  ...more,
});
