-- Whoever wrote to a clinic with a code that they only typed may prove it later. From then on the clinic's record has the
-- code as proved; where another record of the clinic has it already, this one says that it is proved and waits for its
-- person to say that both are theirs.
alter table clinic_member add column claimed_code_proved boolean not null default false;

grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* Nobody waits at the door: a record that is being changed, or a clinic whose lists are, is left for the next sign-in. */
create function prove_code_at_clinics(in_person_id uuid) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  mine record;
begin
  for mine in
    select m.id, m.clinic_id, p.personal_code as code from person p join clinic_member m on m.person_id = p.id
    where p.id = in_person_id and p.personal_code is not null and m.personal_code is null
    order by m.clinic_id for update of m skip locked
  loop
    continue when not pg_try_advisory_xact_lock(hashtextextended('members of ' || mine.clinic_id, 0));
    begin
      update clinic_member m set personal_code = case when not other.has_it then mine.code end,
          claimed_code = case when other.has_it then mine.code end, claimed_code_proved = other.has_it, updated_at = now()
        from (select exists (select from clinic_member o
          where o.clinic_id = mine.clinic_id and o.personal_code = mine.code) as has_it) other
        where m.id = mine.id
          and not (other.has_it and m.claimed_code_proved and m.claimed_code = mine.code);
    exception when unique_violation then null;
    end;
  end loop;
end $$;

revoke execute on function prove_code_at_clinics(uuid) from public;
alter function prove_code_at_clinics(uuid) owner to tervita_system;

revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
