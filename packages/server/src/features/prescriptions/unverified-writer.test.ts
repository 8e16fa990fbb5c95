import {
  approvePrescription,
  declinePrescription,
  listEContactPrescriptions,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import { listPatientPrescriptions } from '@tervita/contract/prescriptions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { unverifiedWriter } from '../../testing/unverified-writer.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const medicine = { brand: 'Betarolin', strength: '50 mg', frequency: 'ONCE_DAILY' };

const scene = async () => {
  const made = await make.clinicWithPatient();
  const doctor = await make.employee(made.clinicId, { role: 'DOCTOR' });
  const asDoctor = await make.session(doctor.userId, 'PRM_DOCTOR');
  const asked = async (as: string, patientPersonId: string, eContactType = 'PRESCRIPTION') => {
    const body = { eContactType, patientPersonId, clinicId: made.clinicId, text: 'Palun' };
    const sent = { body: { ...body, prescriptions: [medicine] } as never };
    const { id } = (await test.call(sendEContactText, sent, { as })).body;
    const { prescriptions } = (
      await test.call(listEContactPrescriptions, { params: { id } }, { as: asDoctor })
    ).body;
    return { id, prescriptions, params: { id, prescriptionId: prescriptions[0]?.id ?? '' } };
  };
  /** Beside the clinic's record of the patient. */
  const listed = async (eContactId: string) => {
    const { rows } = await sql<{ clinicMemberId: string }>`
      select clinic_member_id as "clinicMemberId" from e_contact where id = ${eContactId}`.execute(
      test.database.system,
    );
    const query = { clinicMemberId: rows[0]?.clinicMemberId ?? '' };
    const { body } = await test.call(listPatientPrescriptions, { query }, { as: asDoctor });
    return body.prescriptions.map((each) => each.eContactId);
  };
  return { ...made, asDoctor, asked, listed };
};

it('a medicine that somebody asked for in a patient’s name is not approved before it is known that they may', async () => {
  const { patient, asDoctor, asked } = await scene();
  const stranger = await unverifiedWriter(test, make, patient.personId);
  const { params } = await asked(stranger.as, stranger.patientPersonId);
  expect(await test.call(approvePrescription, { params }, { as: asDoctor })).toMatchObject({
    status: 468,
    raw: { code: 'REPRESENTATION_TO_CONFIRM' },
  });
  const body = { reason: 'OTHER', words: 'Tulge vastuvõtule' } as const;
  expect((await test.call(declinePrescription, { params, body }, { as: asDoctor })).status).toBe(200);
});

it('nor does it stand among those of the patient', async () => {
  const { patient, asPatient, asked, listed } = await scene();
  const stranger = await unverifiedWriter(test, make, patient.personId);
  await asked(stranger.as, stranger.patientPersonId);
  const own = await asked(asPatient, patient.personId);
  expect(await listed(own.id)).toEqual([own.id]);
});

it('medicines go along only where somebody decides on them', async () => {
  const { patient, asPatient, asked } = await scene();
  expect((await asked(asPatient, patient.personId)).prescriptions).toHaveLength(1);
  expect((await asked(asPatient, patient.personId, 'QUESTION')).prescriptions).toEqual([]);
});
