-- Two answers of one item may count the same: which of them was chosen is kept beside the points.
alter table instrument_response add column chosen jsonb not null default '{}'
  check (jsonb_typeof(chosen) = 'object');
