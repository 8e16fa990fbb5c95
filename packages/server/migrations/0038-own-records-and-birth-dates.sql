-- Staff never treat themselves, also not under a record of theirs that is not joined to their account; and nobody is sent
-- a letter that they could not open.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

create index clinic_member_claimed_code on clinic_member (claimed_code) where claimed_code is not null;

/* The caller's clinics' records of one of their staff: with that person's code, proved or typed by themselves, and taken by
   nobody else. A "not mine" of the person changes nothing here: it would be the way to treat oneself. */
create function own_records_at_work(in_user_id uuid) returns setof uuid
  language sql stable security definer rows 1 set search_path = public, pg_temp as $$
  with me as (
    select p.id, p.country, array_remove(array[p.personal_code, c.code], null) as codes
    from app_user u join person p on p.id = u.person_id left join personal_code_claim c on c.user_id = u.id
    where u.id = in_user_id and exists (select from employee e where e.user_id = u.id and e.deleted_at is null
      and e.clinic_id = any (context_clinic_ids())))
  select m.id from me join clinic_member m on m.person_id = me.id
    where m.clinic_id = any (context_clinic_ids())
  union all
  select m.id from me join clinic_member m on m.personal_code = any (me.codes) or m.claimed_code = any (me.codes)
    join person held on held.id = m.person_id and held.country = me.country
    where m.clinic_id = any (context_clinic_ids()) and m.confirmed_at is null and m.person_id <> me.id
$$;

/* Whether somebody as staff typed them is the caller themselves: by code, by an address of theirs, or by name and birth
   date. */
create function is_the_caller(code text, in_address_key text, first text, last text, born date) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from app_user u join person me on me.id = u.person_id
      left join personal_code_claim c on c.user_id = u.id
    where u.id = context_user_id() and (code in (me.personal_code, c.code)
      or exists (select from user_email a where a.user_id = u.id and a.address_key = in_address_key)
      or (me.birth_date = born and folded_name(me.first_name) = folded_name(first)
        and folded_name(me.surname) = folded_name(last))))
$$;

/* The clinic's record of whom a letter goes to, when nobody has taken it and no birth date is known: whoever gets the letter
   shows by that date that it is meant for them. */
create function receiver_without_birth_date(in_clinic_id uuid, in_user_id uuid) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id from app_user u
    join person held on held.id = u.person_id and held.held_by_clinic_id = in_clinic_id
    join clinic_member m on m.clinic_id = in_clinic_id and m.person_id = held.id
  where u.id = in_user_id and m.birth_date is null and in_clinic_id = any (context_clinic_ids())
$$;

/* The birth date of somebody of whom the clinic has none, while nobody has taken the record. False: it is known, or the
   person's own to say. */
create function set_missing_birth_date(in_clinic_id uuid, in_member_id uuid, in_birth_date date) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_person uuid;
begin
  if not coalesce(in_clinic_id = any (context_clinic_ids()), false) then return false; end if;
  update clinic_member set birth_date = in_birth_date, updated_at = now()
    where clinic_id = in_clinic_id and id = in_member_id and birth_date is null and confirmed_at is null
    returning person_id into found_person;
  if found_person is null then return false; end if;
  update person set birth_date = in_birth_date, updated_at = now()
    where id = found_person and held_by_clinic_id = in_clinic_id and birth_date is null;
  return true;
end $$;

/* As before, but a link that does not exist takes the same steps as one that does, down to something for the disk to write:
   the time of an answer tells nothing. */
create or replace function claim_e_contact(in_token_hash bytea, in_birth_date date) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  claim e_contact_claim;
  receiver clinic_member;
  is_my_address boolean;
  is_another boolean;
begin
  update e_contact_claim set tries = tries + 1
    where token_hash = in_token_hash and used_at is null and expires_at > now() and tries < 5
    returning * into claim;
  if claim.token_hash is null then perform pg_logical_emit_message(true, 'claim', ''); end if;
  is_my_address := exists (select from user_email
    where user_id = context_user_id() and address_key = claim.address_key);
  select m.* into receiver from e_contact e join app_user u on u.id = e.creator_user_id
    join person held on held.id = u.person_id and held.held_by_clinic_id = e.clinic_id
    join clinic_member m on m.clinic_id = e.clinic_id and m.person_id = u.person_id
    where e.id = claim.e_contact_id;
  -- Two who share a mailbox are two: what the caller has proved or said of themselves must not speak against it.
  is_another := exists (select from person me where me.id = context_person_id() and (me.birth_date <> in_birth_date
    or me.personal_code <> receiver.personal_code));
  if not is_my_address or receiver.id is null or receiver.birth_date is distinct from in_birth_date or is_another
    then return null; end if;
  update e_contact_claim set used_at = now() where token_hash = in_token_hash;
  perform join_member(receiver.id, context_person_id(), 'LINK');
  return claim.e_contact_id;
end $$;

revoke execute on function own_records_at_work(uuid), is_the_caller(text, text, text, text, date),
  receiver_without_birth_date(uuid, uuid),
  set_missing_birth_date(uuid, uuid, date) from public;
grant execute on function own_records_at_work(uuid), is_the_caller(text, text, text, text, date),
  receiver_without_birth_date(uuid, uuid),
  set_missing_birth_date(uuid, uuid, date) to tervita_clinic;
alter function own_records_at_work(uuid) owner to tervita_system;
alter function is_the_caller(text, text, text, text, date) owner to tervita_system;
alter function receiver_without_birth_date(uuid, uuid) owner to tervita_system;
alter function set_missing_birth_date(uuid, uuid, date) owner to tervita_system;
revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
