-- What of the staff's tools is used, and which pages are opened by those who agreed to be counted, as counts for whoever runs
-- the platform.
create table page_view_count (
  -- What the installation calls this series of counts.
  measurement_id text not null,
  day date not null,
  page text not null,
  views bigint not null,
  primary key (measurement_id, day, page)
);
create index page_view_count_day on page_view_count (day);
alter table page_view_count enable row level security;
alter table page_view_count force row level security;
create trigger refuse_truncate before truncate on page_view_count execute function refuse_truncate();
create policy system_all on page_view_count to tervita_system using (true) with check (true);
grant select, insert, update, delete on page_view_count to tervita_system;

grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* How often each was used on each day of a time: no clinic, nobody. What counts itself says how often; else it was once. */
create function platform_usage(in_from timestamptz) returns table (day date, target text, name text, uses bigint)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform assert_platform_admin();
  return query
    select u.at::date, u.target, p.key, sum(case when jsonb_typeof(p.value) = 'number' then greatest(0, least(1000000,
        (p.value #>> '{}')::numeric)) else 1 end)::bigint
    from usage_event u, jsonb_each(u.payload) p where u.at >= in_from
      -- Names of tools only: whatever else a browser sent stays where it is.
      and u.target in ('key', 'palette', 'template', 'translation', 'summary', 'sendLater') and p.key ~ '^[a-zA-Z-]{1,40}$'
    group by 1, 2, 3
    union all
    select v.day, 'page', v.page, sum(v.views)::bigint from page_view_count v where v.day >= in_from::date group by 1, 3
    order by 1 desc, 4 desc, 2, 3;
end $$;
revoke execute on function platform_usage(timestamptz) from public;
grant execute on function platform_usage(timestamptz) to tervita_clinic;
alter function platform_usage(timestamptz) owner to tervita_system;
revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
