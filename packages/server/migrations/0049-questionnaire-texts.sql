-- The words of questionnaires that only a licence allows to show: each clinic enters those that it holds one for.
create table clinic_instrument_text (
  clinic_id uuid not null references clinic (id),
  instrument text not null,
  language text not null,
  -- What stands above every item, then the items and their answers.
  words jsonb not null check (jsonb_typeof(words) = 'object'),
  version integer not null,
  -- Who said that the clinic holds a licence, and when.
  updated_by_user_id uuid not null references app_user (id),
  updated_at timestamptz not null,
  primary key (clinic_id, instrument, language)
);
create index clinic_instrument_text_user on clinic_instrument_text (updated_by_user_id);

alter table clinic_instrument_text enable row level security;
alter table clinic_instrument_text force row level security;
create trigger refuse_truncate before truncate on clinic_instrument_text execute function refuse_truncate();
create policy system_all on clinic_instrument_text to tervita_system using (true) with check (true);
grant select, insert, update, delete on clinic_instrument_text to tervita_system;

grant select, insert, update, delete on clinic_instrument_text to tervita_clinic;
create policy clinic_rows on clinic_instrument_text to tervita_clinic
  using (clinic_id = any (context_clinic_ids()))
  with check (clinic_id = any (context_clinic_ids()) and updated_by_user_id = context_user_id());

-- Whoever fills one in reads its words; which clinics have them is no secret.
grant select on clinic_instrument_text to tervita_patient;
create policy patient_rows on clinic_instrument_text for select to tervita_patient using (true);
