-- What people write to the support of the platform, until it is answered by e-mail.
create table support_message (
  id uuid primary key,
  -- What the person quotes when they ask again.
  reference integer generated always as identity (start with 20001) unique,
  user_id uuid not null references app_user (id),
  role text not null check (role in ('PRM_PATIENT', 'PRM_DOCTOR', 'PRM_TERVITA_ADMIN')),
  clinic_id uuid references clinic (id),
  topic text not null check (topic in ('APP_USAGE', 'TECHNICAL_PROBLEM', 'AMENDMENT')),
  subject text not null,
  description text not null,
  email text not null,
  request_id text,
  browser text,
  language text,
  created_at timestamptz not null,
  -- Support has it.
  sent_at timestamptz,
  -- The person has their copy.
  copied_at timestamptz
);
create index support_message_user on support_message (user_id);
create index support_message_clinic on support_message (clinic_id) where clinic_id is not null;
create index support_message_age on support_message using brin (created_at);

alter table support_message enable row level security;
alter table support_message force row level security;
create trigger refuse_truncate before truncate on support_message execute function refuse_truncate();
create policy system_all on support_message to tervita_system using (true) with check (true);
create policy own_rows_read on support_message for select to tervita_patient, tervita_clinic
  using (user_id = context_user_id());
create policy own_rows_written on support_message for insert to tervita_patient, tervita_clinic
  with check (user_id = context_user_id() and sent_at is null and copied_at is null
    and (clinic_id is null or clinic_id = any (context_clinic_ids())));
grant select (id, reference, user_id), insert (id, user_id, role, clinic_id, topic, subject, description, email, request_id,
  browser, language, created_at) on support_message to tervita_patient, tervita_clinic;
grant select, insert, update, delete on support_message to tervita_system;

grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* Everybody may say that they wrote to support. */
create function is_own_support_event(in_queue text, event jsonb) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select in_queue = 'support' and event ->> 'type' = 'support.asked' and event ->> 'key' = event -> 'ids' ->> 'messageId'
    and exists (select from support_message m where m.id = (event -> 'ids' ->> 'messageId')::uuid
      and m.user_id = context_user_id())
$$;

/* Whether the caller may put an event into a queue. What is asked of each feature stands in a function of its own: a new one
   is added here, and enqueue() stays as it is. */
create function may_enqueue(in_queue text, event jsonb) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(is_own_event(in_queue, event), false)
    or coalesce(is_own_import_event(in_queue, event), false)
    or coalesce(is_own_clinic_event(in_queue, event), false)
    or coalesce(is_own_support_event(in_queue, event), false)
$$;

create or replace function enqueue(in_queue text, event jsonb, not_before timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  starts timestamptz := coalesce(not_before, jobs.job_now());
begin
  if session_user <> 'tervita_system' and not may_enqueue(in_queue, event) then
    raise exception 'not an event of the caller' using errcode = 'insufficient_privilege';
  end if;
  insert into jobs.job (name, data, start_after, created_on, keep_until, expire_seconds, deletion_seconds, retry_limit,
      retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds, blocked, blocking,
      pending_dependencies)
    select q.name, event, starts, jobs.job_now(), starts + q.retention_seconds * interval '1 second', q.expire_seconds,
      q.deletion_seconds, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter,
      q.heartbeat_seconds, false, false, 0
    from jobs.queue q where q.name = in_queue;
  if not found then raise exception 'no queue %', in_queue; end if;
  -- Where pg-boss listens for what can begin at once.
  if starts <= jobs.job_now() then
    perform pg_notify('pgboss_' || left(encode(sha224('jobs'), 'hex'), 24), in_queue);
  end if;
end $$;

revoke execute on function is_own_support_event(text, jsonb), may_enqueue(text, jsonb) from public;
alter function is_own_support_event(text, jsonb) owner to tervita_system;
alter function may_enqueue(text, jsonb) owner to tervita_system;
revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
