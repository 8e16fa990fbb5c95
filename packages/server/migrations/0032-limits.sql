-- How often somebody did something that everybody may do so many times. Counted in the transaction of the deed itself:
-- the row is locked until that ends, so that no two at the same moment pass on the last place, and a deed that failed
-- costs nothing.
create function raise_own_count(in_use text, in_seconds integer)
  returns table (count integer, seconds_left integer)
  language sql volatile security definer set search_path = public, pg_temp as $$
  insert into credential_counter as c (key, count, ends_at)
  select 'use:' || in_use || ':' || context_user_id(), 1, now() + make_interval(secs => in_seconds)
  where context_user_id() is not null
  on conflict (key) do update set
    count = case when c.ends_at <= now() then 1 else c.count + 1 end,
    ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end
  returning c.count, ceil(extract(epoch from c.ends_at - now()))::integer
$$;
revoke execute on function raise_own_count(text, integer) from public;
grant execute on function raise_own_count(text, integer) to tervita_patient;

-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;
alter function raise_own_count(text, integer) owner to tervita_system;
revoke create on schema public from tervita_system;
revoke tervita_system from current_user;

-- What this database is for. A demonstration never starts on the data of people, nor the other way round. The owner reads
-- and writes it at the start; no user of the service can.
create table installation (
  only_one boolean primary key default true check (only_one),
  mode text not null check (mode in ('DEMO', 'PROD')),
  marked_at timestamptz not null
);
alter table installation enable row level security;
alter table installation force row level security;
do $$
begin
  execute format('create policy owner_all on installation to %I using (true) with check (true)', current_user);
end $$;
-- Databases from before: nobody real has an address at example.com. Forced row security hides rows from the owner too.
alter table person no force row level security;
insert into installation (mode, marked_at)
  select case when exists (select from person where email like '%@example.com') then 'DEMO' else 'PROD' end, now()
  where exists (select from person);
alter table person force row level security;
