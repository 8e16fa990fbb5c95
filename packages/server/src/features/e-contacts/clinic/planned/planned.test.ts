import {
  addInfo,
  cancelPlannedMove,
  changePlannedMove,
  completeEContact,
  countClinicEContacts,
  getClinicTimeline,
  listClinicEContacts,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { type Given, given } from '../../../../testing/given.ts';
import { threads } from '../../../../testing/threads.ts';
import { plannedMoves } from './run-planned.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const { sent } = threads(() => test);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const now = () => new Date().toISOString();

const begun = async () => {
  const scene = await make.clinicWithPatient();
  const colleague = await make.employee(scene.clinicId);
  const asColleague = await make.session(colleague.userId, 'PRM_DOCTOR');
  const id = await sent(scene);
  const params = { id };
  let version = 1;
  const planned = async () =>
    (await test.call(getClinicTimeline, { params }, { as: scene.asNurse })).body.planned;
  const plan = async (as = scene.asNurse) => {
    const body = { question: 'Kas palavik on?', sendAt: inAnHour() };
    const answer = await test.call(sendInquiry, { params, body }, { as, seen: version });
    expect(answer.status).toBe(200);
    return answer.body.planned?.id ?? '';
  };
  const patientWrites = async (infoText = 'Nüüd on parem') => {
    const body = { infoText };
    expect((await test.call(addInfo, { params, body }, { as: scene.asPatient, seen: version })).status).toBe(
      200,
    );
    version += 1;
  };
  /** The worker takes the job of a reply whose time has come. */
  const run = async (plannedId: string) => {
    await sql`update planned_move set due_at = now(), created_at = now() - interval '1 day'
      where id = ${plannedId}`.execute(test.database.system);
    const ids = { plannedId, eContactId: id, clinicId: scene.clinicId };
    const worker = plannedMoves({ database: test.database, announce: () => undefined });
    await worker.handle({ type: 'e-contact.planned', key: plannedId, ids }, async () => undefined);
  };
  /** A reply that the patient's words overtook. */
  const held = async () => {
    const plannedId = await plan();
    await patientWrites();
    await run(plannedId);
    expect((await planned()).find((one) => one.id === plannedId)?.status).toBe('HELD');
    return plannedId;
  };
  /** From a page that shows it as it stands, unless said otherwise. */
  const send = async (plannedId: string, as = scene.asNurse, seen?: number) => {
    const shown = (await planned()).find((one) => one.id === plannedId)?.version ?? 1;
    const body = { sendAt: now() };
    return test.call(changePlannedMove, { params: { id, plannedId }, body }, { as, seen: seen ?? shown });
  };
  const cancel = (plannedId: string, as: string) =>
    test.call(cancelPlannedMove, { params: { id, plannedId } }, { as });
  /** A reply in the seconds in which its sender can take it back. */
  const sending = async () => {
    const body = { question: 'Kas palavik on?', undoable: true };
    const answer = await test.call(sendInquiry, { params, body }, { as: scene.asNurse, seen: version });
    return answer.body.planned?.id ?? '';
  };
  const close = () =>
    test.call(
      completeEContact,
      { params, body: { infoText: '', fixedInfoText: 'RESOLVED_OUTSIDE' } },
      { as: scene.asNurse, seen: version },
    );
  const closeInPlaceOf = (inPlaceOfPlannedId: string, more = {}, as = scene.asNurse) =>
    test.call(
      completeEContact,
      { params, body: { fixedInfoText: 'RESOLVED_OUTSIDE', inPlaceOfPlannedId, ...more } },
      { as, seen: version },
    );
  const said = async () =>
    (await test.call(getClinicTimeline, { params }, { as: scene.asNurse })).body.entries.map(
      ({ text }) => text,
    );
  return {
    ...{ ...scene, asColleague, patientWrites, plan, planned, held, send, cancel, sending, close },
    ...{ closeInPlaceOf, said },
  };
};

describe('a reply that was held', () => {
  it("is held as soon as its job has run: the time is the database's", async () => {
    const { held, planned } = await begun();
    const plannedId = await held();
    expect(await planned()).toMatchObject([{ id: plannedId, status: 'HELD' }]);
  });

  it('waits while a second one is on its way, and says so', async () => {
    const { held, plan, send, planned, asColleague } = await begun();
    const first = await held();
    await plan(asColleague);
    expect(await send(first)).toMatchObject({ status: 469, raw: { code: 'E_CONTACT_REPLY_ON_ITS_WAY' } });
    expect((await planned()).map(({ status }) => status)).toEqual(['HELD', 'WAITING']);
  });

  it('does not get in the way of itself: what waits can be changed', async () => {
    const { plan, send } = await begun();
    expect((await send(await plan())).status).toBe(200);
  });

  it('two that are sent at the same moment: one goes', async () => {
    const { held, send } = await begun();
    const both = [await held(), await held()];
    const answers = await Promise.all(both.map((plannedId) => send(plannedId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 469]);
  });

  it('does not go to an e-contact that is closed', async () => {
    const { held, send, close } = await begun();
    const plannedId = await held();
    expect((await close()).status).toBe(200);
    expect(await send(plannedId)).toMatchObject({ status: 468, raw: { code: 'E_CONTACT_ALREADY_CLOSED' } });
  });
});

describe("completing beside one's own planned reply", () => {
  it('drops it, or sends its words now, in one step', async () => {
    const dropping = await begun();
    const dropped = await dropping.plan();
    expect((await dropping.close()).status).toBe(469);
    expect(await dropping.closeInPlaceOf(dropped)).toMatchObject({ body: { status: 'COMPLETED' } });
    expect(await dropping.planned()).toEqual([]);
    expect(await dropping.said()).not.toContain('Kas palavik on?');

    const sending = await begun();
    const planned = await sending.plan();
    const words = { infoText: 'Kas palavik on?', fixedInfoText: undefined };
    expect(await sending.closeInPlaceOf(planned, words)).toMatchObject({ body: { status: 'COMPLETED' } });
    expect(await sending.planned()).toEqual([]);
    expect((await sending.said()).filter((text) => text === 'Kas palavik on?')).toHaveLength(1);
  });

  it("leaves a colleague's where it was", async () => {
    const { plan, closeInPlaceOf, planned, asColleague } = await begun();
    const ofColleague = await plan(asColleague);
    expect(await closeInPlaceOf(ofColleague)).toMatchObject({
      status: 468,
      raw: { code: 'E_CONTACT_REPLY_OF_COLLEAGUE' },
    });
    expect(await planned()).toMatchObject([{ id: ofColleague, status: 'WAITING' }]);
  });

  it('says that something changed when it has gone meanwhile', async () => {
    const { plan, cancel, closeInPlaceOf, asNurse } = await begun();
    const gone = await plan();
    await cancel(gone, asNurse);
    expect(await closeInPlaceOf(gone)).toMatchObject({ status: 469, raw: { code: 'E_CONTACT_CHANGED' } });
  });
});

describe('a reply of a colleague', () => {
  const refused = { status: 468, raw: { code: 'E_CONTACT_REPLY_OF_COLLEAGUE' } };

  it('is theirs alone in its last seconds: neither taken back nor hurried by anybody else', async () => {
    const { sending, cancel, send, planned, asColleague, asNurse } = await begun();
    const plannedId = await sending();
    expect(await cancel(plannedId, asColleague)).toMatchObject(refused);
    expect(await send(plannedId, asColleague)).toMatchObject(refused);
    expect(await planned()).toMatchObject([{ id: plannedId, status: 'WAITING', heldBy: null }]);
    expect((await cancel(plannedId, asNurse)).body.text).toBe('Kas palavik on?');
  });

  it('that waits for its time can be held: its author reads by whom and has the words', async () => {
    const { plan, cancel, planned, asColleague, asNurse } = await begun();
    const plannedId = await plan();
    expect((await cancel(plannedId, asColleague)).body).toMatchObject({ status: 'HELD' });
    const [held] = await planned();
    expect(held).toMatchObject({ id: plannedId, status: 'HELD', text: 'Kas palavik on?' });
    expect(held?.heldBy).toMatch(/\S+ \S+/);
    // Held by one colleague, it is not thrown away by the next press.
    expect(await cancel(plannedId, asColleague)).toMatchObject(refused);
    expect((await cancel(plannedId, asNurse)).body.text).toBe('Kas palavik on?');
    expect(await planned()).toEqual([]);
  });

  it('that was held goes again when somebody sends it, and says no more who held it', async () => {
    const { plan, cancel, send, asColleague, asNurse } = await begun();
    const plannedId = await plan();
    await cancel(plannedId, asColleague);
    expect((await send(plannedId, asNurse)).body).toMatchObject({ status: 'WAITING', heldBy: null });
  });

  it('that a colleague stopped is not sent from a page that was drawn before', async () => {
    const { plan, cancel, send, planned, asColleague, asNurse } = await begun();
    const plannedId = await plan();
    await cancel(plannedId, asColleague);
    expect(await send(plannedId, asNurse, 1)).toMatchObject({
      status: 469,
      raw: { code: 'E_CONTACT_CHANGED' },
    });
    expect(await planned()).toMatchObject([{ id: plannedId, status: 'HELD' }]);
  });

  it('who no longer works here is held for good: a colleague may clear it', async () => {
    const { plan, cancel, planned, asColleague, asNurse, clinicId } = await begun();
    const plannedId = await plan(asColleague);
    await cancel(plannedId, asNurse);
    await sql`update employee set deleted_at = now() where clinic_id = ${clinicId}
      and user_id = (select user_id from planned_move where id = ${plannedId})`.execute(test.database.system);
    expect((await cancel(plannedId, asNurse)).status).toBe(200);
    expect(await planned()).toEqual([]);
  });
});

describe('a reply after which the patient may answer from a day on', () => {
  const planned = async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene);
    const [sendAt, openedAt] = [1, 25].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
    const body = { question: 'Kas palavik on?', sendAt, openedAt };
    const { body: made } = await test.call(
      sendInquiry,
      { params: { id }, body },
      { as: scene.asNurse, seen: 1 },
    );
    const params = { id, plannedId: made.planned?.id ?? '' };
    const change = (changes: { sendAt?: string; sendNow?: boolean }) =>
      test.call(changePlannedMove, { params, body: changes }, { as: scene.asNurse, seen: 1 });
    return { sendAt, openedAt, change };
  };

  it('keeps its distance when it is put off', async () => {
    const { sendAt = '', openedAt = '', change } = await planned();
    const twoDays = 2 * 86_400_000;
    const later = new Date(Date.parse(sendAt) + twoDays).toISOString();
    const { body } = await change({ sendAt: later });
    expect(body.dueAt).toBe(later);
    expect(Date.parse(body.opensAt ?? '')).toBe(Date.parse(openedAt) + twoDays);
  });

  it("goes now by the server's clock, whatever the browser's says", async () => {
    const { change } = await planned();
    const ahead = new Date(Date.now() + 300_000).toISOString();
    const { body } = await change({ sendAt: ahead, sendNow: true });
    expect(Date.parse(body.dueAt)).toBeLessThan(Date.parse(ahead) - 200_000);
  });
});

it('a reply that is planned for later is no longer among what waits for the clinic', async () => {
  const { clinicId, asNurse, plan } = await begun();
  const query = { clinicId };
  const counts = async () => (await test.call(countClinicEContacts, { query }, { as: asNurse })).body;
  expect(await counts()).toMatchObject({ incoming: 1, unassigned: 1 });
  await plan();
  expect(await counts()).toMatchObject({ incoming: 0, unassigned: 0, mine: 0 });
});

it.each([
  ['something', 'Läks palju hullemaks, palun vastake'],
  ['of danger', 'Ma ei saa hingata'],
])('a patient who writes %s after a reply was planned waits for the clinic again', async (_, text) => {
  const { clinicId, asNurse, plan, planned, patientWrites } = await begun();
  const query = { clinicId };
  const seenByStaff = async () => ({
    incoming: (await test.call(countClinicEContacts, { query }, { as: asNurse })).body.incoming,
    isSettled: (await test.call(listClinicEContacts, { query }, { as: asNurse })).body.eContacts[0]?.planned
      ?.isSettled,
  });
  await plan();
  expect(await seenByStaff()).toEqual({ incoming: 0, isSettled: true });
  await patientWrites(text);
  expect(await seenByStaff()).toEqual({ incoming: 1, isSettled: false });
  expect(await planned()).toMatchObject([{ status: 'WAITING' }]);
});
