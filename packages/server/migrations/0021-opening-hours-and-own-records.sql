-- Each clinic has its own clock, opening hours and holidays; and its own record of a patient follows what the patient's
-- representative corrects.

-- Set at its making from the country. A name that PostgreSQL does not know is refused.
alter table clinic alter column time_zone drop default;
alter table clinic add check (timezone(time_zone, timestamptz '2026-01-01 00:00:00+00') is not null);

-- Several intervals a day, as the clinic's clock shows them. 1 is Monday. No rows: the clinic has not said.
create table clinic_opening_hours (
  clinic_id uuid not null references clinic (id),
  weekday smallint not null check (weekday between 1 and 7),
  opens time not null,
  closes time not null,
  primary key (clinic_id, weekday, opens),
  check (opens < closes)
);
-- A holiday, or a day with other hours than its weekday has.
create table clinic_special_day (
  clinic_id uuid not null references clinic (id),
  day date not null,
  name text not null check (length(name) between 1 and 100),
  primary key (clinic_id, day)
);
-- A special day without hours is closed.
create table clinic_special_hours (
  clinic_id uuid not null,
  day date not null,
  opens time not null,
  closes time not null,
  primary key (clinic_id, day, opens),
  foreign key (clinic_id, day) references clinic_special_day (clinic_id, day) on delete cascade,
  check (opens < closes)
);

do $$
declare name text;
begin
  foreach name in array array['clinic_opening_hours', 'clinic_special_day', 'clinic_special_hours'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_all on %I to tervita_system using (true) with check (true)', name);
    execute format('create policy clinic_rows on %I to tervita_clinic using (clinic_id = any (context_clinic_ids()))', name);
    -- When a clinic is open is no secret.
    execute format('create policy patient_rows on %I to tervita_patient using (true)', name);
    execute format('grant select, insert, update, delete on %I to tervita_system', name);
    execute format('grant select on %I to tervita_clinic, tervita_patient', name);
  end loop;
end $$;

-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* The start of somebody's eighteenth birthday by the clock of their clinic; null without a clinic or a birth date. Of
   several clinics the one of which they are a member comes first, and the family doctor's before others. */
create function childhood_ends(in_person_id uuid) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  -- Who was born on 29 February has their birthday on 1 March.
  select (p.birth_date + (to_char(p.birth_date, 'MMDD') = '0229')::int + interval '18 years') at time zone c.time_zone
  from person p join clinic_member m on m.person_id = p.id and m.status in ('MEMBER', 'PENDING')
    join clinic c on c.id = m.clinic_id
  where p.id = in_person_id and p.birth_date is not null
  order by m.status = 'MEMBER' desc, c.kind = 'FAMILY_DOCTOR' desc, m.created_at, m.id limit 1
$$;

create index representation_person on representation (person_id);

/* Whoever begins to act for a child, by whatever way, does so until the child's clinic counts them as grown up. Later
   only the clock of the clinic moves that moment, by hours; another birth date can bring it nearer, never put it off. */
create function end_of_representation() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ends timestamptz := childhood_ends(new.person_id);
begin
  if ends is null then return new; end if;
  if tg_op = 'UPDATE' and abs(extract(epoch from ends - new.ended_at)) > 2 * 86400 then
    ends := least(ends, new.ended_at);
  end if;
  new.ended_at := greatest(ends, now());
  return new;
end $$;
create trigger representation_ends before insert or update of ended_at on representation
  for each row when (new.ended_at > now()) execute function end_of_representation();

/* A child who comes to a clinic has its clock from then on. */
create function ends_follow_membership() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update representation set ended_at = ended_at where person_id = new.person_id and ended_at > now();
  return null;
end $$;
create trigger clinic_member_begins after insert on clinic_member
  for each row execute function ends_follow_membership();
create trigger clinic_member_ends after update of status on clinic_member
  for each row when (old.status is distinct from new.status) execute function ends_follow_membership();

/* A corrected birth date counts for everybody who acts for the child, not only for who corrected it. */
create function ends_follow_birth_date() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update representation set ended_at = ended_at where person_id = new.id and ended_at > now();
  return null;
end $$;
create trigger person_birth_date_ends after update of birth_date on person
  for each row when (old.birth_date is distinct from new.birth_date) execute function ends_follow_birth_date();

create function ends_follow_zone() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update representation r set ended_at = r.ended_at from clinic_member m
    where m.clinic_id = new.id and m.person_id = r.person_id and r.ended_at > now();
  return null;
end $$;
create trigger clinic_zone_ends after update of time_zone on clinic
  for each row when (old.time_zone is distinct from new.time_zone) execute function ends_follow_zone();

/* What somebody corrected about a person whom they wrote down themselves reaches the clinics that hold that person. An
   address or number that was not changed leaves alone what the clinic found out since; a phone number that the person
   gave is theirs to take back. */
create function memberships_follow_person(in_person_id uuid, old_email text, old_phone text)
  returns table (clinic_id uuid, clinic_member_id uuid)
  language sql security definer rows 2 set search_path = public, pg_temp as $$
  update clinic_member m set first_name = p.first_name, surname = p.surname, birth_date = p.birth_date, sex = p.sex,
    email = case when p.email is distinct from old_email and (p.email is not null or m.email = old_email)
      then p.email else m.email end,
    phone = case when p.phone is distinct from old_phone and (p.phone is not null or m.phone_given_by_patient)
      then p.phone else m.phone end,
    phone_given_by_patient = case when p.phone is distinct from old_phone then p.phone is not null
      else m.phone_given_by_patient end,
    updated_at = now()
  from person p
  where p.id = in_person_id and p.created_by_user_id = context_user_id() and m.person_id = p.id
    and m.status in ('MEMBER', 'PENDING')
  returning m.clinic_id, m.id
$$;

/* The person behind a patient whom a clinic enters, as before; two who enter the same code at once get the same person. */
create or replace function person_for_clinic(in_clinic_id uuid, new_id uuid, in_country text, code text, first text,
  last text, in_birth_date date, in_sex text, in_email text, in_phone text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  known person;
begin
  if not coalesce(in_clinic_id = any (context_clinic_ids()), false) then
    raise exception 'not a clinic of the caller';
  end if;
  insert into person (id, country, personal_code, first_name, surname, birth_date, sex, email, phone, created_at, updated_at)
    values (new_id, in_country, code, first, last, in_birth_date, in_sex, in_email, in_phone, now(), now())
    on conflict do nothing;
  if found then return new_id; end if;
  select * into known from person p where p.country = in_country and p.personal_code = code;
  return case when folded_name(known.first_name) = folded_name(first)
    and folded_name(known.surname) = folded_name(last) then known.id end;
end $$;

revoke execute on function childhood_ends(uuid), memberships_follow_person(uuid, text, text), end_of_representation(),
  ends_follow_membership(), ends_follow_zone(), ends_follow_birth_date() from public;
grant execute on function memberships_follow_person(uuid, text, text) to tervita_patient;
alter function childhood_ends(uuid) owner to tervita_system;
alter function memberships_follow_person(uuid, text, text) owner to tervita_system;
alter function end_of_representation() owner to tervita_system;
alter function ends_follow_membership() owner to tervita_system;
alter function ends_follow_zone() owner to tervita_system;
alter function ends_follow_birth_date() owner to tervita_system;
-- Those who act for a child today.
set local role tervita_system;
update representation set ended_at = ended_at where ended_at > now();
reset role;
revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
