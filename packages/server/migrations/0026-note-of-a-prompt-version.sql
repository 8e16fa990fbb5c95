-- What is new in a version, in the words of whoever made it.
alter table prompt_version add column note text;
