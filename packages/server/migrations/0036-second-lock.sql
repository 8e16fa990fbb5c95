-- The second lock for writes: whatever a statement forgets, nobody writes in another's name, for another's record, or
-- makes the worker do what is not theirs. Who the caller is stands in the context, which the server sets; a policy holds
-- every row against it.

-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* The caller's name as others read it. */
create function context_user_name() returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.first_name || ' ' || p.surname from app_user u join person p on p.id = u.person_id where u.id = context_user_id()
$$;

/* Whether an author of the staff is the caller, who works at that clinic, by the name and the role they have there. */
create function is_staff_author(in_clinic_id uuid, in_user_id uuid, in_name text, in_role text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select in_user_id = context_user_id() and in_name = context_user_name() and exists (select from employee e
    where e.clinic_id = in_clinic_id and e.user_id = in_user_id and e.deleted_at is null and e.role = in_role
      and in_clinic_id = any (context_clinic_ids()))
$$;

/* Whether a person is one whom one of the caller's clinics wrote down itself. */
create function is_held_by_clinic(in_clinic_id uuid, in_person_id uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from person where id = in_person_id and held_by_clinic_id = in_clinic_id
    and in_clinic_id = any (context_clinic_ids()))
$$;

/* Whether an e-contact comes after one of the same record, or after none. */
create function follows_own(begun e_contact) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select begun.follows_id is null or exists (select from e_contact e where e.id = begun.follows_id
    and e.clinic_id = begun.clinic_id and e.clinic_member_id = begun.clinic_member_id)
$$;

/* Whether the caller may begin this e-contact as a patient: about themselves, or for somebody by a link that the clinic
   has, and in their own name. Who is not yet one of the clinic's patients waits to be accepted. */
create function patient_may_begin(begun e_contact) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select begun.creator_user_id = context_user_id() and begun.creator_name = context_user_name()
    and not begun.clinic_has_answered and begun.assignee_user_id is null and begun.red_flag_seen_at is null
    and follows_own(begun)
    and exists (select from clinic_member m join clinic c on c.id = m.clinic_id
      where m.id = begun.clinic_member_id and m.clinic_id = begun.clinic_id and m.person_id = begun.patient_person_id
        and (begun.membership_pending or c.kind = 'OPEN' or m.status = 'MEMBER'))
    and case when begun.represented_person_id is null
      then begun.patient_person_id = context_person_id() and begun.creator_kind = 'PATIENT'
      else begun.creator_kind = 'REPRESENTATIVE' and exists (select from clinic_representation l
          join representation r on r.user_id = l.user_id and r.person_id = l.represented_person_id
            and representation_holds(r.ended_at)
        where l.clinic_id = begun.clinic_id and l.represented_person_id = begun.represented_person_id
          and l.clinic_member_id = begun.clinic_member_id and l.user_id = context_user_id()
          and (begun.representation_unverified or l.status = 'CONFIRMED')) end
$$;

/* Whether the caller may begin this e-contact for one of the clinic's patients: it belongs to the patient's account, or to
   that of somebody whom the clinic knows to act for them, and says rightly who wrote it down. */
create function staff_may_begin(begun e_contact) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select begun.assignee_user_id = context_user_id() and not begun.representation_unverified and follows_own(begun)
    and exists (select from employee e where e.clinic_id = begun.clinic_id and e.user_id = context_user_id()
      and e.deleted_at is null and begun.clinic_id = any (context_clinic_ids()))
    and exists (select from clinic_member m join app_user u on u.id = begun.creator_user_id join person p on p.id = u.person_id
      where m.id = begun.clinic_member_id and m.clinic_id = begun.clinic_id and m.person_id = begun.patient_person_id
        and case when begun.represented_person_id is null then u.person_id = m.person_id
          else exists (select from clinic_representation l join representation r on r.user_id = l.user_id
              and r.person_id = l.represented_person_id and representation_holds(r.ended_at)
            where l.clinic_id = begun.clinic_id and l.represented_person_id = begun.represented_person_id
              and l.clinic_member_id = m.id and l.user_id = u.id and l.status = 'CONFIRMED') end
        and case begun.creator_kind when 'CLINIC' then begun.creator_name = context_user_name()
          when 'PATIENT' then begun.represented_person_id is null and begun.creator_name = m.first_name || ' ' || m.surname
          else begun.represented_person_id is not null and begun.creator_name = p.first_name || ' ' || p.surname end)
$$;

/* The latest e-contact of this patient about the same problem, of the last 30 days; not one that somebody wrote for them
   without being known. For the clinic, for the patient, and for who writes for them: nobody else learns that there is one. */
create or replace function latest_on_same_problem(in_clinic_id uuid, in_member_id uuid, in_type text) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select id from e_contact
  where clinic_id = in_clinic_id and clinic_member_id = in_member_id and type = in_type and not representation_unverified
    and created_at > now() - interval '30 days' and status in ('SUBMITTED', 'COMPLETED', 'CANCELLED', 'REJECTED')
    and (in_clinic_id = any (context_clinic_ids())
      or exists (select from clinic_member m where m.id = in_member_id and m.person_id = context_person_id())
      or exists (select from clinic_representation l join representation r on r.user_id = l.user_id
          and r.person_id = l.represented_person_id and representation_holds(r.ended_at)
        where l.clinic_id = in_clinic_id and l.clinic_member_id = in_member_id and l.user_id = context_user_id()))
  order by created_at desc limit 1
$$;

/* Words of a planned reply that a colleague changes: as they were, they are kept as something that was not sent. */
create function keep_planned_words(in_planned_id uuid, new_id uuid) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  insert into planned_move (id, clinic_id, e_contact_id, user_id, author_name, author_role, move, text, reason, opens_at,
      file_ids, seen_version, status, due_at, created_at, ended_at, version, held_by, files_user_id)
    select new_id, clinic_id, e_contact_id, user_id, author_name, author_role, move, text, reason, opens_at,
      '{}', seen_version, 'CANCELLED', due_at, created_at, now(), version, context_user_name(), files_user_id
    from planned_move where id = in_planned_id and clinic_id = any (context_clinic_ids())
$$;

/* Whether what the worker is told to do comes from the caller's own doing. Each queue trusts the ids of its events, so
   the ids that it reads are the ones that are looked at here. */
create function is_own_event(in_queue text, event jsonb) returns boolean
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
  elsif in_queue = 'claims' then
    return exists (select from representation r where r.user_id = context_user_id()
      and r.user_id = (ids ->> 'userId')::uuid and r.person_id = (ids ->> 'personId')::uuid);
  elsif in_queue in ('platform-news', 'evaluations') then
    return session_user = 'tervita_clinic' and is_platform_admin();
  end if;
  -- Letters about an account come from signing in alone.
  return false;
end $$;

/* Puts an event into a queue of the worker, in the transaction of what happened: the one way in for everybody. The columns
   are those that pg-boss fills when it sends a job; a test compares the two. */
create function enqueue(in_queue text, event jsonb, not_before timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  starts timestamptz := coalesce(not_before, jobs.job_now());
begin
  if session_user <> 'tervita_system' and not coalesce(is_own_event(in_queue, event), false) then
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

-- Before they change hands: afterwards these would be somebody else's to give.
revoke execute on function context_user_name(), is_staff_author(uuid, uuid, text, text), is_held_by_clinic(uuid, uuid),
  follows_own(e_contact), patient_may_begin(e_contact), staff_may_begin(e_contact), keep_planned_words(uuid, uuid),
  is_own_event(text, jsonb), enqueue(text, jsonb, timestamptz) from public;
grant execute on function context_user_name(), enqueue(text, jsonb, timestamptz) to tervita_clinic, tervita_patient;
grant execute on function is_staff_author(uuid, uuid, text, text), is_held_by_clinic(uuid, uuid),
  staff_may_begin(e_contact), keep_planned_words(uuid, uuid) to tervita_clinic;
grant execute on function patient_may_begin(e_contact) to tervita_patient;
alter function context_user_name() owner to tervita_system;
alter function is_staff_author(uuid, uuid, text, text) owner to tervita_system;
alter function is_held_by_clinic(uuid, uuid) owner to tervita_system;
alter function follows_own(e_contact) owner to tervita_system;
alter function patient_may_begin(e_contact) owner to tervita_system;
alter function staff_may_begin(e_contact) owner to tervita_system;
alter function keep_planned_words(uuid, uuid) owner to tervita_system;
alter function is_own_event(text, jsonb) owner to tervita_system;
alter function enqueue(text, jsonb, timestamptz) owner to tervita_system;

/* A thread: who wrote what. */
drop policy clinic_rows on timeline_entry;
create policy clinic_rows on timeline_entry for select to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy clinic_writes on timeline_entry for insert to tervita_clinic
  with check (author_kind = 'STAFF' and is_staff_author(clinic_id, author_user_id, author_name, author_role)
    and (direction is null or direction like 'CLINIC\_%'));
drop policy patient_rows on timeline_entry;
create policy patient_rows on timeline_entry for select to tervita_patient
  using (exists (select from e_contact where e_contact.id = e_contact_id));
create policy patient_writes on timeline_entry for insert to tervita_patient
  with check (author_user_id = context_user_id() and author_name = context_user_name() and author_role is null
    and (direction is null or direction in ('PATIENT_TO_CLINIC', 'REPRESENTATIVE_TO_CLINIC'))
    and exists (select from e_contact e where e.id = e_contact_id and e.clinic_id = timeline_entry.clinic_id
      and case author_kind when 'PATIENT' then e.patient_person_id = context_person_id()
        when 'REPRESENTATIVE' then e.represented_person_id is not null and e.creator_user_id = context_user_id()
        else false end));
-- What was written stays as it was written. Only two accounts that become one change whose it is.
revoke update on timeline_entry, e_contact_note from tervita_system;
grant update (author_user_id) on timeline_entry, e_contact_note to tervita_system;

drop policy clinic_rows on e_contact_note;
create policy clinic_rows on e_contact_note for select to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy clinic_writes on e_contact_note for insert to tervita_clinic
  with check (is_staff_author(clinic_id, author_user_id, author_name, author_role));

/* Replies that wait are sent by the worker under the name that they have. */
drop policy clinic_rows on planned_move;
create policy clinic_rows on planned_move for select to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy clinic_plans on planned_move for insert to tervita_clinic
  with check (is_staff_author(clinic_id, user_id, author_name, author_role) and files_user_id is null and held_by is null);
create policy clinic_changes on planned_move for update to tervita_clinic using (clinic_id = any (context_clinic_ids()));
revoke update on planned_move from tervita_clinic;
grant update (user_id, author_name, author_role, files_user_id, text, opens_at, seen_version, status, due_at, ended_at,
  version, held_by) on planned_move to tervita_clinic;

/* Whoever changes the words becomes their author; the files stay those of who brought them; who stopped it says so in
   their own name. A policy cannot compare a row with what it was. */
create function planned_words_are_own() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if ((new.user_id, new.author_name, new.author_role, new.text)
        is distinct from (old.user_id, old.author_name, old.author_role, old.text)
      and is_staff_author(new.clinic_id, new.user_id, new.author_name, new.author_role) is not true)
    or (new.files_user_id is distinct from old.files_user_id
      and new.files_user_id is distinct from coalesce(old.files_user_id, old.user_id))
    or (new.held_by is distinct from old.held_by and new.held_by is not null
      and new.held_by is distinct from context_user_name()) then
    raise exception 'not the words of the caller' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger planned_move_author before update on planned_move
  for each row when (current_user = 'tervita_clinic') execute function planned_words_are_own();

/* Records and the threads that lie with them. */
drop policy clinic_rows on clinic_member;
create policy clinic_rows on clinic_member for select to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy clinic_enters on clinic_member for insert to tervita_clinic
  with check (is_held_by_clinic(clinic_id, person_id) and confirmed_at is null and denied_at is null
    and claimed_code is null and last_online_at is null and not phone_given_by_patient);
create policy clinic_changes on clinic_member for update to tervita_clinic using (clinic_id = any (context_clinic_ids()));
revoke update on clinic_member from tervita_clinic;
grant update (status, list_code, email, phone, updated_at) on clinic_member to tervita_clinic;

drop policy clinic_rows on e_contact;
create policy clinic_rows on e_contact for select to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy clinic_begins on e_contact for insert to tervita_clinic with check (staff_may_begin(e_contact));
create policy clinic_goes_on on e_contact for update to tervita_clinic using (clinic_id = any (context_clinic_ids()));
-- What staff do changes how a thread stands, never whose it is.
revoke update on e_contact from tervita_clinic;
grant update (status, turn, version, opened_at, completed_at, membership_pending, clinic_has_answered, updated_at,
  waiting_since, preview, last_by, assignee_user_id, red_flag_seen_at, red_flag_seen_by) on e_contact to tervita_clinic;
drop policy patient_begins on e_contact;
create policy patient_begins on e_contact for insert to tervita_patient with check (patient_may_begin(e_contact));
drop function is_my_link(uuid, uuid, uuid, boolean);
-- A warning is the clinic's to see.
revoke update (red_flag, red_flag_seen_at, red_flag_seen_by) on e_contact from tervita_patient;

create function refuse_own_acceptance() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'the clinic accepts its patients' using errcode = 'insufficient_privilege';
end $$;
create trigger e_contact_acceptance before update of membership_pending on e_contact
  for each row when (current_user = 'tervita_patient' and old.membership_pending and not new.membership_pending)
  execute function refuse_own_acceptance();

/* A clinic's record that stands for somebody else becomes the caller's by a digital ID, or by the link in a letter. The
   level of a sign-in stands in the session; of the caller's sessions one must have it. */
create function join_needs_digital_id() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from session s where s.user_id = context_user_id() and s.assurance = 'HIGH'
    and s.expires_at > now() and s.ends_at > now()) then
    raise exception 'no digital ID of the caller' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger clinic_member_joins before update of person_id on clinic_member
  for each row when (session_user = 'tervita_patient' and new.person_id <> old.person_id
    and new.confirmed_by in ('PERSON', 'WRITTEN'))
  execute function join_needs_digital_id();

/* Who of the clinic decided about a representative is who is there. */
create function decided_by_caller() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.decided_by_name is distinct from context_user_name() or session_user = 'tervita_patient' then
    raise exception 'not decided by the caller' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger clinic_representation_decided before insert or update of decided_by_name on clinic_representation
  for each row when (session_user in ('tervita_clinic', 'tervita_patient') and new.decided_by_name is not null)
  execute function decided_by_caller();

-- That somebody said yes to a representative, and that a clinic holds a person, is not for the representative to write.
drop policy patient_rows on representation;
create policy patient_rows on representation for select to tervita_patient using (user_id = context_user_id());
create policy patient_adds on representation for insert to tervita_patient
  with check (user_id = context_user_id() and confirmed_person_id is null
    and (ended_at <= now() or is_my_record(person_id)));
create policy patient_ends on representation for update to tervita_patient using (user_id = context_user_id())
  with check (user_id = context_user_id() and (ended_at <= now() or is_my_record(person_id)));
alter policy patient_rows on person
  with check (created_by_user_id = context_user_id() and personal_code is null and held_by_clinic_id is null);
-- Answers go with an e-contact that their author began.
alter policy patient_rows on ai_questionnaire
  with check (author_user_id = context_user_id() and (patient_person_id = context_person_id()
      or patient_person_id in (select person_id from representation where representation_holds(ended_at)))
    and (e_contact_id is null or exists (select from e_contact e where e.id = e_contact_id
      and e.clinic_id = ai_questionnaire.clinic_id and e.creator_user_id = context_user_id())));

-- A template for all has the name of who wrote it.
drop policy clinic_rows on reply_template;
create policy clinic_rows on reply_template for select to tervita_clinic
  using (clinic_id = any (context_clinic_ids()) and (for_all or owner_user_id = context_user_id()));
create policy clinic_adds on reply_template for insert to tervita_clinic
  with check (clinic_id = any (context_clinic_ids()) and owner_user_id = context_user_id());
create policy clinic_changes on reply_template for update to tervita_clinic
  using (clinic_id = any (context_clinic_ids()) and (for_all or owner_user_id = context_user_id()));
revoke update on reply_template from tervita_clinic;
grant update (heading, content, for_all, problem_type, updated_at, deleted_at, version) on reply_template to tervita_clinic;

/* What must not lose rows is not emptied, by nobody. A demonstration that begins anew takes the triggers off first. */
create function refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception '% is not emptied', tg_table_name using errcode = 'insufficient_privilege';
end $$;
do $$
declare name regclass;
begin
  for name in select c.oid::regclass from pg_class c where c.relnamespace = 'public'::regnamespace
    and c.relkind in ('r', 'p') and (c.relrowsecurity or c.relispartition)
    -- What is swept by its age, counted for a while, or there as long as a connection.
    and c.relname not in ('idempotency_key', 'session', 'known_browser', 'notice', 'usage_event', 'ai_call',
      'outside_sign_in', 'digital_id_attempt', 'password_sign_in', 'one_time_code', 'credential_counter',
      'waiting_way_in', 'live_viewer')
  loop
    execute format('create trigger refuse_truncate before truncate on %s execute function refuse_truncate()', name);
  end loop;
end $$;

-- As before; each month gets its trigger too: a statement on one of them does not ask the log.
create or replace function ensure_audit_months(months integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  this_month date := date_trunc('month', now())::date;
  missing date[];
  start date;
  name text;
begin
  perform pg_advisory_xact_lock(hashtext('ensure_audit_months'));
  select array_agg(wanted.month) into missing from (
    select (this_month + make_interval(months => i))::date as month from generate_series(0, months - 1) as i
    union
    select date_trunc('month', at)::date from audit_log_beyond) as wanted
  where to_regclass('audit_log_' || to_char(wanted.month, 'YYYY_MM')) is null;
  if missing is null then return; end if;

  alter table audit_log detach partition audit_log_beyond;
  foreach start in array missing loop
    name := 'audit_log_' || to_char(start, 'YYYY_MM');
    execute format('create table %I partition of audit_log for values from (%L) to (%L)', name,
      start, start + interval '1 month');
    execute format('create trigger refuse_truncate before truncate on %I execute function refuse_truncate()', name);
    execute format('with moved as (delete from audit_log_beyond where at >= %L and at < %L returning *)
      insert into %I select * from moved', start, start + interval '1 month', name);
  end loop;
  alter table audit_log attach partition audit_log_beyond default;
end $$;

-- Those who run the platform are few among many.
create index app_user_platform_admins on app_user (id) where is_platform_admin;

revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
