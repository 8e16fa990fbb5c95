-- Whoever reads a thread by the link of a letter is told at once when its owner has taken it.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* Threads that became the caller's in this transaction, and the accounts that had opened them by a letter until then. */
create function threads_just_lost() returns table (e_contact_id uuid, clinic_id uuid, user_ids uuid[])
  language sql stable security definer rows 1 set search_path = public, pg_temp as $$
  select e.id, e.clinic_id, array_agg(o.user_id)
  from e_contact e join letter_opening o on o.e_contact_id = e.id and o.decision = 'REFUSED' and o.decided_by_name is null
    and o.decided_at = now()
  where e.creator_user_id = context_user_id()
  group by e.id
$$;

revoke execute on function threads_just_lost() from public;
grant execute on function threads_just_lost() to tervita_patient;
alter function threads_just_lost() owner to tervita_system;

revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
