-- Whoever changes the words of a planned reply becomes its author; its files stay those of who brought them.
alter table planned_move add column files_user_id uuid references app_user (id);
create index planned_move_files_user on planned_move (files_user_id) where files_user_id is not null;

/* Who one of the clinic's staff is as a patient: nobody is made responsible for their own matter. */
create function person_of_colleague(in_clinic_id uuid, in_user_id uuid) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.person_id from employee e join app_user u on u.id = e.user_id
  where e.clinic_id = in_clinic_id and e.user_id = in_user_id and e.deleted_at is null
    and in_clinic_id = any (context_clinic_ids())
$$;
revoke execute on function person_of_colleague(uuid, uuid) from public;
grant execute on function person_of_colleague(uuid, uuid) to tervita_clinic;
grant tervita_system to current_user;
grant create on schema public to tervita_system;
alter function person_of_colleague(uuid, uuid) owner to tervita_system;
revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
