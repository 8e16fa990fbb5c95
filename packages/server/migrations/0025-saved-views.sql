-- The morning starts at Incoming: the view looked at last is no longer kept. Sets of filters that somebody gave a name
-- are kept instead, for themselves.
drop table inbox_view;

create table saved_view (
  id uuid primary key,
  user_id uuid not null references app_user (id),
  clinic_id uuid not null references clinic (id),
  name text not null,
  view text not null,
  created_at timestamptz not null,
  unique (user_id, clinic_id, name)
);

alter table saved_view enable row level security;
alter table saved_view force row level security;
create policy system_all on saved_view to tervita_system using (true) with check (true);
grant select, insert, update, delete on saved_view to tervita_system;

grant select, insert, update, delete on saved_view to tervita_clinic;
create policy own_rows on saved_view to tervita_clinic
  using (user_id = context_user_id() and clinic_id = any (context_clinic_ids()));
