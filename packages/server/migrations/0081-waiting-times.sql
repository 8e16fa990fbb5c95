-- How long patients wait: when an e-contact came to the clinic, and when somebody there first answered.
alter table e_contact
  add column sent_at timestamptz,
  add column first_answered_at timestamptz;

/* What is stored becomes what it would have been; the owner of the table sees no rows of it. What staff wrote first is no
   wait, and what was opened again before anybody had answered waits since then. */
grant tervita_system to current_user;
set local role tervita_system;
update e_contact e set
  sent_at = case when e.status not in ('CREATED', 'STARTED', 'FAILED') and t.is_first_by_staff is not true then
    coalesce((select max(s.at) from timeline_entry s where s.e_contact_id = e.id
      and s.move in ('submit', 'submitForPatient', 'reopen') and s.at <= coalesce(t.answered_at, s.at)), e.created_at) end,
  first_answered_at = case when e.clinic_has_answered then coalesce(t.answered_at, e.updated_at) end
from e_contact also
  left join (select e_contact_id, bool_or(move = 'writeFirst') as is_first_by_staff,
      min(at) filter (where move in ('reply', 'replyAndClose', 'writeFirst', 'askQuestionnaire', 'approvePrescription',
        'declinePrescription')) as answered_at
    from timeline_entry group by 1) t on t.e_contact_id = also.id
where also.id = e.id;
reset role;
-- What an earlier migration of the same run has left to be checked at its end is checked now: no index is made before.
set constraints all immediate;
set constraints all deferred;
revoke tervita_system from current_user;

/* Set by what is done and at its time: staff and patients may not change these columns. */
create function e_contact_times() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    -- What begins with an answer was written first by staff: nobody waits. A thread that is brought in whole, as the
    -- demonstration's are, says when it was sent and answered.
    new.sent_at := case when new.status in ('CREATED', 'STARTED', 'FAILED') then null
      when new.clinic_has_answered then new.sent_at else new.created_at end;
    new.first_answered_at := case when new.clinic_has_answered then coalesce(new.first_answered_at, new.updated_at) end;
  else
    -- Sent, or opened again before anybody had answered; whatever else is done begins no wait.
    if new.status = 'SUBMITTED' and old.status <> 'SUBMITTED' and not old.clinic_has_answered then
      new.sent_at := new.updated_at;
    end if;
    new.first_answered_at := coalesce(new.first_answered_at, case when new.clinic_has_answered then new.updated_at end);
  end if;
  return new;
end $$;
create trigger e_contact_times before insert or update of status, clinic_has_answered on e_contact
  for each row execute function e_contact_times();

-- Figures of a time come from these alone. What staff began, refused, or a patient took back is no wait.
create index e_contact_first_answer on e_contact (clinic_id, first_answered_at) include (sent_at, type, red_flag)
  where creator_kind <> 'CLINIC' and status in ('SUBMITTED', 'COMPLETED') and first_answered_at is not null
    and sent_at is not null;
create index e_contact_completion on e_contact (clinic_id, completed_at) include (sent_at, type)
  where creator_kind <> 'CLINIC' and status = 'COMPLETED' and sent_at is not null;

/* For how many seconds a clinic had been open at a moment, since the first of the times at which it opened. Of each time:
   when it opened and closed, and for how long the clinic had been open before it. One expression, so that PostgreSQL puts it
   into the statement: calling it for each row would take ten times as long. */
create function open_seconds_at(at timestamptz, opened timestamptz[], closed timestamptz[], before float8[]) returns float8
  language sql immutable parallel safe as $$
  select coalesce(before[width_bucket(at, opened)]
    + date_part('epoch', least(at, closed[width_bucket(at, opened)]) - opened[width_bucket(at, opened)]), 0)
$$;

-- Whether patients are told when to expect an answer; they are unless the clinic does not want it.
alter table clinic_feature drop constraint clinic_feature_feature_check;
alter table clinic_feature add constraint clinic_feature_feature_check check (feature in ('TRANSLATION',
  'AI_SUMMARIZATION', 'AI_SMART_QUESTIONNAIRE', 'QUESTIONNAIRES', 'EXPECTED_REPLY'));

/* How long patients of a clinic waited for a first answer in four weeks, in seconds of opening hours. Nothing of fewer than
   twenty, and nothing of any one of them: whoever writes to a clinic may know it. What told of danger was answered first, and
   nobody is told of a time who writes of danger: it is left out. */
create function usual_wait(in_clinic_id uuid, opened timestamptz[], closed timestamptz[], before float8[])
  returns table (half float8, nine_of_ten float8)
  language sql stable security definer rows 1 set search_path = public, pg_temp as $$
  select waits[1], waits[2] from (
    select count(*) as answers, percentile_cont(array[0.5, 0.9]) within group (order by
      open_seconds_at(e.first_answered_at, opened, closed, before) - open_seconds_at(e.sent_at, opened, closed, before)) as waits
    from e_contact e where e.clinic_id = in_clinic_id and e.creator_kind <> 'CLINIC'
      and e.status in ('SUBMITTED', 'COMPLETED') and e.first_answered_at is not null
      and e.sent_at is not null and e.red_flag is null and e.first_answered_at > now() - interval '28 days') counted
  where answers >= 20
$$;
/* Whether the clinic would know at once whom it is that the caller writes of, and that the caller may: what
   member_to_write_for() says of it, without making a record. What somebody typed of another tells the caller nothing. */
create function is_known_writer(in_clinic_id uuid, in_person_id uuid, may_join boolean) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  centre clinic;
  about person;
  claim representation;
  link clinic_representation;
  found_member clinic_member;
begin
  select * into centre from clinic where id = in_clinic_id;
  if in_person_id = context_person_id() then
    if centre.kind = 'OPEN' then return true; end if;
    select * into about from person where id = in_person_id;
    select * into found_member from clinic_member m where m.clinic_id = in_clinic_id and m.person_id = in_person_id;
    if found_member.id is null and may_join and about.personal_code is not null then
      found_member := member_with_code(in_clinic_id, about.personal_code, about);
      if member_is_taken(found_member) then return false; end if;
    end if;
    return coalesce(found_member.status = 'MEMBER', false);
  end if;
  select * into claim from representation r
    where r.user_id = context_user_id() and r.person_id = in_person_id and representation_holds(r.ended_at);
  if claim.user_id is null then return false; end if;
  select * into link from clinic_representation l
    where l.clinic_id = in_clinic_id and l.represented_person_id = in_person_id;
  if link.clinic_id is not null and link.status <> 'CONFIRMED' then return false; end if;
  select * into found_member from clinic_member m where m.clinic_id = in_clinic_id
    and case when link.clinic_id is null then m.person_id = claim.confirmed_person_id else m.id = link.clinic_member_id end;
  return coalesce(found_member.id is not null and (centre.kind = 'OPEN' or found_member.status = 'MEMBER'), false);
end $$;

revoke execute on function is_known_writer(uuid, uuid, boolean) from public;
grant execute on function is_known_writer(uuid, uuid, boolean) to tervita_patient;
revoke execute on function usual_wait(uuid, timestamptz[], timestamptz[], float8[]) from public;
grant execute on function usual_wait(uuid, timestamptz[], timestamptz[], float8[]) to tervita_clinic, tervita_patient;
-- Whoever may make the users may lend one to itself for as long as this takes.
grant tervita_system to current_user;
grant create on schema public to tervita_system;
alter function is_known_writer(uuid, uuid, boolean) owner to tervita_system;
alter function usual_wait(uuid, timestamptz[], timestamptz[], float8[]) owner to tervita_system;
revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
