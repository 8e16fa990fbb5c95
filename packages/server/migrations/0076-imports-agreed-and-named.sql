-- A patient’s other name is shown beside the one that the clinic has, and an admin takes it over. How many patients leave is
-- agreed by number, and whoever began an import is told of its end when they are not there.

alter table list_import_problem
  -- The name that the row had, where the clinic has another for that code. Goes when it is taken over.
  add column imported_first_name text,
  add column imported_surname text;

alter table list_import
  -- How many would leave when somebody said yes. Null: nobody did, or to any number.
  add column agreed_left_count integer,
  -- When whoever began it saw how it ended, or that it waits; null while it runs.
  add column seen_at timestamptz;
grant update (agreed_left_count, seen_at) on list_import to tervita_clinic;

-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* The clinic's record of a patient is called as the import's row says. Only an admin does it. What a person proved about
   themselves stays: an account keeps its name. Null: there is nothing to take over, perhaps any more. */
create function take_imported_name(in_import_id uuid, in_line integer) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  odd list_import_problem;
  member clinic_member;
begin
  select * into odd from list_import_problem p where p.import_id = in_import_id and p.line = in_line
    and p.reason = 'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME' and p.imported_surname is not null for update;
  if odd.import_id is null then return null; end if;
  if not administers(odd.clinic_id) then
    raise exception 'not an admin of the clinic' using errcode = 'insufficient_privilege';
  end if;
  update clinic_member m set first_name = odd.imported_first_name, surname = odd.imported_surname, updated_at = now()
    where m.clinic_id = odd.clinic_id and m.id = odd.clinic_member_id
    returning * into member;
  if member.id is null then return null; end if;
  update person p set first_name = odd.imported_first_name, surname = odd.imported_surname, updated_at = now()
    where p.id = member.person_id and p.held_by_clinic_id = odd.clinic_id;
  update list_import_problem p set imported_first_name = null, imported_surname = null
    where p.import_id = in_import_id and p.line = in_line and p.reason = odd.reason;
  return member.person_id;
end $$;
/* Whoever began an import has seen its end, or that it waits. A record that the worker holds goes on at this moment: its end
   is still to come, and nobody waits for it here. Staff themselves change nothing about an import that is done. */
create function mark_import_seen(in_import_id uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  with ended as (select id from list_import where id = in_import_id and clinic_id = any (context_clinic_ids())
    and user_id = context_user_id() and seen_at is null and state in ('CHECKED', 'DONE', 'FAILED', 'STOPPED')
    for update skip locked)
  update list_import i set seen_at = now() from ended where i.id = ended.id
$$;
revoke execute on function take_imported_name(uuid, integer), mark_import_seen(uuid) from public;
grant execute on function take_imported_name(uuid, integer), mark_import_seen(uuid) to tervita_clinic;
alter function take_imported_name(uuid, integer) owner to tervita_system;
alter function mark_import_seen(uuid) owner to tervita_system;
revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
