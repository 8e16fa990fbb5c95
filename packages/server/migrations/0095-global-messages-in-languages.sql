-- A message of a clinic in the languages of its readers. "text" is in the language of the clinic's country; whoever reads
-- a language that is not among "texts" gets that one.
alter table global_message
  add column texts jsonb not null default '{}'
    check (jsonb_typeof(texts) = 'object' and octet_length(texts::text) <= 20000);
grant insert (texts) on global_message to tervita_clinic;
