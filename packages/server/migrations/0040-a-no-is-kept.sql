-- Whoever said that a clinic's record is not theirs, and then writes to that clinic, is not led to it all the same: they
-- begin a record of their own, and the clinic sees both and decides.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

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
      -- What somebody else has taken for theirs stays with them, and a no stays a no; the clinic sees both and decides.
      if coalesce(found_member.confirmed_at, found_member.denied_at) is not null then found_member := null; end if;
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

revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
