-- What was decided about a person and what was written for them met: they come one after the other now. A no takes what was
-- written off the record, two who share a mailbox stay two, and whom a clinic takes in is the clinic's own record.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* Whoever writes to a clinic, and whoever decides whom it takes a person to be, come one after the other: of a record that
   is joined or taken apart meanwhile nothing is half. Many may write at once. */
create or replace function writing_to(in_clinic_id uuid) returns void language sql set search_path = public, pg_temp
  as $$ select pg_advisory_xact_lock_shared(hashtextextended('members of ' || in_clinic_id, 0)) $$;

create or replace function deciding_at(in_clinic_id uuid) returns void language sql set search_path = public, pg_temp
  as $$ select pg_advisory_xact_lock(hashtextextended('members of ' || in_clinic_id, 0)) $$;

/* The clinic's record gets its person: threads, the person's account and what they gave come together. Another record
   that the clinic had of the same person goes into this one. */
create or replace function join_member(in_member_id uuid, in_person_id uuid, by_what text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept clinic_member;
  other clinic_member;
  former_account uuid;
  account uuid;
begin
  perform deciding_at(clinic_id) from clinic_member where id = in_member_id;
  select * into kept from clinic_member where id = in_member_id for update;
  if kept.id is null or kept.person_id = in_person_id then return; end if;
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
  -- Those who act for the person by the person's own word, and wrote before the record was theirs.
  update e_contact e set clinic_member_id = kept.id, patient_person_id = in_person_id, representation_unverified = false
    from representation r
    where r.confirmed_person_id = in_person_id and representation_holds(r.ended_at)
      and e.clinic_id = kept.clinic_id and e.represented_person_id = r.person_id;
  update clinic_representation l set clinic_member_id = kept.id, status = 'CONFIRMED', decided_by_name = null, decided_at = now()
    from representation r
    where r.confirmed_person_id = in_person_id and representation_holds(r.ended_at)
      and l.clinic_id = kept.clinic_id and l.represented_person_id = r.person_id;
  -- Nobody of the staff stays responsible for their own matter.
  update e_contact set assignee_user_id = null
    where clinic_id = kept.clinic_id and clinic_member_id = kept.id and assignee_user_id = account;
end $$;

/* Whom the clinic takes a person to be of whom the caller writes: themselves, or somebody for whom they act. A record is
   made where there is none. What the caller typed leads to the clinic's own patient when code and name both fit; only the
   clinic is told, never the caller. Nothing is returned for a clinic or a person that is not there. */
create or replace function member_to_write_for(in_clinic_id uuid, in_person_id uuid, new_id uuid, may_join boolean)
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
  -- Whoever may be led to a record decides about it; all others only read what stands.
  if may_join and in_person_id = context_person_id() and not exists (select from clinic_member m
    where m.clinic_id = in_clinic_id and m.person_id = in_person_id) then perform deciding_at(in_clinic_id);
  else perform writing_to(in_clinic_id); end if;
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

/* What somebody wrote for one of the clinic's patients is no longer that patient's: it lies with a record of the person
   whom the writer typed. */
create or replace function take_off_record(in_clinic_id uuid, in_represented_id uuid, by_name text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own clinic_member;
begin
  insert into clinic_member (id, clinic_id, person_id, status, first_name, surname, claimed_code, birth_date, sex, email,
      phone, created_at, updated_at)
    select gen_random_uuid(), in_clinic_id, typed.id, case c.kind when 'OPEN' then 'MEMBER' else 'PENDING' end,
      typed.first_name, typed.surname, r.claimed_code, typed.birth_date, typed.sex, typed.email, typed.phone, now(), now()
    from clinic c, person typed left join representation r on r.person_id = typed.id
    where c.id = in_clinic_id and typed.id = in_represented_id
    on conflict do nothing;
  select * into own from clinic_member m where m.clinic_id = in_clinic_id and m.person_id = in_represented_id;
  update e_contact set follows_id = null where follows_id in (select id from e_contact
    where clinic_id = in_clinic_id and represented_person_id = in_represented_id);
  update e_contact set clinic_member_id = own.id, patient_person_id = own.person_id, representation_unverified = true,
      follows_id = null
    where clinic_id = in_clinic_id and represented_person_id = in_represented_id;
  update clinic_representation set clinic_member_id = own.id, decided_by_name = by_name, decided_at = now(), status = 'NOT_KNOWN'
    where clinic_id = in_clinic_id and represented_person_id = in_represented_id;
end $$;

/* The represented person says yes or no to somebody who acts for them. False: there is no such claim. A yes counts at the
   clinics that have the person's own record; a no ends it everywhere. */
create or replace function answer_claim(in_claim_id uuid, is_right boolean) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from representation r where r.person_id = in_claim_id for update;
  if not exists (select from claims_on_me() where claim_id = in_claim_id) then return false; end if;
  perform deciding_at(clinic_id) from (select distinct clinic_id from clinic_representation
    where represented_person_id = in_claim_id order by clinic_id) at;
  if not is_right then
    perform take_off_record(clinic_id, in_claim_id, null) from clinic_representation where represented_person_id = in_claim_id;
    update representation set ended_at = now(), confirmed_person_id = null, confirmed_at = null where person_id = in_claim_id;
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
create or replace function clinics_that_keep_me() returns table (member_id uuid, clinic_id uuid, name text, kind text, list_code text,
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
    -- One name may have changed; with another first name and surname it is a slip of somebody else's code.
    and (folded_name(m.first_name) = folded_name(me.first_name) or folded_name(m.surname) = folded_name(me.surname))
  order by 3, 1 limit 100
$$;

/* Opens the thread of a link in a letter: the clinic's record of whom it was written to becomes the caller's. Null: the link
   is over, or address or birth date are others. Each try counts. */
create or replace function claim_e_contact(in_token_hash bytea, in_birth_date date) returns uuid
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
  -- Two who share a mailbox are two: what the caller has proved or said of themselves must not speak against it.
  if exists (select from person me where me.id = context_person_id() and (me.birth_date <> in_birth_date
    or me.personal_code <> receiver.personal_code)) then return null; end if;
  update e_contact_claim set used_at = now() where token_hash = in_token_hash;
  perform join_member(receiver.id, context_person_id(), 'LINK');
  return claim.e_contact_id;
end $$;

create or replace function represent_for_clinic(in_clinic_id uuid, in_member_id uuid, in_user_id uuid, new_id uuid, by_name text)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  child clinic_member;
  record_id uuid;
begin
  perform deciding_at(in_clinic_id);
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
create or replace function decide_representation(in_clinic_id uuid, in_represented_id uuid, is_known boolean, by_name text, new_id uuid)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link clinic_representation;
  typed person;
  claim representation;
  target clinic_member;
begin
  if not coalesce(in_clinic_id = any (context_clinic_ids()), false) then return false; end if;
  perform deciding_at(in_clinic_id);
  select * into link from clinic_representation l where l.clinic_id = in_clinic_id
    and l.represented_person_id = in_represented_id for update;
  if link.clinic_id is null then return false; end if;
  if not is_known then
    perform take_off_record(in_clinic_id, in_represented_id, by_name);
    return true;
  end if;
  select * into typed from person where id = in_represented_id;
  select * into claim from representation where user_id = link.user_id and person_id = in_represented_id;
  -- Whom the represented person has sent away stays away.
  if not representation_holds(claim.ended_at) then return false; end if;
  select * into target from clinic_member where id = link.clinic_member_id;
  if target.person_id = in_represented_id and claim.claimed_code is not null then
    target := coalesce(member_with_code(in_clinic_id, claim.claimed_code, typed), target);
  end if;
  if target.person_id = in_represented_id then
    -- Taken in as it was typed, it is the clinic's own record from now on: the writer no longer changes it.
    insert into person (id, country, first_name, surname, birth_date, sex, held_by_clinic_id, created_at, updated_at)
      values (new_id, typed.country, typed.first_name, typed.surname, typed.birth_date, typed.sex, in_clinic_id, now(), now());
    update clinic_member m set person_id = new_id, status = 'MEMBER', updated_at = now(),
        personal_code = coalesce(m.personal_code, free.code), claimed_code = case when free.code is null then m.claimed_code end
      from (select (select claim.claimed_code where not exists (select from clinic_member o
        where o.clinic_id = in_clinic_id and o.personal_code = claim.claimed_code)) as code) free
      where m.id = target.id;
    select * into target from clinic_member where id = target.id;
  end if;
  update e_contact set clinic_member_id = target.id, patient_person_id = target.person_id, representation_unverified = false,
      membership_pending = membership_pending and target.status <> 'MEMBER'
    where clinic_id = in_clinic_id and represented_person_id = in_represented_id;
  update clinic_representation set clinic_member_id = target.id, decided_by_name = by_name, decided_at = now(),
      status = 'CONFIRMED'
    where clinic_id = in_clinic_id and represented_person_id = in_represented_id;
  return true;
end $$;

revoke execute on function writing_to(uuid), deciding_at(uuid), take_off_record(uuid, uuid, text) from public;
alter function writing_to(uuid) owner to tervita_system;
alter function deciding_at(uuid) owner to tervita_system;
alter function take_off_record(uuid, uuid, text) owner to tervita_system;

revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
