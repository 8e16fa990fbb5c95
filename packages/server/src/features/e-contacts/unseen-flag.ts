import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';

type Alias = 'e' | 'x';

/** Nobody at the clinic has seen a warning of the e-contact, or words that came when they had seen it. */
export const flagWaits = (alias: Alias): RawBuilder<boolean> => {
  const e = sql.ref(alias);
  return sql`(${e}.red_flag is not null and (${e}.red_flag_seen_at is null or ${e}.sounds_like_waits))`;
};

/** What waits to be seen, as the index has it: words alone, where the alarm above them was seen. */
export const unseenFlag = (alias: Alias): RawBuilder<unknown> => {
  const e = sql.ref(alias);
  return sql`(case when ${e}.red_flag_seen_at is null then ${e}.red_flag else 'WORDS' end)`;
};

/** Who marked words as seen that came when the warning above them had been seen; undefined where that was marked last. */
export const findWhoSawWords = async (tx: Tx, eContactId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ userId: string }>`
    select t.author_user_id as "userId" from timeline_entry t join e_contact e on e.id = t.e_contact_id
    where e.id = ${eContactId} and t.move = 'acknowledge' and t.at > e.red_flag_seen_at
    order by t.version desc limit 1`.execute(tx);
  return rows[0]?.userId;
};
