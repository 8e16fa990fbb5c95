import { randomUUID } from 'node:crypto';
import { sendEContactText } from '@tervita/contract/e-contacts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const write = async (personId: string, userId: string, clinicId: string) => {
  const body = { eContactType: 'COUGH', patientPersonId: personId, clinicId, text: 'Köha' } as const;
  return test.call(sendEContactText, { body }, { as: await make.session(userId) });
};

describe('an e-contact to a clinic that cannot be written to', () => {
  it('tells a person who belongs to no clinic that this is why', async () => {
    const { personId, userId } = await make.person();
    expect(await write(personId, userId, randomUUID())).toMatchObject({
      status: 468,
      raw: { code: 'PATIENT_NOT_RELATED_WITH_ANY_CLINIC' },
    });
  });

  it('tells so also who has left their only clinic', async () => {
    const { personId, userId } = await make.person();
    await make.member(await make.clinic(), personId, 'FORMER');
    expect((await write(personId, userId, randomUUID())).raw.code).toBe(
      'PATIENT_NOT_RELATED_WITH_ANY_CLINIC',
    );
  });

  it('is not found for somebody who has a clinic', async () => {
    const { patient } = await make.clinicWithPatient();
    expect((await write(patient.personId, patient.userId, randomUUID())).status).toBe(404);
  });

  it('is not the case of a first letter to a family-doctor centre: it waits there', async () => {
    const { personId, userId } = await make.person();
    expect((await write(personId, userId, await make.clinic())).status).toBe(200);
  });
});
