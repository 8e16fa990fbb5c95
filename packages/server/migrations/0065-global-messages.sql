-- What a clinic says above every page: its admins post it, any of its employees takes it back.
alter table global_message
  -- Who posted it; null: the platform did, before clinics could.
  add column created_by_user_id uuid references app_user (id),
  add constraint global_message_text check (length(text) between 1 and 1000) not valid;
create index global_message_author on global_message (created_by_user_id) where created_by_user_id is not null;

drop policy clinic_rows on global_message;
create policy clinic_rows on global_message for select to tervita_clinic
  using (clinic_id = any (context_clinic_ids()));
create policy clinic_posts on global_message for insert to tervita_clinic
  with check (clinic_id = any (context_clinic_ids()) and created_by_user_id = context_user_id() and deleted_at is null
    and exists (select from employee e where e.clinic_id = global_message.clinic_id and e.user_id = context_user_id()
      and e.is_admin and e.deleted_at is null));
-- What was taken back stays so.
create policy clinic_takes_back on global_message for update to tervita_clinic
  using (clinic_id = any (context_clinic_ids()) and deleted_at is null)
  with check (clinic_id = any (context_clinic_ids()) and deleted_at is not null);
grant insert (id, clinic_id, text, for_role, created_at, created_by_user_id) on global_message to tervita_clinic;
grant update (deleted_at) on global_message to tervita_clinic;
