import { extendLogin, logout } from '@tervita/contract/auth';
import { getConsents } from '@tervita/contract/consents';
import { listPatientEContacts, sendEContactText } from '@tervita/contract/e-contacts';
import { call, cookieFrom } from '../../core/call.ts';
import { signIn } from '../../core/sign-in.ts';
import { withSql } from '../../core/sql.ts';
import {
  type Arena,
  eContactBody,
  insist,
  newText,
  type Race,
  repeated,
  somePatient,
  together,
} from './arena.ts';

const statusWith = async ({ target }: Arena, as: string) =>
  (await insist(target, { route: getConsents, sent: { query: {} }, options: { as } })).status;

/** A call is served or refused, never half; once the sign-out is answered, nothing works. */
export const logoutAgainstCalls: Race = async (arena, number) => {
  const { target, random, findings } = arena;
  const { person } = somePatient(arena);
  const as = await signIn(target, person);
  const write = (index: number) => async () => {
    const text = newText(arena, `${number} leaving ${index}`);
    const body = eContactBody(arena, person, text);
    const { status } = await insist(target, { route: sendEContactText, sent: { body }, options: { as } });
    if (status === 200) arena.texts.set(text, true);
    return status;
  };
  const read = async () =>
    (await insist(target, { route: listPatientEContacts, sent: { query: {} }, options: { as } })).status;
  const leave = async () => (await call(target, logout, { query: {} }, { as })).status;
  const ended = await together(random, [
    leave,
    ...repeated(arena.atOnce - 1, (index) => (index % 2 === 0 ? write(index) : read)),
  ]);
  findings.check(
    'a call beside the sign-out is served or gets 401',
    ended.every((status) => status === 200 || status === 401),
    [...new Set(ended)],
  );
  findings.check('after the sign-out every call gets 401', (await statusWith(arena, as)) === 401, number);
};

const graceOver = `update session set replaced_at = now() - interval '31 seconds'
  where replaced_at is not null and family_id = (select family_id from session where id_hash = sha256($1::bytea))`;
const familyOf = `select count(distinct family_id)::int as families, count(distinct ends_at)::int as ends,
  count(distinct signed_in_at)::int as beginnings from session where id_hash = any($1::bytea[])`;

/** Tabs that extend at the same moment all stay signed in; the replaced id that comes back late ends them all. */
export const extendTogether: Race = async (arena, number) => {
  const { target, random, findings } = arena;
  const { person } = somePatient(arena);
  const old = await signIn(target, person);
  const ended = await together(
    random,
    repeated(
      arena.atOnce,
      () => () => insist(target, { route: extendLogin, sent: {}, options: { as: old } }),
    ),
  );
  const statuses = new Set(ended.map(({ status }) => status));
  findings.check('every tab that extends stays signed in', statuses.size === 1 && statuses.has(200), [
    ...statuses,
  ]);
  const tokens = ended.flatMap(({ headers }) => cookieFrom(headers, target.cookieName) ?? []);
  findings.check(
    'of extensions at the same moment one gives a new id: a sign-in has one that lives',
    tokens.length === 1,
    tokens.length,
  );
  const [first = '', last = ''] = [tokens[0], tokens.at(-1)];
  const meanwhile = await Promise.all([old, first, last].map((token) => statusWith(arena, token)));
  findings.check(
    'the replaced id serves other tabs for a moment',
    meanwhile.join() === '200,200,200',
    meanwhile,
  );
  await withSql(arena.sqlUrl, async (sql) => {
    const hashes = tokens.map((token) => Buffer.from(token));
    const { rows } = await sql.query(familyOf, [await hashed(hashes)]);
    findings.check(
      'an extension neither begins a sign-in nor moves its end',
      rows[0]?.families === 1 && rows[0]?.ends === 1 && rows[0]?.beginnings === 1,
      rows[0],
    );
    await sql.query(graceOver, [Buffer.from(old)]);
  });
  findings.check(
    'the replaced id that comes back late gets 401',
    (await statusWith(arena, old)) === 401,
    number,
  );
  const afterwards = await Promise.all([first, last].map((token) => statusWith(arena, token)));
  findings.check('and the whole family ends', afterwards.join() === '401,401', afterwards);
};

const hashed = async (values: readonly Buffer[]) => {
  const { createHash } = await import('node:crypto');
  return values.map((value) => createHash('sha256').update(value).digest());
};
