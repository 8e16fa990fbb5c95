import {
  addInfo,
  cancelPlannedMove,
  changePlannedMove,
  completeEContact,
  getClinicTimeline,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { uploadClinicFile } from '@tervita/contract/files';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { type Given, given } from '../../../../testing/given.ts';
import { pdf } from '../../../../testing/sample-files.ts';
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

/** A reply of the nurse, with a file, that goes in an hour. */
const planned = async () => {
  const scene = await make.clinicWithPatient();
  const { asNurse } = scene;
  const id = await sent(scene);
  const params = { id };
  const upload = { name: 'leht.pdf', bytes: pdf() };
  const file = (await test.call(uploadClinicFile, { body: {} }, { as: asNurse, upload })).body.id;
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  const body = { question: 'Kas palavik on?', sendAt, questionFileIds: [file] };
  const plannedId =
    (await test.call(sendInquiry, { params, body }, { as: asNurse, seen: 1 })).body.planned?.id ?? '';
  const waiting = async () => (await test.call(getClinicTimeline, { params }, { as: asNurse })).body.planned;
  const completeWith = (as: string, more = {}) =>
    test.call(
      completeEContact,
      { params, body: { infoText: 'Kas palavik on?', inPlaceOfPlannedId: plannedId, ...more } },
      { as, seen: 1 },
    );
  const undo = (closingId: string, as = asNurse) =>
    test.call(cancelPlannedMove, { params: { id, plannedId: closingId } }, { as });
  return { ...scene, id, file, plannedId, sendAt, waiting, completeWith, undo };
};

/** Its time has come. */
const runAtOnce = async (ids: { plannedId: string; eContactId: string; clinicId: string }) => {
  await sql`update planned_move set due_at = now() where id = ${ids.plannedId}`.execute(test.database.system);
  const worker = plannedMoves({ database: test.database, announce: () => undefined });
  await worker.handle({ type: 'e-contact.planned', key: ids.plannedId, ids }, async () => undefined);
};

describe('completing in place of a planned reply', () => {
  it('that is taken back in its seconds leaves the reply waiting for its time, with its file', async () => {
    const { asNurse, file, sendAt, waiting, completeWith, undo } = await planned();
    const closing = await completeWith(asNurse, { undoable: true, infoFileIds: [file] });
    expect((await waiting()).map(({ id }) => id)).toEqual([closing.body.planned?.id]);
    expect((await undo(closing.body.planned?.id ?? '')).status).toBe(200);
    expect(await waiting()).toMatchObject([
      { status: 'WAITING', dueAt: sendAt, text: 'Kas palavik on?', files: [{ id: file }] },
    ]);
    // Thrown away for itself it is gone.
    const [again] = await waiting();
    expect((await undo(again?.id ?? '')).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it('that is taken back leaves that reply, and no other that was taken back in the same moment', async () => {
    const { asNurse, id, waiting, completeWith, undo, plannedId } = await planned();
    const { system } = test.database;
    await sql`insert into planned_move select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
      'text', 'Muu tagasi võetud', 'status', 'CANCELLED'))).* from planned_move p where p.id = ${plannedId}`.execute(
      system,
    );
    const closing = await completeWith(asNurse, { undoable: true });
    await sql`update planned_move set ended_at = (select created_at from planned_move
      where id = ${closing.body.planned?.id}) where text = 'Muu tagasi võetud' and e_contact_id = ${id}`.execute(
      system,
    );
    // The clock was set in between.
    await sql`update planned_move set ended_at = ended_at - interval '1 second' where id = ${plannedId}`.execute(
      system,
    );
    expect((await undo(closing.body.planned?.id ?? '')).status).toBe(200);
    expect(await waiting()).toMatchObject([{ text: 'Kas palavik on?' }]);
  });

  it('that is taken back after the reply should have gone leaves it held', async () => {
    const { asNurse, plannedId, waiting, completeWith, undo } = await planned();
    const closing = await completeWith(asNurse, { undoable: true });
    await sql`update planned_move set due_at = now() where id = ${plannedId}`.execute(test.database.system);
    await undo(closing.body.planned?.id ?? '');
    expect(await waiting()).toMatchObject([{ text: 'Kas palavik on?', status: 'HELD' }]);
  });

  it('that is taken back leaves words that were taken over from a colleague as well', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene);
    const as = await make.session((await make.employee(scene.clinicId)).userId, 'PRM_DOCTOR');
    const question = { question: 'Kas palavik on?', sendAt: new Date(Date.now() + 3_600_000).toISOString() };
    const plan = await test.call(sendInquiry, { params: { id }, body: question }, { as: scene.asNurse });
    const plannedId = plan.body.planned?.id ?? '';
    const reworded = { params: { id, plannedId }, body: { text: 'Kas köha on?' } };
    await test.call(changePlannedMove, reworded, { as, seen: 1 });
    const dropped = {
      fixedInfoText: 'RESOLVED_OUTSIDE',
      inPlaceOfPlannedId: plannedId,
      undoable: true,
    } as const;
    const closing = await test.call(completeEContact, { params: { id }, body: dropped }, { as });
    const params = { id, plannedId: closing.body.planned?.id ?? '' };
    expect((await test.call(cancelPlannedMove, { params }, { as })).status).toBe(200);
    const { body } = await test.call(getClinicTimeline, { params: { id } }, { as });
    expect(body.planned).toMatchObject([{ text: 'Kas köha on?', status: 'WAITING', author: { me: true } }]);
  });

  describe('whose files a colleague brought', () => {
    const takenOver = async () => {
      const scene = await planned();
      const { id, clinicId, plannedId } = scene;
      const as = await make.session((await make.employee(clinicId)).userId, 'PRM_DOCTOR');
      const reworded = { params: { id, plannedId }, body: { text: 'Kas köha on?' } };
      expect((await test.call(changePlannedMove, reworded, { as, seen: 1 })).status).toBe(200);
      return { ...scene, as };
    };

    it.each([{ undoable: true }, {}])('sends them too: %o', async (timing) => {
      const { id, clinicId, as, file, waiting, completeWith } = await takenOver();
      const { body } = await test.call(getClinicTimeline, { params: { id } }, { as });
      expect(body.planned).toMatchObject([{ author: { me: true }, files: [{ id: file }] }]);
      const closing = await completeWith(as, { ...timing, infoFileIds: [file] });
      expect(closing.status).toBe(200);
      await runAtOnce({ plannedId: closing.body.planned?.id ?? '', eContactId: id, clinicId });
      expect(await waiting()).toEqual([]);
      const { entries } = (await test.call(getClinicTimeline, { params: { id } }, { as })).body;
      expect(entries.at(-1)).toMatchObject({ text: 'Kas palavik on?', files: [{ id: file }] });
    });

    it('leaves it planned with them when it is taken back', async () => {
      const { as, file, waiting, completeWith, undo } = await takenOver();
      const closing = await completeWith(as, { undoable: true, infoFileIds: [file] });
      expect((await undo(closing.body.planned?.id ?? '', as)).status).toBe(200);
      expect(await waiting()).toMatchObject([{ text: 'Kas köha on?', files: [{ id: file }] }]);
    });

    it('takes no other unsent file of that colleague along', async () => {
      const { as, asNurse, file, completeWith, waiting, plannedId } = await takenOver();
      const upload = { name: 'muu.pdf', bytes: pdf() };
      const other = (await test.call(uploadClinicFile, { body: {} }, { as: asNurse, upload })).body.id;
      expect((await completeWith(as, { undoable: true, infoFileIds: [file, other] })).status).toBe(404);
      expect(await waiting()).toMatchObject([{ id: plannedId, status: 'WAITING' }]);
    });
  });

  it('that is taken back after the patient wrote does not send past what they wrote', async () => {
    const { id, clinicId, asNurse, asPatient, waiting, completeWith, undo } = await planned();
    const closing = await completeWith(asNurse, { undoable: true });
    await test.call(addInfo, { params: { id }, body: { infoText: 'Nüüd on halvem' } }, { as: asPatient });
    await undo(closing.body.planned?.id ?? '');
    const [again] = await waiting();
    const ids = { plannedId: again?.id ?? '', eContactId: id, clinicId };
    await runAtOnce(ids);
    expect(await waiting()).toMatchObject([{ id: again?.id, status: 'HELD' }]);
  });
});
