-- The link in a letter shows that somebody reads a mailbox and knows a birth date, not who they are. It opens the one
-- thread that it was sent for. The clinic's record becomes theirs when a digital ID proves its code, or the clinic says so.

create table letter_opening (
  id uuid primary key,
  clinic_id uuid not null,
  e_contact_id uuid not null,
  user_id uuid not null references app_user (id),
  -- To which the letter went.
  address_key text not null,
  opened_at timestamptz not null,
  -- Whether they are whom the letter was written to; null: nobody has said yet, and they read the thread.
  decision text check (decision in ('CONFIRMED', 'REFUSED')),
  -- Who of the clinic said it; null: somebody proved by a digital ID whose record it is.
  decided_by_name text,
  decided_at timestamptz,
  unique (e_contact_id, user_id),
  foreign key (clinic_id, e_contact_id) references e_contact (clinic_id, id),
  check ((decision is null) = (decided_at is null)),
  check (decision is not null or decided_by_name is null)
);
create index letter_opening_user on letter_opening (user_id);

alter table letter_opening enable row level security;
alter table letter_opening force row level security;
create trigger refuse_truncate before truncate on letter_opening execute function refuse_truncate();
create policy system_all on letter_opening to tervita_system using (true) with check (true);
grant select, insert, update, delete on letter_opening to tervita_system;
grant select on letter_opening to tervita_clinic, tervita_patient;
create policy clinic_rows on letter_opening for select to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy patient_rows on letter_opening for select to tervita_patient using (user_id = context_user_id());
create trigger letter_opening_decided before insert or update of decided_by_name on letter_opening
  for each row when (session_user in ('tervita_clinic', 'tervita_patient') and new.decided_by_name is not null)
  execute function decided_by_caller();

-- Whether this letter brought new tries of the birth date.
alter table e_contact_claim add column gives_tries boolean not null default true;

-- The clinic may say whose a record is.
alter table clinic_member drop constraint clinic_member_confirmed_by_check;
alter table clinic_member add constraint clinic_member_confirmed_by_check
  check (confirmed_by in ('PERSON', 'WRITTEN', 'LINK', 'REGISTER', 'CLINIC')) not valid;

-- As before, and the thread that a letter's link opened. The threads are looked up first, so that each is found by its key.
alter policy patient_rows on e_contact
  using ((patient_person_id = context_person_id() and not representation_unverified)
    or (creator_user_id = context_user_id()
      and represented_person_id in (select person_id from representation where representation_holds(ended_at)))
    or id = any (array(select o.e_contact_id from letter_opening o
      where o.user_id = context_user_id() and o.decision is null)));
alter policy patient_goes_on on e_contact
  using ((patient_person_id = context_person_id() and not representation_unverified)
    or (creator_user_id = context_user_id()
      and represented_person_id in (select person_id from representation where representation_holds(ended_at)))
    or id = any (array(select o.e_contact_id from letter_opening o
      where o.user_id = context_user_id() and o.decision is null)));
-- As before; whoever opened a thread by a letter writes in it as whom the letter was written to, under their own name.
alter policy patient_writes on timeline_entry
  with check (author_user_id = context_user_id() and author_name = context_user_name() and author_role is null
    and (direction is null or direction in ('PATIENT_TO_CLINIC', 'REPRESENTATIVE_TO_CLINIC'))
    and exists (select from e_contact e where e.id = e_contact_id and e.clinic_id = timeline_entry.clinic_id
      and (case author_kind when 'PATIENT' then e.patient_person_id = context_person_id()
          when 'REPRESENTATIVE' then e.represented_person_id is not null and e.creator_user_id = context_user_id()
          else false end
        or (author_kind = case when e.represented_person_id is null then 'PATIENT' else 'REPRESENTATIVE' end
          and exists (select from letter_opening o where o.e_contact_id = e.id and o.user_id = context_user_id()
            and o.decision is null)))));

-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* The clinic's record of whom a thread's letters go to, while nobody has taken it: the patient, or who speaks for them. */
create function letter_receiver(in_e_contact_id uuid) returns clinic_member
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.* from e_contact e join app_user u on u.id = e.creator_user_id
    join person held on held.id = u.person_id and held.held_by_clinic_id = e.clinic_id
    join clinic_member m on m.clinic_id = e.clinic_id and m.person_id = u.person_id
  where e.id = in_e_contact_id
$$;

/* Whether what somebody has proved or said of themselves speaks against a record being theirs: another code, or another
   first name and surname. One name may have changed. */
create function is_another_person(in_user_id uuid, receiver clinic_member) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from app_user u join person me on me.id = u.person_id
      left join personal_code_claim c on c.user_id = u.id
    where u.id = in_user_id and (me.birth_date <> receiver.birth_date
      or coalesce(me.personal_code, c.code) <> receiver.personal_code
      or (folded_name(me.first_name) <> folded_name(receiver.first_name)
        and folded_name(me.surname) <> folded_name(receiver.surname))))
$$;

/* Opens the thread of a link in a letter, and that one only, unless the caller has proved the code that the clinic's record
   carries: then the record becomes theirs. Null: the link is over, or address, birth date, code or name are others. Each try
   counts, five for all the letters of one thread. A link that does not exist takes the same steps as one that does, down to
   something for the disk to write: the time of an answer tells nothing. */
create or replace function claim_e_contact(in_token_hash bytea, in_birth_date date) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  thread_id uuid;
  claim e_contact_claim;
  receiver clinic_member;
  me person;
  is_my_address boolean;
  is_another boolean;
  is_sent_away boolean;
begin
  select e_contact_id into thread_id from e_contact_claim where token_hash = in_token_hash;
  -- One after the other: tries at the same moment would not see each other.
  perform pg_advisory_xact_lock(hashtextextended('letters of ' || coalesce(thread_id::text, encode(in_token_hash, 'hex')), 0));
  update e_contact_claim set tries = tries + 1
    where token_hash = in_token_hash and used_at is null and expires_at > now()
      and (select sum(c.tries) from e_contact_claim c where c.e_contact_id = thread_id) < 5
    returning * into claim;
  if claim.token_hash is null then perform pg_logical_emit_message(true, 'claim', ''); end if;
  is_my_address := exists (select from user_email
    where user_id = context_user_id() and address_key = claim.address_key);
  receiver := letter_receiver(claim.e_contact_id);
  -- Two who share a mailbox are two: what the caller has proved or said of themselves must not speak against it.
  is_another := is_another_person(context_user_id(), receiver);
  is_sent_away := exists (select from e_contact e join e_contact other on other.creator_user_id = e.creator_user_id
      and other.clinic_id = e.clinic_id
    join letter_opening o on o.e_contact_id = other.id and o.user_id = context_user_id() and o.decision = 'REFUSED'
    where e.id = claim.e_contact_id);
  if not is_my_address or receiver.id is null or receiver.birth_date is distinct from in_birth_date or is_another
    or is_sent_away then return null; end if;
  update e_contact_claim set used_at = now() where token_hash = in_token_hash;
  select * into me from person where id = context_person_id();
  if (member_with_code(receiver.clinic_id, me.personal_code, me)).id = receiver.id then
    perform join_member(receiver.id, context_person_id(), 'LINK');
    return claim.e_contact_id;
  end if;
  insert into letter_opening (id, clinic_id, e_contact_id, user_id, address_key, opened_at)
    values (gen_random_uuid(), claim.clinic_id, claim.e_contact_id, context_user_id(), claim.address_key, now())
    on conflict (e_contact_id, user_id) do nothing;
  -- Nobody of the staff stays responsible for their own matter.
  update e_contact set assignee_user_id = null where id = claim.e_contact_id and assignee_user_id = context_user_id();
  return claim.e_contact_id;
end $$;

/* Of whom a thread is that the caller opened by a letter: of themselves, or of the person for whom it was written to them. */
create function patient_of_opened(in_e_contact_id uuid) returns table (id uuid, first_name text, surname text)
  language sql stable security definer rows 1 set search_path = public, pg_temp as $$
  select p.id, p.first_name, p.surname
  from letter_opening o join e_contact e on e.id = o.e_contact_id
    join person p on p.id = coalesce(e.represented_person_id, context_person_id())
  where o.e_contact_id = in_e_contact_id and o.user_id = context_user_id() and o.decision is null
$$;

/* Who opened a thread of the caller's clinic by the link in a letter, and whom the letter was written to. */
create function letter_openings_for_clinic(in_e_contact_id uuid)
  returns table (id uuid, name text, address text, receiver_name text, opened_at timestamptz, decision text,
    decided_by_name text, decided_at timestamptz)
  language sql stable security definer rows 1 set search_path = public, pg_temp as $$
  select o.id, p.first_name || ' ' || p.surname, coalesce(a.address, o.address_key),
    coalesce(receiver.first_name || ' ' || receiver.surname, e.creator_name), o.opened_at, o.decision, o.decided_by_name,
    o.decided_at
  from letter_opening o join e_contact e on e.id = o.e_contact_id
    join app_user u on u.id = o.user_id join person p on p.id = u.person_id
    left join user_email a on a.user_id = u.id and a.address_key = o.address_key
    left join lateral letter_receiver(e.id) receiver on true
  where o.e_contact_id = in_e_contact_id and o.clinic_id = any (context_clinic_ids())
  order by o.opened_at, o.id limit 20
$$;

/* Whether the birth date was tried so often that no link to this thread of the caller's clinic opens any more. */
create function letter_is_locked(in_e_contact_id uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(c.tries) >= 5 and bool_or(c.used_at is null and c.expires_at > now()), false)
  from e_contact_claim c
  where c.e_contact_id = in_e_contact_id and c.clinic_id = any (context_clinic_ids())
$$;

/* The clinic says whether somebody who opened a thread by a letter is whom it was written to. A yes gives them the clinic's
   record; after a no the thread is the clinic's again, and no link to that address opens anything of the record. No row:
   there is no such opening, or what they have proved since speaks against it. Not done: it was decided before. */
create function decide_letter_opening(in_e_contact_id uuid, in_opening_id uuid, is_right boolean, by_name text)
  returns table (is_done boolean, lost_user_ids uuid[])
  language plpgsql security definer rows 1 set search_path = public, pg_temp as $$
declare
  opening letter_opening;
  thread e_contact;
  receiver clinic_member;
  lost uuid[];
begin
  perform deciding_at(clinic_id) from letter_opening where id = in_opening_id and clinic_id = any (context_clinic_ids());
  select * into opening from letter_opening o where o.id = in_opening_id and o.e_contact_id = in_e_contact_id
    and o.clinic_id = any (context_clinic_ids()) for update;
  if opening.id is null then return; end if;
  select * into thread from e_contact where id = opening.e_contact_id;
  receiver := letter_receiver(opening.e_contact_id);
  if opening.decision is not null or receiver.id is null then
    return query select false, '{}'::uuid[];
    return;
  end if;
  if is_right and is_another_person(opening.user_id, receiver) then return; end if;
  with decided as (
    update letter_opening o set decided_by_name = by_name, decided_at = now(),
        decision = case when is_right and o.user_id = opening.user_id then 'CONFIRMED' else 'REFUSED' end
      from e_contact e
      where e.id = o.e_contact_id and e.clinic_id = opening.clinic_id and e.creator_user_id = thread.creator_user_id
        and o.decision is null and (is_right or o.user_id = opening.user_id)
      returning o.user_id, o.decision)
  select coalesce(array_agg(distinct user_id), '{}') into lost from decided where decided.decision = 'REFUSED';
  if is_right then
    perform join_member(receiver.id, (select person_id from app_user where id = opening.user_id), 'CLINIC');
  else
    update e_contact_claim c set expires_at = now() from e_contact e
      where e.id = c.e_contact_id and e.clinic_id = opening.clinic_id and e.creator_user_id = thread.creator_user_id
        and c.address_key = opening.address_key and c.used_at is null and c.expires_at > now();
  end if;
  return query select true, lost;
end $$;

/* As before, and of those who opened a letter's thread: whose record it is has been said, so nobody else reads it. */
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
    update prescription set clinic_member_id = kept.id
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
  update letter_opening o set decision = case when o.user_id = account then 'CONFIRMED' else 'REFUSED' end, decided_at = now()
    from e_contact e
    where e.id = o.e_contact_id and e.clinic_id = kept.clinic_id and e.creator_user_id = former_account and o.decision is null;
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

revoke execute on function letter_receiver(uuid), is_another_person(uuid, clinic_member), patient_of_opened(uuid),
  letter_openings_for_clinic(uuid), letter_is_locked(uuid), decide_letter_opening(uuid, uuid, boolean, text) from public;
grant execute on function patient_of_opened(uuid) to tervita_patient;
grant execute on function letter_openings_for_clinic(uuid), letter_is_locked(uuid),
  decide_letter_opening(uuid, uuid, boolean, text) to tervita_clinic;
alter function letter_receiver(uuid) owner to tervita_system;
alter function is_another_person(uuid, clinic_member) owner to tervita_system;
alter function patient_of_opened(uuid) owner to tervita_system;
alter function letter_openings_for_clinic(uuid) owner to tervita_system;
alter function letter_is_locked(uuid) owner to tervita_system;
alter function decide_letter_opening(uuid, uuid, boolean, text) owner to tervita_system;

revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
