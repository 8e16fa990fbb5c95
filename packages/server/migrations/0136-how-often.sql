-- A medicine that is taken once a week has its weekday, one that none of the frequencies fits has words. What it is for,
-- whether its taker may be pregnant, and the code of the substance are kept for whoever approves.
alter table prescription
  add column atc text not null default '',
  add column weekday smallint check (weekday between 1 and 7),
  add column frequency_words text not null default '',
  add column indication text not null default '',
  -- As whoever asks has said it; null: nobody asked them.
  add column pregnancy text check (pregnancy in ('NO', 'YES', 'UNSURE'));
alter table prescription drop constraint prescription_frequency_check;
alter table prescription add constraint prescription_frequency_check check (
  frequency in ('ONCE_DAILY', 'TWICE_DAILY', 'THREE_TIMES_DAILY', 'FOUR_TIMES_DAILY', 'AS_NEEDED',
    'EVERY_2_DAYS', 'EVERY_3_DAYS', 'ONCE_WEEKLY', 'ONCE_MONTHLY', 'OTHER')
  and (frequency = 'ONCE_WEEKLY') = (weekday is not null)
  and (frequency = 'OTHER') = (frequency_words <> '')) not valid;
-- Whoever approves one of the list of careful medicines states how often and what for.
grant update (frequency, weekday, frequency_words, indication) on prescription to tervita_clinic;
