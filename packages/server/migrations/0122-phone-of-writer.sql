-- Whoever writes for somebody can be called back: a child has no number of its own.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* The number in the account of who wrote for the patient. Null for an e-contact that the caller's clinics do not have. */
create function phone_of_writer(in_e_contact_id uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.phone from e_contact e join app_user u on u.id = e.creator_user_id join person p on p.id = u.person_id
  where e.id = in_e_contact_id and e.clinic_id = any (context_clinic_ids()) and e.creator_kind = 'REPRESENTATIVE'
$$;

revoke execute on function phone_of_writer(uuid) from public;
grant execute on function phone_of_writer(uuid) to tervita_clinic;
alter function phone_of_writer(uuid) owner to tervita_system;

revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
