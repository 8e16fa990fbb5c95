-- What staff of every clinic can read: guidelines, information on prescription medicines, and what else is important. It
-- belongs to the platform. Nothing is deleted: an item is withdrawn, and every saved version stays.
create table information_item (
  id uuid primary key,
  -- As staff find it; until it is published, as it was first saved. What is being prepared stands in its version.
  kind text not null check (kind in ('GUIDELINE', 'MEDICINE', 'IMPORTANT')),
  -- The latest that was saved; drafts count.
  version integer not null check (version > 0),
  -- One more with every save, publishing and withdrawal: what somebody has looked at before they change what staff read.
  revision integer not null default 1 check (revision > 0),
  -- What staff read.
  published_version integer check (published_version <= version),
  -- Whoever has read this or a later one has read the item.
  told_version integer check (told_version <= published_version),
  published_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((published_version is null) = (published_at is null) and (published_version is null) = (told_version is null)),
  check (withdrawn_at is null or published_version is not null)
);
create index information_item_read_by_staff on information_item (kind, published_at desc, id)
  where published_version is not null and withdrawn_at is null;
create index information_item_updated on information_item (updated_at desc, id);

create table information_item_version (
  item_id uuid not null references information_item (id),
  version integer not null,
  kind text not null check (kind in ('GUIDELINE', 'MEDICINE', 'IMPORTANT')),
  source_url text not null,
  -- The e-contacts beside which it is recommended.
  problem_types text[] not null,
  created_by_user_id uuid references app_user (id),
  created_by_name text not null,
  created_at timestamptz not null,
  primary key (item_id, version)
);
create index information_item_version_types on information_item_version using gin (problem_types);
create index information_item_version_author on information_item_version (created_by_user_id)
  where created_by_user_id is not null;
alter table information_item add constraint information_item_published
  foreign key (id, published_version) references information_item_version (item_id, version);

create table information_item_text (
  item_id uuid not null,
  version integer not null,
  language text not null check (language in ('et', 'en', 'ru', 'pl')),
  title text not null,
  summary text not null,
  -- Markdown, of which only some signs are taken.
  body text not null,
  source_name text not null,
  -- All of it in small letters without accents, to be searched.
  words text not null,
  minutes integer not null,
  primary key (item_id, version, language),
  foreign key (item_id, version) references information_item_version (item_id, version)
);
create index information_item_text_words on information_item_text using gin (words gin_trgm_ops);

create table information_item_read (
  user_id uuid not null references app_user (id),
  item_id uuid not null references information_item (id),
  version integer not null,
  read_at timestamptz not null,
  primary key (user_id, item_id)
);
create index information_item_read_item on information_item_read (item_id);

/* What the caller may read by the roles in which they work in the clinics of the context. A call takes one clinic, and asks
   for the role there. */
create function own_information_kinds() returns text[] language sql stable set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct read.kind), '{}') from employee e
  join (values ('DOCTOR', 'GUIDELINE'), ('DOCTOR', 'MEDICINE'), ('DOCTOR', 'IMPORTANT'), ('NURSE', 'GUIDELINE'),
    ('NURSE', 'IMPORTANT'), ('NON_HEALTHCARE', 'IMPORTANT')) as read (role, kind) on read.role = e.role
  where e.user_id = context_user_id() and e.clinic_id = any (context_clinic_ids()) and e.deleted_at is null
$$;

do $$
declare name text;
begin
  foreach name in array array['information_item', 'information_item_version', 'information_item_text',
      'information_item_read'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create trigger refuse_truncate before truncate on %I execute function refuse_truncate()', name);
    execute format('create policy system_all on %I to tervita_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to tervita_system', name);
    execute format('grant select on %I to tervita_clinic', name);
  end loop;
end $$;

create policy clinic_rows on information_item for select to tervita_clinic
  using ((select is_platform_admin()) or (published_version is not null and withdrawn_at is null
    and kind = any ((select own_information_kinds())::text[])));
create policy admin_adds on information_item for insert to tervita_clinic
  with check (is_platform_admin() and published_version is null);
create policy admin_changes on information_item for update to tervita_clinic
  using (is_platform_admin()) with check (is_platform_admin());
grant insert (id, kind, version, created_at, updated_at),
  update (kind, version, revision, published_version, told_version, published_at, withdrawn_at, updated_at)
  on information_item to tervita_clinic;

-- Of an item that the caller sees, what is published; of the rest nothing.
create policy clinic_rows on information_item_version for select to tervita_clinic
  using ((select is_platform_admin()) or exists (select from information_item i where i.id = item_id
    and i.published_version = information_item_version.version));
create policy admin_adds on information_item_version for insert to tervita_clinic
  with check (is_platform_admin() and created_by_user_id = context_user_id() and created_by_name = context_user_name());
create policy clinic_rows on information_item_text for select to tervita_clinic
  using ((select is_platform_admin()) or exists (select from information_item i where i.id = item_id
    and i.published_version = information_item_text.version));
create policy admin_adds on information_item_text for insert to tervita_clinic with check (is_platform_admin());
grant insert on information_item_version, information_item_text to tervita_clinic;

create policy own_rows on information_item_read for select to tervita_clinic using (user_id = context_user_id());
create policy own_rows_written on information_item_read for insert to tervita_clinic
  with check (user_id = context_user_id() and exists (select from information_item i where i.id = item_id
    and information_item_read.version <= i.published_version));
create policy own_rows_changed on information_item_read for update to tervita_clinic
  using (user_id = context_user_id()) with check (user_id = context_user_id() and exists (select from information_item i
    where i.id = item_id and information_item_read.version <= i.published_version));
create policy own_rows_removed on information_item_read for delete to tervita_clinic using (user_id = context_user_id());
grant insert, update (version, read_at), delete on information_item_read to tervita_clinic;
