-- What somebody wrote beside the answer of an item, by the ids of the items: it is not added up, and belongs to the answer.
alter table instrument_response add column own_words jsonb not null default '{}' check (jsonb_typeof(own_words) = 'object');
