-- Since when a grave sign of danger stands in what somebody answers or writes, without a break: ten minutes later it is
-- filed, whatever is done since. And when each sign was told, by the sign. Null where none stands.
alter table ai_questionnaire
  add column alarm_since timestamptz,
  add column signs_told jsonb not null default '{}' check (jsonb_typeof(signs_told) = 'object');

-- What came to the clinic by itself: words that somebody typed, or answers alone. Null where somebody sent it.
alter table timeline_entry add column filed text check (filed in ('TYPED', 'ANSWERED'));
