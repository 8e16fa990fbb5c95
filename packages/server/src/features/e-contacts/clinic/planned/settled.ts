import { sql } from 'kysely';
import { missedByStaff } from '../../missed-by-staff.ts';
import { flagWaits } from '../../unseen-flag.ts';

const missed = missedByStaff({
  eContactId: sql`e.id`,
  version: sql`p.seen_version`,
  staffUserId: sql`p.user_id`,
});

/**
 * Nobody needs to work on the e-contact e before the time of its planned reply p: it waits for longer than the seconds
 * in which it can be taken back, its author has missed nothing since, and somebody has seen every warning.
 */
export const isSettled = sql<boolean>`(p.status = 'WAITING' and p.due_at > p.created_at + interval '1 minute'
  and not ${flagWaits('e')}
  and (e.version = p.seen_version or not ${missed}))`;
