import type { Sent } from '@tervita/contract/core';
import {
  acceptEContact,
  acknowledgeRedFlag,
  addInfo,
  answerMoreDanger,
  cancelPlannedMove,
  changePlannedMove,
  completeEContact,
  decideRepresentation,
  getClinicEContact,
  getClinicTimeline,
  getPatientTimeline,
  listClinicEContacts,
  listNotes,
  moveManyEContacts,
  rejectEContact,
  reopenEContact,
  reopenMyEContact,
  sendEContactText,
  sendInquiry,
  undoAcknowledgeRedFlag,
} from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { type Given, given } from '../../../../testing/given.ts';
import { threads } from '../../../../testing/threads.ts';
import { unverifiedWriter } from '../../../../testing/unverified-writer.ts';
import { plannedMoves } from '../planned/run-planned.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const { sent } = threads(() => test);
const graveWords = 'Ma ei saa hingata';
const unseen = { status: 468, raw: { code: 'E_CONTACT_ALARM_UNSEEN' } };
const unsaid = { status: 468, raw: { code: 'E_CONTACT_ALARM_OUTCOME_MISSING' } };
type Completion = Sent<typeof completeEContact>['body'];
type Reply = Sent<typeof sendInquiry>['body'];

const archive: Completion = { fixedInfoText: 'RESOLVED_OUTSIDE' };
const closingReply: Completion = { infoText: 'Helistasime. Saage terveks!' };
const completions = [
  ['without words', archive],
  ['with a reply', closingReply],
] as const;
const called112 = { kind: 'CALLED_112' } as const;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;

/** What the staff of a clinic do to one e-contact, each by the call that the page makes. */
const workOn = async (scene: Scene, id: string) => {
  const params = { id };
  const colleague = await make.employee(scene.clinicId);
  const asColleague = await make.session(colleague.userId, 'PRM_DOCTOR');
  const detail = async () => (await test.call(getClinicEContact, { params }, { as: scene.asNurse })).body;
  const timeline = async () => (await test.call(getClinicTimeline, { params }, { as: scene.asNurse })).body;
  const seen = async () => (await detail()).version;
  const complete = async (body: Completion, as = scene.asNurse) =>
    test.call(completeEContact, { params, body }, { as, seen: await seen() });
  const reply = async (body: Reply) =>
    test.call(sendInquiry, { params, body }, { as: scene.asNurse, seen: await seen() });
  const acknowledge = async (as = scene.asNurse) =>
    test.call(acknowledgeRedFlag, { params }, { as, seen: await seen() });
  const undoAcknowledge = async () =>
    test.call(undoAcknowledgeRedFlag, { params }, { as: scene.asNurse, seen: await seen() });
  const reject = async () =>
    test.call(
      rejectEContact,
      { params, body: { reason: 'OTHER' } },
      { as: scene.asNurse, seen: await seen() },
    );
  const completeMany = async () => {
    const eContacts = [{ id, version: await seen() }];
    const action = { kind: 'COMPLETE', reason: 'RESOLVED_OUTSIDE' } as const;
    const body = { clinicId: scene.clinicId, eContacts, action };
    return (await test.call(moveManyEContacts, { body }, { as: scene.asNurse })).body;
  };
  /** The time of what waits comes, and the worker takes its job. */
  const run = async (plannedId = '') => {
    await sql`update planned_move set created_at = now() - (due_at - created_at), due_at = now()
      where id = ${plannedId}`.execute(test.database.system);
    const worker = plannedMoves({ database: test.database, announce: () => undefined });
    const ids = { plannedId, eContactId: id, clinicId: scene.clinicId };
    await worker.handle({ type: 'e-contact.planned', key: plannedId, ids }, async () => undefined);
    return timeline();
  };
  const sendNow = async (plannedId = '') => {
    const { version = 0 } = (await timeline()).planned.find((each) => each.id === plannedId) ?? {};
    const body = { sendNow: true, eContactVersion: await seen() };
    return test.call(
      changePlannedMove,
      { params: { ...params, plannedId }, body },
      { as: scene.asNurse, seen: version },
    );
  };
  const worsen = () =>
    test.call(answerMoreDanger, { params, body: { signs: ['breathing-hard'] } }, { as: scene.asPatient });
  return {
    ...scene,
    ...{ params, asColleague, detail, timeline, complete, reply, acknowledge, undoAcknowledge, reject },
    ...{ completeMany, run, sendNow, worsen },
  };
};

/** A patient has written that they cannot breathe, and nobody has seen it. */
const alarm = async () => {
  const scene = await make.clinicWithPatient();
  return workOn(scene, await sent(scene, scene.asPatient, scene.patient.personId, graveWords));
};
const seenAlarm = async () => {
  const at = await alarm();
  await at.acknowledge();
  return at;
};

describe('an emergency that nobody has seen', () => {
  it.each(completions)('is not completed %s, at once, later, nor with what became of it', async (_, body) => {
    const { complete, detail } = await alarm();
    for (const timing of [{}, { undoable: true }, { sendAt: inAnHour() }])
      for (const said of [{}, { alarmOutcome: called112 }])
        expect(await complete({ ...body, ...timing, ...said })).toMatchObject(unseen);
    expect(await detail()).toMatchObject({ status: 'SUBMITTED', planned: null });
  });

  it('is not marked as seen by whoever asks many for a questionnaire', async () => {
    const { params, clinicId, asNurse, detail } = await alarm();
    const eContacts = [{ id: params.id, version: (await detail()).version }];
    const action = { kind: 'ASK_QUESTIONNAIRE', eContactType: 'PHQ9' } as const;
    const { body } = await test.call(
      moveManyEContacts,
      { body: { clinicId, eContacts, action } },
      { as: asNurse },
    );
    expect(body).toEqual({ moved: [], left: [{ id: params.id, code: 'E_CONTACT_ALARM_UNSEEN' }] });
    expect((await detail()).redFlag?.seenAt).toBeNull();
  });

  it('is not rejected, nor completed among many', async () => {
    const { reject, completeMany, params, detail } = await alarm();
    expect(await reject()).toMatchObject(unseen);
    expect(await completeMany()).toEqual({
      moved: [],
      left: [{ id: params.id, code: 'E_CONTACT_ALARM_UNSEEN' }],
    });
    expect((await detail()).status).toBe('SUBMITTED');
  });

  it('is answered without closing, and the reply has seen it: nobody marked it', async () => {
    const { reply, complete, detail } = await alarm();
    expect((await reply({ question: 'Kas kiirabi on kutsutud?' })).status).toBe(200);
    expect((await detail()).redFlag).toMatchObject({ isSeenByReply: true, isAnswered: true });
    expect((await complete({ ...archive, alarmOutcome: called112 })).status).toBe(200);
  });

  it('of a patient who waits to be accepted is rejected after somebody has seen it', async () => {
    const scene = await make.clinicWithPatient();
    const stranger = await make.person();
    const as = await make.session(stranger.userId);
    const body = { eContactType: 'COUGH', patientPersonId: stranger.personId, text: graveWords } as const;
    const { id } = (
      await test.call(sendEContactText, { body: { ...body, clinicId: scene.clinicId } }, { as })
    ).body;
    const at = await workOn(scene, id);
    expect(await at.reject()).toMatchObject(unseen);
    expect(await at.complete(archive)).toMatchObject({ raw: { code: 'E_CONTACT_MOVE_NOT_ALLOWED' } });
    expect((await at.acknowledge()).status).toBe(200);
    expect((await at.reject()).status).toBe(200);
  });

  it('stays unseen when its patient is accepted', async () => {
    const scene = await make.clinicWithPatient();
    const stranger = await make.person();
    const as = await make.session(stranger.userId);
    const body = { eContactType: 'COUGH', patientPersonId: stranger.personId, text: graveWords } as const;
    const { id } = (
      await test.call(sendEContactText, { body: { ...body, clinicId: scene.clinicId } }, { as })
    ).body;
    const at = await workOn(scene, id);
    const accepted = { params: { id }, body: { listCode: null } };
    expect((await test.call(acceptEContact, accepted, { as: scene.asNurse, seen: 1 })).status).toBe(200);
    expect(await at.complete({ ...archive, alarmOutcome: called112 })).toMatchObject(unseen);
  });

  it('of a writer whom the clinic does not know is closed by the same rule', async () => {
    const scene = await make.clinicWithPatient();
    const writer = await unverifiedWriter(test, make, scene.patient.personId);
    const at = await workOn(scene, await sent(scene, writer.as, writer.patientPersonId, graveWords));
    const decision = { params: at.params, body: { decision: 'NOT_KNOWN' } } as const;
    expect((await test.call(decideRepresentation, decision, { as: scene.asNurse })).status).toBe(200);
    expect(await at.complete(archive)).toMatchObject(unseen);
    await at.acknowledge();
    expect((await at.complete({ ...archive, alarmOutcome: { kind: 'NOT_GRAVE' } })).status).toBe(200);
  });

  it('of a weaker kind stops nobody, and nothing is said of it', async () => {
    const { params, complete, completeMany } = await alarm();
    const weaken = () =>
      sql`update e_contact set red_flag = 'TODAY' where id = ${params.id}`.execute(test.database.system);
    await weaken();
    expect(await complete({ ...archive, alarmOutcome: called112 })).toMatchObject({
      status: 469,
      raw: { code: 'E_CONTACT_MOVE_NOT_ALLOWED' },
    });
    expect((await completeMany()).left).toEqual([]);
  });
});

describe('what became of an emergency', () => {
  it.each(completions)('is asked by the server, and stands with who completed it %s', async (_, body) => {
    const { complete, detail, timeline, asPatient, params, clinicId, asNurse } = await seenAlarm();
    expect(await complete(body)).toMatchObject(unsaid);
    const alarmOutcome = { kind: 'NOT_REACHED', tries: 3, note: 'Naaber läheb vaatama.' } as const;
    expect((await complete({ ...body, alarmOutcome })).status).toBe(200);
    const said = { kind: 'NOT_REACHED', tries: 3 };
    expect((await detail()).redFlag).toMatchObject({ outcome: said, isSeenByReply: false });
    const query = { clinicId, onlyCompleted: true };
    const { eContacts } = (await test.call(listClinicEContacts, { query }, { as: asNurse })).body;
    expect(eContacts[0]?.redFlag?.outcome).toEqual(said);
    expect((await timeline()).entries.at(-1)).toMatchObject({ alarmOutcome: said, author: { me: true } });
    const { notes } = (await test.call(listNotes, { params }, { as: asNurse })).body;
    expect(notes.map(({ text }) => text)).toEqual(['Naaber läheb vaatama.']);
    const patients = await test.call(getPatientTimeline, { params }, { as: asPatient });
    expect(patients.body.entries.at(-1)?.move).toBe('infoText' in body ? 'replyAndClose' : 'archive');
    expect(JSON.stringify(patients.raw)).not.toMatch(/NOT_REACHED|alarmOutcome|Naaber/);
  });

  it('is told with tries between 1 and 20, and only there', async () => {
    const { complete } = await seenAlarm();
    for (const tries of [0, 21, 1.5])
      expect((await complete({ ...archive, alarmOutcome: { kind: 'NOT_REACHED', tries } })).status).toBe(400);
    const told = { kind: 'ADVISED', tries: 2 } as unknown as typeof called112;
    expect((await complete({ ...archive, alarmOutcome: told })).status).toBe(400);
    expect((await complete({ ...archive, alarmOutcome: { kind: 'NOT_REACHED', tries: 20 } })).status).toBe(
      200,
    );
  });

  it('is not said of many at once: they are left', async () => {
    const { completeMany, params } = await seenAlarm();
    expect(await completeMany()).toMatchObject({
      moved: [],
      left: [{ id: params.id, code: 'E_CONTACT_ALARM_OUTCOME_MISSING' }],
    });
  });

  it.each([
    ['in the seconds after', { undoable: true }],
    ['later', { sendAt: '' }],
  ] as const)('goes with a completion %s', async (_, timing) => {
    const { complete, run, detail } = await seenAlarm();
    const timed = 'sendAt' in timing ? { sendAt: inAnHour() } : timing;
    const { body } = await complete({ ...closingReply, ...timed, alarmOutcome: { kind: 'ADVISED' } });
    expect((await detail()).redFlag?.outcome).toBeNull();
    const { entries, planned } = await run(body.planned?.id);
    expect(planned).toEqual([]);
    expect(entries.at(-1)?.alarmOutcome).toEqual({ kind: 'ADVISED', tries: null });
    expect((await detail()).redFlag?.outcome).toEqual({ kind: 'ADVISED', tries: null });
  });

  it('goes again with what is taken back in favour of what waited before', async () => {
    const { complete, run, params, asNurse, timeline } = await seenAlarm();
    const first = await complete({ ...closingReply, sendAt: inAnHour(), alarmOutcome: called112 });
    const inPlaceOfPlannedId = first.body.planned?.id ?? '';
    const second = await complete({
      ...archive,
      undoable: true,
      inPlaceOfPlannedId,
      alarmOutcome: { kind: 'ADVISED' },
    });
    const plannedId = second.body.planned?.id ?? '';
    await test.call(cancelPlannedMove, { params: { ...params, plannedId } }, { as: asNurse });
    const { entries } = await run((await timeline()).planned[0]?.id);
    expect(entries.at(-1)).toMatchObject({ move: 'replyAndClose', alarmOutcome: { kind: 'CALLED_112' } });
  });

  it('is the word of whoever was faster', async () => {
    const { complete, asColleague, detail } = await seenAlarm();
    const told = await Promise.all([
      complete({ ...archive, alarmOutcome: called112 }),
      complete({ ...archive, alarmOutcome: { kind: 'NOT_GRAVE' } }, asColleague),
    ]);
    expect(told.map(({ status }) => status).toSorted()).toEqual([200, 468]);
    const kind = told[0].status === 200 ? 'CALLED_112' : 'NOT_GRAVE';
    expect((await detail()).redFlag?.outcome?.kind).toBe(kind);
  });

  it('is not told to a stranger', async () => {
    const { complete } = await seenAlarm();
    const other = await make.clinicWithPatient();
    const body = { ...archive, alarmOutcome: called112 };
    expect((await complete(body, other.asNurse)).status).toBe(404);
  });
});

describe('an alarm that waits again', () => {
  it.each([['marked by a slip'], ['raised anew']] as const)(
    'while a completion waits (%s) is not completed, and what was said of it before does not hold',
    async (how) => {
      const { complete, run, sendNow, undoAcknowledge, worsen, acknowledge, detail, timeline } =
        await seenAlarm();
      const { body } = await complete({ ...closingReply, undoable: true, alarmOutcome: called112 });
      const plannedId = body.planned?.id;
      const again = how === 'raised anew' ? worsen() : undoAcknowledge();
      expect((await again).status).toBe(200);
      expect((await run(plannedId)).planned).toMatchObject([{ status: 'HELD' }]);
      expect(await detail()).toMatchObject({ status: 'SUBMITTED', turn: 'CLINIC' });
      expect(await sendNow(plannedId)).toMatchObject(unseen);
      await acknowledge();
      expect(await sendNow(plannedId)).toMatchObject(unsaid);
      expect((await timeline()).entries.filter(({ alarmOutcome }) => alarmOutcome)).toEqual([]);
    },
  );

  it('also in what had been taken back in favour of it', async () => {
    const { complete, run, params, asNurse, timeline, worsen, acknowledge, sendNow } = await seenAlarm();
    const first = await complete({ ...closingReply, sendAt: inAnHour(), alarmOutcome: called112 });
    const inPlaceOfPlannedId = first.body.planned?.id ?? '';
    const second = await complete({
      ...archive,
      undoable: true,
      inPlaceOfPlannedId,
      alarmOutcome: called112,
    });
    await worsen();
    await acknowledge();
    const plannedId = second.body.planned?.id ?? '';
    await test.call(cancelPlannedMove, { params: { ...params, plannedId } }, { as: asNurse });
    const restored = (await timeline()).planned[0]?.id;
    expect((await run(restored)).planned).toMatchObject([{ status: 'HELD' }]);
    expect(await sendNow(restored)).toMatchObject(unsaid);
  });

  it('with a reply that goes and does not close is seen by it', async () => {
    const { reply, run, undoAcknowledge, detail } = await seenAlarm();
    const { body } = await reply({ question: 'Kas on parem?', undoable: true });
    await undoAcknowledge();
    expect((await run(body.planned?.id)).planned).toEqual([]);
    expect((await detail()).redFlag).toMatchObject({ isSeenByReply: true });
  });

  it('because its patient told of new danger after it was completed is asked about again', async () => {
    const { complete, worsen, acknowledge, detail, params, asPatient } = await seenAlarm();
    await complete({ ...archive, alarmOutcome: { kind: 'NOT_GRAVE' } });
    const body = { reason: 'OTHER', infoText: `${graveWords} ikka veel` } as const;
    expect((await test.call(reopenMyEContact, { params, body }, { as: asPatient })).status).toBe(200);
    expect((await detail()).redFlag).toMatchObject({ seenAt: null, outcome: null });
    expect(await complete({ ...archive, alarmOutcome: called112 })).toMatchObject(unseen);
    await acknowledge();
    expect(await complete(archive)).toMatchObject(unsaid);
    expect((await complete({ ...archive, alarmOutcome: called112 })).status).toBe(200);
    expect((await worsen()).status).toBe(200);
    expect((await detail()).redFlag).toMatchObject({ seenAt: null, outcome: null });
  });

  it('does not: reopened without new danger, what was said of it holds, also among many', async () => {
    const { complete, completeMany, params, asNurse, asPatient, detail } = await seenAlarm();
    await complete({ ...archive, alarmOutcome: called112 });
    const { version } = await detail();
    await test.call(reopenEContact, { params, body: { reason: 'OTHER' } }, { as: asNurse, seen: version });
    const info = { params, body: { infoText: 'Aitäh!' } };
    expect((await test.call(addInfo, info, { as: asPatient })).status).toBe(200);
    expect(await completeMany()).toMatchObject({ moved: [{ id: params.id }], left: [] });
    expect((await detail()).redFlag?.outcome).toEqual({ kind: 'CALLED_112', tries: null });
  });
});
