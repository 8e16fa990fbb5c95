-- Warnings that nobody has seen are listed the gravest first, then by how long they wait. 'CALL_112' comes before 'TODAY'.
drop index e_contact_flagged;
create index e_contact_flagged on e_contact (clinic_id, red_flag, waiting_since, id)
  where red_flag is not null and red_flag_seen_at is null;
