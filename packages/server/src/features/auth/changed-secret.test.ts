import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashesOf, keyedHash } from '../../core/keyed-hash.ts';
import { seal, unseal } from '../../core/sealed-secret.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { given } from '../../testing/given.ts';
import { appCodeKey } from './app-code/app-code-key.ts';
import { sealAppCodesAnew } from './app-code/seal-anew.ts';
import { checkCode, newCode } from './codes/codes.ts';

const [first, second] = ['the first secret of this installation', 'the second secret of this installation'];
const before = keyedHash({ usersSecret: first }, 'sign-in');
const changing = keyedHash({ usersSecret: second, usersSecretBefore: first }, 'sign-in');
const after = keyedHash({ usersSecret: second }, 'sign-in');

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('an authenticator goes on working when the secret changes, and no longer needs the one before', async () => {
  const { userId } = await given(test.database).person();
  const secret = Buffer.from('of the phone');
  await test.database.system
    .insertInto('app_code_credential')
    .values({
      user_id: userId,
      secret: seal(before(appCodeKey), userId, secret),
      confirmed_at: new Date(),
      created_at: new Date(),
      last_step: 0,
    })
    .execute();
  const stored = async () => {
    const { rows } = await sql<{ secret: Buffer }>`
      select secret from app_code_credential where user_id = ${userId}`.execute(test.database.system);
    return rows[0]?.secret ?? Buffer.alloc(0);
  };
  const read = async (hash: typeof after) =>
    unseal(hashesOf(hash, appCodeKey), userId, await stored()).toString();
  expect(await read(changing)).toBe('of the phone');
  await expect(read(after)).rejects.toThrow('not sealed with a key');
  await sealAppCodesAnew(test.database, changing);
  expect(await read(after)).toBe('of the phone');
  const once = await stored();
  await sealAppCodesAnew(test.database, changing);
  expect(await stored()).toEqual(once);
});

it('a code that was sent before the change is still good, once', async () => {
  const bound = { purpose: 'RESET', address: 'mari@example.com', browserHash: Buffer.alloc(32, 7) } as const;
  const deps = { database: test.database, countsAddresses: false };
  const code = await newCode({ ...deps, hash: before }, bound, '0b9dd9fc-54a4-4d0e-9b1d-3a31f3f4d3c5');
  const warning = {
    transact: () => Promise.reject(new Error('nobody is warned of one wrong code')),
    publish: async () => undefined,
    newId: () => '',
  };
  const check = (hash: typeof after) =>
    checkCode({ ...deps, hash }, { ...bound, request: { ip: '192.0.2.1' } }, code, warning);
  await expect(check(after)).rejects.toThrow('INVALID_OTP');
  await check(changing);
  await expect(check(changing)).rejects.toThrow('INVALID_OTP');
});
