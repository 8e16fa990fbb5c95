-- A reply that waits is the clinic's: whoever takes over its words sees the files that a colleague brought to it, and sends
-- them with it. Until now they were not shown, and a completion in its place went without them.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* The files of a reply of the caller's clinic that has not gone. */
create function files_of_planned(in_planned_id uuid) returns setof file
  language sql stable security definer rows 3 set search_path = public, pg_temp as $$
  select f.* from planned_move p join file f on f.id = any (p.file_ids)
  where p.id = in_planned_id and p.clinic_id = any (context_clinic_ids()) and f.clinic_id is null and f.side = 'CLINIC'
    and f.uploader_user_id = coalesce(p.files_user_id, p.user_id) and f.removed_at is null
$$;

/* Whether a new reply has no files of a colleague, or those of a reply of the caller in the same thread that it takes the
   place of. */
create function has_only_files_taken_over(planned planned_move) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select planned.files_user_id is null or exists (select from planned_move p
    where p.e_contact_id = planned.e_contact_id and p.clinic_id = planned.clinic_id and p.status = 'CANCELLED'
      and p.user_id = context_user_id() and p.files_user_id = planned.files_user_id and planned.file_ids <@ p.file_ids)
$$;

revoke execute on function files_of_planned(uuid), has_only_files_taken_over(planned_move) from public;
grant execute on function files_of_planned(uuid), has_only_files_taken_over(planned_move) to tervita_clinic;
alter function files_of_planned(uuid) owner to tervita_system;
alter function has_only_files_taken_over(planned_move) owner to tervita_system;

revoke create on schema public from tervita_system;
revoke tervita_system from current_user;

alter policy clinic_plans on planned_move
  with check (is_staff_author(clinic_id, user_id, author_name, author_role) and has_only_files_taken_over(planned_move)
    and held_by is null);
