-- Whoever reads a warning must know why it stands, also where it came with words or ticks that were added later: the rules
-- that fired lie with the words, and like them are never changed. Null: nothing in them is a sign of danger.
alter table timeline_entry add column fired jsonb
  check (fired is null or (jsonb_typeof(fired) = 'array' and fired <> '[]'
    and move in ('submit', 'submitForPatient', 'answer', 'addInfo', 'reopen')));
create index timeline_entry_fired on timeline_entry (e_contact_id, version) where fired is not null;
