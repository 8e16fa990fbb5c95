import type { Database } from '../../core/database/database.ts';
import { admit, raise } from '../../core/limits/credential-counters.ts';
import type { Log } from '../../core/log.ts';

const perMinute = 60;
const missesPerHour = 30;

export interface LookUpDeps {
  readonly database: Database;
  readonly log: Log;
  readonly countsUse: boolean;
}

/** A birth date leaves about a thousand personal codes: whoever tries them one by one is slowed down, and noticed. */
export const admitLookUp = async ({ database, countsUse }: LookUpDeps, userId: string): Promise<void> => {
  if (!countsUse) return;
  await admit(database.system, { key: `look-ups:${userId}`, most: perMinute, seconds: 60 });
};

/** Told once an hour for one person, with who it is and not what was looked for. */
export const countMiss = async ({ database, log }: LookUpDeps, userId: string): Promise<void> => {
  const { count } = await raise(database.system, { key: `missed-look-ups:${userId}`, seconds: 3_600 });
  if (count === missesPerHour)
    log.warn({ alarm: 'LOOK_UPS', userId, misses: count }, 'many look-ups that find nobody');
};
