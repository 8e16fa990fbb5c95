-- Outside a transaction.
-- The index of what waits to be seen has taken its place.
drop index concurrently e_contact_flagged;
