/* How often and what for is stated anew with an approval alone, and comes back when that is taken back. */
create function statement_is_approval() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.state <> 'APPROVED' and old.state <> 'APPROVED' then
    raise exception 'not a statement of the caller' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger prescription_statement before update on prescription
  for each row when (current_user = 'tervita_clinic'
    and (old.frequency, old.weekday, old.frequency_words, old.indication, old.asked)
      is distinct from (new.frequency, new.weekday, new.frequency_words, new.indication, new.asked))
  execute function statement_is_approval();
