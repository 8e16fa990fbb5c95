import { addPerson, removePerson } from '@tervita/contract/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutboxEvent } from '../../core/outbox/queues.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { tellOfClaims } from './tell-of-claims.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const codeOf = async (personId: string): Promise<string> => {
  const row = await test.database.system
    .selectFrom('person')
    .select('personal_code')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return row.personal_code ?? '';
};

/** Somebody whose code others know, and how others type it; gives the letters that went out. */
const owner = async () => {
  const { personId, userId } = await make.person();
  const personalCode = await codeOf(personId);
  const letters: OutboxEvent[] = [];
  const typedBy = async (writer: { readonly userId: string }) => {
    const as = await make.session(writer.userId);
    const body = { firstName: 'Mari', surname: 'Lepaste', personalCode };
    const added = await test.call(addPerson, { body }, { as });
    expect(added.status).toBe(200);
    const params = { id: added.body.personId };
    await tellOfClaims(test).handle(
      { type: 'person.added', key: params.id, ids: { userId: writer.userId, personId: params.id } },
      async (_tx, event) => {
        letters.push(event);
      },
    );
    expect((await test.call(removePerson, { params }, { as })).status).toBe(200);
  };
  return { userId, typedBy, letters };
};

describe('letters that somebody says they act for you', () => {
  it('are one for each writer in thirty days, however often they type the code', async () => {
    const { userId, typedBy, letters } = await owner();
    const writer = await make.person();
    for (let at = 0; at < 4; at += 1) await typedBy(writer);
    expect(letters.map(({ ids }) => ids.userId)).toEqual([userId]);
    await sql`update credential_counter set ends_at = now() - interval '1 second'
      where key like ${`claim-letter:${writer.userId}:%`}`.execute(test.database.system);
    await typedBy(writer);
    expect(letters).toHaveLength(2);
  });

  it('are three a day for one receiver, whoever writes, and another receiver gets theirs', async () => {
    const { typedBy, letters } = await owner();
    for (let at = 0; at < 5; at += 1) await typedBy(await make.person());
    expect(letters).toHaveLength(3);
    const another = await owner();
    await another.typedBy(await make.person());
    expect(another.letters).toHaveLength(1);
  });
});
