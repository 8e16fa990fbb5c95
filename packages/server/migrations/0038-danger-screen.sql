-- Signs of danger are asked before every e-contact, also where a clinic has no questions of its own asked: then nothing
-- else is asked, and the person goes on in free words.
alter table ai_questionnaire add column is_only_danger boolean not null default false;
