import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { TooMany } from '../http/errors.ts';

const hour = 3_600;
const day = 24 * hour;

/** How often everybody may do what everybody may do. */
const uses = {
  'e-contacts': { most: 10, seconds: hour },
  // Staff at a desk open one for each patient who is there.
  'hosted-pages': { most: 60, seconds: hour },
  persons: { most: 10, seconds: day },
  // Whole files of patients.
  'list-imports': { most: 20, seconds: hour },
  // Each makes a phone ring.
  'register-sign-ins': { most: 20, seconds: hour },
  support: { most: 10, seconds: day },
} as const;

/** Counts one more for the person whose transaction it is, or refuses and says when it is possible again. */
export type AdmitUse = (tx: Tx, use: keyof typeof uses) => Promise<void>;

/** Counted in the database, for all processes; a deed that is rolled back has not been counted. */
export const admitUse =
  (isOn: boolean): AdmitUse =>
  async (tx, use) => {
    if (!isOn) return;
    const { most, seconds } = uses[use];
    const { rows } = await sql<{ count: number; secondsLeft: number }>`
      select count, seconds_left as "secondsLeft" from raise_own_count(${use}, ${seconds})`.execute(tx);
    const [raised] = rows;
    if (!raised) throw new Error('a use was counted for nobody');
    if (raised.count > most) throw new TooMany(Math.max(1, raised.secondsLeft));
  };
