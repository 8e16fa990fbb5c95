-- Words that only sound like danger leave an alarm that was seen as seen, and are read first by themselves. Whoever marks or
-- answers has read them.
alter table e_contact add column sounds_like_waits boolean not null default false;
grant update (sounds_like_waits) on e_contact to tervita_patient, tervita_clinic;
create trigger e_contact_words_wait before update of sounds_like_waits on e_contact
  for each row when (current_user = 'tervita_patient' and old.sounds_like_waits and not new.sounds_like_waits)
  execute function refuse_lowered_warning();
