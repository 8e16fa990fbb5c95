-- Whoever completes an e-contact with a sign of an emergency says what became of it: with the entry that closes, and the
-- latest with the e-contact, for lists. A completion that waits carries it.
alter table timeline_entry add column alarm_outcome text, add column alarm_tries smallint;
alter table timeline_entry add constraint timeline_entry_alarm
  check (alarm_outcome is null or (author_kind = 'STAFF' and move in ('archive', 'replyAndClose'))) not valid;
alter table planned_move add column alarm_outcome text, add column alarm_tries smallint;
alter table e_contact add column alarm_outcome text, add column alarm_tries smallint;
grant update (alarm_outcome, alarm_tries) on e_contact to tervita_clinic;

grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* What was said of an alarm holds until it waits again, raised anew or by a slip: then it is said anew. Whoever raises it
   may be the patient, who changes neither column, and sees no reply that waits. */
create function alarm_waits_again() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.alarm_outcome := null;
  new.alarm_tries := null;
  update planned_move set alarm_outcome = null, alarm_tries = null
    where e_contact_id = new.id and alarm_outcome is not null and status <> 'DONE';
  return new;
end $$;
create trigger e_contact_alarm_waits before update of red_flag_seen_at on e_contact
  for each row when (old.red_flag_seen_at is not null and new.red_flag_seen_at is null)
  execute function alarm_waits_again();
revoke all on function alarm_waits_again() from public;
alter function alarm_waits_again() owner to tervita_system;

revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
