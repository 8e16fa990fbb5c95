-- An e-contact that is still being written. Only its author sees it, so it stands apart from what clinics read: no
-- policy, list or count of theirs can meet it.
create table e_contact_draft (
  -- Chosen by the browser, so that what was begun without a network keeps its name.
  id uuid primary key,
  author_user_id uuid not null references app_user (id),
  patient_person_id uuid not null references person (id),
  clinic_id uuid not null references clinic (id),
  kind text not null check (kind in ('OWN_WORDS')),
  type text not null,
  text text not null,
  language text,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index e_contact_draft_author on e_contact_draft (author_user_id, updated_at desc);
create index e_contact_draft_updated on e_contact_draft (updated_at);

alter table e_contact_draft enable row level security;
alter table e_contact_draft force row level security;
create policy system_all on e_contact_draft to tervita_system using (true) with check (true);
grant select, insert, update, delete on e_contact_draft to tervita_system, tervita_patient;
-- Whoever may no longer write for a person has no drafts about them either.
create policy patient_rows on e_contact_draft to tervita_patient
  using (author_user_id = context_user_id() and (patient_person_id = context_person_id()
    or patient_person_id in (select person_id from representation where representation_holds(ended_at))));

-- A draft becomes one e-contact, however often it is sent.
alter table e_contact add column draft_id uuid;
create unique index e_contact_once on e_contact (creator_user_id, draft_id);

-- What was uploaded for a draft lives as long as the draft.
alter table file add column draft_id uuid references e_contact_draft (id) on delete set null;
create index file_draft on file (draft_id) where draft_id is not null;
drop index file_unattached;
create index file_unattached on file (created_at) where clinic_id is null and draft_id is null;
grant update (draft_id) on file to tervita_patient;
