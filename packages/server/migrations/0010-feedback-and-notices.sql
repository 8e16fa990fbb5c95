-- What people say when an e-contact is over: about the clinic, or about the platform. Each once, and never changed.
create table feedback (
  id uuid primary key,
  clinic_id uuid not null,
  e_contact_id uuid not null,
  author_user_id uuid not null references app_user (id),
  source text not null check (source in ('PRM', 'CLINIC')),
  rating smallint not null check (rating between 1 and 5),
  keywords text[] not null check (
    keywords <@ array['SPEED', 'CLARITY', 'TIME_SAVED', 'SIMPLICITY', 'APPEARANCE', 'OTHER']
    and (source = 'PRM' or not 'APPEARANCE' = any (keywords))),
  comment text check (char_length(comment) between 1 and 2000),
  at timestamptz not null,
  foreign key (clinic_id, e_contact_id) references e_contact (clinic_id, id),
  unique (e_contact_id, source)
);
-- A clinic's statistics of a period.
create index feedback_clinic on feedback (clinic_id, at);
create index feedback_author on feedback (author_user_id);

alter table feedback enable row level security;
alter table feedback force row level security;
create policy system_all on feedback to tervita_system using (true) with check (true);
create policy clinic_rows on feedback to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy patient_rows on feedback to tervita_patient
  using (author_user_id = context_user_id())
  with check (author_user_id = context_user_id() and exists (select from e_contact e
    where e.id = e_contact_id and e.clinic_id = feedback.clinic_id));
grant select, insert, update, delete on feedback to tervita_system;
grant select on feedback to tervita_clinic;
grant select, insert on feedback to tervita_patient;

-- Notices of the platform to patients, by sex, age and country. Who sees one is nobody's to know: nothing is counted.
create table ad (
  id uuid primary key,
  title text not null,
  text text not null,
  link text not null check (link like 'https://%'),
  licence text not null,
  target_gender text check (target_gender in ('FEMALE', 'MALE')),
  min_age smallint not null check (min_age >= 18),
  max_age smallint not null check (max_age <= 150 and max_age >= min_age),
  allowed_countries text[] not null,
  active_from timestamptz not null,
  active_until timestamptz check (active_until >= active_from),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create index ad_latest on ad (active_from desc, id) where deleted_at is null;

/* Whether the caller runs the platform; asked by a policy that may not look at accounts itself. */
create function is_platform_admin() returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select exists (select from app_user where id = context_user_id() and is_platform_admin) $$;
-- Before it changes hands: afterwards it would be somebody else's to give.
revoke execute on function is_platform_admin() from public;
grant execute on function is_platform_admin() to tervita_clinic;
-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;
alter function is_platform_admin() owner to tervita_system;
revoke create on schema public from tervita_system;
revoke tervita_system from current_user;

alter table ad enable row level security;
alter table ad force row level security;
create policy system_all on ad to tervita_system using (true) with check (true);
-- The platform's admin works through the clinics' user, with no clinic.
create policy clinic_rows on ad to tervita_clinic using (is_platform_admin()) with check (is_platform_admin());
create policy patient_rows on ad to tervita_patient
  using (deleted_at is null and active_from <= now() and (active_until is null or active_until > now()));
grant select, insert, update, delete on ad to tervita_system;
grant select, insert, update on ad to tervita_clinic;
grant select on ad to tervita_patient;
