-- Who of the staff stopped a colleague's planned reply: its author reads the name, and the words stay the author's.
alter table planned_move add column held_by text;
