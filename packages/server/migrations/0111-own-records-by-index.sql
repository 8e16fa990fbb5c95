-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* As before, but each way to a record is a look-up in its own index, whatever the planner knows of the table: with "or"
   between two codes it read every member of the clinic as soon as there were many clinics. */
create or replace function own_records_at_work(in_user_id uuid) returns setof uuid
  language sql stable security definer rows 1 set search_path = public, pg_temp as $$
  with me as (
    select p.id, p.country, array_remove(array[p.personal_code, c.code], null) as codes,
      array(select e.clinic_id from employee e where e.user_id = u.id and e.deleted_at is null
        and (session_user = 'tervita_system' or e.clinic_id = any (context_clinic_ids()))) as works_at
    from app_user u join person p on p.id = u.person_id left join personal_code_claim c on c.user_id = u.id
    where u.id = in_user_id)
  select own.id from me, lateral (
    select m.id, m.clinic_id from clinic_member m where m.person_id = me.id offset 0) own
    where own.clinic_id = any (me.works_at)
  union all
  select under_code.id from me, unnest(me.codes) code, lateral (
      select m.id, m.clinic_id, m.person_id, m.confirmed_at from clinic_member m where m.personal_code = code
      union
      select m.id, m.clinic_id, m.person_id, m.confirmed_at from clinic_member m where m.claimed_code = code
      offset 0) under_code,
    lateral (select p.held_by_clinic_id, p.country from person p where p.id = under_code.person_id offset 0) held
    where under_code.clinic_id = any (me.works_at) and held.country = me.country
      and (under_code.confirmed_at is null or held.held_by_clinic_id is not null) and under_code.person_id <> me.id
$$;

revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
