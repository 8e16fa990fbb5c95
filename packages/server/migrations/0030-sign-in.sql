-- One sign-in has one live id. Of ids that were forked before, the newest stays; the others cannot be told from a
-- copy. Forced row security hides the rows from the owner too; it looks once.
alter table session no force row level security;
delete from session s using session newer
  where s.family_id = newer.family_id and s.replaced_at is null and newer.replaced_at is null
    and (newer.expires_at, newer.id_hash) > (s.expires_at, s.id_hash);
alter table session force row level security;
create unique index session_live on session (family_id) where replaced_at is null;

-- A new authenticator app waits beside the one in use until a code of it was given.
alter table app_code_credential no force row level security;
alter table app_code_credential alter column secret drop not null,
  add column pending_secret bytea, add column pending_since timestamptz;
update app_code_credential set pending_secret = secret, pending_since = created_at, secret = null
  where confirmed_at is null;
alter table app_code_credential
  add constraint app_code_confirmed check ((secret is null) = (confirmed_at is null)),
  add constraint app_code_pending check ((pending_secret is null) = (pending_since is null)),
  add constraint app_code_any check (secret is not null or pending_secret is not null);
alter table app_code_credential force row level security;

-- Anybody may type any personal code: that another typed it too must not show. It proves nothing and opens nothing.
alter table personal_code_claim drop constraint personal_code_claim_pkey;
alter table personal_code_claim drop constraint personal_code_claim_user_id_key;
alter table personal_code_claim add primary key (user_id);
create index personal_code_claim_code on personal_code_claim (country, code);

-- What the address was before it was changed. For a while its owner can take the change back with a link from a letter.
create table email_change (
  id uuid primary key,
  user_id uuid not null references app_user (id),
  old_address text not null,
  old_verified_at timestamptz not null,
  new_address_key text not null,
  changed_at timestamptz not null,
  undone_at timestamptz
);
create index email_change_user on email_change (user_id, changed_at);

-- The address of an account at Google or Apple, to show its owner which one it is. Never used to find an account.
alter table outside_identity add column address text;

-- Ways in that were there before the digital ID was shown. They open nothing until whoever showed it says that they
-- are theirs.
create table waiting_way_in (
  id uuid primary key,
  user_id uuid not null references app_user (id),
  method text not null check (method in ('GOOGLE', 'APPLE', 'PASSWORD', 'EMAIL')),
  address text,
  issuer text,
  subject text,
  password_hash text,
  verified_at timestamptz,
  created_at timestamptz not null,
  constraint waiting_outside check ((method in ('GOOGLE', 'APPLE')) = (issuer is not null and subject is not null)),
  constraint waiting_password check ((method = 'PASSWORD') = (password_hash is not null)),
  constraint waiting_address check (method in ('GOOGLE', 'APPLE') or (address is not null and verified_at is not null))
);
create index waiting_way_in_user on waiting_way_in (user_id);

do $$
declare name text;
begin
  foreach name in array array['email_change', 'waiting_way_in'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_all on %I to tervita_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to tervita_system', name);
  end loop;
end $$;
