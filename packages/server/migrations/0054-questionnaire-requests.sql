-- Staff ask a patient, in an e-contact, to fill in a questionnaire.
create table questionnaire_request (
  id uuid primary key,
  clinic_id uuid not null,
  e_contact_id uuid not null,
  type text not null,
  asked_by_user_id uuid not null references app_user (id),
  asked_at timestamptz not null,
  -- The answers that it was filled in with.
  questionnaire_id uuid references ai_questionnaire (id),
  filled_at timestamptz,
  foreign key (clinic_id, e_contact_id) references e_contact (clinic_id, id),
  check ((questionnaire_id is null) = (filled_at is null))
);
create index questionnaire_request_e_contact on questionnaire_request (e_contact_id, asked_at);
create unique index questionnaire_request_questionnaire on questionnaire_request (questionnaire_id)
  where questionnaire_id is not null;
-- What was asked for twice in one thread and is still open would be filled in twice.
create unique index questionnaire_request_open on questionnaire_request (e_contact_id, type) where filled_at is null;

alter table questionnaire_request enable row level security;
alter table questionnaire_request force row level security;
create trigger refuse_truncate before truncate on questionnaire_request execute function refuse_truncate();
create policy system_all on questionnaire_request to tervita_system using (true) with check (true);
grant select, insert, update, delete on questionnaire_request to tervita_system;

grant select, insert on questionnaire_request to tervita_clinic;
create policy clinic_rows on questionnaire_request for select to tervita_clinic
  using (clinic_id = any (context_clinic_ids()));
create policy clinic_asks on questionnaire_request for insert to tervita_clinic
  with check (clinic_id = any (context_clinic_ids()) and asked_by_user_id = context_user_id() and filled_at is null);

-- Whoever reads the thread sees what was asked for in it, and fills it in with answers of their own.
grant select, update (questionnaire_id, filled_at) on questionnaire_request to tervita_patient;
create policy patient_rows on questionnaire_request for select to tervita_patient
  using (exists (select from e_contact e where e.id = e_contact_id));
create policy patient_fills on questionnaire_request for update to tervita_patient
  using (filled_at is null and exists (select from e_contact e where e.id = e_contact_id))
  with check (exists (select from ai_questionnaire q where q.id = questionnaire_id
    and q.clinic_id = questionnaire_request.clinic_id and q.author_user_id = context_user_id()));

-- The answers belong to what was asked for, not to a new e-contact.
alter table ai_questionnaire add column request_id uuid references questionnaire_request (id);
create index ai_questionnaire_request on ai_questionnaire (request_id) where request_id is not null;
