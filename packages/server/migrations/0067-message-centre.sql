-- A message to many patients by SMS, and what became of it at each of them.
create table sms_campaign (
  id uuid primary key,
  clinic_id uuid not null references clinic (id),
  -- Null: written without a template.
  template text,
  text text not null,
  footer text not null,
  state text not null check (state in ('SENDING', 'DONE', 'STOPPED')),
  created_by_user_id uuid not null references app_user (id),
  created_by_name text not null,
  created_at timestamptz not null,
  stopped_by_name text,
  ended_at timestamptz,
  reachable integer not null check (reachable > 0),
  landline integer not null,
  invalid integer not null,
  missing integer not null,
  planned_units integer not null,
  planned_cents integer not null,
  unique (clinic_id, id),
  check ((state = 'SENDING') = (ended_at is null)),
  check (stopped_by_name is null or state = 'STOPPED')
);
-- One at a time for each clinic: two people who send the same news at once send it once.
create unique index sms_campaign_sending on sms_campaign (clinic_id) where state = 'SENDING';
create index sms_campaign_history on sms_campaign (clinic_id, created_at desc);
create index sms_campaign_creator on sms_campaign (created_by_user_id);

create table sms_recipient (
  -- Also what the operator is told, so that a repeated call is known as one.
  id uuid primary key,
  clinic_id uuid not null,
  campaign_id uuid not null,
  -- Null: the clinic's two records of one person became one.
  clinic_member_id uuid,
  number_kind text not null check (number_kind in ('REACHABLE', 'LANDLINE', 'INVALID', 'MISSING')),
  phone text,
  -- As it goes out: the name put in. Null for whoever gets nothing.
  text text,
  units smallint not null,
  price_cents integer not null,
  state text not null check (state in
    ('SKIPPED', 'WAITING', 'CLAIMED', 'ACCEPTED', 'DELIVERED', 'NOT_DELIVERED', 'REFUSED', 'UNKNOWN', 'STOPPED')),
  claimed_at timestamptz,
  -- The operator has it: from here on it is billed, whatever becomes of it.
  accepted_at timestamptz,
  message_id text,
  reported_at timestamptz,
  foreign key (clinic_id, campaign_id) references sms_campaign (clinic_id, id) on delete cascade,
  foreign key (clinic_id, clinic_member_id) references clinic_member (clinic_id, id) on delete set null (clinic_member_id),
  check ((number_kind = 'REACHABLE') = (state <> 'SKIPPED')),
  check ((state = 'SKIPPED') = (text is null)),
  check ((state in ('ACCEPTED', 'DELIVERED', 'NOT_DELIVERED')) = (accepted_at is not null))
);
-- Each patient gets a message once.
create unique index sms_recipient_once on sms_recipient (campaign_id, clinic_member_id);
create index sms_recipient_state on sms_recipient (campaign_id, state, id);
create index sms_recipient_member on sms_recipient (clinic_id, clinic_member_id) where clinic_member_id is not null;
create index sms_recipient_billed on sms_recipient (clinic_id, accepted_at) include (units, price_cents)
  where accepted_at is not null;

do $$ declare name text;
begin
  foreach name in array array['sms_campaign', 'sms_recipient'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create trigger refuse_truncate before truncate on %I execute function refuse_truncate()', name);
    execute format('create policy system_all on %I to tervita_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to tervita_system', name);
    execute format('grant select, insert on %I to tervita_clinic', name);
    execute format('create policy clinic_rows on %I for select to tervita_clinic
      using (clinic_id = any (context_clinic_ids()))', name);
  end loop;
end $$;

create policy clinic_sends on sms_campaign for insert to tervita_clinic
  with check (clinic_id = any (context_clinic_ids()) and created_by_user_id = context_user_id()
    and created_by_name = context_user_name() and state = 'SENDING');
-- Staff stop a message, and do nothing else to it.
grant update (state, stopped_by_name, ended_at) on sms_campaign to tervita_clinic;
create policy clinic_stops on sms_campaign for update to tervita_clinic
  using (clinic_id = any (context_clinic_ids()) and state = 'SENDING')
  with check (state = 'STOPPED' and stopped_by_name = context_user_name());

create policy clinic_sends on sms_recipient for insert to tervita_clinic
  with check (clinic_id = any (context_clinic_ids()) and clinic_member_id is not null and state in ('WAITING', 'SKIPPED')
    and claimed_at is null and message_id is null and reported_at is null
    and exists (select from sms_campaign c where c.id = campaign_id and c.clinic_id = sms_recipient.clinic_id
      and c.state = 'SENDING' and c.created_by_user_id = context_user_id()));
grant update (state) on sms_recipient to tervita_clinic;
create policy clinic_stops on sms_recipient for update to tervita_clinic
  using (clinic_id = any (context_clinic_ids()) and state = 'WAITING') with check (state = 'STOPPED');

-- The patients of a clinic by name, and by age.
create index clinic_member_by_name on clinic_member (clinic_id, surname, first_name, id) where status = 'MEMBER';
create index clinic_member_by_birth on clinic_member (clinic_id, birth_date) where status = 'MEMBER';

-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* As before, and the message that the caller sends. */
create or replace function is_own_event(in_queue text, event jsonb) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  kind text := event ->> 'type';
  ids jsonb := event -> 'ids';
  thread e_contact;
begin
  if in_queue in ('notifications', 'push-notices') then
    select * into thread from e_contact where id = (ids ->> 'eContactId')::uuid;
    if thread.id is null or not starts_with(event ->> 'key', thread.id || ':') then return false; end if;
    -- The key goes on with the time that a reply named, or with the version that the caller made.
    if kind = 'e-contact.reply-opens' then
      return thread.clinic_id = any (context_clinic_ids())
        and thread.opened_at = substr(event ->> 'key', 38)::timestamptz;
    end if;
    -- Of what staff wrote to somebody who has not taken it yet; the key goes on with the version and the moment.
    if kind = 'e-contact.address-corrected' then
      return thread.clinic_id = any (context_clinic_ids())
        and starts_with(event ->> 'key', thread.id || ':' || thread.version || ':')
        and exists (select from clinic_member m where m.clinic_id = thread.clinic_id and m.id = thread.clinic_member_id
          and m.confirmed_at is null);
    end if;
    return exists (select from timeline_entry t where t.e_contact_id = thread.id
      and t.version = substr(event ->> 'key', 38)::integer and t.author_user_id = context_user_id()
      and case t.author_kind when 'STAFF' then t.clinic_id = any (context_clinic_ids())
        else kind = 'e-contact.reopened' and session_user = 'tervita_patient' end);
  elsif in_queue = 'planned-moves' then
    return exists (select from planned_move p where p.id = (ids ->> 'plannedId')::uuid
      and p.e_contact_id = (ids ->> 'eContactId')::uuid and p.clinic_id = (ids ->> 'clinicId')::uuid
      and p.clinic_id = any (context_clinic_ids()));
  elsif in_queue = 'file-scans' then
    return exists (select from file f where f.id = (ids ->> 'fileId')::uuid and f.uploader_user_id = context_user_id());
  elsif in_queue = 'alarm-filings' then
    return exists (select from ai_questionnaire q where q.id = (ids ->> 'questionnaireId')::uuid
      and q.author_user_id = context_user_id());
  elsif in_queue = 'care-flows' then
    return exists (select from care_flow f where f.id = (ids ->> 'careFlowId')::uuid
      and f.started_by_user_id = context_user_id());
  elsif in_queue = 'sms-sends' then
    return exists (select from sms_campaign c where c.id = (ids ->> 'campaignId')::uuid
      and c.clinic_id = any (context_clinic_ids()) and c.created_by_user_id = context_user_id());
  elsif in_queue = 'claims' then
    return exists (select from representation r where r.user_id = context_user_id()
      and r.user_id = (ids ->> 'userId')::uuid and r.person_id = (ids ->> 'personId')::uuid);
  elsif in_queue in ('platform-news', 'evaluations') then
    return session_user = 'tervita_clinic' and is_platform_admin();
  end if;
  -- Letters about an account come from signing in alone.
  return false;
end $$;

revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
