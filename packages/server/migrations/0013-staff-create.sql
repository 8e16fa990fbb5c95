-- Staff write down what a patient said on the phone, or write first: to people who may never have signed in.

/* The person behind a patient whom a clinic enters. A code leads to whoever has it, if the name fits; null: it is
   another name. Without a code, or for a code nobody has, the person is new. */
create function person_for_clinic(in_clinic_id uuid, new_id uuid, in_country text, code text, first text, last text,
  in_birth_date date, in_sex text, in_email text, in_phone text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  known person;
begin
  if not coalesce(in_clinic_id = any (context_clinic_ids()), false) then
    raise exception 'not a clinic of the caller';
  end if;
  if code is not null then
    select * into known from person p where p.country = in_country and p.personal_code = code;
    if found then
      return case when folded_name(known.first_name) = folded_name(first)
        and folded_name(known.surname) = folded_name(last) then known.id end;
    end if;
  end if;
  insert into person (id, country, personal_code, first_name, surname, birth_date, sex, email, phone, created_at, updated_at)
    values (new_id, in_country, code, first, last, in_birth_date, in_sex, in_email, in_phone, now(), now());
  return new_id;
end $$;

/* The account to which an e-contact of this clinic's patient belongs; made when there is none, and then nobody can
   sign in to it but who shows the patient's digital ID. Their address is only set while they have no account. */
create function account_for_clinic(in_clinic_id uuid, in_person_id uuid, new_id uuid, in_email text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account_id uuid;
begin
  if not exists (select from clinic_member where clinic_id = in_clinic_id and person_id = in_person_id
    and in_clinic_id = any (context_clinic_ids())) then
    raise exception 'not a patient of the caller';
  end if;
  select id into account_id from app_user where person_id = in_person_id;
  if account_id is not null then return account_id; end if;
  update person set email = coalesce(in_email, email) where id = in_person_id;
  insert into app_user (id, person_id, created_at) values (new_id, in_person_id, now())
    on conflict (person_id) do nothing;
  return (select id from app_user where person_id = in_person_id);
end $$;

/* Who may write for one of the clinic's patients now. */
create function representatives_for_clinic(in_clinic_id uuid, in_member_id uuid)
  returns table (user_id uuid, first_name text, surname text, email text)
  language sql stable security definer rows 5 set search_path = public, pg_temp as $$
  select u.id, p.first_name, p.surname, p.email
  from clinic_member m join representation r on r.person_id = m.person_id and representation_holds(r.ended_at)
    join app_user u on u.id = r.user_id join person p on p.id = u.person_id
  where m.clinic_id = in_clinic_id and m.id = in_member_id and in_clinic_id = any (context_clinic_ids())
  order by r.created_at limit 20
$$;

/* A clinic may say who speaks for a child: it knows both. */
create function represent_for_clinic(in_clinic_id uuid, in_member_id uuid, in_user_id uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into representation (user_id, person_id, created_at, ended_at)
    select u.id, child.person_id, now(), child.birth_date + interval '18 years'
    from clinic_member child, app_user u join clinic_member parent on parent.person_id = u.person_id
      and parent.clinic_id = in_clinic_id
    where child.clinic_id = in_clinic_id and child.id = in_member_id and u.id = in_user_id
      and in_clinic_id = any (context_clinic_ids()) and child.birth_date > current_date - interval '18 years'
    on conflict (user_id, person_id) do update set created_at = now(), ended_at = excluded.ended_at;
end $$;

revoke execute on function
  person_for_clinic(uuid, uuid, text, text, text, text, date, text, text, text),
  account_for_clinic(uuid, uuid, uuid, text), representatives_for_clinic(uuid, uuid),
  represent_for_clinic(uuid, uuid, uuid) from public;
grant execute on function
  person_for_clinic(uuid, uuid, text, text, text, text, date, text, text, text),
  account_for_clinic(uuid, uuid, uuid, text), representatives_for_clinic(uuid, uuid),
  represent_for_clinic(uuid, uuid, uuid) to tervita_clinic;

grant insert on e_contact, clinic_member to tervita_clinic;

-- Replies that are written often. Somebody's own, or everybody's in the clinic.
create table reply_template (
  id uuid primary key,
  clinic_id uuid not null references clinic (id),
  owner_user_id uuid not null references app_user (id),
  heading text not null,
  content text not null,
  for_all boolean not null default false,
  -- Only offered with this reason.
  problem_type text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create index reply_template_clinic on reply_template (clinic_id, heading) where deleted_at is null;
create index reply_template_owner on reply_template (owner_user_id);

-- What staff use and what they do not, to make it better; never what a patient wrote.
create table usage_event (
  id uuid primary key,
  clinic_id uuid not null references clinic (id),
  user_id uuid not null references app_user (id),
  target text not null,
  payload jsonb not null,
  at timestamptz not null
);
create index usage_event_clinic on usage_event (clinic_id, at);
create index usage_event_user on usage_event (user_id);

do $$
declare name text;
begin
  foreach name in array array['reply_template', 'usage_event'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_all on %I to tervita_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to tervita_system', name);
  end loop;
end $$;

grant select, insert, update on reply_template to tervita_clinic;
create policy clinic_rows on reply_template to tervita_clinic
  using (clinic_id = any (context_clinic_ids()) and (for_all or owner_user_id = context_user_id()));
grant insert on usage_event to tervita_clinic;
create policy own_rows on usage_event for insert to tervita_clinic
  with check (clinic_id = any (context_clinic_ids()) and user_id = context_user_id());

-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;
alter function person_for_clinic(uuid, uuid, text, text, text, text, date, text, text, text) owner to tervita_system;
alter function account_for_clinic(uuid, uuid, uuid, text) owner to tervita_system;
alter function representatives_for_clinic(uuid, uuid) owner to tervita_system;
alter function represent_for_clinic(uuid, uuid, uuid) owner to tervita_system;
revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
