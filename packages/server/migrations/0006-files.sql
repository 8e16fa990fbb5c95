-- What people send with their messages. The bytes lie in the file store under a random name, and are there before
-- the row is. A file belongs to whoever uploaded it until a message takes it: then clinic, e-contact and entry are set.
create table file (
  id uuid primary key,
  uploader_user_id uuid not null references app_user (id),
  -- In which of their two roles: what somebody uploads as a patient is not there when they work for a clinic.
  side text not null check (side in ('PATIENT', 'CLINIC')),
  clinic_id uuid,
  e_contact_id uuid references e_contact (id),
  timeline_entry_id uuid references timeline_entry (id),
  name text not null,
  media_type text not null,
  size integer not null check (size between 1 and 52428800),
  sha256 bytea not null,
  storage_key text not null unique,
  scan_state text not null check (scan_state in ('WAITING', 'CLEAN', 'INFECTED', 'NA')),
  -- The name of what was found, or NOT_SCANNABLE.
  scan_result text,
  scanned_at timestamptz,
  created_at timestamptz not null,
  attached_at timestamptz,
  -- Taken back before it was sent; the worker removes bytes and row.
  removed_at timestamptz,
  foreign key (clinic_id, e_contact_id) references e_contact (clinic_id, id),
  constraint file_attached_whole check (
    (clinic_id is null) = (timeline_entry_id is null) and (clinic_id is null) = (attached_at is null)
    and (clinic_id is null or e_contact_id is not null)
  )
);
create index file_clinic on file (clinic_id, e_contact_id);
create index file_e_contact on file (e_contact_id);
create index file_uploader on file (uploader_user_id);
create index file_unattached on file (created_at) where clinic_id is null;

alter table file enable row level security;
alter table file force row level security;
create policy system_all on file to tervita_system using (true) with check (true);
grant select, insert, update, delete on file to tervita_system;

-- Content, name and what the scanner said are never changed by those who use a file.
grant select, insert, update (clinic_id, e_contact_id, timeline_entry_id, attached_at, removed_at)
  on file to tervita_clinic, tervita_patient;
create policy clinic_rows on file to tervita_clinic
  using (clinic_id = any (context_clinic_ids())
    or (clinic_id is null and side = 'CLINIC' and uploader_user_id = context_user_id()))
  with check (side = 'CLINIC' and uploader_user_id = context_user_id()
    and (clinic_id is null or clinic_id = any (context_clinic_ids())));
create policy patient_rows on file to tervita_patient
  using ((side = 'PATIENT' and uploader_user_id = context_user_id())
    or (clinic_id is not null and exists (select from e_contact where e_contact.id = e_contact_id)))
  with check (side = 'PATIENT' and uploader_user_id = context_user_id()
    and (e_contact_id is null or exists (select from e_contact e where e.id = e_contact_id
      and (file.clinic_id is null or e.clinic_id = file.clinic_id)))
    and (clinic_id is null or e_contact_id is not null));
