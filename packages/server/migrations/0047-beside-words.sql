-- That none of the signs of danger is there stands under the words that it was asked for: whoever has read those has missed
-- nothing, and an answer of the clinic is not held up by it.
alter table timeline_entry add column is_beside_words boolean not null default false;
