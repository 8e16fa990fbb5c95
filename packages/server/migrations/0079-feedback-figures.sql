-- A clinic's figures of a time come from this index alone; its comments from the one below.
create index feedback_figures on feedback (clinic_id, source, at, id) include (rating);
create index feedback_comments on feedback (clinic_id, source, at, id) where comment is not null;
drop index feedback_clinic;
