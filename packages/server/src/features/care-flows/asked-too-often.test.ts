import { finaliseHostedWithPatient, startHostedWithPatient } from '@tervita/contract/care-flows';
import { sendEContactText } from '@tervita/contract/e-contacts';
import { askedMost } from '@tervita/domain/care-flows';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { startHostedApp } from '../../testing/hosted-app.ts';

const { standIn, test, make, started, deliver, letterOf } = await startHostedApp({
  hasWorker: true,
  countsUse: true,
});

let findResult: MockInstance;
beforeEach(() => {
  findResult = vi.spyOn(standIn.provider, 'findResult');
  findResult.mockClear();
});

const times = async (count: number, work: () => Promise<unknown>) => {
  for (let time = 0; time < count; time += 1) await work();
};

describe('whoever asks again and again about what has ended', () => {
  it('has the provider asked so many times; its own word still brings what was answered late', async () => {
    const { finalise, eContactId, sessionUrl, stateOf, flow } = await started();
    await finalise(eContactId, true);
    await times(askedMost + 10, () => finalise(eContactId));
    expect(findResult).toHaveBeenCalledTimes(askedMost);
    await standIn.fill(sessionUrl);
    expect((await finalise(eContactId)).body.status).toBe('FAILED');
    await deliver(letterOf(flow?.pathway_id));
    await eventually(async () => expect(await stateOf()).toBe('DONE'));
    expect((await finalise(eContactId)).body.status).toBe('SUBMITTED');
  });

  it('of staff is no different', async () => {
    const { asNurse, begin } = await atTheDesk();
    const { params, actionId } = await begin();
    const finalise = (cancelled: boolean) =>
      test.call(finaliseHostedWithPatient, { params, body: { cancelled, actionId } }, { as: asNurse });
    await finalise(true);
    await times(askedMost + 10, () => finalise(false));
    expect(findResult).toHaveBeenCalledTimes(askedMost);
  });
});

/** A nurse with an e-contact of a patient before her. */
const atTheDesk = async () => {
  const { clinicId, patient, asPatient, asNurse } = await make.clinicWithPatient();
  const matter = { eContactType: 'COUGH', patientPersonId: patient.personId, clinicId } as const;
  const { id } = (await test.call(sendEContactText, { body: { ...matter, text: 'Tere' } }, { as: asPatient }))
    .body;
  const params = { id };
  const start = () =>
    test.call(startHostedWithPatient, { params, query: {}, body: { eContactType: 'ISI' } }, { as: asNurse });
  const begin = async () => ({ params, actionId: (await start()).body.actionId });
  return { asNurse, start, begin };
};

it('staff open sixty pages an hour', async () => {
  const { start } = await atTheDesk();
  const statuses: number[] = [];
  await times(61, async () => statuses.push((await start()).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});
