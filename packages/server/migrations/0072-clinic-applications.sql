-- Clinics that ask to join. An application is no clinic yet: whoever runs the platform reads it and decides.
create table clinic_application (
  -- Made by the form, so that the same application sent again is kept once.
  id uuid primary key,
  status text not null default 'OPEN' check (status in ('OPEN', 'ACCEPTED', 'DECLINED')),
  company_name text not null,
  registration_code text not null,
  country text not null,
  clinic_name text not null,
  address text not null,
  time_zone text not null,
  email text not null,
  phone text,
  website text,
  first_name text not null,
  surname text not null,
  -- As it was typed: a claim, which opens nothing.
  personal_code text,
  birth_date date not null,
  sex text not null check (sex in ('MALE', 'FEMALE', 'NOT_DISCLOSED')),
  contact_email text not null,
  language text not null,
  -- The words that were agreed to.
  agreement_version text not null,
  -- Who was signed in when it was sent; mostly nobody.
  sent_by_user_id uuid references app_user (id),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by_user_id uuid references app_user (id),
  decided_by_name text,
  decline_reason text check (char_length(decline_reason) between 1 and 1000),
  clinic_id uuid references clinic (id),
  check ((status = 'OPEN') = (decided_at is null)),
  check ((status = 'DECLINED') = (decline_reason is not null)),
  check ((status = 'ACCEPTED') = (clinic_id is not null))
);
create index clinic_application_open on clinic_application (created_at, id) where status = 'OPEN';
create index clinic_application_decided on clinic_application (decided_at desc, id) where status <> 'OPEN';
create index clinic_application_company on clinic_application (country, registration_code);
create index clinic_application_clinic on clinic_application (clinic_id) where clinic_id is not null;
create index clinic_application_sender on clinic_application (sent_by_user_id) where sent_by_user_id is not null;
create index clinic_application_decider on clinic_application (decided_by_user_id) where decided_by_user_id is not null;

alter table clinic_application enable row level security;
alter table clinic_application force row level security;
create policy system_all on clinic_application to tervita_system using (true) with check (true);
-- The platform's admin works through the clinics' user, with no clinic. What is decided stays so.
create policy clinic_rows on clinic_application for select to tervita_clinic using (is_platform_admin());
create policy clinic_decides on clinic_application for update to tervita_clinic
  using (is_platform_admin() and status = 'OPEN')
  with check (is_platform_admin() and status <> 'OPEN' and decided_by_user_id = context_user_id()
    and decided_by_name = context_user_name());
grant select, insert, update, delete on clinic_application to tervita_system;
grant select, update (status, decided_at, decided_by_user_id, decided_by_name, decline_reason, clinic_id)
  on clinic_application to tervita_clinic;
create trigger refuse_truncate before truncate on clinic_application execute function refuse_truncate();
