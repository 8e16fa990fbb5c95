import { emailKey } from '@tervita/domain/persons';
import { sql } from 'kysely';
import type { AuthDeps } from './auth-deps.ts';

interface Guarded {
  readonly address: string;
  readonly browserHash: Buffer;
}

/**
 * Whose tries are counted: those on an address from browsers that its owner never used share one count, and each
 * browser of the owner has its own, so that a stranger who guesses locks out strangers only.
 */
export const guardedSubject = async (
  { database, hash }: Pick<AuthDeps, 'database' | 'hash'>,
  { address, browserHash }: Guarded,
): Promise<string> => {
  const key = emailKey(address);
  const { rows } = await sql`
    select from known_browser b join user_email e on e.user_id = b.user_id
    where b.browser_hash = ${browserHash} and e.address_key = ${key}`.execute(database.system);
  const subject = hash('subject', key).toString('base64url');
  return rows.length > 0 ? `${subject}:${browserHash.toString('base64url')}` : subject;
};
