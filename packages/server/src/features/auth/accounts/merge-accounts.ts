import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import { isOthersMatter } from '../../../core/session/own-matter.ts';
import { moveEmployments } from './move-employments.ts';
import { moveLetterOpenings } from './move-letter-openings.ts';
import { proveCodeAtClinics } from './prove-code-at-clinics.ts';

export interface Account {
  readonly userId: string;
  readonly personId: string;
}

/** Everything that was about the one person is now about the other. */
const movePerson = async (tx: Tx, from: string, into: string): Promise<void> => {
  if (from === into) return;
  await sql`
    update e_contact set clinic_member_id = kept.id, patient_person_id = kept.person_id
    from clinic_member gone join clinic_member kept on kept.clinic_id = gone.clinic_id and kept.person_id = ${into}
    where gone.person_id = ${from} and e_contact.clinic_id = gone.clinic_id and e_contact.clinic_member_id = gone.id`.execute(
    tx,
  );
  await sql`
    update clinic_representation l set clinic_member_id = kept.id
    from clinic_member gone join clinic_member kept on kept.clinic_id = gone.clinic_id and kept.person_id = ${into}
    where gone.person_id = ${from} and l.clinic_id = gone.clinic_id and l.clinic_member_id = gone.id`.execute(
    tx,
  );
  await sql`
    update prescription r set clinic_member_id = kept.id
    from clinic_member gone join clinic_member kept on kept.clinic_id = gone.clinic_id and kept.person_id = ${into}
    where gone.person_id = ${from} and r.clinic_id = gone.clinic_id and r.clinic_member_id = gone.id`.execute(
    tx,
  );
  // What the clinic knew of the one record stays known of the other. The code first: one clinic has it once.
  const known = await sql<{
    id: string;
    status: string;
    list: string | null;
    code: string | null;
    typed: string | null;
  }>`
    select kept.id, case when gone.status = 'MEMBER' then 'MEMBER' else kept.status end as status,
      coalesce(kept.list_code, gone.list_code) as list, coalesce(kept.personal_code, gone.personal_code) as code,
      coalesce(kept.claimed_code, gone.claimed_code) as typed
    from clinic_member gone join clinic_member kept on kept.clinic_id = gone.clinic_id and kept.person_id = ${into}
    where gone.person_id = ${from}`.execute(tx);
  await sql`
    delete from clinic_member gone using clinic_member kept
    where gone.person_id = ${from} and kept.person_id = ${into} and kept.clinic_id = gone.clinic_id`.execute(
    tx,
  );
  for (const { id, status, list, code, typed } of known.rows)
    await sql`update clinic_member set status = ${status}, list_code = ${list}, personal_code = ${code},
      claimed_code = ${code ? null : typed} where id = ${id}`.execute(tx);
  await sql`update clinic_member set person_id = ${into} where person_id = ${from}`.execute(tx);
  await sql`update e_contact_draft set patient_person_id = ${into} where patient_person_id = ${from}`.execute(
    tx,
  );
  await sql`update ai_questionnaire set patient_person_id = ${into} where patient_person_id = ${from}`.execute(
    tx,
  );
  await sql`
    update representation set confirmed_person_id = ${into} where confirmed_person_id = ${from}`.execute(tx);
};

/**
 * Ways in that the kept account lacks come along; of two of a kind its own stays. Google and Apple do not: an account
 * there proves nothing about who the person is, and is linked again by its owner.
 */
const moveWaysIn = async (tx: Tx, from: string, into: string): Promise<void> => {
  await sql`delete from outside_identity where user_id = ${from}`.execute(tx);
  for (const table of ['password_credential', 'user_email', 'app_code_credential'] as const) {
    await sql`
      update ${sql.table(table)} set user_id = ${into} where user_id = ${from}
        and not exists (select from ${sql.table(table)} where user_id = ${into})`.execute(tx);
    await sql`delete from ${sql.table(table)} where user_id = ${from}`.execute(tx);
  }
  for (const table of ['personal_code_claim', 'password_sign_in', 'session', 'known_browser'] as const) {
    await sql`delete from ${sql.table(table)} where user_id = ${from}`.execute(tx);
  }
};

const moveWork = async (tx: Tx, from: string, into: string): Promise<void> => {
  await sql`
    update timeline_entry set author_user_id = ${into} where author_user_id = ${from}
      and (e_contact_id in (select id from e_contact where creator_user_id = ${from})
        or e_contact_id in (select e_contact_id from letter_opening where user_id = ${from}))`.execute(tx);
  await moveLetterOpenings(tx, from, into);
  await sql`update push_subscription set user_id = ${into} where user_id = ${from}`.execute(tx);
  await sql`update file set uploader_user_id = ${into} where uploader_user_id = ${from}`.execute(tx);
  await sql`update feedback set author_user_id = ${into} where author_user_id = ${from}`.execute(tx);
  await sql`update e_contact set creator_user_id = ${into} where creator_user_id = ${from}`.execute(tx);
  await sql`update e_contact_draft set author_user_id = ${into} where author_user_id = ${from}`.execute(tx);
  await sql`update ai_questionnaire set author_user_id = ${into} where author_user_id = ${from}`.execute(tx);
  await sql`update care_flow set started_by_user_id = ${into} where started_by_user_id = ${from}`.execute(tx);
  await sql`
    update e_contact set assignee_user_id = ${into} where assignee_user_id = ${from}
      and clinic_id in (select clinic_id from employee where user_id = ${from})`.execute(tx);
  // Replies on their way and unfinished ones go with the account; where both have one, the kept account's own stays.
  await sql`update planned_move set user_id = ${into} where user_id = ${from}`.execute(tx);
  await sql`update planned_move set files_user_id = ${into} where files_user_id = ${from}`.execute(tx);
  await sql`update e_contact_note set author_user_id = ${into} where author_user_id = ${from}`.execute(tx);
  await sql`update reply_template set owner_user_id = ${into} where owner_user_id = ${from}`.execute(tx);
  await sql`update prompt_version set created_by_user_id = ${into} where created_by_user_id = ${from}`.execute(
    tx,
  );
  await sql`update evaluation_run set started_by_user_id = ${into} where started_by_user_id = ${from}`.execute(
    tx,
  );
  await sql`
    update ai_summarization_opinion set user_id = ${into} where user_id = ${from} and ai_summarization_id not in (
      select ai_summarization_id from ai_summarization_opinion where user_id = ${into})`.execute(tx);
  await sql`update support_message set user_id = ${into} where user_id = ${from}`.execute(tx);
  // The later of what both have read; what only one has read is read.
  await sql`
    insert into information_item_read (user_id, item_id, version, read_at)
    select ${into}, item_id, version, read_at from information_item_read where user_id = ${from}
    on conflict (user_id, item_id) do update
      set version = greatest(information_item_read.version, excluded.version)`.execute(tx);
  await sql`delete from information_item_read where user_id = ${from}`.execute(tx);
  await sql`
    update information_item_version set created_by_user_id = ${into} where created_by_user_id = ${from}`.execute(
    tx,
  );
  await sql`update usage_event set user_id = ${into} where user_id = ${from}`.execute(tx);
  await sql`
    update reply_draft set user_id = ${into} where user_id = ${from}
      and e_contact_id not in (select e_contact_id from reply_draft where user_id = ${into})`.execute(tx);
  await sql`
    update saved_view set user_id = ${into} where user_id = ${from}
      and (clinic_id, name) not in (select clinic_id, name from saved_view where user_id = ${into})`.execute(
    tx,
  );
  await moveEmployments(tx, from, into);
  await sql`
    update representation set user_id = ${into} where user_id = ${from}`.execute(tx);
  await sql`update person set created_by_user_id = ${into} where created_by_user_id = ${from}`.execute(tx);
  await sql`
    insert into consent (user_id, consent_group, version, given_at)
    select ${into}, consent_group, version, given_at from consent where user_id = ${from} on conflict do nothing`.execute(
    tx,
  );
};

/** Of one who works at a clinic and is its patient: what turned out to be their own matter waits for a colleague. */
export const leaveOwnMatters = async (tx: Tx, self: Account): Promise<void> => {
  await sql`
    update e_contact set assignee_user_id = null
    where assignee_user_id = ${self.userId} and not ${isOthersMatter(self, 'e_contact')}`.execute(tx);
};

/**
 * Two accounts of one person become one. Call it only when the person has proved both. The empty account stays,
 * because the audit log speaks of it, but nothing leads into it any more.
 */
export const mergeAccounts = async (tx: Tx, from: Account, into: Account): Promise<void> => {
  await movePerson(tx, from.personId, into.personId);
  await moveWork(tx, from.userId, into.userId);
  await leaveOwnMatters(tx, into);
  await moveWaysIn(tx, from.userId, into.userId);
  await sql`update app_user set merged_into_user_id = ${into.userId} where id = ${from.userId}`.execute(tx);
  await sql`update person set email = null, phone = null where id = ${from.personId}`.execute(tx);
  await proveCodeAtClinics(tx, into.personId);
};

/** The account of somebody of whom a clinic already has a record now belongs to that record. */
export const adoptPerson = async (tx: Tx, account: Account, personId: string, now: Date): Promise<void> => {
  await sql`
    update person kept set email = coalesce(own.email, kept.email), phone = coalesce(own.phone, kept.phone),
      updated_at = ${now}
    from person own where kept.id = ${personId} and own.id = ${account.personId}`.execute(tx);
  await sql`update app_user set person_id = ${personId} where id = ${account.userId}`.execute(tx);
  await movePerson(tx, account.personId, personId);
  await leaveOwnMatters(tx, { userId: account.userId, personId });
  await sql`delete from person where id = ${account.personId}`.execute(tx);
};
