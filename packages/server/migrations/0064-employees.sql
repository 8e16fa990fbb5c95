-- Employees are the clinic's own record: who works there, as the clinic wrote them down. Colleagues add them and end their
-- work; whose account the record belongs to is known when that person signs in.

alter table employee
  -- As the clinic typed it. Whether anybody else knows this code is not looked at.
  add column personal_code text,
  add column birth_date date,
  add column email text,
  add column sex text not null default 'NOT_DISCLOSED' check (sex in ('MALE', 'FEMALE', 'NOT_DISCLOSED')),
  add column list_code text,
  add foreign key (clinic_id, list_code) references patient_list (clinic_id, code);
create unique index employee_code on employee (clinic_id, personal_code) where personal_code is not null;
-- Asked at every sign-in: who was written down under this code, or without one under this address.
create index employee_by_code on employee (personal_code) where personal_code is not null;
create index employee_by_email on employee (lower(normalize(email, NFKC))) where personal_code is null and email is not null;
create index employee_list on employee (clinic_id, list_code) where list_code is not null;

-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

-- Those who work somewhere today.
set local role tervita_system;
update employee e set personal_code = p.personal_code, birth_date = p.birth_date, sex = p.sex, email = a.address
  from app_user u join person p on p.id = u.person_id left join user_email a on a.user_id = u.id
  where u.id = e.user_id;
reset role;

/* Writes down a colleague of the caller, with a person and an account of the clinic's own making: whoever else may know
   somebody with the same code, nothing differs. False: the clinic has somebody with this code, or without one with this
   address, perhaps since a moment ago. Only an admin makes admins. */
create function add_employee(in_clinic_id uuid, new_id uuid, new_person_id uuid, new_user_id uuid, in_country text,
    code text, first text, last text, in_birth_date date, in_sex text, in_email text, in_role text, makes_admin boolean,
    in_list_code text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from employee e where e.clinic_id = in_clinic_id and e.user_id = context_user_id()
      and e.deleted_at is null and (e.is_admin or not makes_admin) and in_clinic_id = any (context_clinic_ids())) then
    raise exception 'not a colleague of the caller' using errcode = 'insufficient_privilege';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('employees ' || in_clinic_id, 0));
  if exists (select from employee e where e.clinic_id = in_clinic_id and case when code is null
      then e.personal_code is null and lower(normalize(e.email, NFKC)) = lower(normalize(in_email, NFKC))
      else e.personal_code = code end) then
    return false;
  end if;
  insert into person (id, country, first_name, surname, birth_date, sex, held_by_clinic_id, created_at, updated_at)
    values (new_person_id, in_country, first, last, in_birth_date, in_sex, in_clinic_id, now(), now());
  insert into app_user (id, person_id, created_at) values (new_user_id, new_person_id, now());
  insert into employee (id, clinic_id, user_id, first_name, surname, role, is_admin, created_at, personal_code, birth_date,
      email, sex, list_code)
    values (new_id, in_clinic_id, new_user_id, first, last, in_role, makes_admin, now(), code, in_birth_date, in_email,
      in_sex, in_list_code);
  update patient_list l set employee_id = new_id
    where l.clinic_id = in_clinic_id and l.code = in_list_code and in_role = 'DOCTOR'
      and not exists (select from employee d where d.id = l.employee_id and d.deleted_at is null);
  return true;
end $$;

/* Whose work a colleague ends is signed out everywhere, whatever else they are: what they had open there is gone. */
create function sessions_end_with_work() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from push_subscription where user_id = new.user_id;
  delete from session where user_id = new.user_id;
  return null;
end $$;
create trigger employee_leaves after update of deleted_at on employee
  for each row when (old.deleted_at is null and new.deleted_at is not null and current_user = 'tervita_clinic')
  execute function sessions_end_with_work();

/* News of a clinic, for those who administer it: from somebody who works there. */
create function is_own_clinic_event(in_queue text, event jsonb) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select in_queue = 'clinic-news' and session_user = 'tervita_clinic'
    and (event -> 'ids' ->> 'clinicId')::uuid = any (context_clinic_ids())
$$;

/* As before, and for the news of the caller's clinics. */
create or replace function enqueue(in_queue text, event jsonb, not_before timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  starts timestamptz := coalesce(not_before, jobs.job_now());
begin
  if session_user <> 'tervita_system' and not coalesce(is_own_event(in_queue, event), false)
    and not coalesce(is_own_import_event(in_queue, event), false)
    and not coalesce(is_own_clinic_event(in_queue, event), false) then
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

-- Before they change hands: afterwards these would be somebody else's to give.
revoke execute on function add_employee(uuid, uuid, uuid, uuid, text, text, text, text, date, text, text, text, boolean, text),
  sessions_end_with_work(), is_own_clinic_event(text, jsonb) from public;
grant execute on function
  add_employee(uuid, uuid, uuid, uuid, text, text, text, text, date, text, text, text, boolean, text) to tervita_clinic;
alter function add_employee(uuid, uuid, uuid, uuid, text, text, text, text, date, text, text, text, boolean, text)
  owner to tervita_system;
alter function sessions_end_with_work() owner to tervita_system;
alter function is_own_clinic_event(text, jsonb) owner to tervita_system;
revoke create on schema public from tervita_system;
revoke tervita_system from current_user;

/* Nobody ends their own work or comes back by themselves, a clinic keeps an admin, and only an admin brings one back. */
create function employee_change_is_allowed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (old.deleted_at is null and new.deleted_at is not null and new.is_admin and not exists (select from employee e
        where e.clinic_id = new.clinic_id and e.id <> new.id and e.is_admin and e.deleted_at is null))
    or (old.deleted_at is not null and new.deleted_at is null and new.is_admin and not exists (select from employee e
        where e.clinic_id = new.clinic_id and e.user_id = context_user_id() and e.is_admin and e.deleted_at is null)) then
    raise exception 'not for the caller to change' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger employee_change before update on employee
  for each row when (current_user = 'tervita_clinic') execute function employee_change_is_allowed();

drop policy clinic_rows on employee;
create policy clinic_rows on employee for select to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy clinic_changes on employee for update to tervita_clinic
  using (clinic_id = any (context_clinic_ids()) and user_id <> context_user_id());
grant update (deleted_at) on employee to tervita_clinic;
