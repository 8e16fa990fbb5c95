-- People add those for whom they write. A code that fits its name leads to the person whom clinics know; any other
-- stays what somebody typed, and nobody can tell the two cases apart from the answer.

-- Now or at a time that is known: a child's eighteenth birthday.
create function representation_holds(ended_at timestamptz) returns boolean language sql stable parallel safe
  as $$ select ended_at is null or ended_at > now() $$;

alter table representation add column claimed_code text;
alter table person add column created_by_user_id uuid references app_user (id);
create index person_created_by on person (created_by_user_id) where created_by_user_id is not null;

-- Accents, capitals, hyphens: registers write one name in several ways.
create function folded_name(name text) returns text language sql immutable parallel safe
  as $$ select trim(regexp_replace(lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')),
    '[^[:alpha:]]+', ' ', 'g')) $$;

/* Begins to represent a person whom the database knows. Only code and name together lead to them; null: no such person. */
create function represent_known_person(in_country text, code text, first text, last text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_id uuid;
  ends timestamptz;
begin
  select p.id, case when p.birth_date > current_date - interval '18 years' then p.birth_date + interval '18 years' end
    into found_id, ends from person p
    where p.country = in_country and p.personal_code = code
      and folded_name(p.first_name) = folded_name(first) and folded_name(p.surname) = folded_name(last);
  if found_id is null then return null; end if;
  insert into representation (user_id, person_id, created_at, ended_at)
    values (context_user_id(), found_id, now(), ends)
    on conflict (user_id, person_id) do update set created_at = now(), ended_at = excluded.ended_at;
  return found_id;
end $$;

/* Whether the caller wrote this person down; asked by a policy that may not look at persons itself. */
create function is_my_record(person_id uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select exists (select from person where id = person_id and created_by_user_id = context_user_id()) $$;

-- Before they change hands: afterwards these would be somebody else's to give.
revoke execute on function represent_known_person(text, text, text, text), is_my_record(uuid) from public;
grant execute on function represent_known_person(text, text, text, text), is_my_record(uuid) to tervita_patient;

-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;
alter function represent_known_person(text, text, text, text) owner to tervita_system;
alter function is_my_record(uuid) owner to tervita_system;
revoke create on schema public from tervita_system;
revoke tervita_system from current_user;

drop policy patient_rows on person;
create policy patient_rows on person to tervita_patient
  using (id = context_person_id()
    or id in (select person_id from representation where representation_holds(ended_at)))
  with check (created_by_user_id = context_user_id() and personal_code is null);
drop policy patient_rows on clinic_member;
create policy patient_rows on clinic_member to tervita_patient
  using (person_id = context_person_id()
    or person_id in (select person_id from representation where representation_holds(ended_at)));
drop policy patient_rows on e_contact;
create policy patient_rows on e_contact to tervita_patient
  using (patient_person_id = context_person_id() or (creator_user_id = context_user_id()
    and patient_person_id in (select person_id from representation where representation_holds(ended_at))));
drop policy patient_rows on representation;
create policy patient_rows on representation to tervita_patient
  using (user_id = context_user_id())
  with check (user_id = context_user_id() and (ended_at <= now() or is_my_record(person_id)));

grant insert on person, representation to tervita_patient;
grant update (first_name, surname, birth_date, sex, email, phone, updated_at) on person to tervita_patient;
grant update (ended_at) on representation to tervita_patient;
