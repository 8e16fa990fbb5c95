-- Staff open pages at the provider as well, and every page costs there.
-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
set local role tervita_system;
grant execute on function raise_own_count(text, integer) to tervita_clinic;
reset role;
revoke tervita_system from current_user;

-- A questionnaire that staff asked for in a thread, and that the provider hosts: the flow brings its answers to that thread.
alter table care_flow add column request_id uuid references questionnaire_request (id);
alter table care_flow add constraint care_flow_request_side check (request_id is null or side = 'PATIENT');
create index care_flow_request on care_flow (request_id) where request_id is not null;

-- As before, and a flow may answer what was asked for in its own thread.
drop policy patient_begins on care_flow;
create policy patient_begins on care_flow for insert to tervita_patient
  with check (side = 'PATIENT' and started_by_user_id = context_user_id() and state = 'STARTED' and answers is null
    and exists (select from e_contact e where e.id = e_contact_id and e.clinic_id = care_flow.clinic_id
      and (request_id is not null or (e.creator_user_id = context_user_id() and e.status = 'STARTED')))
    and (request_id is null or exists (select from questionnaire_request r where r.id = request_id
      and r.e_contact_id = care_flow.e_contact_id and r.type = care_flow.type))
    and (draft_id is null or exists (select from e_contact_draft d where d.id = draft_id)));

-- As before, and with answers that were given at the provider, also where the draft beside them was thrown away.
drop policy patient_fills on questionnaire_request;
create policy patient_fills on questionnaire_request for update to tervita_patient
  using (filled_at is null and exists (select from e_contact e where e.id = e_contact_id))
  with check (exists (select from ai_questionnaire q where q.id = questionnaire_id
      and q.clinic_id = questionnaire_request.clinic_id and q.author_user_id = context_user_id())
    or questionnaire_id is null and exists (select from care_flow f where f.request_id = questionnaire_request.id
      and f.started_by_user_id = context_user_id()));
