import { listPatientLists } from '@tervita/contract/clinics';
import {
  type ClinicPatient,
  editPatient,
  getPatient,
  listRepresentatives,
  lookUpPatient,
} from '@tervita/contract/patients';
import { generatePersonalCode } from '@tervita/domain/persons';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { useCommandKeys } from '../../../../core/commands/index.ts';
import { givenStaff } from '../../../../core/session/given.ts';
import { answers, type FakeAnswer, fakeServer } from '../../../../testing/answers.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { Component } from './create-page.tsx';

export const user = givenStaff();
export const idOf = (number: number) =>
  `01960000-0000-7000-8000-0000000002${String(number).padStart(2, '0')}`;
export const code = generatePersonalCode('EE', { birthDate: '1980-05-14', sex: 'FEMALE', serial: 11 });

export const oie: ClinicPatient = {
  clinicMemberId: idOf(1),
  personId: idOf(2),
  firstName: 'Õie',
  surname: 'Kask',
  personalCode: code,
  birthDate: '1980-05-14',
  sex: 'FEMALE',
  email: 'oie@example.com',
  phone: '+37251234567',
  phoneGivenByPatient: false,
  listCode: 'N0412',
  status: 'MEMBER',
  lastOnlineAt: '2026-03-12T08:00:00.000Z',
};
const lists = {
  patientListWithClinicians: [
    {
      code: 'N0412',
      doctorName: 'Andres Põldoja',
      registrationNumber: null,
      patientCount: 0,
      lastImportAt: null,
      lastImport: null,
    },
  ],
};
export const created = { id: idOf(9), status: 'SUBMITTED', turn: 'PATIENT', version: 1 } as const;

export const common = (patient: ClinicPatient) => [
  answers(getPatient, patient),
  answers(editPatient, patient),
  answers(listPatientLists, lists),
  answers(listRepresentatives, { representatives: [] }),
  answers(lookUpPatient, { patient: null, birthDate: null, sex: null }),
];

function Page() {
  useCommandKeys();
  return <Component />;
}

export const open = async (search: string, ...more: FakeAnswer[]) => {
  const server = fakeServer(...more);
  const view = await renderScreen(<Page />, { user, at: `/clinic-e-contacts/new?${search}` });
  const sent = (method: string) => server.calls.filter((call) => call.method === method);
  return { ...view, ...server, sent, press: userEvent.setup() };
};
export const addressIs = (view: { router: { state: { location: { search: string } } } }, words: string) =>
  waitFor(() => expect(view.router.state.location.search).toContain(words));
