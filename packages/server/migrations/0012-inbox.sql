-- What the clinic's inbox rests on: lists that any filter reads from an index, search over its own patients, notes,
-- replies that wait for their time, unfinished replies, and flags that stay until somebody has seen them.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Read forwards and backwards, so that one index serves both orders and goes on from any row. What is open and what is
-- over lie apart: the open ones are few and change often, and only "= a status" keeps the order of the times behind it.
drop index e_contact_inbox;
drop index e_contact_waiting;
drop index e_contact_created;
drop index e_contact_assignee;
create index e_contact_open_updated on e_contact (clinic_id, turn, updated_at, id) where status = 'SUBMITTED';
create index e_contact_open_waiting on e_contact (clinic_id, turn, waiting_since, id) where status = 'SUBMITTED';
create index e_contact_open_created on e_contact (clinic_id, turn, created_at, id) where status = 'SUBMITTED';
create index e_contact_closed_updated on e_contact (clinic_id, status, updated_at, id) where turn is null;
create index e_contact_closed_waiting on e_contact (clinic_id, status, waiting_since, id) where turn is null;
create index e_contact_closed_created on e_contact (clinic_id, status, created_at, id) where turn is null;
create index e_contact_closed_assignee on e_contact (clinic_id, assignee_user_id, status, updated_at, id) where turn is null;
create index e_contact_closed_type on e_contact (clinic_id, type, status, updated_at, id) where turn is null;
create index clinic_member_list on clinic_member (clinic_id, list_code);

alter table e_contact
  -- The same patient wrote about the same problem not long before.
  add column follows_id uuid references e_contact (id),
  add column red_flag text check (red_flag in ('CALL_112', 'TODAY')),
  add column red_flag_seen_at timestamptz,
  add column red_flag_seen_by uuid references app_user (id);
create index e_contact_follows on e_contact (follows_id) where follows_id is not null;
create index e_contact_flagged on e_contact (clinic_id, created_at) where red_flag is not null and red_flag_seen_at is null;

-- One line to search in: names without accents, the personal code, the address.
alter table clinic_member add column search_text text not null
  generated always as (translate(folded_name(first_name || ' ' || surname), 'łøđ', 'lod') || ' ' || coalesce(personal_code, '') || ' '
    || lower(coalesce(email, ''))) stored;
create index clinic_member_search on clinic_member using gin (clinic_id, search_text gin_trgm_ops);

/* Members of one of the caller's clinics whose line has every word. Row security would keep the index from being
   used: a comparison that may leak must not run before it. Here the clinic is checked first. */
create function members_found(in_clinic_id uuid, words text[], most integer) returns setof uuid
  language plpgsql stable security definer rows 50 set search_path = public, pg_temp as $$
declare
  conditions text;
begin
  if not coalesce(in_clinic_id = any (context_clinic_ids()), false) then return; end if;
  -- Written out word by word: the index serves "like a and like b", not "like all".
  select string_agg(format('search_text like %L', '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), ' and ')
    into conditions from unnest(words[1:5]) as word;
  return query execute format('select id from clinic_member where clinic_id = $1 and %s
    order by surname, first_name, id limit $2', coalesce(conditions, 'true')) using in_clinic_id, most;
end $$;

/* The latest e-contact of this patient about the same problem, of the last 30 days. A representative may not see it,
   the clinic may: only the id goes into the row. */
create function latest_on_same_problem(in_clinic_id uuid, in_member_id uuid, in_type text) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select id from e_contact
  where clinic_id = in_clinic_id and clinic_member_id = in_member_id and type = in_type
    and created_at > now() - interval '30 days' and status in ('SUBMITTED', 'COMPLETED', 'CANCELLED', 'REJECTED')
  order by created_at desc limit 1
$$;

revoke execute on function members_found(uuid, text[], integer), latest_on_same_problem(uuid, uuid, text) from public;
grant execute on function members_found(uuid, text[], integer) to tervita_clinic;
grant execute on function latest_on_same_problem(uuid, uuid, text) to tervita_clinic, tervita_patient;

-- Written by staff for staff; no patient's connection may even ask.
create table e_contact_note (
  id uuid primary key,
  clinic_id uuid not null,
  e_contact_id uuid not null,
  author_user_id uuid not null references app_user (id),
  author_name text not null,
  author_role text,
  text text not null,
  at timestamptz not null,
  foreign key (clinic_id, e_contact_id) references e_contact (clinic_id, id)
);
create index e_contact_note_thread on e_contact_note (e_contact_id, at);
create index e_contact_note_author on e_contact_note (author_user_id);

-- A reply or a completion that goes out at its time: seconds later, so that it can be taken back, or tomorrow morning.
create table planned_move (
  id uuid primary key,
  clinic_id uuid not null,
  e_contact_id uuid not null,
  user_id uuid not null references app_user (id),
  author_name text not null,
  author_role text,
  move text not null check (move in ('reply', 'replyAndClose', 'archive')),
  text text,
  reason text,
  opens_at timestamptz,
  file_ids uuid[] not null default '{}',
  -- What its author had read.
  seen_version integer not null,
  status text not null check (status in ('WAITING', 'HELD', 'DONE', 'CANCELLED')),
  due_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  foreign key (clinic_id, e_contact_id) references e_contact (clinic_id, id)
);
-- Two of the staff cannot both have an answer on its way.
create unique index planned_move_waiting on planned_move (e_contact_id) where status = 'WAITING';
create index planned_move_open on planned_move (e_contact_id, created_at) where status in ('WAITING', 'HELD');
create index planned_move_user on planned_move (user_id);
create index planned_move_files on planned_move using gin (file_ids) where status in ('WAITING', 'HELD');

-- What somebody of the staff typed and has not sent: theirs alone.
create table reply_draft (
  user_id uuid not null references app_user (id),
  e_contact_id uuid not null,
  clinic_id uuid not null,
  reply text not null default '',
  note text not null default '',
  file_ids uuid[] not null default '{}',
  updated_at timestamptz not null,
  primary key (user_id, e_contact_id),
  foreign key (clinic_id, e_contact_id) references e_contact (clinic_id, id)
);
create index reply_draft_files on reply_draft using gin (file_ids);
create index reply_draft_thread on reply_draft (clinic_id, e_contact_id);

-- Which part of the inbox somebody last looked at, to come back to.
create table inbox_view (
  user_id uuid not null references app_user (id),
  clinic_id uuid not null references clinic (id),
  view text not null,
  updated_at timestamptz not null,
  primary key (user_id, clinic_id)
);

alter table live_viewer add column is_writing boolean not null default false;

do $$
declare name text;
begin
  foreach name in array array['e_contact_note', 'planned_move', 'reply_draft', 'inbox_view'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_all on %I to tervita_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to tervita_system', name);
  end loop;
end $$;

grant select, insert on e_contact_note to tervita_clinic;
create policy clinic_rows on e_contact_note to tervita_clinic using (clinic_id = any (context_clinic_ids()))
  with check (clinic_id = any (context_clinic_ids()) and author_user_id = context_user_id());

grant select, insert, update on planned_move to tervita_clinic;
create policy clinic_rows on planned_move to tervita_clinic using (clinic_id = any (context_clinic_ids()));

grant select, insert, update on reply_draft to tervita_clinic;
create policy own_rows on reply_draft to tervita_clinic
  using (user_id = context_user_id() and clinic_id = any (context_clinic_ids()));

grant select, insert, update on inbox_view to tervita_clinic;
create policy own_rows on inbox_view to tervita_clinic
  using (user_id = context_user_id() and clinic_id = any (context_clinic_ids()));

-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;
alter function members_found(uuid, text[], integer) owner to tervita_system;
alter function latest_on_same_problem(uuid, uuid, text) owner to tervita_system;
revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
