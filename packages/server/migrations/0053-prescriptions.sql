-- A medicine that a patient asks for in an e-contact, or one that the clinic has written down beside them. Whose it is
-- follows from the e-contact, which may be led to another record of the clinic later; only what was written down without
-- one names the record itself.
create table prescription (
  id uuid primary key,
  clinic_id uuid not null references clinic (id),
  e_contact_id uuid,
  clinic_member_id uuid,
  -- In which order they were asked for.
  place smallint not null default 0,
  -- The one that is to be renewed.
  previous_id uuid references prescription (id),
  brand text not null,
  active_ingredient text not null,
  form text not null,
  route text not null,
  strength text not null,
  frequency text not null check (frequency in ('ONCE_DAILY', 'TWICE_DAILY', 'THREE_TIMES_DAILY', 'FOUR_TIMES_DAILY', 'AS_NEEDED')),
  comment text not null,
  state text not null check (state in ('REQUESTED', 'APPROVED', 'DECLINED', 'RECORDED')),
  decided_by uuid references app_user (id),
  decided_by_name text,
  decided_at timestamptz,
  decline_reason text,
  decline_words text,
  version integer not null default 1,
  created_at timestamptz not null,
  foreign key (clinic_id, e_contact_id) references e_contact (clinic_id, id),
  foreign key (clinic_id, clinic_member_id) references clinic_member (clinic_id, id),
  check ((e_contact_id is null) <> (clinic_member_id is null)),
  check ((e_contact_id is null) = (state = 'RECORDED')),
  check ((state = 'REQUESTED') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check ((state = 'DECLINED') = (decline_reason is not null))
);
create index prescription_thread on prescription (e_contact_id, place) where e_contact_id is not null;
create index prescription_recorded on prescription (clinic_member_id, created_at) where clinic_member_id is not null;
create index prescription_previous on prescription (previous_id) where previous_id is not null;
create index prescription_decider on prescription (decided_by) where decided_by is not null;

alter table prescription enable row level security;
alter table prescription force row level security;
create trigger refuse_truncate before truncate on prescription execute function refuse_truncate();
create policy system_all on prescription to tervita_system using (true) with check (true);
grant select, insert, update, delete on prescription to tervita_system;

-- Row security of the e-contact and of the clinic's record says whose it is.
grant select, insert on prescription to tervita_patient;
create policy patient_rows on prescription for select to tervita_patient
  using (exists (select from e_contact e where e.id = e_contact_id)
    or (e_contact_id is null and exists (select from clinic_member m where m.id = clinic_member_id)));
create policy patient_asks on prescription for insert to tervita_patient
  with check (state = 'REQUESTED' and version = 1 and decided_by_name is null and decline_words is null
    and exists (select from e_contact e where e.id = e_contact_id and e.clinic_id = prescription.clinic_id
      and e.creator_user_id = context_user_id()));

grant select, insert on prescription to tervita_clinic;
grant update (state, decided_by, decided_by_name, decided_at, decline_reason, decline_words, version) on prescription
  to tervita_clinic;
create policy clinic_rows on prescription for select to tervita_clinic using (clinic_id = any (context_clinic_ids()));

/* What somebody of the staff is at a clinic now; null: nothing. */
create function own_role_at(in_clinic_id uuid) returns text language sql stable set search_path = public, pg_temp as $$
  select role from employee where clinic_id = in_clinic_id and user_id = context_user_id() and deleted_at is null
$$;
create policy clinic_records on prescription for insert to tervita_clinic
  with check (clinic_id = any (context_clinic_ids()) and state = 'RECORDED' and decided_by = context_user_id()
    and own_role_at(clinic_id) in ('DOCTOR', 'NURSE'));
-- Only a doctor approves; a nurse may decline. Each in their own name.
create policy clinic_decides on prescription for update to tervita_clinic
  using (clinic_id = any (context_clinic_ids()) and e_contact_id is not null)
  with check (case state when 'APPROVED' then own_role_at(clinic_id) = 'DOCTOR' and decided_by = context_user_id()
    when 'DECLINED' then own_role_at(clinic_id) in ('DOCTOR', 'NURSE') and decided_by = context_user_id()
    else state = 'REQUESTED' and own_role_at(clinic_id) in ('DOCTOR', 'NURSE') end);

-- What is asked for is kept with the draft until it is sent.
alter table e_contact_draft add column prescriptions jsonb not null default '[]';
