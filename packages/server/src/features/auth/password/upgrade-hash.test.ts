import { hash } from '@node-rs/argon2';
import { loginWithPassword } from '@tervita/contract/auth';
import { normalPassword } from '@tervita/domain/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { type Given, given } from '../../../testing/given.ts';
import { isOutdated, isPassword } from './password-hash.ts';
import { setPassword, upgradePassword } from './password-store.ts';

const typed = 'sinine paat sõidab';

let test: TestApp;
let make: Given;
let testDatabase: TestDatabase;
beforeAll(async () => {
  const cloned = await cloneDatabase();
  // The least that can be configured: sign-in has one connection, and a second one is never free.
  testDatabase = { ...cloned, address: { ...cloned.address, poolSize: 3 } };
  test = await startTestApp({ testDatabase });
  make = given(test.database);
});
afterAll(async () => {
  await test.close();
  await testDatabase.drop();
});

/** Somebody whose password was hashed when less work was asked. */
const somebodyOfOld = async () => {
  const who = await make.person();
  const kept = await hash(normalPassword(typed), { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  await test.database.write('tervita_system', {}, (tx, now) => setPassword(tx, who.userId, kept, now));
  return { ...who, kept };
};
const hashOf = async (userId: string) => {
  const { rows } = await sql<{ hash: string }>`select hash from password_credential
    where user_id = ${userId}`.execute(test.database.system);
  return rows[0]?.hash ?? '';
};

describe('a password that was hashed with less work', () => {
  const signIn = ({ email }: { email: string }) =>
    openBrowser(test).call(loginWithPassword, { body: { email, password: typed } });
  const isStrong = async ({ userId }: { userId: string }) => {
    const kept = await hashOf(userId);
    return !isOutdated(kept) && (await isPassword(kept, typed));
  };

  it('is hashed anew when its owner signs in, also while somebody else does', async () => {
    const people = [await somebodyOfOld(), await somebodyOfOld(), await somebodyOfOld()];
    expect(people.map(({ kept }) => isOutdated(kept))).toEqual([true, true, true]);
    const answers = await Promise.all(people.map(signIn));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await Promise.all(people.map(isStrong))).toEqual([true, true, true]);
  });

  it('is hashed anew for one person who signs in at two places at once', async () => {
    const who = await somebodyOfOld();
    const answers = await Promise.all([signIn(who), signIn(who)]);
    // One letter is enough: the second is asked to wait.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await isStrong(who)).toBe(true);
  });

  it('does not come back when it was changed meanwhile', async () => {
    const { userId, kept } = await somebodyOfOld();
    await test.database.write('tervita_system', {}, async (tx, now) => {
      await setPassword(tx, userId, 'changed meanwhile', now);
      await upgradePassword(tx, { userId, hash: kept }, 'of the former one');
    });
    expect(await hashOf(userId)).toBe('changed meanwhile');
  });
});
