-- Two of the staff who change the same planned reply: the second sees the first one's words before theirs replace them.
alter table planned_move add column version integer not null default 1;
-- The same with a reply template that the whole clinic shares.
alter table reply_template add column version integer not null default 1;
