-- Three users work on these tables, each through its own pool; none is superuser, none bypasses row security:
--   tervita_clinic   sees the rows of the clinics in tervita.clinic_ids
--   tervita_patient  sees its own person's rows and what it started itself
--   tervita_system   sign-in, worker, audit
-- Without a context a query finds nothing; it does not fail.

create function context_clinic_ids() returns uuid[] language sql stable parallel safe
  as $$ select nullif(current_setting('tervita.clinic_ids', true), '')::uuid[] $$;
create function context_user_id() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('tervita.user_id', true), '')::uuid $$;
create function context_person_id() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('tervita.person_id', true), '')::uuid $$;

-- JSON that the database builds itself writes times as the contract does.
create function iso(moment timestamptz) returns text language sql stable parallel safe
  as $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

create table clinic (
  id uuid primary key,
  name text not null,
  kind text not null check (kind in ('FAMILY_DOCTOR', 'OPEN')),
  country text not null,
  plan text not null check (plan in ('PREMIUM', 'BASIC', 'SPECIAL')),
  plan_valid_from timestamptz not null,
  registration_code text,
  phone text,
  address text,
  websites text[] not null default '{}',
  emails text[] not null default '{}',
  time_zone text not null default 'Europe/Tallinn',
  created_at timestamptz not null
);

create table person (
  id uuid primary key,
  country text not null,
  personal_code text,
  first_name text not null,
  surname text not null,
  birth_date date,
  sex text not null check (sex in ('MALE', 'FEMALE', 'NOT_DISCLOSED')),
  email text,
  phone text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index person_code on person (country, personal_code) where personal_code is not null;

create table app_user (
  id uuid primary key,
  person_id uuid not null unique references person (id),
  language text,
  is_platform_admin boolean not null default false,
  last_online_at timestamptz,
  created_at timestamptz not null
);

create table consent (
  user_id uuid not null references app_user (id),
  consent_group text not null check (consent_group in ('PRM_CLINIC', 'PRM_PATIENT', 'PRM_PRIVACY_POLICY', 'PRM_TRANSLATION_CLINIC')),
  version text not null,
  given_at timestamptz not null,
  primary key (user_id, consent_group, version)
);

create table employee (
  id uuid primary key,
  clinic_id uuid not null references clinic (id),
  user_id uuid not null references app_user (id),
  first_name text not null,
  surname text not null,
  role text not null check (role in ('DOCTOR', 'NURSE', 'NON_HEALTHCARE')),
  is_admin boolean not null default false,
  created_at timestamptz not null,
  deleted_at timestamptz,
  unique (clinic_id, user_id)
);
create index employee_user on employee (user_id);

create table patient_list (
  clinic_id uuid not null references clinic (id),
  code text not null,
  employee_id uuid references employee (id),
  registration_number text,
  last_import_at timestamptz,
  primary key (clinic_id, code)
);

-- The clinic's own record of a patient: what it knows and may search, apart from the person's account.
create table clinic_member (
  id uuid primary key,
  clinic_id uuid not null references clinic (id),
  person_id uuid not null references person (id),
  status text not null check (status in ('PENDING', 'MEMBER', 'FORMER')),
  list_code text,
  first_name text not null,
  surname text not null,
  personal_code text,
  birth_date date,
  sex text not null check (sex in ('MALE', 'FEMALE', 'NOT_DISCLOSED')),
  email text,
  phone text,
  phone_given_by_patient boolean not null default false,
  last_online_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (clinic_id, id),
  unique (clinic_id, person_id),
  foreign key (clinic_id, list_code) references patient_list (clinic_id, code)
);
create index clinic_member_person on clinic_member (person_id);

create table representation (
  user_id uuid not null references app_user (id),
  person_id uuid not null references person (id),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (user_id, person_id)
);

create table e_contact (
  id uuid primary key,
  clinic_id uuid not null references clinic (id),
  clinic_member_id uuid not null,
  patient_person_id uuid not null references person (id),
  creator_user_id uuid not null references app_user (id),
  creator_kind text not null check (creator_kind in ('PATIENT', 'REPRESENTATIVE', 'CLINIC')),
  creator_name text not null,
  type text not null,
  status text not null check (status in ('CREATED', 'STARTED', 'SUBMITTED', 'COMPLETED', 'CANCELLED', 'REJECTED', 'FAILED')),
  turn text check (turn in ('PATIENT', 'CLINIC')),
  version integer not null default 1,
  language text,
  preview text not null default '',
  last_by text not null default 'PATIENT' check (last_by in ('PATIENT', 'CLINIC')),
  opened_at timestamptz,
  waiting_since timestamptz not null,
  completed_at timestamptz,
  membership_pending boolean not null default false,
  clinic_has_answered boolean not null default false,
  assignee_user_id uuid references app_user (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (clinic_id, id),
  foreign key (clinic_id, clinic_member_id) references clinic_member (clinic_id, id),
  check ((status = 'SUBMITTED') = (turn is not null))
);
create index e_contact_inbox on e_contact (clinic_id, status, turn, updated_at desc, id);
create index e_contact_waiting on e_contact (clinic_id, status, turn, waiting_since desc, id);
create index e_contact_created on e_contact (clinic_id, status, turn, created_at desc, id);
create index e_contact_assignee on e_contact (clinic_id, assignee_user_id, updated_at desc) where status = 'SUBMITTED';
create index e_contact_member on e_contact (clinic_id, clinic_member_id, created_at desc);
create index e_contact_patient on e_contact (patient_person_id, updated_at desc);
create index e_contact_creator on e_contact (creator_user_id, updated_at desc);

create table timeline_entry (
  id uuid primary key,
  clinic_id uuid not null,
  e_contact_id uuid not null,
  version integer not null,
  move text not null,
  at timestamptz not null,
  author_user_id uuid references app_user (id),
  author_kind text not null check (author_kind in ('PATIENT', 'REPRESENTATIVE', 'STAFF', 'SYSTEM')),
  author_name text,
  author_role text,
  direction text,
  text text,
  language text,
  reason text,
  opens_at timestamptz,
  foreign key (clinic_id, e_contact_id) references e_contact (clinic_id, id),
  unique (e_contact_id, version)
);

create table global_message (
  id uuid primary key,
  clinic_id uuid not null references clinic (id),
  text text not null,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index global_message_clinic on global_message (clinic_id) where deleted_at is null;

-- The cookie holds 256 random bits, this table their SHA-256.
create table session (
  id_hash bytea primary key,
  family_id uuid not null,
  user_id uuid not null references app_user (id),
  active_role text not null check (active_role in ('PRM_PATIENT', 'PRM_DOCTOR', 'PRM_TERVITA_ADMIN')),
  assurance text not null check (assurance in ('HIGH', 'LOW')),
  signed_in_at timestamptz not null,
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  replaced_at timestamptz
);
create index session_by_user on session (user_id);
create index session_by_family on session (family_id);
create index session_by_end on session (ends_at);

-- A sign-in at the digital-ID gateway belongs to the browser that started it and is accepted once.
create table digital_id_attempt (
  browser_hash bytea primary key,
  session_token text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index digital_id_attempt_created on digital_id_attempt (created_at);

create table idempotency_key (
  user_id uuid not null references app_user (id),
  route text not null,
  key uuid not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, route, key)
);
create index idempotency_key_created on idempotency_key (created_at);

-- A message to a person, sent by the worker. Its reference is stored before the provider is called.
create table notice (
  id uuid primary key,
  dedupe_key text not null unique,
  kind text not null,
  clinic_id uuid not null references clinic (id),
  e_contact_id uuid not null references e_contact (id),
  user_id uuid not null references app_user (id),
  status text not null check (status in ('WAITING', 'SENT', 'SKIPPED')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index notice_e_contact on notice (e_contact_id);

-- Who has what open now. Lost in a crash on purpose: a connection does not survive one either.
create unlogged table live_viewer (
  connection_id uuid primary key,
  process_id uuid not null,
  user_id uuid not null,
  first_name text not null,
  surname text not null,
  clinic_id uuid not null,
  e_contact_id uuid not null,
  seen_at timestamptz not null
);
create index live_viewer_clinic on live_viewer (clinic_id);
create index live_viewer_process on live_viewer (process_id);

create table audit_log (
  at timestamptz not null default clock_timestamp(),
  request_id text not null,
  user_id uuid,
  role text,
  clinic_ids uuid[],
  assurance text,
  action text not null,
  call text not null,
  outcome text not null,
  e_contact_ids uuid[],
  person_ids uuid[]
) partition by range (at);
create table audit_log_beyond partition of audit_log default;
create index audit_log_at on audit_log (at);
create index audit_log_user on audit_log (user_id, at);

create function refuse_change() returns trigger language plpgsql
  as $$ begin raise exception 'the audit log only grows'; end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();

-- Row security: one policy for each table and user, forced on the owner as well.
do $$
declare name text;
begin
  foreach name in array array['clinic', 'person', 'app_user', 'consent', 'employee', 'patient_list', 'clinic_member',
    'representation', 'e_contact', 'timeline_entry', 'global_message', 'session', 'digital_id_attempt',
    'idempotency_key', 'notice', 'live_viewer', 'audit_log'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_all on %I to tervita_system using (true) with check (true)', name);
  end loop;
end $$;

grant select, insert, update, delete on all tables in schema public to tervita_system;
revoke update, delete on audit_log, audit_log_beyond from tervita_system;

grant select on clinic, employee, patient_list, global_message, e_contact, timeline_entry, clinic_member to tervita_clinic;
grant update on e_contact, clinic_member to tervita_clinic;
grant insert on timeline_entry, audit_log to tervita_clinic;
grant select, insert, update on idempotency_key to tervita_clinic;

create policy clinic_rows on clinic to tervita_clinic using (id = any (context_clinic_ids()));
create policy clinic_rows on employee to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy clinic_rows on patient_list to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy clinic_rows on global_message to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy clinic_rows on clinic_member to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy clinic_rows on e_contact to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy clinic_rows on timeline_entry to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy clinic_adds on audit_log for insert to tervita_clinic with check (user_id = context_user_id());

grant select on clinic, person, representation, clinic_member, e_contact, timeline_entry, global_message to tervita_patient;
grant insert on clinic_member, e_contact, timeline_entry, audit_log to tervita_patient;
grant update on e_contact to tervita_patient;
grant select, insert, update on idempotency_key to tervita_patient;

-- The names of clinics are public; everything else is one's own.
create policy patient_rows on clinic to tervita_patient using (true);
create policy patient_rows on representation to tervita_patient using (user_id = context_user_id());
create policy patient_rows on person to tervita_patient
  using (id = context_person_id() or id in (select person_id from representation where ended_at is null));
create policy patient_rows on clinic_member to tervita_patient
  using (person_id = context_person_id() or person_id in (select person_id from representation where ended_at is null));
create policy patient_rows on e_contact to tervita_patient
  using (patient_person_id = context_person_id() or creator_user_id = context_user_id());
create policy patient_rows on timeline_entry to tervita_patient
  using (exists (select from e_contact where e_contact.id = e_contact_id));
create policy patient_rows on global_message to tervita_patient
  using (deleted_at is null and clinic_id in (select clinic_id from clinic_member));
create policy own_rows on idempotency_key to tervita_clinic, tervita_patient using (user_id = context_user_id());
create policy patient_adds on audit_log for insert to tervita_patient with check (user_id = context_user_id());

/* Every month of the audit log has its own table, made ahead of time. */
create function ensure_audit_months(months integer) returns void language plpgsql as $$
declare
  start date := date_trunc('month', now())::date;
  name text;
begin
  for i in 0..months - 1 loop
    name := 'audit_log_' || to_char(start + make_interval(months => i), 'YYYY_MM');
    if to_regclass(name) is null then
      execute format('create table %I partition of audit_log for values from (%L) to (%L)', name,
        start + make_interval(months => i), start + make_interval(months => i + 1));
    end if;
  end loop;
end $$;
