-- A questionnaire that staff asked for, or filled in with the patient, may tell of danger: why the warning stands lies with
-- those answers too.
alter table timeline_entry drop constraint timeline_entry_check;
alter table timeline_entry add constraint timeline_entry_check
  check (fired is null or (jsonb_typeof(fired) = 'array' and fired <> '[]'
    and move in ('submit', 'submitForPatient', 'answer', 'addInfo', 'reopen', 'fillQuestionnaire', 'recordAnswers')));

-- Staff who fill in a questionnaire with a patient may hear of danger: the warning of the e-contact is raised, and is to be
-- seen anew. Nobody takes it down.
grant update (red_flag) on e_contact to tervita_clinic;

/* As before, and a warning is only ever raised; one that was raised anew nobody has seen. */
create or replace function staff_state_is_own() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (new.red_flag is distinct from old.red_flag
      and (new.red_flag is null or new.red_flag_seen_at is not null or old.red_flag = 'CALL_112'))
    or (new.red_flag_seen_by is distinct from old.red_flag_seen_by
      and new.red_flag_seen_by is distinct from context_user_id()
      and not (new.red_flag_seen_by is null and new.red_flag_seen_at is null and new.red_flag is not null))
    or ((new.preview, new.last_by) is distinct from (old.preview, old.last_by) and new.last_by <> 'CLINIC')
    or (new.assignee_user_id is distinct from old.assignee_user_id and new.assignee_user_id is not null
      and not exists (select from employee e where e.clinic_id = new.clinic_id and e.user_id = new.assignee_user_id
        and e.deleted_at is null)) then
    raise exception 'not the state of the caller' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- Whose a result is follows from the e-contact, which may be led to another record of the clinic later: two records become
-- one, or somebody's right to write for a patient is refused. A result that stayed behind would stand in a stranger's trend.
grant tervita_system to current_user;
grant create on schema public to tervita_system;
create function results_follow_thread() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update instrument_response set clinic_member_id = new.clinic_member_id where e_contact_id = new.id;
  return null;
end $$;
create trigger e_contact_results after update of clinic_member_id on e_contact
  for each row when (old.clinic_member_id is distinct from new.clinic_member_id) execute function results_follow_thread();
revoke all on function results_follow_thread() from public;
alter function results_follow_thread() owner to tervita_system;

/* As before, and medicines that were written down beside the other record go with it. */
create or replace function join_member(in_member_id uuid, in_person_id uuid, by_what text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept clinic_member;
  other clinic_member;
  former_account uuid;
  account uuid;
begin
  perform deciding_at(clinic_id) from clinic_member where id = in_member_id;
  select * into kept from clinic_member where id = in_member_id for update;
  if kept.id is null or kept.person_id = in_person_id then return; end if;
  select * into other from clinic_member where clinic_id = kept.clinic_id and person_id = in_person_id for update;
  if found then
    update e_contact set clinic_member_id = kept.id, patient_person_id = kept.person_id
      where clinic_id = kept.clinic_id and clinic_member_id = other.id;
    update clinic_representation set clinic_member_id = kept.id
      where clinic_id = kept.clinic_id and clinic_member_id = other.id;
    update prescription set clinic_member_id = kept.id
      where clinic_id = kept.clinic_id and clinic_member_id = other.id;
    delete from clinic_member where id = other.id;
  end if;
  select id into account from app_user where person_id = in_person_id and merged_into_user_id is null;
  select u.id into former_account from app_user u join person p on p.id = u.person_id
    where u.person_id = kept.person_id and p.held_by_clinic_id is not null;
  update clinic_member m set person_id = in_person_id, confirmed_at = now(), denied_at = null, claimed_code = null,
      confirmed_by = case other.confirmed_by when 'REGISTER' then 'REGISTER' else by_what end,
      -- What the clinic knew of the person under the other record stays known.
      status = case when other.status = 'MEMBER' then 'MEMBER' else m.status end,
      list_code = coalesce(m.list_code, other.list_code), personal_code = coalesce(m.personal_code, other.personal_code),
      first_name = coalesce(other.first_name, m.first_name), surname = coalesce(other.surname, m.surname),
      birth_date = coalesce(other.birth_date, m.birth_date),
      email = coalesce(p.email, m.email), phone = coalesce(p.phone, m.phone),
      phone_given_by_patient = m.phone_given_by_patient or p.phone is not null,
      last_online_at = u.last_online_at, updated_at = now()
    from person p left join app_user u on u.id = account
    where m.id = kept.id and p.id = in_person_id;
  update e_contact e set membership_pending = false from clinic_member m
    where m.id = kept.id and m.status = 'MEMBER' and e.clinic_id = m.clinic_id and e.clinic_member_id = m.id
      and e.membership_pending;
  -- Nobody could sign in to the account that the clinic wrote to: it was kept for this person.
  if former_account is not null and account is not null and former_account <> account then
    update e_contact set creator_user_id = account where creator_user_id = former_account;
    update representation set user_id = account where user_id = former_account;
    update person set created_by_user_id = account where created_by_user_id = former_account;
    update app_user set merged_into_user_id = account where id = former_account;
  end if;
  -- Those who act for the person by the person's own word, and wrote before the record was theirs.
  update e_contact e set clinic_member_id = kept.id, patient_person_id = in_person_id, representation_unverified = false
    from representation r
    where r.confirmed_person_id = in_person_id and representation_holds(r.ended_at)
      and e.clinic_id = kept.clinic_id and e.represented_person_id = r.person_id;
  update clinic_representation l set clinic_member_id = kept.id, status = 'CONFIRMED', decided_by_name = null, decided_at = now()
    from representation r
    where r.confirmed_person_id = in_person_id and representation_holds(r.ended_at)
      and l.clinic_id = kept.clinic_id and l.represented_person_id = r.person_id;
  -- Nobody of the staff stays responsible for their own matter.
  update e_contact set assignee_user_id = null
    where clinic_id = kept.clinic_id and clinic_member_id = kept.id and assignee_user_id = account;
end $$;

revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
