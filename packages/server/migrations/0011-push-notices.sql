-- Notices on a person's own devices, beside those by e-mail.

-- Whoever signs out on a device, here or from another one, is no longer told there.
alter table session add column browser_hash bytea;

-- A browser has one subscription at its push service, and tells one person: whoever signs in there next takes its place.
create table push_subscription (
  id uuid primary key,
  user_id uuid not null references app_user (id),
  browser_hash bytea not null unique,
  endpoint text not null unique check (length(endpoint) <= 2000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz not null
);
create index push_subscription_user on push_subscription (user_id, confirmed_at desc);

alter table push_subscription enable row level security;
alter table push_subscription force row level security;
create policy system_all on push_subscription to tervita_system using (true) with check (true);
grant select, insert, update, delete on push_subscription to tervita_system;

-- Each way of telling is a notice of its own: one that fails does not repeat the other.
-- Somebody to whom a clinic wrote first may have no account yet.
alter table notice
  add column channel text not null default 'EMAIL' check (channel in ('EMAIL', 'PUSH')),
  alter column user_id drop not null;
