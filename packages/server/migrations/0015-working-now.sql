-- Who has the list itself open is at work too: they look at no e-contact in particular.
alter table live_viewer alter column e_contact_id drop not null;
