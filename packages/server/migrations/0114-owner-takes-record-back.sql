-- Before a letter's link opened one thread only, it gave the clinic's whole record. Whoever proves by a digital ID the code of
-- such a record, which its holder has not proved, is asked whether it is theirs, and takes it.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* Whether somebody has this record by the link of a letter alone. */
create function is_taken_by_letter(m clinic_member) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(m.confirmed_by = 'LINK' and m.denied_at is null and m.personal_code is not null, false)
    and exists (select from person p where p.id = m.person_id and p.personal_code is distinct from m.personal_code)
$$;

/* The record goes to its owner with all that the clinic wrote in it. What the other began themselves stays theirs, in a record
   of their own that the clinic has yet to accept, and those who act for them by their own word go with them. The clinic reads
   in each thread that they lost who had opened the letter. */
create function take_record_back(in_member_id uuid, in_person_id uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  taken clinic_member;
  other clinic_member;
  own_id uuid := gen_random_uuid();
  owner_account uuid;
  former_account uuid;
  begun uuid[];
  spoken_for uuid[];
  lost uuid[];
begin
  perform deciding_at(clinic_id) from clinic_member where id = in_member_id;
  select * into taken from clinic_member where id = in_member_id for update;
  select id into owner_account from app_user where person_id = in_person_id and merged_into_user_id is null;
  select id into former_account from app_user where person_id = taken.person_id and merged_into_user_id is null;
  -- Of a thread without words yet whoever started it is its author.
  begun := array(select e.id from e_contact e
    where e.clinic_id = taken.clinic_id and e.clinic_member_id = taken.id and e.represented_person_id is null
      and coalesce((select t.author_user_id from timeline_entry t where t.e_contact_id = e.id order by t.version limit 1),
        e.creator_user_id) = former_account);
  -- Whom the clinic said that the record's person speaks for: it made both rows at once.
  spoken_for := array(select r.person_id from representation r
    join clinic_representation l on l.represented_person_id = r.person_id and l.user_id = r.user_id
    where l.clinic_id = taken.clinic_id and r.user_id = former_account and l.decided_by_name is not null
      and l.created_at = r.created_at);
  lost := array(select e.id from e_contact e
    where e.clinic_id = taken.clinic_id and e.creator_user_id = former_account and e.id <> all (begun)
      and (e.represented_person_id = any (spoken_for)
        or (e.clinic_member_id = taken.id and e.represented_person_id is null)));
  select * into other from clinic_member where clinic_id = taken.clinic_id and person_id = in_person_id for update;
  if found then
    update e_contact set clinic_member_id = taken.id, patient_person_id = taken.person_id
      where clinic_id = taken.clinic_id and clinic_member_id = other.id;
    update clinic_representation set clinic_member_id = taken.id
      where clinic_id = taken.clinic_id and clinic_member_id = other.id;
    update prescription set clinic_member_id = taken.id
      where clinic_id = taken.clinic_id and clinic_member_id = other.id;
    delete from clinic_member where id = other.id;
  end if;
  -- Address and telephone were the other's.
  update clinic_member m set person_id = in_person_id, confirmed_at = now(), confirmed_by = 'PERSON', claimed_code = null,
      first_name = p.first_name, surname = p.surname, birth_date = coalesce(p.birth_date, m.birth_date), email = p.email,
      phone = p.phone, phone_given_by_patient = p.phone is not null, last_online_at = u.last_online_at, updated_at = now()
    from person p join app_user u on u.id = owner_account
    where m.id = taken.id and p.id = in_person_id;
  insert into clinic_member (id, clinic_id, person_id, status, first_name, surname, claimed_code, birth_date, sex, email,
      phone, phone_given_by_patient, confirmed_at, confirmed_by, last_online_at, created_at, updated_at)
    select own_id, c.id, p.id, case c.kind when 'OPEN' then 'MEMBER' else 'PENDING' end, p.first_name, p.surname,
      coalesce(p.personal_code, typed.code), p.birth_date, p.sex, p.email, p.phone, p.phone is not null, now(), 'WRITTEN',
      u.last_online_at, now(), now()
    from clinic c, person p join app_user u on u.id = former_account left join personal_code_claim typed on typed.user_id = u.id
    where c.id = taken.clinic_id and p.id = taken.person_id;
  update e_contact set follows_id = null
    where clinic_id = taken.clinic_id and (id = any (begun) or follows_id = any (begun));
  update e_contact e set clinic_member_id = own_id, patient_person_id = taken.person_id,
      membership_pending = c.kind <> 'OPEN' and e.status = 'SUBMITTED'
    from clinic c where c.id = e.clinic_id and e.id = any (begun);
  update e_contact e set clinic_member_id = own_id, patient_person_id = taken.person_id
    from representation r
    where r.confirmed_person_id = taken.person_id and e.clinic_id = taken.clinic_id
      and e.represented_person_id = r.person_id and e.clinic_member_id = taken.id;
  update clinic_representation l set clinic_member_id = own_id
    from representation r
    where r.confirmed_person_id = taken.person_id and l.clinic_id = taken.clinic_id
      and l.represented_person_id = r.person_id and l.clinic_member_id = taken.id;
  insert into letter_opening (id, clinic_id, e_contact_id, user_id, address_key, opened_at, decision, decided_at)
    select gen_random_uuid(), taken.clinic_id, thread_id, former_account, coalesce(a.address_key, ''), taken.confirmed_at,
      'REFUSED', now()
    from unnest(lost) thread_id left join user_email a on a.user_id = former_account
    on conflict (e_contact_id, user_id) do update set decision = 'REFUSED', decided_at = now(), decided_by_name = null;
  update e_contact set creator_user_id = owner_account where id = any (lost);
  update representation set user_id = owner_account where user_id = former_account and person_id = any (spoken_for);
  update person set created_by_user_id = owner_account where created_by_user_id = former_account and id = any (spoken_for);
  -- The account that the clinic wrote to was kept for its owner.
  update app_user u set merged_into_user_id = owner_account from person held
    where u.merged_into_user_id = former_account and held.id = u.person_id and held.held_by_clinic_id = taken.clinic_id;
  -- Nobody of the staff stays responsible for their own matter.
  update e_contact set assignee_user_id = null
    where clinic_id = taken.clinic_id and clinic_member_id = taken.id and assignee_user_id = owner_account;
end $$;

/* Whose the caller's record was by the link of a letter until this transaction; nobody's in any other. */
create function record_lost_by(in_member_id uuid) returns table (clinic_id uuid, user_id uuid)
  language sql stable security definer rows 1 set search_path = public, pg_temp as $$
  select distinct m.clinic_id, o.user_id
  from clinic_member m join e_contact e on e.clinic_id = m.clinic_id and e.creator_user_id = context_user_id()
    join letter_opening o on o.e_contact_id = e.id and o.decision = 'REFUSED' and o.decided_by_name is null
      and o.decided_at = m.confirmed_at
  where m.id = in_member_id and m.person_id = context_person_id() and m.confirmed_at = now()
$$;

/* As before, and of a record that somebody has by the link of a letter alone. */
drop function clinics_that_keep_me();
create function clinics_that_keep_me() returns table (member_id uuid, clinic_id uuid, name text, kind text, list_code text,
    status text, confirmed_at timestamptz, confirmed_by text, taken_by_letter boolean)
  language sql stable security definer rows 3 set search_path = public, pg_temp as $$
  select m.id, c.id, c.name, c.kind, m.list_code, m.status, m.confirmed_at, m.confirmed_by, false
  from clinic_member m join clinic c on c.id = m.clinic_id
  where m.person_id = context_person_id() and m.status in ('MEMBER', 'PENDING')
  union all
  select m.id, c.id, c.name, c.kind, null, m.status, null, null, is_taken_by_letter(m)
  from person me join clinic_member m on m.personal_code = me.personal_code and m.person_id <> me.id
      and (not member_is_taken(m) or is_taken_by_letter(m)) and m.status in ('MEMBER', 'PENDING')
    join person held on held.id = m.person_id and held.country = me.country
    join clinic c on c.id = m.clinic_id
  where me.id = context_person_id()
    -- One name may have changed; with another first name and surname it is a slip of somebody else's code.
    and (folded_name(m.first_name) = folded_name(me.first_name) or folded_name(m.surname) = folded_name(me.surname))
  order by 3, 1 limit 100
$$;

/* The caller says whether a clinic's record is theirs. False: there is no such record, or it is answered. */
create or replace function answer_membership(in_member_id uuid, is_right boolean) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked record;
begin
  perform from clinic_member where id = in_member_id for update;
  select * into asked from clinics_that_keep_me() where member_id = in_member_id and confirmed_at is null;
  if not found then return false; end if;
  if not is_right then update clinic_member set denied_at = now(), updated_at = now() where id = in_member_id;
  elsif asked.taken_by_letter then perform take_record_back(in_member_id, context_person_id());
  else perform join_member(in_member_id, context_person_id(), 'PERSON'); end if;
  return true;
end $$;

/* As before, and that a record was taken back from whoever had it by a letter. */
create or replace function is_own_event(in_queue text, event jsonb) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  kind text := event ->> 'type';
  ids jsonb := event -> 'ids';
  thread e_contact;
begin
  if in_queue in ('notifications', 'push-notices') then
    select * into thread from e_contact where id = (ids ->> 'eContactId')::uuid;
    if thread.id is null or not starts_with(event ->> 'key', thread.id || ':') then return false; end if;
    -- The key goes on with the time that a reply named, or with the version that the caller made.
    if kind = 'e-contact.reply-opens' then
      return thread.clinic_id = any (context_clinic_ids())
        and thread.opened_at = substr(event ->> 'key', 38)::timestamptz;
    end if;
    -- Of what staff wrote to somebody who has not taken it yet; the key goes on with the version and the moment.
    if kind = 'e-contact.address-corrected' then
      return thread.clinic_id = any (context_clinic_ids())
        and starts_with(event ->> 'key', thread.id || ':' || thread.version || ':')
        and exists (select from clinic_member m where m.clinic_id = thread.clinic_id and m.id = thread.clinic_member_id
          and m.confirmed_at is null);
    end if;
    return exists (select from timeline_entry t where t.e_contact_id = thread.id
      and t.version = substr(event ->> 'key', 38)::integer and t.author_user_id = context_user_id()
      and case t.author_kind when 'STAFF' then t.clinic_id = any (context_clinic_ids())
        else kind = 'e-contact.reopened' and session_user = 'tervita_patient' end);
  elsif in_queue = 'planned-moves' then
    return exists (select from planned_move p where p.id = (ids ->> 'plannedId')::uuid
      and p.e_contact_id = (ids ->> 'eContactId')::uuid and p.clinic_id = (ids ->> 'clinicId')::uuid
      and p.clinic_id = any (context_clinic_ids()));
  elsif in_queue = 'file-scans' then
    return exists (select from file f where f.id = (ids ->> 'fileId')::uuid and f.uploader_user_id = context_user_id());
  elsif in_queue = 'alarm-filings' then
    return exists (select from ai_questionnaire q where q.id = (ids ->> 'questionnaireId')::uuid
      and q.author_user_id = context_user_id());
  elsif in_queue = 'care-flows' then
    return exists (select from care_flow f where f.id = (ids ->> 'careFlowId')::uuid
      and f.started_by_user_id = context_user_id());
  elsif in_queue = 'sms-sends' then
    return exists (select from sms_campaign c where c.id = (ids ->> 'campaignId')::uuid
      and c.clinic_id = any (context_clinic_ids()) and c.created_by_user_id = context_user_id());
  elsif in_queue = 'claims' and kind = 'record.taken' then
    return exists (select from record_lost_by((ids ->> 'memberId')::uuid) lost
      where lost.user_id = (ids ->> 'formerUserId')::uuid and lost.clinic_id = (ids ->> 'clinicId')::uuid
        and (ids ->> 'userId')::uuid = context_user_id());
  elsif in_queue = 'claims' then
    return exists (select from representation r where r.user_id = context_user_id()
      and r.user_id = (ids ->> 'userId')::uuid and r.person_id = (ids ->> 'personId')::uuid);
  elsif in_queue in ('platform-news', 'evaluations') then
    return session_user = 'tervita_clinic' and is_platform_admin();
  end if;
  -- Letters about an account come from signing in alone.
  return false;
end $$;

revoke execute on function is_taken_by_letter(clinic_member), take_record_back(uuid, uuid), record_lost_by(uuid),
  clinics_that_keep_me() from public;
grant execute on function record_lost_by(uuid), clinics_that_keep_me() to tervita_patient;
alter function is_taken_by_letter(clinic_member) owner to tervita_system;
alter function take_record_back(uuid, uuid) owner to tervita_system;
alter function record_lost_by(uuid) owner to tervita_system;
alter function clinics_that_keep_me() owner to tervita_system;

revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
