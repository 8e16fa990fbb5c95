-- The second lock, where it was open: nobody says how something stands in somebody else's name. And who of the staff is
-- meant is asked rightly.

-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* Whether somebody as staff typed them is the caller themselves: by code, by an address of theirs, or by name and birth
   date. As before, but the code is the one that was typed: a column of the same name had taken its place. */
create or replace function is_the_caller(code text, in_address_key text, first text, last text, born date) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from app_user u join person me on me.id = u.person_id
      left join personal_code_claim c on c.user_id = u.id
    where u.id = context_user_id() and (is_the_caller.code in (me.personal_code, c.code)
      or exists (select from user_email a where a.user_id = u.id and a.address_key = in_address_key)
      or (me.birth_date = born and folded_name(me.first_name) = folded_name(first)
        and folded_name(me.surname) = folded_name(last))))
$$;

/* As before, and for two accounts that become one, where no clinic is asking: the records at every clinic where the person
   works. */
create or replace function own_records_at_work(in_user_id uuid) returns setof uuid
  language sql stable security definer rows 1 set search_path = public, pg_temp as $$
  with me as (
    select p.id, p.country, array_remove(array[p.personal_code, c.code], null) as codes,
      array(select e.clinic_id from employee e where e.user_id = u.id and e.deleted_at is null
        and (session_user = 'tervita_system' or e.clinic_id = any (context_clinic_ids()))) as works_at
    from app_user u join person p on p.id = u.person_id left join personal_code_claim c on c.user_id = u.id
    where u.id = in_user_id)
  select m.id from me join clinic_member m on m.person_id = me.id
    where m.clinic_id = any (me.works_at)
  union all
  select m.id from me join clinic_member m on m.personal_code = any (me.codes) or m.claimed_code = any (me.codes)
    join person held on held.id = m.person_id and held.country = me.country
    where m.clinic_id = any (me.works_at) and m.confirmed_at is null and m.person_id <> me.id
$$;

/* As before, but not of a person whom somebody else wrote down for themselves: what a clinic adds would be theirs to read. */
create or replace function account_for_clinic(in_clinic_id uuid, in_person_id uuid, new_id uuid, in_email text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account_id uuid;
begin
  if not exists (select from clinic_member m join person p on p.id = m.person_id
    where m.clinic_id = in_clinic_id and m.person_id = in_person_id and p.created_by_user_id is null
      and in_clinic_id = any (context_clinic_ids())) then
    raise exception 'not a patient of the caller';
  end if;
  select id into account_id from app_user where person_id = in_person_id;
  if account_id is not null then return account_id; end if;
  update person set email = coalesce(in_email, email) where id = in_person_id;
  insert into app_user (id, person_id, created_at) values (new_id, in_person_id, now())
    on conflict (person_id) do nothing;
  return (select id from app_user where person_id = in_person_id);
end $$;

revoke create on schema public from tervita_system;
revoke tervita_system from current_user;

/* Of an e-contact: a warning was seen by who says so, work is given to who works there, and the last words are of the side
   that writes them. */
create function staff_state_is_own() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (new.red_flag_seen_by is distinct from old.red_flag_seen_by
      and new.red_flag_seen_by is distinct from context_user_id())
    or ((new.preview, new.last_by) is distinct from (old.preview, old.last_by) and new.last_by <> 'CLINIC')
    or (new.assignee_user_id is distinct from old.assignee_user_id and new.assignee_user_id is not null
      and not exists (select from employee e where e.clinic_id = new.clinic_id and e.user_id = new.assignee_user_id
        and e.deleted_at is null)) then
    raise exception 'not the state of the caller' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger e_contact_staff_state before update on e_contact
  for each row when (current_user = 'tervita_clinic') execute function staff_state_is_own();

create function patient_state_is_own() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if ((new.preview, new.last_by) is distinct from (old.preview, old.last_by) and new.last_by <> 'PATIENT')
    or (new.clinic_has_answered and not old.clinic_has_answered) then
    raise exception 'not the state of the caller' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger e_contact_patient_state before update on e_contact
  for each row when (current_user = 'tervita_patient') execute function patient_state_is_own();
-- What begins nobody has seen yet.
alter policy clinic_begins on e_contact with check (staff_may_begin(e_contact) and red_flag_seen_at is null
  and red_flag_seen_by is null and patient_seen_at is null);
alter policy patient_begins on e_contact with check (patient_may_begin(e_contact) and red_flag_seen_by is null);

/* As before, and what was sent or taken back stays so: nobody sends it after all. */
create or replace function planned_words_are_own() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.status in ('DONE', 'CANCELLED')
    or ((new.user_id, new.author_name, new.author_role, new.text)
        is distinct from (old.user_id, old.author_name, old.author_role, old.text)
      and is_staff_author(new.clinic_id, new.user_id, new.author_name, new.author_role) is not true)
    or (new.files_user_id is distinct from old.files_user_id
      and new.files_user_id is distinct from coalesce(old.files_user_id, old.user_id))
    or (new.held_by is distinct from old.held_by and new.held_by is not null
      and new.held_by is distinct from context_user_name()) then
    raise exception 'not the words of the caller' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

/* Whether a file goes with words of the caller in the same thread, or with none yet. */
create function goes_with_own_words(brought file) returns boolean language sql stable set search_path = public, pg_temp as $$
  select brought.timeline_entry_id is null or exists (select from timeline_entry t where t.id = brought.timeline_entry_id
    and t.e_contact_id = brought.e_contact_id and t.author_user_id = context_user_id())
$$;
-- As before in whose files they are; with own words besides, and whether one is clean the worker says.
drop policy clinic_rows on file;
create policy clinic_rows on file for select to tervita_clinic
  using (clinic_id = any (context_clinic_ids())
    or (clinic_id is null and side = 'CLINIC' and uploader_user_id = context_user_id()));
create policy clinic_brings on file for insert to tervita_clinic
  with check (side = 'CLINIC' and uploader_user_id = context_user_id()
    and (clinic_id is null or clinic_id = any (context_clinic_ids())) and goes_with_own_words(file)
    and scan_state in ('WAITING', 'NA') and scan_result is null and scanned_at is null);
create policy clinic_sends on file for update to tervita_clinic
  using (clinic_id = any (context_clinic_ids())
    or (clinic_id is null and side = 'CLINIC' and uploader_user_id = context_user_id()))
  with check (side = 'CLINIC' and uploader_user_id = context_user_id()
    and (clinic_id is null or clinic_id = any (context_clinic_ids())) and goes_with_own_words(file));
drop policy patient_rows on file;
create policy patient_rows on file for select to tervita_patient
  using ((side = 'PATIENT' and uploader_user_id = context_user_id())
    or (clinic_id is not null and exists (select from e_contact where e_contact.id = file.e_contact_id)));
create policy patient_brings on file for insert to tervita_patient
  with check (side = 'PATIENT' and uploader_user_id = context_user_id()
    and (e_contact_id is null or exists (select from e_contact e where e.id = file.e_contact_id
      and (file.clinic_id is null or e.clinic_id = file.clinic_id)))
    and (clinic_id is null or e_contact_id is not null) and goes_with_own_words(file)
    and scan_state in ('WAITING', 'NA') and scan_result is null and scanned_at is null);
create policy patient_sends on file for update to tervita_patient
  using ((side = 'PATIENT' and uploader_user_id = context_user_id())
    or (clinic_id is not null and exists (select from e_contact where e_contact.id = file.e_contact_id)))
  with check (side = 'PATIENT' and uploader_user_id = context_user_id()
    and (e_contact_id is null or exists (select from e_contact e where e.id = file.e_contact_id
      and (file.clinic_id is null or e.clinic_id = file.clinic_id)))
    and (clinic_id is null or e_contact_id is not null) and goes_with_own_words(file));

-- What has ended, perhaps by the word of the represented person, is not begun again by who was sent away.
drop policy patient_ends on representation;
create policy patient_ends on representation for update to tervita_patient
  using (user_id = context_user_id() and representation_holds(ended_at))
  with check (user_id = context_user_id() and (ended_at <= now() or is_my_record(person_id)));

/* A prompt: written and tried in the own name, its words stay, and it works only after a run that passed. Whether the run
   was about the same model and address the server knows. */
drop policy clinic_rows on prompt_version;
create policy clinic_rows on prompt_version for select to tervita_clinic using (is_platform_admin());
create policy clinic_writes on prompt_version for insert to tervita_clinic
  with check (is_platform_admin() and created_by_user_id = context_user_id() and created_by_name = context_user_name()
    and not is_active);
create policy clinic_activates on prompt_version for update to tervita_clinic using (is_platform_admin());
revoke update on prompt_version from tervita_clinic;
grant update (is_active) on prompt_version to tervita_clinic;
create function works_after_passing() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from evaluation_run r where r.prompt_version_id = new.id and r.status = 'DONE'
    and r.passed_cases and r.passed_injections) then
    raise exception 'an evaluation was not passed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger prompt_version_works before update of is_active on prompt_version
  for each row when (current_user = 'tervita_clinic' and new.is_active and not old.is_active)
  execute function works_after_passing();
alter policy clinic_rows on evaluation_run
  with check (is_platform_admin() and status = 'RUNNING' and passed_cases is null and passed_injections is null
    and started_by_user_id = context_user_id());

/* Where the texts of a prompt that works go, and to which model, stays as it was evaluated. */
create function model_stays() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from prompt_version p where p.model_id = new.id and p.is_active) then
    raise exception 'not a model of the caller to change: a prompt works with it' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger ai_model_stays before update of name, base_url on ai_model
  for each row when (current_user = 'tervita_clinic'
    and (new.name, new.base_url) is distinct from (old.name, old.base_url))
  execute function model_stays();
