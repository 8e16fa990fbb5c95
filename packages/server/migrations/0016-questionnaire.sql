-- The smart questionnaire: what was asked and answered on the way to an e-contact, and which clinics use it.

-- What a clinic may use is decided by its plan; these are the switches beside it.
create table clinic_feature (
  clinic_id uuid not null references clinic (id),
  feature text not null check (feature in ('TRANSLATION', 'AI_SUMMARIZATION', 'AI_SMART_QUESTIONNAIRE')),
  -- By the platform admin, for plans that do not say themselves.
  is_granted boolean not null default false,
  -- By the clinic.
  is_on boolean not null default true,
  updated_at timestamptz not null,
  primary key (clinic_id, feature)
);

alter table e_contact_draft drop constraint e_contact_draft_kind_check;
alter table e_contact_draft add constraint e_contact_draft_kind_check check (kind in ('OWN_WORDS', 'QUESTIONNAIRE'));

create table ai_questionnaire (
  -- That of the draft it was begun in.
  id uuid primary key,
  author_user_id uuid not null references app_user (id),
  patient_person_id uuid not null references person (id),
  clinic_id uuid not null references clinic (id),
  -- As long as it is being answered; what is thrown away goes with its draft.
  draft_id uuid references e_contact_draft (id) on delete cascade,
  e_contact_id uuid,
  language text not null,
  -- The concern as it was first told.
  input text not null,
  candidates jsonb not null default '[]',
  problem_type text,
  answers jsonb not null default '{}',
  leave_request jsonb,
  -- Warnings that were shown and read, so that they are not shown again.
  acknowledged text[] not null default '{}',
  summary text,
  is_summary_edited boolean not null default false,
  -- Rules that fired, when it was sent.
  fired jsonb not null default '[]',
  catalogue_version integer not null,
  engine text not null check (engine in ('RULES', 'LLM')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (clinic_id, e_contact_id) references e_contact (clinic_id, id),
  check (draft_id is null or e_contact_id is null)
);
create unique index ai_questionnaire_draft on ai_questionnaire (draft_id) where draft_id is not null;
create unique index ai_questionnaire_e_contact on ai_questionnaire (e_contact_id) where e_contact_id is not null;
create index ai_questionnaire_author on ai_questionnaire (author_user_id);
create index ai_questionnaire_patient on ai_questionnaire (patient_person_id);

do $$
declare name text;
begin
  foreach name in array array['clinic_feature', 'ai_questionnaire'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_all on %I to tervita_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to tervita_system', name);
  end loop;
end $$;

-- Patients must know whether their clinic asks questions.
grant select on clinic_feature to tervita_clinic, tervita_patient;
create policy clinic_rows on clinic_feature to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy patient_rows on clinic_feature to tervita_patient using (true);

grant select, insert, update on ai_questionnaire to tervita_patient;
create policy patient_rows on ai_questionnaire to tervita_patient
  using (author_user_id = context_user_id() and (patient_person_id = context_person_id()
    or patient_person_id in (select person_id from representation where representation_holds(ended_at))));

-- What has not been sent is nobody's business.
grant select on ai_questionnaire to tervita_clinic;
create policy clinic_rows on ai_questionnaire to tervita_clinic
  using (clinic_id = any (context_clinic_ids()) and e_contact_id is not null);
