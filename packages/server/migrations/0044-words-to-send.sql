-- Free words that told of danger when somebody was about to send them: whoever is told to call for help may never come
-- back, and the clinic gets them all the same. Gone with the sending, or when other words take their place.
alter table ai_questionnaire add column words_to_send text;

-- A summary as a model made it: what a person writes into it is judged, what was made for them is not.
alter table ai_questionnaire add column made_summary text;
