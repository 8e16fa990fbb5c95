-- Whom a colleague may not let in by themselves waits for an admin: written down, and nobody to every check and policy.
alter table employee
  add column waits_since timestamptz check (waits_since is null or deleted_at is not null);

-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* Whether the caller decides about doctors, admins and who waits: an admin, or where none is left a doctor. */
create function decides_on_staff(in_clinic_id uuid) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select in_clinic_id = any (context_clinic_ids()) and exists (select from employee e where e.clinic_id = in_clinic_id
    and e.user_id = context_user_id() and e.deleted_at is null and (e.is_admin or (e.role = 'DOCTOR' and not exists (
      select from employee a where a.clinic_id = in_clinic_id and a.is_admin and a.deleted_at is null))))
$$;

/* As before, but nobody gives a role that they do not hold: the office may be joined by whom any colleague names, a role by
   whom somebody of that role names, everything by whom an admin names. Anybody else waits. */
create or replace function add_employee(in_clinic_id uuid, new_id uuid, new_person_id uuid, new_user_id uuid, in_country text,
    code text, first text, last text, in_birth_date date, in_sex text, in_email text, in_role text, makes_admin boolean,
    in_list_code text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  colleague employee;
  waits boolean;
begin
  select * into colleague from employee e where e.clinic_id = in_clinic_id and e.user_id = context_user_id()
    and e.deleted_at is null and in_clinic_id = any (context_clinic_ids());
  if colleague.id is null then
    raise exception 'not a colleague of the caller' using errcode = 'insufficient_privilege';
  end if;
  waits := not (colleague.is_admin or (in_role in ('NON_HEALTHCARE', colleague.role) and not makes_admin));
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
      email, sex, list_code, deleted_at, waits_since)
    values (new_id, in_clinic_id, new_user_id, first, last, in_role, makes_admin, now(), code, in_birth_date, in_email,
      in_sex, in_list_code, case when waits then now() end, case when waits then now() end);
  update patient_list l set employee_id = new_id
    where l.clinic_id = in_clinic_id and l.code = in_list_code and in_role = 'DOCTOR' and not waits
      and not exists (select from employee d where d.id = l.employee_id and d.deleted_at is null);
  return true;
end $$;

/* The answer about somebody who waits. A yes lets them in, as the doctor of their list where it has none; after a no
   nothing is kept of them. False: a colleague was faster. */
create function decide_employee(in_clinic_id uuid, in_user_id uuid, is_accepted boolean) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  waiting employee;
begin
  perform pg_advisory_xact_lock(hashtextextended('employees ' || in_clinic_id, 0));
  if not decides_on_staff(in_clinic_id) then
    raise exception 'not for the caller to decide' using errcode = 'insufficient_privilege';
  end if;
  select * into waiting from employee e
    where e.clinic_id = in_clinic_id and e.user_id = in_user_id and e.waits_since is not null for update;
  if waiting.id is null then return false; end if;
  if is_accepted then
    update employee set deleted_at = null, waits_since = null where id = waiting.id;
    update patient_list l set employee_id = waiting.id
      where l.clinic_id = in_clinic_id and l.code = waiting.list_code and waiting.role = 'DOCTOR'
        and not exists (select from employee d where d.id = l.employee_id and d.deleted_at is null);
  else
    delete from employee where id = waiting.id;
    -- The account of the clinic's own making, which nobody has entered.
    with gone as (delete from app_user u using person p where u.id = in_user_id and p.id = u.person_id
      and p.held_by_clinic_id = in_clinic_id returning u.person_id)
    delete from person p using gone where p.id = gone.person_id;
  end if;
  return true;
end $$;

/* An admin corrects what no personal code says of a colleague: birth date and sex, and the address that the clinic writes
   to. What an account signs in with stays as it is. False: there is no such colleague, or without codes the clinic has
   somebody else under this address. */
create function correct_employee(in_clinic_id uuid, in_user_id uuid, in_birth_date date, in_sex text, in_email text)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before employee;
begin
  perform pg_advisory_xact_lock(hashtextextended('employees ' || in_clinic_id, 0));
  if not administers(in_clinic_id) then
    raise exception 'not an admin of the clinic' using errcode = 'insufficient_privilege';
  end if;
  select * into before from employee e where e.clinic_id = in_clinic_id and e.user_id = in_user_id for update;
  if before.id is null or (before.personal_code is null and exists (select from employee e
      where e.clinic_id = in_clinic_id and e.id <> before.id and e.personal_code is null
        and lower(normalize(e.email, NFKC)) = lower(normalize(in_email, NFKC)))) then
    return false;
  end if;
  update employee set birth_date = in_birth_date, sex = in_sex, email = in_email where id = before.id;
  update person p set birth_date = in_birth_date, sex = in_sex, updated_at = now()
    from app_user u where u.id = in_user_id and p.id = u.person_id and p.held_by_clinic_id = in_clinic_id
      and (p.birth_date, p.sex) is distinct from (in_birth_date, in_sex);
  return true;
end $$;

/* Who colleagues are, for the audit row of an admin who looked at their codes. */
create function persons_of_staff(in_clinic_id uuid, in_user_ids uuid[]) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.person_id from employee e join app_user u on u.id = e.user_id
  where e.clinic_id = in_clinic_id and e.user_id = any (in_user_ids) and administers(in_clinic_id)
$$;

-- Before they change hands: afterwards these would be somebody else's to give.
revoke execute on function decide_employee(uuid, uuid, boolean), correct_employee(uuid, uuid, date, text, text),
  persons_of_staff(uuid, uuid[]) from public;
grant execute on function decide_employee(uuid, uuid, boolean), correct_employee(uuid, uuid, date, text, text),
  persons_of_staff(uuid, uuid[]) to tervita_clinic;
alter function decide_employee(uuid, uuid, boolean) owner to tervita_system;
alter function correct_employee(uuid, uuid, date, text, text) owner to tervita_system;
alter function persons_of_staff(uuid, uuid[]) owner to tervita_system;
revoke create on schema public from tervita_system;
revoke tervita_system from current_user;

/* As before, and what concerns a doctor, an admin or who waits is for those who decide about them. */
create or replace function employee_change_is_allowed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (old.deleted_at is null and new.deleted_at is not null and new.is_admin and not exists (select from employee e
        where e.clinic_id = new.clinic_id and e.id <> new.id and e.is_admin and e.deleted_at is null))
    or ((old.deleted_at is null) <> (new.deleted_at is null) and (new.waits_since is not null
      or ((new.is_admin or new.role = 'DOCTOR') and not decides_on_staff(new.clinic_id)))) then
    raise exception 'not for the caller to change' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
