import { countClinicEContacts } from '@tervita/contract/e-contacts';
import { alarmsAsOne } from '@tervita/domain/e-contacts';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../core/database/database.ts';
import { query } from '../../../../core/http/use-case.ts';
import { assertOwnClinic } from '../../../../core/session/own-clinic.ts';
import { isOthersMatter, type Self } from '../../../../core/session/own-matter.ts';
import { flagWaits } from '../../unseen-flag.ts';
import { isSettled } from '../planned/settled.ts';

/** Counting stops here: nobody reads a larger number. */
const countMost = 1_000;

/** A reply is written and waits for its time, as the rows of the list say it. */
const isPlanned = sql`exists (select from planned_move p where p.e_contact_id = e.id and ${isSettled})`;

/** The e-contacts e that wait for somebody at the clinic, as the list and its badge count them. */
const waitsFor = (clinicId: string, turn: 'CLINIC' | 'PATIENT', self: Self) => sql`e.clinic_id = ${clinicId}
  and e.status = 'SUBMITTED' and e.turn = ${sql.lit(turn)} and not ${isPlanned} and ${isOthersMatter(self, 'e')}`;

interface WaitingNow {
  readonly count: number;
  /** Since before a moment. */
  readonly long: number;
  readonly longestSince: Date | null;
}

/** How many wait for the clinic, how many of them since before a moment, and since when the first. */
export const waitingNow = async (
  db: Reader,
  { clinicId, self, longBefore }: { clinicId: string; self: Self; longBefore: Date },
): Promise<WaitingNow> => {
  const { rows } = await sql<WaitingNow>`
    select count(*)::int as count, (count(*) filter (where e.waiting_since < ${longBefore}))::int as long,
      min(e.waiting_since) as "longestSince"
    from e_contact e where ${waitsFor(clinicId, 'CLINIC', self)}`.execute(db);
  return rows[0] ?? { count: 0, long: 0, longestSince: null };
};

/** As the list shows them: many unseen warnings of one person about one patient are one. */
export const countsSql = (clinicId: string, self: Self) => {
  const counted = (turn: 'CLINIC' | 'PATIENT', more: RawBuilder<unknown>) => {
    const waiting = (
      flag: RawBuilder<unknown>,
    ) => sql`select e.clinic_member_id, e.creator_user_id from e_contact e
      where ${waitsFor(clinicId, turn, self)} and ${more} and ${flag} limit ${sql.lit(countMost)}`;
    return sql<number>`least(${sql.lit(countMost)}, (select count(*) from (${waiting(sql`not ${flagWaits('e')}`)}) x) + (
      select coalesce(sum(case when n < ${sql.lit(alarmsAsOne)} then n else 1 end), 0) from (
        select count(*) as n from (${waiting(flagWaits('e'))}) x group by clinic_member_id, creator_user_id) x))::int`;
  };
  return sql<{ incoming: number; unassigned: number; mine: number; answered: number }>`
    select ${counted('CLINIC', sql`true`)} as incoming,
      ${counted('CLINIC', sql`assignee_user_id is null`)} as unassigned,
      ${counted('CLINIC', sql`assignee_user_id = ${self.userId}`)} as mine,
      ${counted('PATIENT', sql`true`)} as answered`;
};

export const countInbox = query(countClinicEContacts, async ({ db, actor, query: { clinicId } }) => {
  assertOwnClinic(actor, clinicId);
  const { rows } = await countsSql(clinicId, actor).execute(db);
  return rows[0] ?? { incoming: 0, unassigned: 0, mine: 0, answered: 0 };
});
