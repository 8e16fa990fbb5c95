-- A sign-in at Google or Apple belongs to the browser that started it and is accepted once.
-- Apple brings people back by a form from its own page, without our cookies: the form waits here for that browser.
create table outside_sign_in (
  state_hash bytea primary key,
  provider text not null check (provider in ('GOOGLE', 'APPLE')),
  browser_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  redirect_uri text not null,
  created_at timestamptz not null,
  parked jsonb,
  used_at timestamptz,
  -- Who came, while whoever holds the account of that address has to say yes.
  waits_for text check (waits_for in ('EMAIL_CODE', 'DIGITAL_ID')),
  user_id uuid references app_user (id),
  issuer text,
  subject text,
  email text,
  constraint outside_sign_in_waits check (
    waits_for is null or (user_id is not null and issuer is not null and subject is not null and email is not null)
  )
);
create index outside_sign_in_created on outside_sign_in (created_at);
create index outside_sign_in_waiting on outside_sign_in (browser_hash) where waits_for is not null;
create index outside_sign_in_user on outside_sign_in (user_id);

alter table outside_sign_in enable row level security;
alter table outside_sign_in force row level security;
create policy system_all on outside_sign_in to tervita_system using (true) with check (true);
grant select, insert, update, delete on outside_sign_in to tervita_system;
