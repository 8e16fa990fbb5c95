-- A questionnaire that an outside provider hosts on pages of its own: what was started there, and what became of it.
create table care_flow (
  -- In the addresses by which people come back: never the provider's own.
  id uuid primary key,
  clinic_id uuid not null references clinic (id),
  e_contact_id uuid not null,
  type text not null,
  started_by_user_id uuid not null references app_user (id),
  side text not null check (side in ('PATIENT', 'CLINIC')),
  -- Where signs of danger were asked about: it goes with the e-contact when that is sent, and starts another when it failed.
  draft_id uuid,
  language text not null,
  session_id text not null,
  pathway_id text not null,
  activity_id text,
  state text not null check (state in ('STARTED', 'DONE', 'FAILED', 'CANCELLED')),
  -- How often the answers were asked for and were not there.
  attempts integer not null default 0,
  -- As the provider gave them.
  answers jsonb,
  created_at timestamptz not null,
  ended_at timestamptz,
  foreign key (clinic_id, e_contact_id) references e_contact (clinic_id, id),
  check ((state = 'STARTED') = (ended_at is null))
);
create index care_flow_thread on care_flow (e_contact_id, created_at);
create index care_flow_starter on care_flow (started_by_user_id);
create index care_flow_draft on care_flow (draft_id) where draft_id is not null;
create unique index care_flow_pathway on care_flow (pathway_id);

alter table care_flow enable row level security;
alter table care_flow force row level security;
create policy system_all on care_flow to tervita_system using (true) with check (true);
grant select, insert, update, delete on care_flow to tervita_system;
create trigger refuse_truncate before truncate on care_flow execute function refuse_truncate();

-- Whoever started it, as long as they may see the thread: a right that ended ends this as well.
grant select, insert on care_flow to tervita_patient, tervita_clinic;
grant update (state, attempts, activity_id, answers, ended_at) on care_flow to tervita_patient, tervita_clinic;
create policy patient_rows on care_flow to tervita_patient
  using (side = 'PATIENT' and started_by_user_id = context_user_id()
    and exists (select from e_contact e where e.id = e_contact_id and e.clinic_id = care_flow.clinic_id));
create policy clinic_rows on care_flow for select to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy clinic_begins on care_flow for insert to tervita_clinic
  with check (side = 'CLINIC' and started_by_user_id = context_user_id() and clinic_id = any (context_clinic_ids())
    and draft_id is null);
create policy clinic_goes_on on care_flow for update to tervita_clinic
  using (side = 'CLINIC' and clinic_id = any (context_clinic_ids()));

-- What is on the way, and what did not arrive, is the concern of whoever started it.
create index e_contact_unsent on e_contact (creator_user_id, updated_at desc) where status in ('STARTED', 'FAILED');

-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* As before, and what the worker does for a questionnaire that the caller started. */
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
