-- When a person cannot come, asked of those whose reason ends in a visit or a procedure. Null: not asked yet.
alter table ai_questionnaire add column unavailable_visit_times text;
