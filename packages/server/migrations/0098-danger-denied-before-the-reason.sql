-- When somebody said, before telling anything, that no sign of danger is there: what they denied is not asked again with the
-- signs of the reason that their words lead to. Null where a sign was ticked, or nobody asked before there was a reason.
alter table ai_questionnaire add column danger_denied_at timestamptz;
