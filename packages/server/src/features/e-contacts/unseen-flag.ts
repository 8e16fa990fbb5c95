import { type RawBuilder, sql } from 'kysely';

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
