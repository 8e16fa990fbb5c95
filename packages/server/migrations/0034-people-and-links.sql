-- Three things are known about somebody: what they proved themselves, what a clinic holds of them (its own record), and
-- what somebody else typed (a claim). None of them reads another before a confirmation joins them.
--   representation         one's own record of somebody for whom one writes; its person is never anybody else's
--   clinic_representation  whom a clinic takes that person to be, and whether it knows that the writer acts for them
--   clinic_member          the clinic's own record; it has the person's account only after the person said yes

-- A person whom a clinic wrote down. Nobody signs in as them; their code stands in the clinic's own record.
alter table person add column held_by_clinic_id uuid references clinic (id);
create index person_held_by_clinic on person (held_by_clinic_id) where held_by_clinic_id is not null;

alter table clinic_member
  -- As the writer typed it, while nobody has confirmed it.
  add column claimed_code text,
  -- The person, or a register, said that this record is theirs.
  add column confirmed_at timestamptz,
  add column confirmed_by text check (confirmed_by in ('PERSON', 'WRITTEN', 'LINK', 'REGISTER')),
  -- The person said that it is not.
  add column denied_at timestamptz,
  add constraint clinic_member_confirmed check ((confirmed_at is null) = (confirmed_by is null)),
  add unique (id, person_id);
create unique index clinic_member_code on clinic_member (clinic_id, personal_code) where personal_code is not null;
-- Of which clinics somebody with this code is a patient.
create index clinic_member_by_code on clinic_member (personal_code) where personal_code is not null;

alter table representation
  -- The represented adult said yes.
  add column confirmed_person_id uuid references person (id),
  add column confirmed_at timestamptz,
  add constraint representation_confirmed check ((confirmed_person_id is null) = (confirmed_at is null));
create index representation_code on representation (claimed_code) where claimed_code is not null;
create index representation_confirmed_person on representation (confirmed_person_id) where confirmed_person_id is not null;

create table clinic_representation (
  clinic_id uuid not null references clinic (id),
  user_id uuid not null,
  -- The writer's own record.
  represented_person_id uuid not null,
  -- Whom the clinic takes that to be.
  clinic_member_id uuid not null,
  status text not null check (status in ('UNVERIFIED', 'CONFIRMED', 'NOT_KNOWN')),
  -- Who of the clinic decided; null when the represented person did.
  decided_by_name text,
  decided_at timestamptz,
  created_at timestamptz not null,
  primary key (clinic_id, represented_person_id),
  unique (clinic_id, represented_person_id, clinic_member_id),
  foreign key (user_id, represented_person_id) references representation (user_id, person_id) on update cascade,
  foreign key (clinic_id, clinic_member_id) references clinic_member (clinic_id, id)
);
create index clinic_representation_member on clinic_representation (clinic_id, clinic_member_id);
create index clinic_representation_user on clinic_representation (user_id);

alter table e_contact
  -- The record of the representative who started it; null: the patient did, or the clinic for them.
  add column represented_person_id uuid references person (id),
  -- Nobody has confirmed yet that its writer acts for the patient: the patient does not see it, the clinic is warned.
  add column representation_unverified boolean not null default false,
  -- When the patient, or the representative who started it, last opened the thread.
  add column patient_seen_at timestamptz;

-- What staff wrote to somebody without an account waits for them: the link in the letter opens it once, for whoever has
-- that very address and knows the patient's birth date.
create table e_contact_claim (
  token_hash bytea primary key,
  clinic_id uuid not null,
  e_contact_id uuid not null,
  address_key text not null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (clinic_id, e_contact_id) references e_contact (clinic_id, id)
);
create index e_contact_claim_thread on e_contact_claim (e_contact_id);
create index e_contact_claim_expires on e_contact_claim (expires_at);

do $$
declare name text;
begin
  foreach name in array array['clinic_representation', 'e_contact_claim'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_all on %I to tervita_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to tervita_system', name);
  end loop;
end $$;
grant select on clinic_representation to tervita_clinic;
create policy clinic_rows on clinic_representation to tervita_clinic using (clinic_id = any (context_clinic_ids()));

-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* What is stored becomes what it would have been. */
set local role tervita_system;
do $$
declare
  link record;
  one record;
  made uuid;
begin
  -- Who acted for a person of the register now has a record of their own.
  for link in
    select r.user_id, r.person_id, r.claimed_code, p.country, p.first_name, p.surname, p.birth_date, p.sex, p.personal_code
    from representation r join person p on p.id = r.person_id
    where p.created_by_user_id is distinct from r.user_id
  loop
    made := gen_random_uuid();
    insert into person (id, country, first_name, surname, birth_date, sex, created_by_user_id, created_at, updated_at)
      values (made, link.country, link.first_name, link.surname, link.birth_date, link.sex, link.user_id, now(), now());
    update e_contact set represented_person_id = made
      where creator_user_id = link.user_id and patient_person_id = link.person_id and creator_kind = 'REPRESENTATIVE';
    update e_contact_draft set patient_person_id = made
      where author_user_id = link.user_id and patient_person_id = link.person_id;
    update ai_questionnaire set patient_person_id = made
      where author_user_id = link.user_id and patient_person_id = link.person_id;
    update representation set person_id = made, claimed_code = coalesce(link.personal_code, link.claimed_code)
      where user_id = link.user_id and person_id = link.person_id;
  end loop;
  update e_contact e set represented_person_id = e.patient_person_id
    from representation r
    where r.user_id = e.creator_user_id and r.person_id = e.patient_person_id and e.creator_kind = 'REPRESENTATIVE'
      and e.represented_person_id is null;
  -- A clinic that wrote to somebody first knew them; any other has yet to say.
  insert into clinic_representation (clinic_id, user_id, represented_person_id, clinic_member_id, status, decided_at, created_at)
    select e.clinic_id, (array_agg(e.creator_user_id))[1], e.represented_person_id,
      (array_agg(e.clinic_member_id order by e.created_at desc))[1],
      case when bool_or(t.id is not null) then 'CONFIRMED' else 'UNVERIFIED' end,
      min(t.at), min(e.created_at)
    from e_contact e left join timeline_entry t on t.e_contact_id = e.id and t.move = 'writeFirst'
    where e.represented_person_id is not null
    group by e.clinic_id, e.represented_person_id;
  update e_contact e set representation_unverified = true
    from clinic_representation c
    where c.clinic_id = e.clinic_id and c.represented_person_id = e.represented_person_id and c.status = 'UNVERIFIED';
  -- Whom staff wrote down and who never signed in: each clinic has its own record of them, and the code stands there.
  for one in
    select m.id, m.clinic_id, p.id as person_id,
      row_number() over (partition by p.id order by m.created_at, m.id) as number
    from clinic_member m join person p on p.id = m.person_id
    where p.created_by_user_id is null
      and not exists (select from app_user u where u.person_id = p.id and u.last_online_at is not null)
  loop
    if one.number = 1 then
      update person set held_by_clinic_id = one.clinic_id, personal_code = null where id = one.person_id;
    else
      made := gen_random_uuid();
      insert into person (id, country, first_name, surname, birth_date, sex, email, phone, held_by_clinic_id, created_at, updated_at)
        select made, country, first_name, surname, birth_date, sex, email, phone, one.clinic_id, now(), now()
        from person where id = one.person_id;
      update clinic_member set person_id = made where id = one.id;
      update e_contact set patient_person_id = made where clinic_id = one.clinic_id and clinic_member_id = one.id;
    end if;
  end loop;
  -- Who has never had an e-contact with a clinic that keeps them is asked first; all others know it.
  for one in
    select m.id, m.clinic_id, m.person_id from clinic_member m join app_user u on u.person_id = m.person_id
    where u.last_online_at is not null
      and not exists (select from e_contact e where e.clinic_id = m.clinic_id and e.clinic_member_id = m.id)
  loop
    made := gen_random_uuid();
    insert into person (id, country, first_name, surname, birth_date, sex, email, phone, held_by_clinic_id, created_at, updated_at)
      select made, p.country, m.first_name, m.surname, m.birth_date, m.sex, m.email, m.phone, m.clinic_id, now(), now()
      from clinic_member m join person p on p.id = m.person_id where m.id = one.id;
    update clinic_member set person_id = made, last_online_at = null where id = one.id;
  end loop;
  update clinic_member m set confirmed_at = now(), confirmed_by = 'WRITTEN'
    from app_user u where u.person_id = m.person_id and u.last_online_at is not null;
end $$;
reset role;

-- An e-contact is about the person of the record that it lies with, and by a link that the clinic has.
alter table e_contact
  add constraint e_contact_person_of_member foreign key (clinic_member_id, patient_person_id)
    references clinic_member (id, person_id) on update cascade deferrable initially deferred,
  add constraint e_contact_link foreign key (clinic_id, represented_person_id, clinic_member_id)
    references clinic_representation (clinic_id, represented_person_id, clinic_member_id)
    deferrable initially deferred,
  add constraint e_contact_verified check (represented_person_id is not null or not representation_unverified);
create index e_contact_represented on e_contact (represented_person_id) where represented_person_id is not null;

/* The clinic's record gets its person: threads, the person's account and what they gave come together. Another record
   that the clinic had of the same person goes into this one. */
create function join_member(in_member_id uuid, in_person_id uuid, by_what text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept clinic_member;
  other clinic_member;
  former_account uuid;
  account uuid;
begin
  select * into kept from clinic_member where id = in_member_id for update;
  if kept.person_id = in_person_id then return; end if;
  select * into other from clinic_member where clinic_id = kept.clinic_id and person_id = in_person_id for update;
  if found then
    update e_contact set clinic_member_id = kept.id, patient_person_id = kept.person_id
      where clinic_id = kept.clinic_id and clinic_member_id = other.id;
    update clinic_representation set clinic_member_id = kept.id
      where clinic_id = kept.clinic_id and clinic_member_id = other.id;
    delete from clinic_member where id = other.id;
  end if;
  select id into account from app_user where person_id = in_person_id and merged_into_user_id is null;
  select u.id into former_account from app_user u join person p on p.id = u.person_id
    where u.person_id = kept.person_id and p.held_by_clinic_id is not null;
  update clinic_member m set person_id = in_person_id, confirmed_at = now(), denied_at = null, claimed_code = null,
      confirmed_by = case other.confirmed_by when 'REGISTER' then 'REGISTER' else by_what end,
      -- What the clinic knew of the person under the other record stays known.
      status = case when other.status = 'MEMBER' then 'MEMBER' else m.status end,
      list_code = coalesce(m.list_code, other.list_code), personal_code = coalesce(m.personal_code, other.personal_code),
      first_name = coalesce(other.first_name, m.first_name), surname = coalesce(other.surname, m.surname),
      birth_date = coalesce(other.birth_date, m.birth_date),
      email = coalesce(p.email, m.email), phone = coalesce(p.phone, m.phone),
      phone_given_by_patient = m.phone_given_by_patient or p.phone is not null,
      last_online_at = u.last_online_at, updated_at = now()
    from person p left join app_user u on u.id = account
    where m.id = kept.id and p.id = in_person_id;
  update e_contact e set membership_pending = false from clinic_member m
    where m.id = kept.id and m.status = 'MEMBER' and e.clinic_id = m.clinic_id and e.clinic_member_id = m.id
      and e.membership_pending;
  -- Nobody could sign in to the account that the clinic wrote to: it was kept for this person.
  if former_account is not null and account is not null and former_account <> account then
    update e_contact set creator_user_id = account where creator_user_id = former_account;
    update representation set user_id = account where user_id = former_account;
    update person set created_by_user_id = account where created_by_user_id = former_account;
    update app_user set merged_into_user_id = account where id = former_account;
  end if;
end $$;

/* A clinic's own record with this code, if the name fits as well: registers write one name in several ways. */
create function member_with_code(in_clinic_id uuid, code text, about person) returns clinic_member
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.* from clinic_member m join person p on p.id = m.person_id and p.country = about.country
  where m.clinic_id = in_clinic_id and m.personal_code = code
    and folded_name(m.first_name) = folded_name(about.first_name) and folded_name(m.surname) = folded_name(about.surname)
$$;

/* Whom the clinic takes a person to be of whom the caller writes: themselves, or somebody for whom they act. A record is
   made where there is none. What the caller typed leads to the clinic's own patient when code and name both fit; only the
   clinic is told, never the caller. Nothing is returned for a clinic or a person that is not there. */
create function member_to_write_for(in_clinic_id uuid, in_person_id uuid, new_id uuid, may_join boolean)
  returns table (member_id uuid, patient_person_id uuid, is_pending boolean, is_unverified boolean)
  language plpgsql security definer rows 1 set search_path = public, pg_temp as $$
declare
  centre clinic;
  about person;
  claim representation;
  link clinic_representation;
  found_member clinic_member;
  typed_code text;
begin
  select * into centre from clinic where id = in_clinic_id;
  select * into about from person where id = in_person_id;
  if centre.id is null or about.id is null then return; end if;
  if in_person_id = context_person_id() then
    select c.code into typed_code from personal_code_claim c where c.user_id = context_user_id();
    typed_code := coalesce(about.personal_code, typed_code);
    select * into found_member from clinic_member m where m.clinic_id = in_clinic_id and m.person_id = in_person_id;
    if found_member.id is null and may_join and about.personal_code is not null then
      found_member := member_with_code(in_clinic_id, about.personal_code, about);
      -- What somebody else has taken for theirs stays with them; the clinic sees both and decides.
      if found_member.confirmed_at is not null then found_member := null; end if;
      if found_member.id is not null then perform join_member(found_member.id, in_person_id, 'WRITTEN'); end if;
    end if;
  else
    select * into claim from representation r
      where r.user_id = context_user_id() and r.person_id = in_person_id and representation_holds(r.ended_at);
    if claim.user_id is null then return; end if;
    typed_code := claim.claimed_code;
    select * into link from clinic_representation l
      where l.clinic_id = in_clinic_id and l.represented_person_id = in_person_id;
    select * into found_member from clinic_member m
      where m.clinic_id = in_clinic_id and m.id = link.clinic_member_id;
    if found_member.id is null and claim.confirmed_person_id is not null then
      select * into found_member from clinic_member m
        where m.clinic_id = in_clinic_id and m.person_id = claim.confirmed_person_id;
    end if;
    if found_member.id is null and typed_code is not null then
      found_member := member_with_code(in_clinic_id, typed_code, about);
    end if;
  end if;
  if found_member.id is null then
    insert into clinic_member (id, clinic_id, person_id, status, first_name, surname, personal_code, claimed_code,
        birth_date, sex, email, phone, phone_given_by_patient, confirmed_at, confirmed_by, last_online_at, created_at,
        updated_at)
      select new_id, in_clinic_id, in_person_id, case centre.kind when 'OPEN' then 'MEMBER' else 'PENDING' end,
        about.first_name, about.surname, proved.code, case when proved.code is null then typed_code end,
        about.birth_date, about.sex, about.email, about.phone, about.phone is not null,
        case when claim.user_id is null then now() end, case when claim.user_id is null then 'WRITTEN' end,
        case when claim.user_id is null then now() end, now(), now()
      from (select case when not exists (select from clinic_member m
        where m.clinic_id = in_clinic_id and m.personal_code = about.personal_code) then about.personal_code end as code) proved
      on conflict do nothing;
    -- Another first e-contact of the same person may have been faster.
    select * into found_member from clinic_member m where m.clinic_id = in_clinic_id and m.person_id = in_person_id;
  end if;
  if claim.user_id is not null and link.clinic_id is null then
    insert into clinic_representation (clinic_id, user_id, represented_person_id, clinic_member_id, status, decided_at, created_at)
      select in_clinic_id, claim.user_id, in_person_id, found_member.id,
        case when is_known then 'CONFIRMED' else 'UNVERIFIED' end, case when is_known then now() end, now()
      from (select coalesce(claim.confirmed_person_id = found_member.person_id, false) as is_known) judged
      on conflict do nothing;
    select * into link from clinic_representation l
      where l.clinic_id = in_clinic_id and l.represented_person_id = in_person_id;
    select * into found_member from clinic_member m where m.id = link.clinic_member_id;
  end if;
  return query select m.id, m.person_id, centre.kind <> 'OPEN' and m.status <> 'MEMBER',
    claim.user_id is not null and link.status <> 'CONFIRMED'
    from clinic_member m where m.id = found_member.id;
end $$;

/* At which clinics the caller has written for somebody, and whether the clinic knows that they act for them. */
create function clinics_of_represented(in_person_id uuid) returns table (clinic_id uuid, status text)
  language sql stable security definer rows 3 set search_path = public, pg_temp as $$
  select l.clinic_id, l.status from clinic_representation l
  where l.represented_person_id = in_person_id and l.user_id = context_user_id()
$$;

/* The clinics to which the caller has written for others. */
create function clinics_i_write_to() returns setof uuid
  language sql stable security definer rows 3 set search_path = public, pg_temp as $$
  select l.clinic_id from clinic_representation l join representation r on r.user_id = l.user_id
    and r.person_id = l.represented_person_id and representation_holds(r.ended_at)
  where l.user_id = context_user_id()
$$;

/* Whether an e-contact may be begun by this link, and whether it says of itself what the clinic knows. */
create function is_my_link(in_clinic_id uuid, in_represented_id uuid, in_member_id uuid, is_unverified boolean) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from clinic_representation l join representation r on r.user_id = l.user_id
      and r.person_id = l.represented_person_id and representation_holds(r.ended_at)
    where l.clinic_id = in_clinic_id and l.represented_person_id = in_represented_id and l.clinic_member_id = in_member_id
      and l.user_id = context_user_id() and (is_unverified or l.status = 'CONFIRMED'))
$$;

/* Those who say that they act for the caller: they typed the caller's code, which the caller has proved. */
create function claims_on_me() returns table (claim_id uuid, first_name text, surname text, since timestamptz,
    confirmed_at timestamptz, clinic_names text[], e_contacts integer, last_at timestamptz)
  language sql stable security definer rows 3 set search_path = public, pg_temp as $$
  select r.person_id, p.first_name, p.surname, r.created_at, r.confirmed_at, coalesce(sent.names, '{}'),
    coalesce(sent.count, 0)::int, sent.last
  from person me join representation r on r.claimed_code = me.personal_code and representation_holds(r.ended_at)
    join person typed on typed.id = r.person_id and typed.country = me.country
    join app_user u on u.id = r.user_id join person p on p.id = u.person_id
    left join lateral (select array_agg(distinct c.name) as names, count(*) as count, max(e.created_at) as last
      from e_contact e join clinic c on c.id = e.clinic_id where e.represented_person_id = r.person_id) sent on true
  where me.id = context_person_id() and r.user_id <> context_user_id()
  order by r.created_at, r.person_id limit 50
$$;

/* The represented person says yes or no to somebody who acts for them. False: there is no such claim. A yes counts at the
   clinics that have the person's own record; a no ends it everywhere. */
create function answer_claim(in_claim_id uuid, is_right boolean) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from representation r where r.person_id = in_claim_id for update;
  if not exists (select from claims_on_me() where claim_id = in_claim_id) then return false; end if;
  if not is_right then
    update representation set ended_at = now(), confirmed_person_id = null, confirmed_at = null where person_id = in_claim_id;
    update clinic_representation set status = 'NOT_KNOWN', decided_by_name = null, decided_at = now()
      where represented_person_id = in_claim_id;
    update e_contact set representation_unverified = true where represented_person_id = in_claim_id;
    return true;
  end if;
  update representation set confirmed_person_id = context_person_id(), confirmed_at = now() where person_id = in_claim_id;
  update e_contact e set clinic_member_id = m.id, patient_person_id = m.person_id, representation_unverified = false,
      membership_pending = e.membership_pending and m.status <> 'MEMBER'
    from clinic_member m
    where e.represented_person_id = in_claim_id and m.clinic_id = e.clinic_id and m.person_id = context_person_id();
  update clinic_representation l set clinic_member_id = m.id, status = 'CONFIRMED', decided_by_name = null, decided_at = now()
    from clinic_member m
    where l.represented_person_id = in_claim_id and m.clinic_id = l.clinic_id and m.person_id = context_person_id();
  return true;
end $$;

/* The clinics that have a record of the caller: those they know of, and those they have yet to be asked about. */
create function clinics_that_keep_me() returns table (member_id uuid, clinic_id uuid, name text, kind text, list_code text,
    status text, confirmed_at timestamptz, confirmed_by text)
  language sql stable security definer rows 3 set search_path = public, pg_temp as $$
  select m.id, c.id, c.name, c.kind, m.list_code, m.status, m.confirmed_at, m.confirmed_by
  from clinic_member m join clinic c on c.id = m.clinic_id
  where m.person_id = context_person_id() and m.status in ('MEMBER', 'PENDING')
  union all
  select m.id, c.id, c.name, c.kind, null, m.status, null, null
  from person me join clinic_member m on m.personal_code = me.personal_code and m.person_id <> me.id
      and m.confirmed_at is null and m.denied_at is null and m.status in ('MEMBER', 'PENDING')
    join person held on held.id = m.person_id and held.country = me.country
    join clinic c on c.id = m.clinic_id
  where me.id = context_person_id()
  order by 3, 1 limit 100
$$;

/* The caller says whether a clinic's record is theirs. False: there is no such record, or it is answered. */
create function answer_membership(in_member_id uuid, is_right boolean) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from clinic_member where id = in_member_id for update;
  if not exists (select from clinics_that_keep_me() where member_id = in_member_id and confirmed_at is null)
    then return false; end if;
  if is_right then perform join_member(in_member_id, context_person_id(), 'PERSON');
  else update clinic_member set denied_at = now(), updated_at = now() where id = in_member_id; end if;
  return true;
end $$;

/* Opens the thread of a link in a letter: the clinic's record of whom it was written to becomes the caller's. Null: the link
   is over, or address or birth date are others. Each try counts. */
create function claim_e_contact(in_token_hash bytea, in_birth_date date) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  claim e_contact_claim;
  receiver clinic_member;
begin
  update e_contact_claim set tries = tries + 1
    where token_hash = in_token_hash and used_at is null and expires_at > now() and tries < 5
    returning * into claim;
  if claim.token_hash is null then return null; end if;
  if not exists (select from user_email where user_id = context_user_id() and address_key = claim.address_key)
    then return null; end if;
  select m.* into receiver from e_contact e join app_user u on u.id = e.creator_user_id
    join person held on held.id = u.person_id and held.held_by_clinic_id = e.clinic_id
    join clinic_member m on m.clinic_id = e.clinic_id and m.person_id = u.person_id
    where e.id = claim.e_contact_id;
  if receiver.id is null or receiver.birth_date is distinct from in_birth_date then return null; end if;
  update e_contact_claim set used_at = now() where token_hash = in_token_hash;
  perform join_member(receiver.id, context_person_id(), 'LINK');
  return claim.e_contact_id;
end $$;

/* A person whom a clinic writes down: its own, whoever else may know somebody with the same code. */
drop function person_for_clinic(uuid, uuid, text, text, text, text, date, text, text, text);
create function person_held_by_clinic(in_clinic_id uuid, new_id uuid, in_country text, first text, last text,
    in_birth_date date, in_sex text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not coalesce(in_clinic_id = any (context_clinic_ids()), false) then
    raise exception 'not a clinic of the caller';
  end if;
  insert into person (id, country, first_name, surname, birth_date, sex, held_by_clinic_id, created_at, updated_at)
    values (new_id, in_country, first, last, in_birth_date, in_sex, in_clinic_id, now(), now());
end $$;

/* Who writes for one of the clinic's patients, and whether the clinic knows it. */
drop function representatives_for_clinic(uuid, uuid);
create function representatives_for_clinic(in_clinic_id uuid, in_member_id uuid)
  returns table (user_id uuid, represented_person_id uuid, first_name text, surname text, status text,
    decided_at timestamptz, since timestamptz)
  language sql stable security definer rows 5 set search_path = public, pg_temp as $$
  select u.id, l.represented_person_id, p.first_name, p.surname, l.status, l.decided_at, l.created_at
  from clinic_representation l
    join representation r on r.user_id = l.user_id and r.person_id = l.represented_person_id and representation_holds(r.ended_at)
    join app_user u on u.id = l.user_id join person p on p.id = u.person_id
  where l.clinic_id = in_clinic_id and l.clinic_member_id = in_member_id and in_clinic_id = any (context_clinic_ids())
  order by l.status, l.created_at limit 20
$$;

/* A clinic says who speaks for a child: it knows both. The person who speaks has a record of the child from then on. */
drop function represent_for_clinic(uuid, uuid, uuid);
create function represent_for_clinic(in_clinic_id uuid, in_member_id uuid, in_user_id uuid, new_id uuid, by_name text)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  child clinic_member;
  record_id uuid;
begin
  select m.* into child from clinic_member m
    where m.clinic_id = in_clinic_id and m.id = in_member_id and in_clinic_id = any (context_clinic_ids())
      and m.birth_date > current_date - interval '18 years'
      and exists (select from app_user u join clinic_member parent on parent.person_id = u.person_id
        and parent.clinic_id = in_clinic_id where u.id = in_user_id);
  if child.id is null then return; end if;
  select r.person_id into record_id from representation r join person p on p.id = r.person_id
    left join clinic_representation l on l.clinic_id = in_clinic_id and l.represented_person_id = r.person_id
    where r.user_id = in_user_id and representation_holds(r.ended_at) and (l.clinic_member_id = child.id
      or (r.claimed_code = child.personal_code and folded_name(p.first_name) = folded_name(child.first_name)
        and folded_name(p.surname) = folded_name(child.surname)))
    order by l.clinic_member_id = child.id desc nulls last limit 1;
  if record_id is null then
    record_id := new_id;
    insert into person (id, country, first_name, surname, birth_date, sex, created_by_user_id, created_at, updated_at)
      select new_id, held.country, child.first_name, child.surname, child.birth_date, child.sex, in_user_id, now(), now()
      from person held where held.id = child.person_id;
    insert into representation (user_id, person_id, claimed_code, created_at, ended_at)
      values (in_user_id, new_id, child.personal_code, now(), child.birth_date + interval '18 years');
  end if;
  update e_contact set clinic_member_id = child.id, patient_person_id = child.person_id, representation_unverified = false
    where clinic_id = in_clinic_id and represented_person_id = record_id;
  insert into clinic_representation (clinic_id, user_id, represented_person_id, clinic_member_id, status, decided_by_name,
      decided_at, created_at)
    values (in_clinic_id, in_user_id, record_id, child.id, 'CONFIRMED', by_name, now(), now())
    on conflict (clinic_id, represented_person_id) do update set clinic_member_id = excluded.clinic_member_id,
      status = 'CONFIRMED', decided_by_name = excluded.decided_by_name, decided_at = excluded.decided_at;
end $$;

/* The clinic says whether it knows that somebody acts for the patient of whom they write. A yes leads all they wrote for
   them to the clinic's own patient with that code, or takes the person in whom they wrote down; a no takes what they wrote
   off that patient's record. False: there is no such link. */
create function decide_representation(in_clinic_id uuid, in_represented_id uuid, is_known boolean, by_name text, new_id uuid)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link clinic_representation;
  typed person;
  claim representation;
  target clinic_member;
begin
  select * into link from clinic_representation l where l.clinic_id = in_clinic_id
    and l.represented_person_id = in_represented_id and in_clinic_id = any (context_clinic_ids()) for update;
  if link.clinic_id is null then return false; end if;
  select * into typed from person where id = in_represented_id;
  select * into claim from representation where user_id = link.user_id and person_id = in_represented_id;
  -- Whom the represented person has sent away stays away.
  if not representation_holds(claim.ended_at) then return false; end if;
  select * into target from clinic_member where id = link.clinic_member_id;
  if is_known and target.person_id = in_represented_id and claim.claimed_code is not null then
    target := coalesce(member_with_code(in_clinic_id, claim.claimed_code, typed), target);
  elsif not is_known and target.person_id <> in_represented_id then
    insert into clinic_member (id, clinic_id, person_id, status, first_name, surname, claimed_code, birth_date, sex, email,
        phone, created_at, updated_at)
      select new_id, in_clinic_id, in_represented_id, case c.kind when 'OPEN' then 'MEMBER' else 'PENDING' end,
        typed.first_name, typed.surname, claim.claimed_code, typed.birth_date, typed.sex, typed.email, typed.phone, now(), now()
      from clinic c where c.id = in_clinic_id
      on conflict do nothing;
    select * into target from clinic_member m where m.clinic_id = in_clinic_id and m.person_id = in_represented_id;
  end if;
  if is_known and target.status <> 'MEMBER' then
    update clinic_member m set status = 'MEMBER', updated_at = now(), claimed_code = null,
        personal_code = coalesce(m.personal_code, m.claimed_code)
      where m.id = target.id;
    update e_contact set membership_pending = false where clinic_id = in_clinic_id and clinic_member_id = target.id;
  end if;
  update e_contact set clinic_member_id = target.id, patient_person_id = target.person_id,
      representation_unverified = not is_known, membership_pending = membership_pending and not is_known
    where clinic_id = in_clinic_id and represented_person_id = in_represented_id;
  update clinic_representation set clinic_member_id = target.id, decided_by_name = by_name, decided_at = now(),
      status = case when is_known then 'CONFIRMED' else 'NOT_KNOWN' end
    where clinic_id = in_clinic_id and represented_person_id = in_represented_id;
  return true;
end $$;

/* The start of somebody's eighteenth birthday by the clock of their clinic; null without a clinic or a birth date. Of
   several clinics the one that knows them comes first, and the family doctor's before others. */
create or replace function childhood_ends(in_person_id uuid) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  -- Who was born on 29 February has their birthday on 1 March.
  select (p.birth_date + (to_char(p.birth_date, 'MMDD') = '0229')::int + interval '18 years') at time zone c.time_zone
  from person p join lateral (
      select m.clinic_id, m.status = 'MEMBER' as is_known, m.created_at from clinic_member m
      where m.person_id = p.id and m.status in ('MEMBER', 'PENDING')
      union all
      select l.clinic_id, l.status = 'CONFIRMED', l.created_at from clinic_representation l
      where l.represented_person_id = p.id) at on true
    join clinic c on c.id = at.clinic_id
  where p.id = in_person_id and p.birth_date is not null
  order by at.is_known desc, c.kind = 'FAMILY_DOCTOR' desc, at.created_at, c.id limit 1
$$;
create index clinic_representation_represented on clinic_representation (represented_person_id);

create function ends_follow_link() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update representation set ended_at = ended_at where person_id = new.represented_person_id and ended_at > now();
  return null;
end $$;
create trigger clinic_representation_begins after insert on clinic_representation
  for each row execute function ends_follow_link();

create or replace function ends_follow_zone() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update representation r set ended_at = r.ended_at from clinic_member m
    where m.clinic_id = new.id and m.person_id = r.person_id and r.ended_at > now();
  update representation r set ended_at = r.ended_at from clinic_representation l
    where l.clinic_id = new.id and l.represented_person_id = r.person_id and r.ended_at > now();
  return null;
end $$;

drop function represent_known_person(text, text, text, text);

-- Before they change hands: afterwards these would be somebody else's to give.
revoke execute on function join_member(uuid, uuid, text), member_with_code(uuid, text, person),
  member_to_write_for(uuid, uuid, uuid, boolean), clinics_of_represented(uuid), clinics_i_write_to(),
  is_my_link(uuid, uuid, uuid, boolean), claims_on_me(), answer_claim(uuid, boolean), clinics_that_keep_me(),
  answer_membership(uuid, boolean), claim_e_contact(bytea, date), person_held_by_clinic(uuid, uuid, text, text, text, date, text),
  representatives_for_clinic(uuid, uuid), represent_for_clinic(uuid, uuid, uuid, uuid, text),
  decide_representation(uuid, uuid, boolean, text, uuid), ends_follow_link() from public;
grant execute on function member_to_write_for(uuid, uuid, uuid, boolean), clinics_of_represented(uuid), clinics_i_write_to(),
  is_my_link(uuid, uuid, uuid, boolean), claims_on_me(), answer_claim(uuid, boolean), clinics_that_keep_me(),
  answer_membership(uuid, boolean), claim_e_contact(bytea, date) to tervita_patient;
grant execute on function person_held_by_clinic(uuid, uuid, text, text, text, date, text),
  representatives_for_clinic(uuid, uuid), represent_for_clinic(uuid, uuid, uuid, uuid, text),
  decide_representation(uuid, uuid, boolean, text, uuid) to tervita_clinic;
alter function join_member(uuid, uuid, text) owner to tervita_system;
alter function member_with_code(uuid, text, person) owner to tervita_system;
alter function member_to_write_for(uuid, uuid, uuid, boolean) owner to tervita_system;
alter function clinics_of_represented(uuid) owner to tervita_system;
alter function clinics_i_write_to() owner to tervita_system;
alter function is_my_link(uuid, uuid, uuid, boolean) owner to tervita_system;
alter function claims_on_me() owner to tervita_system;
alter function answer_claim(uuid, boolean) owner to tervita_system;
alter function clinics_that_keep_me() owner to tervita_system;
alter function answer_membership(uuid, boolean) owner to tervita_system;
alter function claim_e_contact(bytea, date) owner to tervita_system;
alter function person_held_by_clinic(uuid, uuid, text, text, text, date, text) owner to tervita_system;
alter function representatives_for_clinic(uuid, uuid) owner to tervita_system;
alter function represent_for_clinic(uuid, uuid, uuid, uuid, text) owner to tervita_system;
alter function decide_representation(uuid, uuid, boolean, text, uuid) owner to tervita_system;
alter function ends_follow_link() owner to tervita_system;
revoke create on schema public from tervita_system;
revoke tervita_system from current_user;

-- A record of a person is made by the clinic, or by writing to it.
revoke insert on clinic_member from tervita_patient;
-- Also of somebody for whom one writes the clinic's record is the clinic's: to see one would tell whom it knows.
drop policy patient_rows on clinic_member;
create policy patient_rows on clinic_member to tervita_patient using (person_id = context_person_id());
drop policy patient_rows on global_message;
create policy patient_rows on global_message to tervita_patient
  using (deleted_at is null and (for_role is null or for_role = 'PRM_PATIENT')
    and (clinic_id in (select clinic_id from clinic_member) or clinic_id in (select clinics_i_write_to())));
drop policy patient_rows on e_contact;
create policy patient_rows on e_contact for select to tervita_patient
  using ((patient_person_id = context_person_id() and not representation_unverified)
    or (creator_user_id = context_user_id()
      and represented_person_id in (select person_id from representation where representation_holds(ended_at))));
create policy patient_begins on e_contact for insert to tervita_patient
  with check (creator_user_id = context_user_id() and case when represented_person_id is null
    then patient_person_id = context_person_id() and creator_kind = 'PATIENT'
    else creator_kind = 'REPRESENTATIVE'
      and is_my_link(clinic_id, represented_person_id, clinic_member_id, representation_unverified) end);
create policy patient_goes_on on e_contact for update to tervita_patient
  using ((patient_person_id = context_person_id() and not representation_unverified)
    or (creator_user_id = context_user_id()
      and represented_person_id in (select person_id from representation where representation_holds(ended_at))));
-- What a patient does changes how a thread stands, never whose it is.
revoke update on e_contact from tervita_patient;
grant update (status, turn, version, opened_at, completed_at, membership_pending, clinic_has_answered, updated_at,
  waiting_since, preview, last_by, red_flag, red_flag_seen_at, red_flag_seen_by, patient_seen_at) on e_contact to tervita_patient;
