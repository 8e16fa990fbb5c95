import { randomInt, timingSafeEqual } from 'node:crypto';
import { otp as limits, type OtpPurpose } from '@tervita/domain/auth';
import { BusinessError } from '@tervita/domain/core';
import { emailKey } from '@tervita/domain/persons';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { hashesOf } from '../../../core/keyed-hash.ts';
import { admit, forget, forgetEnded } from '../../../core/limits/credential-counters.ts';
import { userByEmail } from '../accounts/account-store.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { admitClient } from '../client-limit.ts';
import { guardedSubject } from '../guarded-subject.ts';
import { type Warning, warnAt, warnOwner } from '../warn-owner.ts';

/** What a code is bound to. */
export interface CodeFor {
  readonly purpose: OtpPurpose;
  readonly address: string;
  readonly browserHash: Buffer;
}

const hour = 3_600;
const day = 24 * hour;

type Deps = Pick<AuthDeps, 'database' | 'hash'>;

const addressHash = ({ hash }: Deps, address: string) => hash('address', emailKey(address));
const addressHashes = ({ hash }: Deps, address: string) => [...hashesOf(hash, 'address', emailKey(address))];
/** Today's first; one that was sent before the installation's secret changed is still good. */
const codeHashes = ({ hash }: Deps, { purpose, address }: CodeFor, code: string) =>
  hashesOf(hash, 'code', purpose, emailKey(address), code);

/** Not too often to one mailbox. A browser the owner has used before has a count of its own. */
export const admitSending = async (deps: Deps, bound: CodeFor): Promise<void> => {
  const { system } = deps.database;
  const subject = await guardedSubject(deps, bound);
  await forgetEnded(system);
  await admit(system, {
    key: `code-again:${subject}:${bound.purpose}`,
    most: 1,
    seconds: limits.resendSeconds,
  });
  await admit(system, { key: `code-hour:${subject}`, most: limits.perHour, seconds: hour });
  await admit(system, { key: `code-day:${subject}`, most: limits.perDay, seconds: day });
};

/** A new code; those before it stop working. Only its keyed hash is kept. */
export const newCode = async (deps: Deps, bound: CodeFor, id: string): Promise<string> => {
  const code = String(randomInt(10 ** limits.digits)).padStart(limits.digits, '0');
  await sql`
    with old as (delete from one_time_code where expires_at < now()),
      earlier as (delete from one_time_code where address_hash = ${addressHash(deps, bound.address)}
        and purpose = ${bound.purpose} and browser_hash = ${bound.browserHash})
    insert into one_time_code (id, purpose, address_hash, browser_hash, code_hash, created_at, expires_at)
    values (${id}, ${bound.purpose}, ${addressHash(deps, bound.address)}, ${bound.browserHash},
      ${codeHashes(deps, bound, code)[0]}, now(), now() + make_interval(mins => ${limits.minutes}))`.execute(
    deps.database.system,
  );
  return code;
};

const judged = async (deps: Deps, bound: CodeFor): Promise<{ id: string; code_hash: Buffer } | undefined> => {
  const { rows } = await sql<{ id: string; code_hash: Buffer }>`
    update one_time_code set tries = tries + 1
    where id = (select id from one_time_code
        where address_hash = any(${addressHashes(deps, bound.address)}) and purpose = ${bound.purpose}
          and browser_hash = ${bound.browserHash}
        order by created_at desc limit 1)
      and tries < ${limits.tries} and used_at is null and expires_at > now()
    returning id, code_hash`.execute(deps.database.system);
  return rows[0];
};

const used = async ({ database }: Deps, id: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update one_time_code set used_at = now() where id = ${id} and used_at is null`.execute(database.system);
  return (numAffectedRows ?? 0n) > 0n;
};

const isWaitedFor = async (deps: Deps, bound: CodeFor): Promise<boolean> => {
  const { rows } = await sql`
    select from one_time_code
    where address_hash = any(${addressHashes(deps, bound.address)}) and purpose = ${bound.purpose}
      and browser_hash = ${bound.browserHash} and used_at is null and expires_at > now()`.execute(
    deps.database.system,
  );
  return rows.length > 0;
};

/** Of people who were sent no code: they guess at nothing, and must not use up the tries of whoever owns the address. */
const guessesFromNetworkPerHour = 20;

/** A right one works once. Of several wrong ones the owner of the address hears. */
export const checkCode = async (
  deps: Deps & Pick<AuthDeps, 'countsAddresses'>,
  { request, ...bound }: CodeFor & { readonly request: Pick<FastifyRequest, 'ip'> },
  code: string,
  warning: Warning,
): Promise<void> => {
  const { system } = deps.database;
  if (!(await isWaitedFor(deps, bound))) {
    await admitClient(deps, request, { what: 'code-guess', perHour: guessesFromNetworkPerHour });
    throw new BusinessError('INVALID_OTP');
  }
  const failures = `code-failures:${await guardedSubject(deps, bound)}`;
  // Counted before it is looked at: guesses at the same moment, in whatever process, share the count.
  const count = await admit(system, { key: failures, most: limits.failuresPerDay, seconds: day });
  const row = await judged(deps, bound);
  const given = codeHashes(deps, bound, code);
  const isRight = row !== undefined && given.some((each) => timingSafeEqual(row.code_hash, each));
  if (!isRight || !(await used(deps, row.id))) {
    if (count === warnAt) await warnOwner(warning, (tx) => userByEmail(tx, bound.address));
    throw new BusinessError('INVALID_OTP');
  }
  await forget(system, [failures]);
};
