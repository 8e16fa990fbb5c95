-- Somebody who works for several clinics may not say for which of them something was used.
alter table usage_event alter column clinic_id drop not null;
drop policy own_rows on usage_event;
create policy own_rows on usage_event for insert to tervita_clinic
  with check ((clinic_id is null or clinic_id = any (context_clinic_ids())) and user_id = context_user_id());
