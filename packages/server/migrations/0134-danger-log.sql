-- Each time that a person was asked about danger: when, because of which words, which rows, and what they ticked.
alter table ai_questionnaire add column danger_log jsonb not null default '[]';

-- What words sound like, and the sentence that does, where their writer ticked nothing: staff read it first.
alter table e_contact add column sounds_like text, add column sounds_like_quote text;
grant update (sounds_like, sounds_like_quote) on e_contact to tervita_patient, tervita_clinic;
alter table e_contact drop constraint e_contact_red_flag_check;
alter table e_contact add constraint e_contact_red_flag_check
  check (red_flag in ('CALL_112', 'TODAY', 'WORDS')) not valid;
