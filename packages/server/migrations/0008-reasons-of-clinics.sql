-- A clinic may switch off reasons that it does not take by e-contact. What it offers is no secret.
create table clinic_type_off (
  clinic_id uuid not null references clinic (id),
  type text not null,
  created_at timestamptz not null,
  primary key (clinic_id, type),
  -- Whoever finds nothing that fits can always write in their own words.
  check (type <> 'OTHER_PROBLEM')
);
alter table clinic_type_off enable row level security;
alter table clinic_type_off force row level security;
create policy system_all on clinic_type_off to tervita_system using (true) with check (true);
create policy clinic_rows on clinic_type_off to tervita_clinic using (clinic_id = any (context_clinic_ids()));
create policy patient_rows on clinic_type_off to tervita_patient using (true);
grant select, insert, update, delete on clinic_type_off to tervita_system;
grant select on clinic_type_off to tervita_clinic, tervita_patient;

-- The count below reads this alone: one clinic's last days, without the rows themselves.
create index e_contact_chosen on e_contact (clinic_id, created_at) include (type)
  where creator_kind <> 'CLINIC' and status <> 'CREATED';

/* What patients of a clinic choose most, of its last 90 days. Nothing below 50 e-contacts, and never a number:
   a small clinic's few must not tell about somebody. */
create function often_chosen_types(in_clinic_id uuid) returns setof text
  language sql stable security definer set search_path = public, pg_temp as $$
  select type from (
    select type, count(*) as chosen, sum(count(*)) over () as total from e_contact
    where clinic_id = in_clinic_id and created_at > now() - interval '90 days'
      and creator_kind <> 'CLINIC' and status <> 'CREATED'
    group by type) counted
  where total >= 50 order by chosen desc, type limit 20
$$;
-- Before it changes hands: afterwards it would be somebody else's to give.
revoke execute on function often_chosen_types(uuid) from public;
grant execute on function often_chosen_types(uuid) to tervita_patient;
-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;
alter function often_chosen_types(uuid) owner to tervita_system;
revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
