import { sql } from 'kysely';

/**
 * Nobody needs to work on the e-contact e before the time of its planned reply p: it waits for longer than the seconds
 * in which it can be taken back, and its author has read whatever the patient wrote and every warning.
 */
export const isSettled = sql<boolean>`(p.status = 'WAITING' and p.due_at > p.created_at + interval '1 minute'
  and (e.red_flag is null or e.red_flag_seen_at is not null)
  and (e.version = p.seen_version or not exists (select from timeline_entry t where t.e_contact_id = e.id
    and t.version > p.seen_version and t.author_kind in ('PATIENT', 'REPRESENTATIVE')
    and (not t.is_beside_words or t.fired is not null))))`;
