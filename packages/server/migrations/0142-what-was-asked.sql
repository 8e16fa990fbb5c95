-- How often and what for somebody asked, where a doctor has stated it anew: it comes back when the approval is taken back.
alter table prescription add column asked jsonb;
grant update (asked) on prescription to tervita_clinic;
