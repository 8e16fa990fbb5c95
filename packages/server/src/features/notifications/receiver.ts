import type { Language } from '@tervita/domain/core';
import { prescriptionMoves } from '@tervita/domain/e-contacts';
import type { NoticeKind } from '@tervita/domain/notifications';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import type { Occasion } from './kinds.ts';

/** Whom a notice is for. Without an account there are no devices and no wishes, only an address. */
export interface Receiver {
  readonly userId: string | null;
  readonly email: string | null;
  readonly language: Language;
  readonly clinicId: string;
  readonly clinicName: string;
  /** What it is to them: the event does not tell whose words stand first. */
  readonly kind: NoticeKind;
  /** They have no account yet: the letter's link lets them take what was written to them. */
  readonly hasToClaim: boolean;
}

interface Row {
  clinic_id: string;
  clinic_name: string;
  user_id: string | null;
  language: Language | null;
  email: string | null;
  is_written_down: boolean;
  has_to_claim: boolean;
}

/**
 * Who opened it by the link in a letter; else who started it, while they may still see it; else the patient. Nobody is told of their own doing, nor
 * that they may answer what they have answered. Undefined: there is nobody to tell.
 */
export const receiverOf = async (
  tx: Tx,
  { kind, eContactId, version, opensAt }: Occasion,
  fallback: Language,
): Promise<Receiver | undefined> => {
  const { rows } = await sql<Row>`
    select e.clinic_id, c.name as clinic_name, u.id as user_id, coalesce(u.language, e.language) as language,
      case when u.id is not null then case when u.email_notices then
          -- Of somebody who never signed in the clinic knows best, and corrects it.
          case when u.person_id = m.person_id and m.last_online_at is null then coalesce(m.email, p.email)
            else p.email end end
        when e.creator_kind = 'CLINIC' then m.email end as email,
      e.creator_kind = 'CLINIC' as is_written_down, p.held_by_clinic_id is not null as has_to_claim
    from e_contact e
    join clinic c on c.id = e.clinic_id
    join clinic_member m on m.clinic_id = e.clinic_id and m.id = e.clinic_member_id
    left join lateral (
      -- By the link in a letter, which went where letters still go.
      select o.user_id from letter_opening o where o.e_contact_id = e.id and opening_holds(o)
        and (e.represented_person_id is not null or m.email is null
          or o.address_key = lower(normalize(m.email, nfkc)))
      order by o.opened_at desc limit 1) opened on true
    left join lateral (
      select * from app_user a where a.merged_into_user_id is null
        and (a.id = opened.user_id or (a.person_id = e.patient_person_id and not e.representation_unverified)
          or (a.id = e.creator_user_id and exists (select from representation r where r.user_id = a.id
            and r.person_id = e.represented_person_id and representation_holds(r.ended_at))))
      order by coalesce(a.id = opened.user_id, false) desc, a.id = e.creator_user_id desc limit 1) u on true
    left join person p on p.id = u.person_id
    where e.id = ${eContactId}
      and (${opensAt ?? null}::timestamptz is null
        or (e.status = 'SUBMITTED' and e.turn = 'PATIENT' and e.opened_at = ${opensAt ?? null}))
      and not exists (select from timeline_entry t where t.e_contact_id = e.id and t.version = ${version ?? null}
        and t.author_kind in ('PATIENT', 'REPRESENTATIVE'))
      -- A decision about a medicine that was taken back or followed by another is told with the last one.
      and not exists (select from timeline_entry t join timeline_entry later on later.e_contact_id = t.e_contact_id
        and later.version > t.version and later.move = any(${[...prescriptionMoves]}::text[])
        where t.e_contact_id = e.id and t.version = ${version ?? null} and t.move = any(${[...prescriptionMoves]}::text[]))`.execute(
    tx,
  );
  const [row] = rows;
  if (!row || (!row.user_id && !row.email)) return undefined;
  return {
    userId: row.user_id,
    email: row.email,
    language: row.language ?? fallback,
    clinicId: row.clinic_id,
    clinicName: row.clinic_name,
    kind: kind === 'clinicWrote' && row.is_written_down ? 'writtenDown' : kind,
    hasToClaim: row.has_to_claim,
  };
};
