import { randomUUID } from 'node:crypto';
import type { RouteDefinition } from '@tervita/contract/core';
import { agreementVersion } from '@tervita/domain/clinic-signup';
import { generatePersonalCode } from '@tervita/domain/persons';
import { informationContent } from './information.ts';

type Fields = Readonly<Record<string, unknown>>;

let serial = 0;
/** Of somebody whom nobody here knows. */
const personalCode = () => {
  serial += 1;
  return generatePersonalCode('EE', { birthDate: '1968-04-03', sex: 'FEMALE', serial: 1 + (serial % 900) });
};
const address = () => `${randomUUID()}@example.com`;

/** Eight digits whose last one checks the others. */
const registrationCode = (): string => {
  serial += 1;
  const digits = [...String(1_300_000 + serial)].map(Number);
  const sum = (weights: readonly number[]) =>
    weights.reduce((all, weight, at) => all + weight * (digits[at] ?? 0), 0) % 11;
  const first = sum([1, 2, 3, 4, 5, 6, 7]);
  return `${digits.join('')}${first < 10 ? first : sum([3, 4, 5, 6, 7, 8, 9]) % 10}`;
};

const newPassword = () => ({ email: address(), password: 'vihmavari-ja-kass-2026', otp: '123456' });
const clinic = () => ({
  registrationCode: registrationCode(),
  country: 'EE',
  clinicName: `Metsaoja ${randomUUID()}`,
  kind: 'FAMILY_DOCTOR',
  address: 'Kase 4, Viljandi',
  timeZone: 'Europe/Tallinn',
  email: 'info@metsaoja.example',
  firstName: 'Pille',
  surname: 'Randmäe',
  personalCode: personalCode(),
  contactEmail: address(),
  role: 'DOCTOR',
});
const signer = () => ({ personalCode: personalCode(), phone: '+3725123456' });
const information = () => ({ ...informationContent('Seljavalu') });

/** What is checked by more than its form: codes with check digits, passwords, whole texts. */
const byCall: Readonly<Record<string, () => Fields>> = {
  'POST /send-otp': () => ({ purpose: 'SIGNUP', email: address() }),
  'POST /signup/password': newPassword,
  'POST /reset-password': newPassword,
  'POST /users/password': () => ({ password: 'vihmavari-ja-kass-2026' }),
  'POST /users/complete-profile': () => ({
    email: address(),
    otp: '123456',
    phone: '5123 4567',
    firstName: 'Mari',
    surname: 'Lepaste',
    birthDate: '1968-04-03',
    personalCode: personalCode(),
  }),
  'GET /patient/person/lookup': () => ({ personalCode: personalCode() }),
  'GET /clinic/patients/lookup': () => ({ personalCode: personalCode() }),
  'POST /clinic/:clinicId/employees': () => ({
    personalCode: personalCode(),
    firstName: 'Eneli',
    surname: 'Kuusk',
    email: address(),
    role: 'NURSE',
  }),
  'PUT /clinic/e-contacts/:id/reply-draft': () => ({
    reply: 'Tere',
    note: '',
    replaces: { reply: '', note: '' },
  }),
  'POST /misp/auth/mobile-id': signer,
  'POST /misp/auth/mobile-id/status': signer,
  'POST /misp/auth/smart-id': () => ({ personalCode: personalCode() }),
  'POST /misp/auth/smart-id/status': () => ({ personalCode: personalCode() }),
  'POST /misp/patient-list/import': () => ({ listCodes: ['N0412'] }),
  'POST /prm/information-hub': information,
  'POST /prm/information-hub/:id/versions': information,
  'POST /prm/prompts/:purpose/versions': () => ({
    purpose: 'TRANSLATION',
    modelId: null,
    systemMessage: 'Translate and answer in JSON.',
    userMessage: 'To {{targetLanguage}}: {{text}}',
    parameters: {},
  }),
  'POST /prm/clinics': clinic,
  'POST /signup/clinic': () => ({
    ...clinic(),
    applicationId: randomUUID(),
    companyName: 'Metsaoja Arstid OÜ',
    agreementVersion,
    maySign: true,
  }),
};

export const formFor = ({ method, path }: RouteDefinition): Fields => byCall[`${method} ${path}`]?.() ?? {};
