import {
  acknowledgeRedFlag,
  addInfo,
  answerMoreDanger,
  assignEContact,
  changePlannedMove,
  completeEContact,
  countClinicEContacts,
  decideRepresentation,
  getClinicTimeline,
  listClinicEContacts,
  moveManyEContacts,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { type Given, given } from '../../../../testing/given.ts';
import { threads } from '../../../../testing/threads.ts';
import { unverifiedWriter } from '../../../../testing/unverified-writer.ts';
import { plannedMoves } from './run-planned.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const { sent } = threads(() => test);

type Timing = 'UNDO' | 'LATER';
const timings = [['UNDO'], ['LATER']] as const;

/** A nurse sends something that waits: for the seconds in which it can be taken back, or for tomorrow. */
const waiting = async (timing: Timing, what: 'REPLY' | 'COMPLETE', text = 'Köha') => {
  const scene = await make.clinicWithPatient();
  const colleague = await make.employee(scene.clinicId);
  const asColleague = await make.session(colleague.userId, 'PRM_DOCTOR');
  const id = await sent(scene, scene.asPatient, scene.patient.personId, text);
  const params = { id };
  const sendAt = timing === 'LATER' ? new Date(Date.now() + 3_600_000).toISOString() : null;
  const options = { as: scene.asNurse, seen: 1 };
  const timed = { undoable: true, sendAt };
  const { body } =
    what === 'REPLY'
      ? await test.call(sendInquiry, { params, body: { question: 'Kas palavik on?', ...timed } }, options)
      : await test.call(
          completeEContact,
          { params, body: { infoText: '', fixedInfoText: 'RESOLVED_OUTSIDE', ...timed } },
          options,
        );
  const plannedId = body.planned?.id ?? '';
  /** Its time comes, and the worker takes its job. */
  const run = async () => {
    await sql`update planned_move set created_at = now() - (due_at - created_at), due_at = now()
      where id = ${plannedId}`.execute(test.database.system);
    const ids = { plannedId, eContactId: id, clinicId: scene.clinicId };
    const worker = plannedMoves({ database: test.database, announce: () => undefined });
    await worker.handle({ type: 'e-contact.planned', key: plannedId, ids }, async () => undefined);
    return (await test.call(getClinicTimeline, { params }, { as: scene.asNurse })).body;
  };
  const row = async () => {
    const query = { clinicId: scene.clinicId };
    const { eContacts } = (await test.call(listClinicEContacts, { query }, { as: scene.asNurse })).body;
    return eContacts[0];
  };
  const incoming = async () => {
    const query = { clinicId: scene.clinicId };
    return (await test.call(countClinicEContacts, { query }, { as: scene.asNurse })).body.incoming;
  };
  return { ...scene, asColleague, colleague, id, params, plannedId, run, row, incoming };
};

describe.each(timings)('what waits (%s)', (timing) => {
  it.each([['REPLY'], ['COMPLETE']] as const)(
    'to be sent (%s) is held when the patient writes meanwhile, and the words wait for the clinic',
    async (what) => {
      const { params, asPatient, run, row, incoming } = await waiting(timing, what);
      const body = { infoText: 'Nüüd on palavik 39,5, mida teha?' };
      expect((await test.call(addInfo, { params, body }, { as: asPatient, seen: 1 })).status).toBe(200);
      const { planned } = await run();
      expect(planned).toMatchObject([{ status: 'HELD' }]);
      expect(await row()).toMatchObject({ status: 'SUBMITTED', turn: 'CLINIC' });
      expect(await incoming()).toBe(1);
    },
  );

  it('is held when the patient ticks a sign of danger meanwhile', async () => {
    const { params, asPatient, run } = await waiting(timing, 'COMPLETE');
    await test.call(answerMoreDanger, { params, body: { signs: ['breathing-hard'] } }, { as: asPatient });
    expect((await run()).planned).toMatchObject([{ status: 'HELD' }]);
  });

  it('goes although a colleague has been made responsible meanwhile', async () => {
    const { params, asColleague, colleague, run } = await waiting(timing, 'REPLY');
    const body = { assigneeUserId: colleague.userId };
    expect((await test.call(assignEContact, { params, body }, { as: asColleague })).status).toBe(200);
    const { planned, entries } = await run();
    expect(planned).toEqual([]);
    expect(entries.at(-1)?.move).toBe('reply');
  });

  it('goes although a colleague has seen the red flag meanwhile', async () => {
    const { params, asColleague, run } = await waiting(timing, 'REPLY', 'Ma ei saa hingata');
    expect((await test.call(acknowledgeRedFlag, { params }, { as: asColleague, seen: 1 })).status).toBe(200);
    expect((await run()).planned).toEqual([]);
  });

  it('goes although the patient has answered that none of the signs is there', async () => {
    const { params, asPatient, run } = await waiting(timing, 'REPLY');
    const none = { params, body: { signs: [] } };
    expect((await test.call(answerMoreDanger, none, { as: asPatient })).status).toBe(200);
    expect((await run()).planned).toEqual([]);
  });
});

it('a planned reply goes although the clinic has confirmed meanwhile who writes for the patient', async () => {
  const scene = await make.clinicWithPatient();
  const writer = await unverifiedWriter(test, make, scene.patient.personId);
  const id = await sent(scene, writer.as, writer.patientPersonId);
  const params = { id };
  const body = { question: 'Kas palavik on?', sendAt: new Date(Date.now() + 3_600_000).toISOString() };
  const { planned } = (await test.call(sendInquiry, { params, body }, { as: scene.asNurse, seen: 1 })).body;
  const decision = { params, body: { decision: 'CONFIRMED' } } as const;
  expect((await test.call(decideRepresentation, decision, { as: scene.asNurse })).status).toBe(200);
  await sql`update planned_move set created_at = now() - interval '1 day', due_at = now()`.execute(
    test.database.system,
  );
  const ids = { plannedId: planned?.id ?? '', eContactId: id, clinicId: scene.clinicId };
  const worker = plannedMoves({ database: test.database, announce: () => undefined });
  await worker.handle({ type: 'e-contact.planned', key: ids.plannedId, ids }, async () => undefined);
  expect((await test.call(getClinicTimeline, { params }, { as: scene.asNurse })).body.planned).toEqual([]);
});

it('a page that has not seen that a colleague became responsible answers all the same', async () => {
  const { params, asNurse, asColleague, colleague } = await waiting('LATER', 'REPLY');
  const other = await make.clinicWithPatient();
  expect(other.clinicId).toBeTruthy();
  const body = { assigneeUserId: colleague.userId };
  await test.call(assignEContact, { params, body }, { as: asColleague });
  const again = { params, body: { question: 'Kas köha on?' } };
  // Only the reply that waits is in its way, not the version.
  expect(await test.call(sendInquiry, again, { as: asNurse, seen: 1 })).toMatchObject({
    raw: { code: 'E_CONTACT_REPLY_ON_ITS_WAY' },
  });
});

it('many are completed from a list that has not seen that a colleague became responsible', async () => {
  const scene = await make.clinicWithPatient();
  const colleague = await make.employee(scene.clinicId);
  const asColleague = await make.session(colleague.userId, 'PRM_DOCTOR');
  const id = await sent(scene);
  await test.call(
    assignEContact,
    { params: { id }, body: { assigneeUserId: colleague.userId } },
    { as: asColleague },
  );
  const action = { kind: 'COMPLETE', reason: 'RESOLVED_OUTSIDE' } as const;
  const body = { clinicId: scene.clinicId, action, eContacts: [{ id, version: 1 }] };
  expect((await test.call(moveManyEContacts, { body }, { as: scene.asNurse })).body).toMatchObject({
    moved: [{ id }],
    left: [],
  });
});

it('whoever sends it now from a page that has not seen what the patient wrote is told so', async () => {
  const { params, plannedId, asPatient, asNurse } = await waiting('LATER', 'REPLY');
  await test.call(addInfo, { params, body: { infoText: 'Nüüd on palavik' } }, { as: asPatient, seen: 1 });
  const change = (eContactVersion: number) =>
    test.call(
      changePlannedMove,
      { params: { ...params, plannedId }, body: { sendNow: true, eContactVersion } },
      { as: asNurse, seen: 1 },
    );
  expect(await change(1)).toMatchObject({ status: 469, raw: { code: 'E_CONTACT_CHANGED' } });
  expect((await change(2)).status).toBe(200);
});

it('the timeline says which entries somebody of the staff has to read before they answer', async () => {
  const { params, asPatient, asNurse, asColleague, colleague } = await waiting('LATER', 'REPLY');
  await test.call(
    assignEContact,
    { params, body: { assigneeUserId: colleague.userId } },
    { as: asColleague },
  );
  await test.call(answerMoreDanger, { params, body: { signs: [] } }, { as: asPatient });
  await test.call(addInfo, { params, body: { infoText: 'Nüüd on parem' } }, { as: asPatient, seen: 3 });
  const { entries } = (await test.call(getClinicTimeline, { params }, { as: asNurse })).body;
  expect(entries.map(({ isNews }) => isNews)).toEqual([true, false, false, true]);
});
