-- Grave rules that answers to an earlier reason fired. Those answers go with that reason; that help was to be called,
-- and that the clinic would get it, was said and stands.
alter table ai_questionnaire
  add column fired_before jsonb not null default '[]'
    check (jsonb_typeof(fired_before) = 'array');
