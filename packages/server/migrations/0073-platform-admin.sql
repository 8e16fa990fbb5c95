-- What whoever runs the platform does with clinics. They read figures and never a row of a patient, so each function below
-- asks first who is there, and counts.

create index feedback_platform on feedback (at desc, id desc) where source = 'PRM';
create index clinic_registration_code on clinic (country, registration_code) where registration_code is not null;

-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

create function assert_platform_admin() returns void language plpgsql stable set search_path = public, pg_temp as $$
begin
  if not coalesce(is_platform_admin(), false) then
    raise exception 'not an admin of the platform' using errcode = 'insufficient_privilege';
  end if;
end $$;

/* How many e-contacts reached a clinic in a time. In two parts, because each part has its index. */
create function e_contacts_between(in_clinic_id uuid, begins timestamptz, ends timestamptz) returns integer
  language sql stable set search_path = public, pg_temp as $$
  select ((select count(*) from e_contact e where e.clinic_id = in_clinic_id and e.status = 'SUBMITTED'
      and e.turn = any (array['CLINIC', 'PATIENT']) and e.created_at >= begins and e.created_at < ends)
    + (select count(*) from e_contact e where e.clinic_id = in_clinic_id and e.turn is null
      and e.status = any (array['COMPLETED', 'CANCELLED', 'REJECTED']) and e.created_at >= begins
      and e.created_at < ends))::integer
$$;

/* A page of clinics by name, or one of them. Only those of the page are counted. */
create function platform_clinics(in_clinic_id uuid, in_search text, in_plan text, in_limit integer, in_offset integer)
  returns table (total integer, clinic_id uuid, name text, registration_code text, country text, address text, kind text,
    created_at timestamptz, plan text, plan_at_present text, plan_valid_from timestamptz, trial_until timestamptz,
    switches jsonb, employees integer, patients integer, e_contacts_7 integer, e_contacts_30 integer, unanswered integer,
    over_a_day integer, last_sign_in_at timestamptz, last_import_at timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := folded_name(coalesce(in_search, ''));
  digits text := regexp_replace(coalesce(in_search, ''), '\D', '', 'g');
begin
  perform assert_platform_admin();
  return query
    with chosen as (
      select c.id, (count(*) over ())::integer as among from clinic c
      where (in_clinic_id is null or c.id = in_clinic_id) and (in_plan is null or plan_now(c) = in_plan)
        and (trim(coalesce(in_search, '')) = ''
          or (words <> '' and strpos(folded_name(c.name || ' ' || coalesce(c.address, '')), words) > 0)
          or (length(digits) > 2 and starts_with(c.registration_code, digits)))
      order by folded_name(c.name), c.name, c.id limit in_limit offset in_offset)
    select p.among, c.id, c.name, c.registration_code, c.country, c.address, c.kind, c.created_at, c.plan, plan_now(c),
      c.plan_valid_from, c.trial_until,
      coalesce((select jsonb_object_agg(f.feature, jsonb_build_object('isGranted', f.is_granted, 'isOn', f.is_on))
        from clinic_feature f where f.clinic_id = c.id), '{}'),
      (select count(*)::integer from employee e where e.clinic_id = c.id and e.deleted_at is null),
      (select count(*)::integer from clinic_member m where m.clinic_id = c.id and m.status = 'MEMBER'),
      e_contacts_between(c.id, now() - interval '7 days', 'infinity'),
      e_contacts_between(c.id, now() - interval '30 days', 'infinity'),
      (select count(*)::integer from e_contact e where e.clinic_id = c.id and e.status = 'SUBMITTED' and e.turn = 'CLINIC'),
      (select count(*)::integer from e_contact e where e.clinic_id = c.id and e.status = 'SUBMITTED' and e.turn = 'CLINIC'
        and e.waiting_since < now() - interval '1 day'),
      (select max(u.last_online_at) from employee e join app_user u on u.id = e.user_id
        where e.clinic_id = c.id and e.deleted_at is null),
      (select max(l.last_import_at) from patient_list l where l.clinic_id = c.id)
    from chosen p join clinic c on c.id = p.id order by folded_name(c.name), c.name, c.id;
end $$;

/* The platform as a whole. A day begins where the platform is. */
create function platform_figures(in_zone text)
  returns table (clinics integer, on_trial integer, patients integer, e_contacts_today integer, e_contacts_week_ago integer,
    open_applications integer)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  today timestamptz := date_trunc('day', now() at time zone in_zone) at time zone in_zone;
begin
  perform assert_platform_admin();
  return query
    select count(*)::integer, (count(*) filter (where plan_now(c) <> c.plan))::integer,
      (select count(*)::integer from clinic_member m where m.status = 'MEMBER'),
      coalesce(sum(e_contacts_between(c.id, today, 'infinity')), 0)::integer,
      coalesce(sum(e_contacts_between(c.id, today - interval '7 days', today - interval '6 days')), 0)::integer,
      (select count(*)::integer from clinic_application a where a.status = 'OPEN')
    from clinic c;
end $$;

/* What patients said about the platform: not who, and not where. */
create function platform_feedback(before_at timestamptz, before_id uuid, in_limit integer)
  returns table (id uuid, rating smallint, keywords text[], comment text, at timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform assert_platform_admin();
  return query
    select f.id, f.rating, f.keywords, f.comment, f.at from feedback f
    where f.source = 'PRM' and (before_at is null or (f.at, f.id) < (before_at, before_id))
    order by f.at desc, f.id desc limit in_limit;
end $$;

/* How many gave one star, two, and so on, of the last 90 days. */
create function platform_ratings() returns integer[]
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform assert_platform_admin();
  return array(select (select count(*)::integer from feedback f where f.source = 'PRM' and f.rating = stars.given
      and f.at > now() - interval '90 days')
    from generate_series(1, 5) as stars (given) order by stars.given);
end $$;

/* Whether a clinic of the platform, or another application that waits, has this registration code. */
create function is_known_company(in_country text, code text, in_application_id uuid) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform assert_platform_admin();
  return exists (select from clinic c where c.country = in_country and c.registration_code = code)
    or exists (select from clinic_application a where a.country = in_country and a.registration_code = code
      and a.status = 'OPEN' and a.id <> in_application_id);
end $$;

/* Sets a plan, and what a clinic of the special plan has. SAME: it was so already; CHANGED: it is not the plan any more that
   the caller read, perhaps because the clinic took another itself. Nobody gets back a trial that is over. */
create function set_clinic_plan(in_clinic_id uuid, in_plan text, in_granted text[], in_replaces timestamptz,
    in_was_granted text[]) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_clinic clinic;
  was_granted text[];
  wanted text[] := case when in_plan = 'SPECIAL' then in_granted else '{}' end;
begin
  perform assert_platform_admin();
  select * into found_clinic from clinic where id = in_clinic_id for no key update;
  if not found then return 'ABSENT'; end if;
  select coalesce(array_agg(feature), '{}') into was_granted from clinic_feature
    where clinic_id = in_clinic_id and is_granted;
  if found_clinic.plan = in_plan and was_granted <@ wanted and wanted <@ was_granted then return 'SAME'; end if;
  if date_trunc('milliseconds', found_clinic.plan_valid_from) <> in_replaces
      or not (was_granted <@ in_was_granted and in_was_granted <@ was_granted) then
    return 'CHANGED';
  end if;
  if found_clinic.plan <> in_plan then
    update clinic set plan = in_plan, plan_valid_from = now(), trial_until = null, upgraded_at = null,
      upgraded_by_user_id = null where id = in_clinic_id;
  end if;
  insert into clinic_feature (clinic_id, feature, is_granted, updated_at)
    select distinct in_clinic_id, w.feature, true, now() from unnest(wanted) as w (feature)
    on conflict (clinic_id, feature) do update set is_granted = true, updated_at = now();
  update clinic_feature set is_granted = false, updated_at = now()
    where clinic_id = in_clinic_id and is_granted and feature <> all (wanted);
  return 'SET';
end $$;

/* Makes a clinic and writes down its first admin, with a person and an account of the clinic's own making, as for every
   employee. False: a clinic with this registration code is there, perhaps since a moment ago. */
create function add_clinic(new_clinic_id uuid, new_person_id uuid, new_user_id uuid, new_employee_id uuid, given jsonb,
    in_trial_until timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform assert_platform_admin();
  perform pg_advisory_xact_lock(hashtextextended('clinic ' || (given ->> 'country') || (given ->> 'registrationCode'), 0));
  if exists (select from clinic c where c.country = given ->> 'country'
      and c.registration_code = given ->> 'registrationCode') then
    return false;
  end if;
  insert into clinic (id, name, kind, country, plan, plan_valid_from, trial_until, registration_code, phone, address,
      websites, emails, time_zone, created_at)
    values (new_clinic_id, given ->> 'clinicName', given ->> 'kind', given ->> 'country', 'BASIC', now(), in_trial_until,
      given ->> 'registrationCode', given ->> 'phone', given ->> 'address',
      array_remove(array[given ->> 'website'], null), array[given ->> 'email'], given ->> 'timeZone', now());
  insert into person (id, country, first_name, surname, birth_date, sex, held_by_clinic_id, created_at, updated_at)
    values (new_person_id, given ->> 'personCountry', given ->> 'firstName', given ->> 'surname',
      (given ->> 'birthDate')::date, given ->> 'sex', new_clinic_id, now(), now());
  insert into app_user (id, person_id, created_at) values (new_user_id, new_person_id, now());
  insert into employee (id, clinic_id, user_id, first_name, surname, role, is_admin, created_at, personal_code, birth_date,
      email, sex)
    values (new_employee_id, new_clinic_id, new_user_id, given ->> 'firstName', given ->> 'surname', given ->> 'role', true,
      now(), given ->> 'personalCode', (given ->> 'birthDate')::date, given ->> 'contactEmail', given ->> 'sex');
  return true;
end $$;

-- Before they change hands: afterwards these would be somebody else's to give.
revoke execute on function assert_platform_admin(), e_contacts_between(uuid, timestamptz, timestamptz),
  platform_clinics(uuid, text, text, integer, integer), platform_figures(text),
  platform_feedback(timestamptz, uuid, integer), platform_ratings(), is_known_company(text, text, uuid),
  set_clinic_plan(uuid, text, text[], timestamptz, text[]), add_clinic(uuid, uuid, uuid, uuid, jsonb, timestamptz) from public;
grant execute on function platform_clinics(uuid, text, text, integer, integer), platform_figures(text),
  platform_feedback(timestamptz, uuid, integer), platform_ratings(), is_known_company(text, text, uuid),
  set_clinic_plan(uuid, text, text[], timestamptz, text[]), add_clinic(uuid, uuid, uuid, uuid, jsonb, timestamptz)
  to tervita_clinic;
alter function assert_platform_admin() owner to tervita_system;
alter function e_contacts_between(uuid, timestamptz, timestamptz) owner to tervita_system;
alter function platform_clinics(uuid, text, text, integer, integer) owner to tervita_system;
alter function platform_figures(text) owner to tervita_system;
alter function platform_feedback(timestamptz, uuid, integer) owner to tervita_system;
alter function platform_ratings() owner to tervita_system;
alter function is_known_company(text, text, uuid) owner to tervita_system;
alter function set_clinic_plan(uuid, text, text[], timestamptz, text[]) owner to tervita_system;
alter function add_clinic(uuid, uuid, uuid, uuid, jsonb, timestamptz) owner to tervita_system;
revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
