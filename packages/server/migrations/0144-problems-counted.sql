-- How many rows of an import are odd in all: of very many only the first are kept.
alter table list_import add column problem_count integer not null default 0;

-- The owner of the table sees no rows of it.
grant tervita_system to current_user;
set local role tervita_system;
update list_import i set problem_count = p.lines
from (select import_id, count(distinct line) as lines from list_import_problem group by import_id) p
where p.import_id = i.id;
reset role;
revoke tervita_system from current_user;
