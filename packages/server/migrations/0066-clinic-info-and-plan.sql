-- What the admins of a clinic set for it: how it is reached and when it is open, what it uses, and its plan.

alter table clinic
  -- Whoever saves has read what theirs takes the place of.
  add column info_version integer not null default 1,
  add column info_updated_at timestamptz,
  add column info_updated_by_user_id uuid references app_user (id),
  -- Until then a clinic of the basic plan has everything, to try it.
  add column trial_until timestamptz,
  -- Who took the present plan, and when; null: the platform set it.
  add column upgraded_at timestamptz,
  add column upgraded_by_user_id uuid references app_user (id);
create index clinic_info_author on clinic (info_updated_by_user_id) where info_updated_by_user_id is not null;
create index clinic_upgrader on clinic (upgraded_by_user_id) where upgraded_by_user_id is not null;

/* The plan that counts now. A trial ends by the clock alone. */
create function plan_now(c clinic) returns text language sql stable parallel safe as $$
  select case when c.plan = 'BASIC' and c.trial_until > now() then 'PREMIUM' else c.plan end
$$;

/* Whether the caller administers this clinic, which they work for now. */
create function administers(in_clinic_id uuid) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select in_clinic_id = any (context_clinic_ids()) and exists (select from employee e where e.clinic_id = in_clinic_id
    and e.user_id = context_user_id() and e.is_admin and e.deleted_at is null)
$$;

-- Its name, country, kind and register code are the platform's to say, and its plan is taken by the function below.
drop policy clinic_rows on clinic;
create policy clinic_rows on clinic for select to tervita_clinic using (id = any (context_clinic_ids()));
create policy clinic_changes on clinic for update to tervita_clinic
  using (administers(id)) with check (administers(id) and info_updated_by_user_id = context_user_id());
grant update (address, phone, websites, emails, time_zone, info_version, info_updated_at, info_updated_by_user_id)
  on clinic to tervita_clinic;

do $$
declare name text;
begin
  foreach name in array array['clinic_opening_hours', 'clinic_special_day', 'clinic_special_hours', 'clinic_type_off'] loop
    execute format('drop policy clinic_rows on %I', name);
    execute format('create policy clinic_rows on %I for select to tervita_clinic
      using (clinic_id = any (context_clinic_ids()))', name);
    execute format('create policy clinic_sets on %I for insert to tervita_clinic with check (administers(clinic_id))', name);
    execute format('create policy clinic_removes on %I for delete to tervita_clinic using (administers(clinic_id))', name);
    execute format('grant insert, delete on %I to tervita_clinic', name);
  end loop;
end $$;

-- What the plan leaves open is the platform's to grant; the clinic switches what it has.
drop policy clinic_rows on clinic_feature;
create policy clinic_rows on clinic_feature for select to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy clinic_sets on clinic_feature for insert to tervita_clinic with check (administers(clinic_id) and not is_granted);
create policy clinic_switches on clinic_feature for update to tervita_clinic using (administers(clinic_id));
grant insert (clinic_id, feature, is_on, updated_at), update (is_on, updated_at) on clinic_feature to tervita_clinic;

-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;
/* The clinic of the caller has the whole product from now on. False: it had it already. Nobody goes back by this. */
create function upgrade_plan(in_clinic_id uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not administers(in_clinic_id) then
    raise exception 'not an admin of the clinic' using errcode = 'insufficient_privilege';
  end if;
  update clinic set plan = 'PREMIUM', plan_valid_from = now(), trial_until = null, upgraded_at = now(),
    upgraded_by_user_id = context_user_id() where id = in_clinic_id and plan <> 'PREMIUM';
  return found;
end $$;
revoke execute on function upgrade_plan(uuid) from public;
grant execute on function upgrade_plan(uuid) to tervita_clinic;
alter function upgrade_plan(uuid) owner to tervita_system;
revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
