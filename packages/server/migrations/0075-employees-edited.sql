-- A clinic's admin corrects how an employee was written down.

-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* Changes name, role and list of a colleague, whether they are that list's doctor, and whether they administer the clinic.
   Only an admin does, and nobody changes their own role or rights: so a clinic always keeps one. A doctor of a list is a doctor: who no longer is leaves their lists without one. The person
   that the clinic made for somebody who has not come yet is called the same. False: there is no such colleague. */
create function edit_employee(in_clinic_id uuid, in_user_id uuid, first text, last text, in_role text, in_list_code text,
    is_list_doctor boolean, in_is_admin boolean) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before employee;
  -- The one that the clinic sees beside their name.
  list_before text;
begin
  -- Two admins who take each other's rights away come one after the other: the second is none any more.
  perform from employee e where e.clinic_id = in_clinic_id and e.is_admin order by e.id for update;
  if not administers(in_clinic_id) then
    raise exception 'not an admin of the clinic' using errcode = 'insufficient_privilege';
  end if;
  select * into before from employee e where e.clinic_id = in_clinic_id and e.user_id = in_user_id for update;
  if before.id is null or (is_list_doctor and before.deleted_at is not null) then return false; end if;
  list_before := coalesce(before.list_code, (select min(l.code) from patient_list l
    where l.clinic_id = in_clinic_id and l.employee_id = before.id));
  if in_user_id = context_user_id() and (in_role <> before.role or in_is_admin <> before.is_admin) then
    raise exception 'not for the caller to change' using errcode = 'insufficient_privilege';
  end if;
  update employee set first_name = first, surname = last, role = in_role, list_code = in_list_code, is_admin = in_is_admin
    where id = before.id;
  update person p set first_name = first, surname = last, updated_at = now()
    from app_user u where u.id = in_user_id and p.id = u.person_id and p.held_by_clinic_id = in_clinic_id
      and (p.first_name, p.surname) is distinct from (first, last);
  update patient_list l set employee_id = null where l.clinic_id = in_clinic_id and l.employee_id = before.id
    and (in_role <> 'DOCTOR' or l.code = list_before or l.code = in_list_code)
    and not (is_list_doctor and l.code = in_list_code and in_role = 'DOCTOR');
  update patient_list l set employee_id = before.id where l.clinic_id = in_clinic_id and l.code = in_list_code
    and is_list_doctor and in_role = 'DOCTOR' and l.employee_id is distinct from before.id;
  return true;
end $$;
revoke execute on function edit_employee(uuid, uuid, text, text, text, text, boolean, boolean) from public;
grant execute on function edit_employee(uuid, uuid, text, text, text, text, boolean, boolean) to tervita_clinic;
alter function edit_employee(uuid, uuid, text, text, text, text, boolean, boolean) owner to tervita_system;
revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
