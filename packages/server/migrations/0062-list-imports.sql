-- Patient lists come from a register or from a file. Rows wait beside the lists until all of them are judged; then one
-- transaction puts them into the lists, so that whatever ends an import leaves the lists as they were.
alter table clinic_member
  -- When an import first brought this record; null: staff entered it, or the person wrote.
  add column imported_at timestamptz,
  -- From when the register counts them as a patient of the list.
  add column member_from date,
  -- The register has no first name yet; the first name that stands here is the word "newborn".
  add column is_newborn boolean not null default false;

create table list_import (
  id uuid primary key,
  clinic_id uuid not null references clinic (id),
  source text not null check (source in ('REGISTER', 'CSV')),
  user_id uuid not null references app_user (id),
  user_name text not null,
  -- UPLOADING: rows still come. CHECKED: judged, and waits for a yes.
  state text not null check (state in ('UPLOADING', 'RUNNING', 'CHECKED', 'DONE', 'FAILED', 'STOPPED')),
  -- Somebody said yes to what the lists lose.
  is_confirmed boolean not null default false,
  is_dry_run boolean not null default false,
  -- Data rows of the file, good or bad, and how many of them are judged.
  rows_total integer not null default 0,
  rows_read integer not null default 0,
  rows_bad integer not null default 0,
  new_count integer not null default 0,
  changed_count integer not null default 0,
  left_count integer not null default 0,
  same_count integer not null default 0,
  -- Which judging this is, and the clinic's patients as they were when it began, as one number.
  judging_id uuid,
  judged_members text,
  started_at timestamptz not null,
  finished_at timestamptz,
  unique (clinic_id, id)
);
create index list_import_history on list_import (clinic_id, started_at desc);
-- One at a time: two would judge by lists that the other changes.
create unique index list_import_running on list_import (clinic_id) where state = 'RUNNING';
create index list_import_started on list_import (started_at);

create table list_import_list (
  import_id uuid not null,
  clinic_id uuid not null,
  list_code text not null,
  doctor_code text,
  rows_total integer not null default 0,
  rows_read integer not null default 0,
  -- Patients of the list before the import.
  before_count integer not null default 0,
  new_count integer not null default 0,
  changed_count integer not null default 0,
  left_count integer not null default 0,
  same_count integer not null default 0,
  finished_at timestamptz,
  primary key (import_id, list_code),
  foreign key (clinic_id, import_id) references list_import (clinic_id, id) on delete cascade
);
create index list_import_list_latest on list_import_list (clinic_id, list_code, finished_at desc) where finished_at is not null;

-- What was odd about a row: where and why, never what stood there.
create table list_import_problem (
  import_id uuid not null,
  clinic_id uuid not null,
  line integer not null,
  field text not null,
  reason text not null,
  is_warning boolean not null,
  list_code text,
  -- The clinic's own record that a warning is about.
  clinic_member_id uuid,
  -- Found while judging, and found anew when that is repeated.
  is_judged boolean not null default false,
  primary key (import_id, line, field, reason),
  foreign key (clinic_id, import_id) references list_import (clinic_id, id) on delete cascade
);

-- Rows that wait. They go when the import ends.
create table list_import_row (
  import_id uuid not null,
  clinic_id uuid not null,
  line integer not null,
  list_code text not null,
  doctor_code text,
  -- Null where it could not be read.
  personal_code text,
  first_name text not null,
  surname text not null,
  birth_date date,
  sex text not null,
  member_from date,
  is_newborn boolean not null default false,
  is_bad boolean not null default false,
  is_duplicate boolean not null default false,
  primary key (import_id, line),
  foreign key (clinic_id, import_id) references list_import (clinic_id, id) on delete cascade
);
create index list_import_row_code on list_import_row (import_id, personal_code);

do $$
declare name text;
begin
  foreach name in array array['list_import', 'list_import_list', 'list_import_problem', 'list_import_row'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_all on %I to tervita_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to tervita_system', name);
    execute format('create trigger refuse_truncate before truncate on %I execute function refuse_truncate()', name);
  end loop;
end $$;

grant select, insert on list_import to tervita_clinic;
grant update (state, is_confirmed, is_dry_run, rows_total, rows_bad, finished_at) on list_import to tervita_clinic;
create policy clinic_rows on list_import for select to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy admin_begins on list_import for insert to tervita_clinic
  with check (clinic_id = any (context_clinic_ids()) and user_id = context_user_id() and user_name = context_user_name()
    and state = 'UPLOADING' and exists (select from employee e where e.clinic_id = list_import.clinic_id
      and e.user_id = context_user_id() and e.is_admin and e.deleted_at is null));
create policy admin_goes_on on list_import for update to tervita_clinic
  using (clinic_id = any (context_clinic_ids()) and exists (select from employee e
    where e.clinic_id = list_import.clinic_id and e.user_id = context_user_id() and e.is_admin and e.deleted_at is null))
  -- That the lists were changed says only who changes them.
  with check (clinic_id = any (context_clinic_ids()) and state <> 'DONE');

grant select, insert on list_import_list to tervita_clinic;
create policy clinic_rows on list_import_list for select to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy admin_adds on list_import_list for insert to tervita_clinic
  with check (finished_at is null and exists (select from list_import i where i.id = import_id
    and i.clinic_id = list_import_list.clinic_id and i.state = 'UPLOADING' and i.user_id = context_user_id()));

grant select, insert on list_import_problem to tervita_clinic;
create policy clinic_rows on list_import_problem for select to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy admin_adds on list_import_problem for insert to tervita_clinic
  with check (clinic_member_id is null and exists (select from list_import i where i.id = import_id
    and i.clinic_id = list_import_problem.clinic_id and i.state = 'UPLOADING' and i.user_id = context_user_id()));

-- Staff write the rows that wait and do not read them: names and codes are looked at in the lists.
grant insert on list_import_row to tervita_clinic;
create policy admin_adds on list_import_row for insert to tervita_clinic
  with check (exists (select from list_import i where i.id = import_id
    and i.clinic_id = list_import_row.clinic_id and i.state = 'UPLOADING' and i.source = 'CSV' and i.user_id = context_user_id()));

-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* Whether somebody has this record for their own, or said that it is not theirs. A record that an import confirmed is still
   the clinic's own until its person comes. */
create function member_is_taken(m clinic_member) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.denied_at is not null or (m.confirmed_at is not null and not (m.confirmed_by = 'REGISTER'
    and exists (select from person p where p.id = m.person_id and p.held_by_clinic_id = m.clinic_id)))
$$;

/* Whether an import that the worker is told to go on with is the caller's clinic's, and whether a letter goes again to
   somebody of whom an import told and who has not come yet. */
create function is_own_import_event(in_queue text, event jsonb) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  ids jsonb := event -> 'ids';
begin
  if in_queue = 'list-imports' then
    return exists (select from list_import i join employee e on e.clinic_id = i.clinic_id and e.user_id = context_user_id()
        and e.is_admin and e.deleted_at is null
      where i.id = (ids ->> 'importId')::uuid and i.state = 'RUNNING' and i.clinic_id = any (context_clinic_ids()));
  end if;
  return in_queue in ('notifications', 'push-notices') and event ->> 'type' = 'e-contact.address-corrected'
    and exists (select from e_contact t join clinic_member m on m.clinic_id = t.clinic_id and m.id = t.clinic_member_id
      where t.id = (ids ->> 'eContactId')::uuid and t.clinic_id = any (context_clinic_ids())
        and starts_with(event ->> 'key', t.id || ':' || t.version || ':')
        and m.confirmed_by = 'REGISTER' and not member_is_taken(m));
end $$;

/* As before, and imports. */
create or replace function enqueue(in_queue text, event jsonb, not_before timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  starts timestamptz := coalesce(not_before, jobs.job_now());
begin
  if session_user <> 'tervita_system' and not coalesce(is_own_event(in_queue, event), false)
    and not coalesce(is_own_import_event(in_queue, event), false) then
    raise exception 'not an event of the caller' using errcode = 'insufficient_privilege';
  end if;
  insert into jobs.job (name, data, start_after, created_on, keep_until, expire_seconds, deletion_seconds, retry_limit,
      retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds, blocked, blocking,
      pending_dependencies)
    select q.name, event, starts, jobs.job_now(), starts + q.retention_seconds * interval '1 second', q.expire_seconds,
      q.deletion_seconds, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter,
      q.heartbeat_seconds, false, false, 0
    from jobs.queue q where q.name = in_queue;
  if not found then raise exception 'no queue %', in_queue; end if;
  -- Where pg-boss listens for what can begin at once.
  if starts <= jobs.job_now() then
    perform pg_notify('pgboss_' || left(encode(sha224('jobs'), 'hex'), 24), in_queue);
  end if;
end $$;

/* As before, and whoever comes is led to the record that an import confirmed. */
create or replace function member_to_write_for(in_clinic_id uuid, in_person_id uuid, new_id uuid, may_join boolean)
  returns table (member_id uuid, patient_person_id uuid, is_pending boolean, is_unverified boolean)
  language plpgsql security definer rows 1 set search_path = public, pg_temp as $$
declare
  centre clinic;
  about person;
  claim representation;
  link clinic_representation;
  found_member clinic_member;
  typed_code text;
begin
  select * into centre from clinic where id = in_clinic_id;
  select * into about from person where id = in_person_id;
  if centre.id is null or about.id is null then return; end if;
  -- Whoever may be led to a record decides about it; all others only read what stands.
  if may_join and in_person_id = context_person_id() and not exists (select from clinic_member m
    where m.clinic_id = in_clinic_id and m.person_id = in_person_id) then perform deciding_at(in_clinic_id);
  else perform writing_to(in_clinic_id); end if;
  if in_person_id = context_person_id() then
    select c.code into typed_code from personal_code_claim c where c.user_id = context_user_id();
    typed_code := coalesce(about.personal_code, typed_code);
    select * into found_member from clinic_member m where m.clinic_id = in_clinic_id and m.person_id = in_person_id;
    if found_member.id is null and may_join and about.personal_code is not null then
      found_member := member_with_code(in_clinic_id, about.personal_code, about);
      -- What somebody else has taken for theirs stays with them, and a no stays a no; the clinic sees both and decides.
      if found_member.id is not null and member_is_taken(found_member) then found_member := null; end if;
      if found_member.id is not null then perform join_member(found_member.id, in_person_id, 'WRITTEN'); end if;
    end if;
  else
    select * into claim from representation r
      where r.user_id = context_user_id() and r.person_id = in_person_id and representation_holds(r.ended_at);
    if claim.user_id is null then return; end if;
    typed_code := claim.claimed_code;
    select * into link from clinic_representation l
      where l.clinic_id = in_clinic_id and l.represented_person_id = in_person_id;
    select * into found_member from clinic_member m
      where m.clinic_id = in_clinic_id and m.id = link.clinic_member_id;
    if found_member.id is null and claim.confirmed_person_id is not null then
      select * into found_member from clinic_member m
        where m.clinic_id = in_clinic_id and m.person_id = claim.confirmed_person_id;
    end if;
    if found_member.id is null and typed_code is not null then
      found_member := member_with_code(in_clinic_id, typed_code, about);
    end if;
  end if;
  if found_member.id is null then
    insert into clinic_member (id, clinic_id, person_id, status, first_name, surname, personal_code, claimed_code,
        birth_date, sex, email, phone, phone_given_by_patient, confirmed_at, confirmed_by, last_online_at, created_at,
        updated_at)
      select new_id, in_clinic_id, in_person_id, case centre.kind when 'OPEN' then 'MEMBER' else 'PENDING' end,
        about.first_name, about.surname, proved.code, case when proved.code is null then typed_code end,
        about.birth_date, about.sex, about.email, about.phone, about.phone is not null,
        case when claim.user_id is null then now() end, case when claim.user_id is null then 'WRITTEN' end,
        case when claim.user_id is null then now() end, now(), now()
      from (select case when not exists (select from clinic_member m
        where m.clinic_id = in_clinic_id and m.personal_code = about.personal_code) then about.personal_code end as code) proved
      on conflict do nothing;
    -- Another first e-contact of the same person may have been faster.
    select * into found_member from clinic_member m where m.clinic_id = in_clinic_id and m.person_id = in_person_id;
  end if;
  if claim.user_id is not null and link.clinic_id is null then
    insert into clinic_representation (clinic_id, user_id, represented_person_id, clinic_member_id, status, decided_at, created_at)
      select in_clinic_id, claim.user_id, in_person_id, found_member.id,
        case when is_known then 'CONFIRMED' else 'UNVERIFIED' end, case when is_known then now() end, now()
      from (select coalesce(claim.confirmed_person_id = found_member.person_id, false) as is_known) judged
      on conflict do nothing;
    select * into link from clinic_representation l
      where l.clinic_id = in_clinic_id and l.represented_person_id = in_person_id;
    select * into found_member from clinic_member m where m.id = link.clinic_member_id;
  end if;
  return query select m.id, m.person_id, centre.kind <> 'OPEN' and m.status <> 'MEMBER',
    claim.user_id is not null and link.status <> 'CONFIRMED'
    from clinic_member m where m.id = found_member.id;
end $$;

/* As before, and of a record that an import confirmed its person is still asked. */
create or replace function clinics_that_keep_me() returns table (member_id uuid, clinic_id uuid, name text, kind text, list_code text,
    status text, confirmed_at timestamptz, confirmed_by text)
  language sql stable security definer rows 3 set search_path = public, pg_temp as $$
  select m.id, c.id, c.name, c.kind, m.list_code, m.status, m.confirmed_at, m.confirmed_by
  from clinic_member m join clinic c on c.id = m.clinic_id
  where m.person_id = context_person_id() and m.status in ('MEMBER', 'PENDING')
  union all
  select m.id, c.id, c.name, c.kind, null, m.status, null, null
  from person me join clinic_member m on m.personal_code = me.personal_code and m.person_id <> me.id
      and not member_is_taken(m) and m.status in ('MEMBER', 'PENDING')
    join person held on held.id = m.person_id and held.country = me.country
    join clinic c on c.id = m.clinic_id
  where me.id = context_person_id()
    -- One name may have changed; with another first name and surname it is a slip of somebody else's code.
    and (folded_name(m.first_name) = folded_name(me.first_name) or folded_name(m.surname) = folded_name(me.surname))
  order by 3, 1 limit 100
$$;

/* As before, and a record that an import confirmed is nobody's yet. */
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
    where m.clinic_id = any (me.works_at) and (m.confirmed_at is null or held.held_by_clinic_id is not null) and m.person_id <> me.id
$$;

/* As before, and of a record that an import confirmed. */
create or replace function set_missing_birth_date(in_clinic_id uuid, in_member_id uuid, in_birth_date date) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_person uuid;
begin
  if not coalesce(in_clinic_id = any (context_clinic_ids()), false) then return false; end if;
  update clinic_member set birth_date = in_birth_date, updated_at = now()
    where clinic_id = in_clinic_id and id = in_member_id and birth_date is null
      and (confirmed_at is null or not member_is_taken(clinic_member))
    returning person_id into found_person;
  if found_person is null then return false; end if;
  update person set birth_date = in_birth_date, updated_at = now()
    where id = found_person and held_by_clinic_id = in_clinic_id and birth_date is null;
  return true;
end $$;

revoke all on function member_is_taken(clinic_member), is_own_import_event(text, jsonb) from public;
alter function member_is_taken(clinic_member) owner to tervita_system;
alter function is_own_import_event(text, jsonb) owner to tervita_system;

revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
