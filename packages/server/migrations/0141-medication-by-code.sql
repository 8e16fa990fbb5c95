-- Outside a transaction.
-- What people call a medicine is known by its ATC code too: registers name substances in their own language.
create index concurrently if not exists medication_atc on medication (atc) where withdrawn_at is null;
