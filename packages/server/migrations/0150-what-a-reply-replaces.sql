-- What goes in the place of a planned reply names it: taken back in its seconds, that very reply waits again. Until now the
-- two were known by one moment in which the one ended and the other began.
alter table planned_move add column replaces_id uuid;

/* Only what was sent with seconds to take it back brings anything back, while it waits. The owner of the table sees no rows of it. */
grant tervita_system to current_user;
set local role tervita_system;
update planned_move p set replaces_id = (select r.id from planned_move r
    where r.e_contact_id = p.e_contact_id and r.user_id = p.user_id and r.status = 'CANCELLED' and r.ended_at = p.created_at
    limit 1)
  where p.status in ('WAITING', 'HELD') and p.due_at - p.created_at <= interval '1 minute';
reset role;
revoke tervita_system from current_user;
