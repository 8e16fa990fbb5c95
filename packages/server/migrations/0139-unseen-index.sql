-- Outside a transaction.
-- Words beneath an alarm that was seen stand among those that are read first.
create index concurrently e_contact_unseen on e_contact
  (clinic_id, (case when red_flag_seen_at is null then red_flag else 'WORDS' end), waiting_since, id)
  where red_flag is not null and (red_flag_seen_at is null or sounds_like_waits);
