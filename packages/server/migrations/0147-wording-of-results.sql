-- Whose words a questionnaire was answered in, as it was on that day; null for a provider's page, and for what came before.
alter table instrument_response add column wording text;
