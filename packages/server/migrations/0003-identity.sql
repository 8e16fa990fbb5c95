-- One person, several ways in. A personal code that the digital ID or a registry vouched for stands in person;
-- one that somebody typed is only a claim and opens nothing.

-- A verified address belongs to one account.
create table user_email (
  user_id uuid primary key references app_user (id),
  address text not null,
  address_key text not null unique,
  verified_at timestamptz not null
);

create table password_credential (
  user_id uuid primary key references app_user (id),
  hash text not null,
  set_at timestamptz not null
);

-- An account at Google or Apple, known by who issued it and its number there, never by its e-mail.
create table outside_identity (
  issuer text not null,
  subject text not null,
  provider text not null check (provider in ('GOOGLE', 'APPLE')),
  user_id uuid not null references app_user (id),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (issuer, subject)
);
create index outside_identity_user on outside_identity (user_id);

create table personal_code_claim (
  country text not null,
  code text not null,
  user_id uuid not null unique references app_user (id),
  claimed_at timestamptz not null,
  primary key (country, code)
);

-- The code of an authenticator app. The last step that was used is kept: a code works once.
create table app_code_credential (
  user_id uuid primary key references app_user (id),
  secret bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null
);

-- A code sent by e-mail: for one purpose, one address and one browser. Holds keyed hashes, never the code.
create table one_time_code (
  id uuid primary key,
  purpose text not null check (purpose in ('SIGNUP', 'LOGIN', 'RESET', 'LINK', 'PROFILE')),
  address_hash bytea not null,
  browser_hash bytea not null,
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_code_newest on one_time_code (address_hash, purpose, browser_hash, created_at desc);
create index one_time_code_expires on one_time_code (expires_at);

-- A right password that waits for its code.
create table password_sign_in (
  browser_hash bytea primary key,
  user_id uuid not null references app_user (id),
  created_at timestamptz not null
);
create index password_sign_in_user on password_sign_in (user_id);

-- Counters that guard credentials, shared by all processes.
create table credential_counter (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index credential_counter_ends on credential_counter (ends_at);

-- Browsers a person has signed in with: a stranger's guesses do not count against them.
create table known_browser (
  browser_hash bytea not null,
  user_id uuid not null references app_user (id),
  first_used_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (browser_hash, user_id)
);
create index known_browser_user on known_browser (user_id);

alter table app_user
  add column profile_completed_at timestamptz,
  add column email_notices boolean not null default true,
  -- Two accounts of one person became one; the empty one stays, because the audit log speaks of it.
  add column merged_into_user_id uuid references app_user (id);
-- Forced row security hides the rows from the owner too; it looks once.
alter table app_user no force row level security;
alter table person no force row level security;
update app_user u set profile_completed_at = u.created_at from person p
  where p.id = u.person_id and p.birth_date is not null and p.email is not null;
insert into user_email (user_id, address, address_key, verified_at)
  select u.id, p.email, lower(p.email), u.created_at from app_user u join person p on p.id = u.person_id
  where p.email is not null order by u.created_at, u.id on conflict do nothing;
alter table app_user force row level security;
alter table person force row level security;

-- staff_needs: what is missing before this session may do a clinic's work.
alter table session
  add column method text not null default 'DIGITAL_ID' check (method in ('DIGITAL_ID', 'GOOGLE', 'APPLE', 'PASSWORD')),
  add column device text,
  add column staff_needs text check (staff_needs in ('APP_CODE', 'DIGITAL_ID'));
alter table session alter column method drop default;

-- A sign-in that confirms the identity of somebody who is signed in already names them.
alter table digital_id_attempt add column confirms_user_id uuid references app_user (id);

-- Notices about the account itself have no e-contact; an old address is told of a new one.
alter table notice alter column clinic_id drop not null, alter column e_contact_id drop not null,
  add column address text;

do $$
declare name text;
begin
  foreach name in array array['user_email', 'password_credential', 'outside_identity', 'personal_code_claim',
    'app_code_credential', 'one_time_code', 'password_sign_in', 'credential_counter', 'known_browser'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_all on %I to tervita_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to tervita_system', name);
  end loop;
end $$;
