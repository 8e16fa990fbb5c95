-- Signs of danger are asked before every e-contact, also where a clinic has no questions of its own asked: then nothing
-- else is asked, and the person goes on in free words.
alter table ai_questionnaire add column is_only_danger boolean not null default false;

-- Whoever goes on writing may write of danger: the warning of the e-contact is raised, and is to be seen again. Nobody but
-- the clinic takes it down.
grant update (red_flag, red_flag_seen_at, red_flag_seen_by) on e_contact to tervita_patient;
create function refuse_lowered_warning() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'a warning is the clinic''s to see' using errcode = 'insufficient_privilege';
end $$;
create trigger e_contact_warning before update of red_flag, red_flag_seen_at, red_flag_seen_by on e_contact
  for each row when (current_user = 'tervita_patient' and (new.red_flag is null or new.red_flag_seen_at is not null
    or new.red_flag_seen_by is not null or (old.red_flag = 'CALL_112' and new.red_flag <> 'CALL_112')))
  execute function refuse_lowered_warning();

-- Staff who write down a call ask the caller about danger; the answer lies with what they wrote down.
grant insert on ai_questionnaire to tervita_clinic;
drop policy clinic_rows on ai_questionnaire;
create policy clinic_rows on ai_questionnaire for select to tervita_clinic
  using (clinic_id = any (context_clinic_ids()) and e_contact_id is not null);
create policy clinic_writes_down on ai_questionnaire for insert to tervita_clinic
  with check (clinic_id = any (context_clinic_ids()) and author_user_id = context_user_id() and is_only_danger
    and draft_id is null and exists (select from e_contact e where e.id = e_contact_id
      and e.clinic_id = ai_questionnaire.clinic_id and e.patient_person_id = ai_questionnaire.patient_person_id
      and e.creator_kind = 'CLINIC' and e.assignee_user_id = context_user_id()));
