-- A sign-in that somebody ended says so to the device it was on, which then forgets what it kept; one that ran out does not.
alter table session add column was_ended boolean not null default false;

grant tervita_system to current_user;
create or replace function sessions_end_with_work() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from push_subscription where user_id = new.user_id;
  update session set was_ended = true, expires_at = least(expires_at, now()) where user_id = new.user_id;
  return null;
end $$;
revoke tervita_system from current_user;
