import { editPatient } from '@tervita/contract/patients';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';
import { letters } from '../../../testing/letter-scene.ts';
import { mergeAccounts } from './merge-accounts.ts';

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

/** A letter that came to both mailboxes of one person, who opened it with an account at each. */
const openedTwice = async () => {
  const gone = await post.mailboxReader();
  const kept = await post.mailboxReader({ surname: 'Vana' });
  const scene = await post.writtenTo(gone.email);
  await post.open(gone.as, scene.token);
  const body = { clinicMember: { email: kept.email } };
  await test.call(editPatient, { params: { id: scene.clinicMemberId }, body }, { as: scene.asNurse });
  await post.open(kept.as, (await post.linksTo(kept.email)).at(-1) ?? '');
  const merge = () => test.database.write('tervita_system', {}, (tx) => mergeAccounts(tx, gone, kept));
  return { gone, kept, scene, merge };
};
const ownerOf = async (memberId: string) => {
  const { rows } = await sql<{ personId: string }>`
    select person_id as "personId" from clinic_member where id = ${memberId}`.execute(test.database.system);
  return rows[0]?.personId;
};

describe('a letter that two accounts of one person opened', () => {
  it('has one reader when they become one, and the clinic’s yes gives that one the record', async () => {
    const { kept, scene, merge } = await openedTwice();
    expect((await scene.read()).letterReaders).toHaveLength(2);
    await merge();
    expect((await scene.read()).letterReaders).toMatchObject([{ name: 'Uno Vana', decision: null }]);
    expect((await scene.decide('CONFIRMED')).status).toBe(200);
    expect(await ownerOf(scene.clinicMemberId)).toBe(kept.personId);
    expect((await post.threadsOf(kept.as)).sort()).toEqual([scene.id, scene.callId].sort());
  });

  it('stays theirs when the clinic had said yes to the account that is gone', async () => {
    const { kept, scene, merge } = await openedTwice();
    expect((await scene.decide('CONFIRMED', { name: 'Uno Uus' })).status).toBe(200);
    await merge();
    expect((await scene.read()).letterReaders).toMatchObject([{ decision: 'CONFIRMED' }]);
    expect((await post.threadsOf(kept.as)).sort()).toEqual([scene.id, scene.callId].sort());
  });

  it('is shut with every other letter to the same record when the clinic had said no to either', async () => {
    const { gone, kept, scene, merge } = await openedTwice();
    const laterId = await scene.write('TO_PATIENT', 'Veel üks kiri');
    await post.open(kept.as, (await post.linksTo(kept.email, 2)).at(-1) ?? '');
    expect(await post.threadsOf(kept.as)).toContain(laterId);
    expect((await scene.decide('REFUSED', { name: 'Uno Uus' })).status).toBe(200);
    expect(await post.threadsOf(gone.as)).toEqual([]);
    await merge();
    expect(await post.threadsOf(kept.as)).toEqual([]);
  });
});
