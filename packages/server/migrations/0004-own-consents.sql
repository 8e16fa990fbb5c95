-- Everybody reads and gives their own consents, in either role; nobody changes or takes back a row.
grant select, insert on consent to tervita_clinic, tervita_patient;
create policy own_rows on consent to tervita_clinic, tervita_patient using (user_id = context_user_id());
