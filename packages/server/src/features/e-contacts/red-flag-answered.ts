import { sql } from 'kysely';

const answers = sql`('reply', 'replyAndClose', 'askQuestionnaire')`;

/** When the clinic wrote last to the patient of the e-contact e. */
export const answeredAt = sql`(
  select max(answer.at) from timeline_entry answer where answer.e_contact_id = e.id and answer.move in ${answers})`;

/**
 * Whether the clinic has written to the patient since the red flag of the e-contact e was seen. Whoever writes has seen it,
 * and a flag that is raised anew has been seen by nobody, so a reply from before it does not count.
 */
export const isRedFlagAnswered = sql<boolean>`(e.red_flag_seen_at is not null and exists (
  select from timeline_entry answer where answer.e_contact_id = e.id and answer.at >= e.red_flag_seen_at
    and answer.move in ${answers}))`;

/** Whether a reply has seen the red flag of the e-contact e: the same write set who has seen it, and when. */
export const isRedFlagSeenByReply = sql<boolean>`exists (
  select from timeline_entry answer where answer.e_contact_id = e.id and answer.at = e.red_flag_seen_at
    and answer.author_user_id = e.red_flag_seen_by and answer.move in ${answers})`;
