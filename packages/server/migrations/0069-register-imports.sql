-- Lists come from the register after somebody has proved with Smart-ID or Mobile-ID who they are. The proof is bound to the
-- user, to the session in which it was given and to its method, and is good for a quarter of an hour.
create table register_sign_in (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  family_id uuid not null,
  method text not null check (method in ('SMART_ID', 'MOBILE_ID')),
  state text not null check (state in ('PENDING', 'SUCCESS', 'FAILED')),
  failure text,
  -- What the provider calls it; null where it did not begin one.
  provider_session text,
  -- What the phone signs, so that the answer can be judged.
  challenge text not null,
  verification_code text not null,
  -- When the provider was last asked: one question at a time.
  asked_at timestamptz,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  check ((state = 'FAILED') = (failure is not null))
);
-- One that waits for each user.
create unique index register_sign_in_open on register_sign_in (user_id) where state = 'PENDING';
create index register_sign_in_latest on register_sign_in (user_id, started_at desc);
create index register_sign_in_started on register_sign_in (started_at);

-- Sign-in alone reads and writes it: staff cannot make themselves a proof.
alter table register_sign_in enable row level security;
alter table register_sign_in force row level security;
create policy system_all on register_sign_in to tervita_system using (true) with check (true);
grant select, insert, update, delete on register_sign_in to tervita_system;
create trigger refuse_truncate before truncate on register_sign_in execute function refuse_truncate();

alter table list_import
  -- Why the register gave no lists.
  add column failure text check (failure in ('REGISTER_NOT_AVAILABLE', 'NO_RIGHT', 'LIST_NOT_FOUND', 'UNREADABLE'));
alter table list_import_list
  -- When the register gave this list; null: not yet, or it came in a file.
  add column fetched_at timestamptz,
  add column fetch_tries integer not null default 0;
-- Two that fetch at once would wait for each other to be put into the lists.
create unique index list_import_fetching on list_import (clinic_id) where state = 'UPLOADING' and source = 'REGISTER';

-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* As before, and an import whose lists the worker is to fetch from the register. */
create or replace function is_own_import_event(in_queue text, event jsonb) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  ids jsonb := event -> 'ids';
begin
  if in_queue = 'list-imports' then
    return exists (select from list_import i join employee e on e.clinic_id = i.clinic_id and e.user_id = context_user_id()
        and e.is_admin and e.deleted_at is null
      where i.id = (ids ->> 'importId')::uuid and i.clinic_id = any (context_clinic_ids())
        and (i.state = 'RUNNING' or (event ->> 'type' = 'list-import.fetch' and i.state = 'UPLOADING'
          and i.source = 'REGISTER' and i.user_id = context_user_id())));
  end if;
  return in_queue in ('notifications', 'push-notices') and event ->> 'type' = 'e-contact.address-corrected'
    and exists (select from e_contact t join clinic_member m on m.clinic_id = t.clinic_id and m.id = t.clinic_member_id
      where t.id = (ids ->> 'eContactId')::uuid and t.clinic_id = any (context_clinic_ids())
        and starts_with(event ->> 'key', t.id || ':' || t.version || ':')
        and m.confirmed_by = 'REGISTER' and not member_is_taken(m));
end $$;

revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
