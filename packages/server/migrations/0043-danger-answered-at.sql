-- "Now or in the last 24 hours" is true of the moment of the answer: a draft that is gone on with later is asked again.
alter table ai_questionnaire add column danger_answered_at timestamptz;
update ai_questionnaire set danger_answered_at = updated_at where answers ? 'danger';
