-- The worker makes the months of the audit log too: a server that runs for half a year must not run out of them.
-- Rows that came while their month had no table lie in audit_log_beyond; they move into it when it is made.
-- Only a table that is detached lets rows go, and nobody else can reach it meanwhile.
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
    execute format('with moved as (delete from audit_log_beyond where at >= %L and at < %L returning *)
      insert into %I select * from moved', start, start + interval '1 month', name);
  end loop;
  alter table audit_log attach partition audit_log_beyond default;
end $$;
revoke all on function ensure_audit_months(integer) from public;
grant execute on function ensure_audit_months(integer) to tervita_system;

-- A call that is repeated with its key is audited with the records that the first one touched.
alter table idempotency_key add column e_contact_ids uuid[], add column person_ids uuid[];

-- A replaced id that comes back late was copied, but only when its successor has been used: an answer that was lost
-- on its way leaves its owner with the old id.
alter table session add column replaces bytea, add column first_used_at timestamptz;
