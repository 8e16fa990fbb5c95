import { endMyOtherSessions, endMySession, getSession, listMySessions } from '@tervita/contract/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashOf } from '../../core/session/token.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given, type Person } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
let who: Person;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  who = await make.person();
});
afterAll(() => test.close());

const isSignedIn = async (as: string) => (await test.call(getSession, {}, { as })).body.login !== null;
const sessionsOf = async (as: string) => (await test.call(listMySessions, {}, { as })).body.sessions;

it('a person sees where they are signed in, and ends one', async () => {
  const [here, there] = [await make.session(who.userId), await make.session(who.userId)];
  const sessions = await sessionsOf(here);
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  const other = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  expect((await test.call(endMySession, { params: { id: other } }, { as: here })).status).toBe(200);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  expect(test.told.filter(({ topic }) => topic === 'session-ended')).toHaveLength(1);
});

it("nobody ends a stranger's session, or learns that it exists", async () => {
  const stranger = await make.person();
  const theirs = await make.session(stranger.userId);
  const [foreign] = await sessionsOf(theirs);
  const mine = await make.session(who.userId);
  const refused = await test.call(endMySession, { params: { id: foreign?.id ?? '' } }, { as: mine });
  expect(refused.status).toBe(404);
  expect(await isSignedIn(theirs)).toBe(true);
});

it('signing out everywhere leaves this device', async () => {
  const here = await make.session(who.userId);
  const others = [await make.session(who.userId), await make.session(who.userId)];
  const { body } = await test.call(endMyOtherSessions, {}, { as: here });
  expect(body.ended).toBeGreaterThanOrEqual(2);
  expect(await isSignedIn(here)).toBe(true);
  for (const other of others) expect(await isSignedIn(other)).toBe(false);
});

it('a sign-in that was ended on purpose says so to its device; one that ran out does not', async () => {
  const owner = await make.person();
  const here = await make.session(owner.userId);
  const [ended, ranOut] = [await make.session(owner.userId), await make.session(owner.userId)];
  await sql`update session set expires_at = now() - interval '1 minute'
    where user_id = ${owner.userId} and id_hash = ${hashOf(ranOut)}`.execute(test.database.system);
  await test.call(endMyOtherSessions, {}, { as: here });
  const codes = async (as: string) => {
    const refused = await test.call(listMySessions, {}, { as });
    const { body } = await test.call(getSession, {}, { as });
    return [refused.status, refused.raw.code, body.login, body.wasEnded];
  };
  expect(await codes(ended)).toEqual([401, 'SESSION_ENDED', null, true]);
  expect(await codes(ranOut)).toEqual([401, 'NOT_SIGNED_IN', null, undefined]);
  expect(await codes('nobody-ever-had-this')).toEqual([401, 'NOT_SIGNED_IN', null, undefined]);
});
