-- Whoever accepts a patient at a clinic waits for an import that changes the same records, before holding anything that the
-- import needs. Without it the two could wait for each other until the database ended one of them.
grant tervita_system to current_user;
grant execute on function deciding_at(uuid) to tervita_clinic;
revoke tervita_system from current_user;
