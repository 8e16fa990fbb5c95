-- Staff fill in a questionnaire with a patient who is there. What was asked for is settled then: there are no answers of the
-- patient's own.
alter table questionnaire_request drop constraint questionnaire_request_check;
alter table questionnaire_request add constraint questionnaire_request_check
  check (questionnaire_id is null or filled_at is not null);
grant update (filled_at) on questionnaire_request to tervita_clinic;
create policy clinic_settles on questionnaire_request for update to tervita_clinic
  using (clinic_id = any (context_clinic_ids()) and filled_at is null)
  with check (clinic_id = any (context_clinic_ids()) and filled_at is not null and questionnaire_id is null);
