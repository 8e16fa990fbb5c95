-- Whoever opened a letter about a child reads the thread for as long as whom it was written to may act for the child. And
-- the clinic's word about a letter's reader gives way to a digital ID that proves the record's code.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

create function opening_holds(opening letter_opening) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select opening.decision is null and exists (select from e_contact e where e.id = opening.e_contact_id
    and (e.represented_person_id is null or exists (select from representation r
      where r.user_id = e.creator_user_id and r.person_id = e.represented_person_id and representation_holds(r.ended_at))))
$$;

/* As before, and while the representation holds. */
create or replace function patient_of_opened(in_e_contact_id uuid) returns table (id uuid, first_name text, surname text)
  language sql stable security definer rows 1 set search_path = public, pg_temp as $$
  select p.id, p.first_name, p.surname
  from letter_opening o join e_contact e on e.id = o.e_contact_id
    join person p on p.id = coalesce(e.represented_person_id, context_person_id())
  where o.e_contact_id = in_e_contact_id and o.user_id = context_user_id() and opening_holds(o)
$$;

/* As before, and by the clinic's word. */
create or replace function is_taken_by_letter(m clinic_member) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(m.confirmed_by in ('LINK', 'CLINIC') and m.denied_at is null and m.personal_code is not null, false)
    and exists (select from person p where p.id = m.person_id and p.personal_code is distinct from m.personal_code)
$$;

revoke execute on function opening_holds(letter_opening) from public;
grant execute on function opening_holds(letter_opening) to tervita_clinic, tervita_patient;
alter function opening_holds(letter_opening) owner to tervita_system;

revoke create on schema public from tervita_system;
revoke tervita_system from current_user;

alter policy patient_rows on e_contact
  using ((patient_person_id = context_person_id() and not representation_unverified)
    or (creator_user_id = context_user_id()
      and represented_person_id in (select person_id from representation where representation_holds(ended_at)))
    or id = any (array(select o.e_contact_id from letter_opening o
      where o.user_id = context_user_id() and opening_holds(o))));
alter policy patient_goes_on on e_contact
  using ((patient_person_id = context_person_id() and not representation_unverified)
    or (creator_user_id = context_user_id()
      and represented_person_id in (select person_id from representation where representation_holds(ended_at)))
    or id = any (array(select o.e_contact_id from letter_opening o
      where o.user_id = context_user_id() and opening_holds(o))));
alter policy patient_writes on timeline_entry
  with check (author_user_id = context_user_id() and author_name = context_user_name() and author_role is null
    and (direction is null or direction in ('PATIENT_TO_CLINIC', 'REPRESENTATIVE_TO_CLINIC'))
    and exists (select from e_contact e where e.id = e_contact_id and e.clinic_id = timeline_entry.clinic_id
      and (case author_kind when 'PATIENT' then e.patient_person_id = context_person_id()
          when 'REPRESENTATIVE' then e.represented_person_id is not null and e.creator_user_id = context_user_id()
          else false end
        or (author_kind = case when e.represented_person_id is null then 'PATIENT' else 'REPRESENTATIVE' end
          and exists (select from letter_opening o where o.e_contact_id = e.id and o.user_id = context_user_id()
            and opening_holds(o))))));
