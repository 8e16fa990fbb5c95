import {
  addInfo,
  approvePrescription,
  completeEContact,
  declinePrescription,
  listClinicEContacts,
  listMyEContactPrescriptions,
  listPatientEContacts,
  moveManyEContacts,
  undoPrescriptionDecision,
} from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { heart, methotrexate, prescriptionScene } from '../../testing/prescription-scene.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const { scene, sendAsking, ask, listed, mine, begun } = prescriptionScene(
  () => test,
  () => make,
);

describe('a request', () => {
  it('that waits for the clinic is not made twice, also not under another spelling; declined, it is', async () => {
    const made = await begun();
    const again = { ...heart, brand: 'BETAROLIN ' };
    expect((await sendAsking(made, [again])).raw.code).toBe('PRESCRIPTION_ALREADY_WAITS');
    const body = { reason: 'TOO_EARLY' } as const;
    await test.call(declinePrescription, { params: made.first, body }, { as: made.asDoctor });
    expect((await sendAsking(made, [again])).status).toBe(200);
  });

  it.each([
    ['without its strength', { ...heart, strength: '' }, 468],
    ['by hand, with its strength in the name', { ...heart, brand: 'betarolin 50 mg', strength: '' }, 468],
    ['in another strength', { ...heart, strength: '100 mg' }, 200],
  ])('that waits for the clinic, %s', async (_, again, status) => {
    expect((await sendAsking(await begun(), [again])).status).toBe(status);
  });

  it('of two that are sent at once asks for a medicine once', async () => {
    const made = await scene();
    const all = await Promise.all([1, 2, 3].map(() => sendAsking(made, [heart])));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 468, 468]);
  });

  it('that was declined says so on the card of the next, however that is written', async () => {
    const made = await scene();
    const first = await ask(made, [
      { ...heart, brand: 'OxyContin', activeIngredient: '', strength: '20 mg' },
    ]);
    const [waiting] = await listed(made.asDoctor, first);
    const body = { reason: 'OTHER', words: 'Liiga vara' } as const;
    const params = { id: first, prescriptionId: waiting?.id ?? '' };
    expect((await test.call(declinePrescription, { params, body }, { as: made.asDoctor })).status).toBe(200);
    const again = await ask(made, [
      { ...heart, brand: 'Oxy-Contin 20mg', activeIngredient: '', strength: '' },
    ]);
    expect((await listed(made.asDoctor, again))[0]?.decisions).toMatchObject([
      { state: 'DECLINED', declineWords: 'Liiga vara' },
    ]);
  });

  it('names no medicine twice', async () => {
    const made = await scene();
    const halfTwice = await sendAsking(made, [{ ...heart, strength: '' }, heart]);
    expect(halfTwice.raw.code).toBe('PRESCRIPTION_ALREADY_WAITS');
    const twice = await sendAsking(made, [methotrexate, { ...methotrexate, brand: 'METHOTAVEND' }]);
    expect(twice.raw.code).toBe('PRESCRIPTION_ALREADY_WAITS');
  });

  it('that tells of danger comes through although a medicine in it waits already', async () => {
    const made = await begun();
    const sent = await sendAsking(made, [
      { ...heart, comment: 'I have taken 40 paracetamol tablets an hour ago' },
    ]);
    expect(sent.status).toBe(200);
  });

  it.each([
    ['methotrexate every day', { ...methotrexate, frequency: 'ONCE_DAILY', weekday: null }, 468],
    ['methotrexate as needed', { ...methotrexate, frequency: 'AS_NEEDED', weekday: null }, 468],
    ['methotrexate once a week without a day', { ...methotrexate, weekday: null }, 400],
    ['methotrexate on Mondays', methotrexate, 200],
    ['a daily medicine with a weekday', { ...heart, weekday: 1 }, 400],
    ['another frequency without words', { ...heart, frequency: 'OTHER' }, 400],
    ['another frequency in words', { ...heart, frequency: 'OTHER', frequencyWords: 'two days a month' }, 200],
    ['an eighth day of the week', { ...methotrexate, weekday: 8 }, 400],
  ])('of %s', async (_, medicine, status) => {
    const made = await scene();
    const sent = await sendAsking(made, [medicine]);
    expect(sent.status).toBe(status);
    if (status === 200) expect(await mine(made)).toMatchObject([medicine]);
    if (status === 468) expect(sent.raw.code).toBe('PRESCRIPTION_FREQUENCY_NOT_OFFERED');
  });
});

describe('a decision', () => {
  it('on a careful medicine is made with what it is for, how often, and that there is no pregnancy', async () => {
    const made = await scene();
    await sql`update clinic_member set sex = 'FEMALE', birth_date = '1990-05-05'
      where clinic_id = ${made.clinicId}`.execute(test.database.system);
    const id = await ask(made, [methotrexate, heart]);
    const [asked] = await listed(made.asDoctor, id);
    expect(asked).toMatchObject({ alert: 'METHOTREXATE', asksPregnancy: true, decisions: [] });
    const params = { id, prescriptionId: asked?.id ?? '' };
    const approve = (confirmation?: object) =>
      test.call(
        approvePrescription,
        { params, ...(confirmation ? { body: { confirmation } as never } : {}) },
        { as: made.asDoctor },
      );
    const whole = { frequency: 'ONCE_WEEKLY', weekday: 2, indication: 'Reumatoidartriit', pregnancy: 'NO' };
    expect((await approve()).raw.code).toBe('PRESCRIPTION_TO_CONFIRM');
    for (const pregnancy of [null, 'YES', 'UNSURE'])
      expect((await approve({ ...whole, pregnancy })).raw.code).toBe('PRESCRIPTION_TO_CONFIRM');
    expect((await approve({ ...whole, indication: ' ' })).status).toBe(400);
    const daily = { ...whole, frequency: 'ONCE_DAILY', weekday: null };
    expect((await approve(daily)).raw.code).toBe('PRESCRIPTION_FREQUENCY_NOT_OFFERED');
    expect((await approve(whole)).status).toBe(200);
    expect((await listed(made.asDoctor, id))[0]).toMatchObject({
      ...{ state: 'APPROVED', frequency: 'ONCE_WEEKLY', weekday: 2, indication: 'Reumatoidartriit' },
    });
    await test.call(undoPrescriptionDecision, { params }, { as: made.asDoctor });
    expect((await listed(made.asDoctor, id))[0]).toMatchObject({
      ...{ state: 'REQUESTED', frequency: 'ONCE_WEEKLY', weekday: 1, indication: '' },
    });
    expect((await approve(whole)).status).toBe(200);
    // The next request of it shows who decided what.
    const again = await ask(made, [{ ...methotrexate, brand: 'Muu nimi' }]);
    expect((await listed(made.asDoctor, again))[0]?.decisions).toMatchObject([
      {
        ...{ state: 'APPROVED', byName: expect.any(String), declineReason: null },
        ...{ frequency: 'ONCE_WEEKLY', weekday: 2, frequencyWords: '' },
      },
    ]);
  });

  it('on any other medicine changes nothing of what was asked for', async () => {
    const { asDoctor, id, first } = await begun();
    const confirmation = { frequency: 'FOUR_TIMES_DAILY', indication: 'x' } as never;
    const approved = await test.call(
      approvePrescription,
      { params: first, body: { confirmation } },
      { as: asDoctor },
    );
    expect(approved.status).toBe(200);
    expect((await listed(asDoctor, id))[0]).toMatchObject({ ...heart, state: 'APPROVED', indication: '' });
  });

  it('is made or left on purpose before the e-contact is completed, alone or among many', async () => {
    const { asDoctor, asPatient, clinicId, id } = await begun();
    const complete = (body: object) =>
      test.call(
        completeEContact,
        { params: { id }, body: { fixedInfoText: 'OTHER', ...body } as never },
        { as: asDoctor },
      );
    expect((await complete({})).raw.code).toBe('E_CONTACT_PRESCRIPTIONS_WAIT');
    expect((await complete({ infoText: 'Head aega' })).raw.code).toBe('E_CONTACT_PRESCRIPTIONS_WAIT');
    const action = { kind: 'COMPLETE', reason: 'OTHER' } as const;
    const body = { clinicId, eContacts: [{ id, version: 1 }], action } as never;
    const many = await test.call(moveManyEContacts, { params: { clinicId }, body } as never, {
      as: asDoctor,
    });
    expect(many.raw).toMatchObject({ left: [{ id, code: 'E_CONTACT_PRESCRIPTIONS_WAIT' }] });
    const rows = await test.call(listClinicEContacts, { query: { clinicId } }, { as: asDoctor });
    expect(rows.body.eContacts[0]?.undecidedMedicines).toEqual(['Betarolin 50 mg', 'Pantosel 40 mg']);
    expect((await complete({ leavesMedicines: true })).status).toBe(200);
    const seen = await test.call(listMyEContactPrescriptions, { params: { id } }, { as: asPatient });
    expect(seen.body.prescriptions.map(({ state }) => state)).toEqual(['NOT_DECIDED', 'NOT_DECIDED']);
  });

  it('on every medicine is what the patient reads, until they write more', async () => {
    const { asDoctor, asPatient, id, first, second } = await begun();
    const isDecided = async () => {
      const query = {};
      const { eContacts } = (await test.call(listPatientEContacts, { query }, { as: asPatient })).body;
      return eContacts.find((each) => each.id === id)?.areMedicinesDecided;
    };
    await test.call(approvePrescription, { params: first }, { as: asDoctor });
    expect(await isDecided()).toBe(false);
    const body = { reason: 'TOO_EARLY' } as const;
    await test.call(declinePrescription, { params: second, body }, { as: asDoctor });
    expect(await isDecided()).toBe(true);
    await test.call(addInfo, { params: { id }, body: { infoText: 'Miks nii?' } }, { as: asPatient });
    expect(await isDecided()).toBe(false);
  });
});
