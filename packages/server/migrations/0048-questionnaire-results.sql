-- Questionnaires that are added up: what was answered, and the score as it was worked out on that day.

-- Whether a clinic of a special plan has them is said by the platform admin, as it is for the other features.
alter table clinic_feature drop constraint clinic_feature_feature_check;
alter table clinic_feature add constraint clinic_feature_feature_check
  check (feature in ('TRANSLATION', 'AI_SUMMARIZATION', 'AI_SMART_QUESTIONNAIRE', 'QUESTIONNAIRES'));

create table instrument_response (
  id uuid primary key,
  clinic_id uuid not null references clinic (id),
  clinic_member_id uuid not null,
  e_contact_id uuid not null,
  -- Under which name it was filled in, which instrument of it, and which version of that.
  type text not null,
  instrument text not null,
  version integer not null,
  language text not null,
  -- The value of each item.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  -- Null where only parts are added up.
  total integer,
  band text,
  subscores jsonb not null default '[]' check (jsonb_typeof(subscores) = 'array'),
  findings text[] not null default '{}',
  actions text[] not null default '{}',
  source text not null check (source in ('PATIENT', 'HOSTED', 'STAFF')),
  filled_at timestamptz not null,
  foreign key (clinic_id, clinic_member_id) references clinic_member (clinic_id, id),
  foreign key (clinic_id, e_contact_id) references e_contact (clinic_id, id),
  -- The same one may be asked for again in one thread.
  unique (e_contact_id, instrument, filled_at)
);
-- The newest of one instrument of one patient, for what became of it over time.
create index instrument_response_trend on instrument_response (clinic_id, clinic_member_id, instrument, filled_at desc);

alter table instrument_response enable row level security;
alter table instrument_response force row level security;
create trigger refuse_truncate before truncate on instrument_response execute function refuse_truncate();
create policy system_all on instrument_response to tervita_system using (true) with check (true);
grant select, insert, update, delete on instrument_response to tervita_system;

-- What was answered is never changed.
grant select, insert on instrument_response to tervita_clinic;
create policy clinic_rows on instrument_response for select to tervita_clinic
  using (clinic_id = any (context_clinic_ids()));
create policy clinic_adds on instrument_response for insert to tervita_clinic
  with check (clinic_id = any (context_clinic_ids()) and exists (select from e_contact e where e.id = e_contact_id
    and e.clinic_id = instrument_response.clinic_id and e.clinic_member_id = instrument_response.clinic_member_id));

-- It goes with an e-contact that its author reads; the score is for the clinic to read.
grant insert on instrument_response to tervita_patient;
create policy patient_adds on instrument_response for insert to tervita_patient
  with check (exists (select from e_contact e where e.id = e_contact_id and e.clinic_id = instrument_response.clinic_id
    and e.clinic_member_id = instrument_response.clinic_member_id));
