import { getClinicEContact, sendEContactText } from '@tervita/contract/e-contacts';
import { answerMembership, whoActsForMe } from '@tervita/contract/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Given, given } from '../../testing/given.ts';
import { letters } from '../../testing/letter-scene.ts';

let test: TestApp;
let make: Given;
let post: ReturnType<typeof letters>;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  post = letters(test, make);
  await test.app.startWorker();
});
afterAll(() => test.close());

const keptBy = async (as: string) => (await test.call(whoActsForMe, {}, { as })).body.clinics;
const say = (as: string, id: string, isRight: boolean) =>
  test.call(answerMembership, { params: { id }, body: { isRight } }, { as });
const write = async (from: { as: string; personId: string }, clinicId: string) => {
  const body = { eContactType: 'COUGH', patientPersonId: from.personId, clinicId, text: 'Köha' } as const;
  return (await test.call(sendEContactText, { body }, { as: from.as })).body.id;
};

/** As it was before: whoever opened the letter has the whole record, and has written to the clinic since. */
const takenByLetter = async () => {
  const holder = await post.mailboxReader();
  const scene = await post.writtenTo(holder.email);
  await test.database.write('tervita_system', { userId: holder.userId, personId: holder.personId }, (tx) =>
    sql`select join_member(${scene.clinicMemberId}, ${holder.personId}, 'LINK')`.execute(tx),
  );
  const wroteId = await write(holder, scene.clinicId);
  const owner = await post.mailboxReader({ code: scene.code });
  return { holder, scene, wroteId, owner, as: await post.withDigitalId(owner) };
};

it('whoever proves the code of a record that a letter gave away is asked, and takes it back', async () => {
  const { holder, scene, wroteId, as } = await takenByLetter();
  expect((await post.threadsOf(holder.as)).sort()).toEqual([scene.id, scene.callId, wroteId].sort());
  const asked = { clinicMemberId: scene.clinicMemberId, confirmedAt: null, isTakenByLetter: true };
  expect(await keptBy(as)).toMatchObject([asked]);
  expect((await say(as, scene.clinicMemberId, true)).status).toBe(200);
  expect((await post.threadsOf(as)).sort()).toEqual([scene.id, scene.callId].sort());
  expect(await keptBy(as)).toMatchObject([{ clinicMemberId: scene.clinicMemberId, confirmedBy: 'PERSON' }]);
  // What the other wrote is theirs, in a record that the clinic has yet to accept.
  expect(await post.threadsOf(holder.as)).toEqual([wroteId]);
  expect((await post.timelineOf(holder.as, scene.id)).status).toBe(404);
  const theirs = await scene.read(wroteId);
  expect(theirs).toMatchObject({ membershipPending: true, follows: null });
  expect(theirs.patient).toMatchObject({ personalCode: null });
  expect(theirs.patient.clinicMemberId).not.toBe(scene.clinicMemberId);
  expect(await keptBy(holder.as)).toMatchObject([{ status: 'PENDING' }]);
  const again = await write(holder, scene.clinicId);
  expect((await scene.read(again)).patient.clinicMemberId).toBe(theirs.patient.clinicMemberId);
  // The clinic reads what happened where it happened, and keeps nothing of the other's address.
  const { body } = await test.call(getClinicEContact, { params: { id: scene.id } }, { as: scene.asNurse });
  expect(body.letterReaders).toMatchObject([{ name: 'Uno Uus', decision: 'REFUSED', decidedByName: null }]);
  expect(body.patient).toMatchObject({ personalCode: scene.code });
  expect(body.patient.email).not.toBe(holder.email);
});

it('both are told by a letter that names the clinic and nothing of what was written', async () => {
  const { holder, owner, scene, as } = await takenByLetter();
  const before = test.mails.length;
  await say(as, scene.clinicMemberId, true);
  const clinic = await test.database.system
    .selectFrom('clinic')
    .select('name')
    .where('id', '=', scene.clinicId)
    .executeTakeFirstOrThrow();
  for (const address of [holder.email, owner.email]) {
    const mail = await eventually(() => {
      const found = test.mails.slice(before).find(({ to }) => to === address);
      expect(found).toBeDefined();
      return found;
    });
    expect(mail?.text).toContain(clinic.name);
    expect(mail?.text).toContain('/who-acts-for-me');
    expect(mail?.text).not.toContain('vastused');
  }
});

it('what the owner has written meanwhile comes into the record; a no leaves all as it is', async () => {
  const { holder, scene, owner, as } = await takenByLetter();
  const ownId = await write({ as, personId: owner.personId }, scene.clinicId);
  expect((await scene.read(ownId)).patient.clinicMemberId).not.toBe(scene.clinicMemberId);
  expect((await say(as, scene.clinicMemberId, true)).status).toBe(200);
  expect((await post.threadsOf(as)).sort()).toEqual([scene.id, scene.callId, ownId].sort());
  expect((await scene.read(ownId)).patient.clinicMemberId).toBe(scene.clinicMemberId);
  expect(await post.threadsOf(holder.as)).toHaveLength(1);

  const other = await takenByLetter();
  expect((await say(other.as, other.scene.clinicMemberId, false)).status).toBe(200);
  expect(await keptBy(other.as)).toEqual([]);
  expect(await post.threadsOf(other.holder.as)).toHaveLength(3);
});

it('a yes of the clinic to the wrong person gives way to a digital ID that proves the code', async () => {
  const holder = await post.mailboxReader();
  const scene = await post.writtenTo(holder.email);
  await post.open(holder.as, scene.token);
  expect((await scene.decide('CONFIRMED')).status).toBe(200);
  expect((await post.threadsOf(holder.as)).sort()).toEqual([scene.id, scene.callId].sort());
  const as = await post.withDigitalId(await post.mailboxReader({ code: scene.code }));
  expect(await keptBy(as)).toMatchObject([{ clinicMemberId: scene.clinicMemberId, isTakenByLetter: true }]);
  expect((await say(as, scene.clinicMemberId, true)).status).toBe(200);
  expect((await post.threadsOf(as)).sort()).toEqual([scene.id, scene.callId].sort());
  expect(await post.threadsOf(holder.as)).toEqual([]);
});

it('a record whose holder has proved its code is nobody else’s to take', async () => {
  const { holder, scene, owner, as } = await takenByLetter();
  await sql`update person set personal_code = null where id = ${owner.personId}`.execute(
    test.database.system,
  );
  await sql`update person set personal_code = ${scene.code} where id = ${holder.personId}`.execute(
    test.database.system,
  );
  expect(await keptBy(as)).toEqual([]);
  expect((await say(as, scene.clinicMemberId, true)).status).toBe(404);
});
