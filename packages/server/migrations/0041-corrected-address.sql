-- When a clinic corrects the address of somebody who has not opened what it wrote to them, the letter goes out once more.
grant tervita_system to current_user;
grant create on schema public to tervita_system;

/* As before, and the letter to a corrected address. */
create or replace function is_own_event(in_queue text, event jsonb) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  kind text := event ->> 'type';
  ids jsonb := event -> 'ids';
  thread e_contact;
begin
  if in_queue in ('notifications', 'push-notices') then
    select * into thread from e_contact where id = (ids ->> 'eContactId')::uuid;
    if thread.id is null or not starts_with(event ->> 'key', thread.id || ':') then return false; end if;
    -- The key goes on with the time that a reply named, or with the version that the caller made.
    if kind = 'e-contact.reply-opens' then
      return thread.clinic_id = any (context_clinic_ids())
        and thread.opened_at = substr(event ->> 'key', 38)::timestamptz;
    end if;
    -- Of what staff wrote to somebody who has not taken it yet; the key goes on with the version and the moment.
    if kind = 'e-contact.address-corrected' then
      return thread.clinic_id = any (context_clinic_ids())
        and starts_with(event ->> 'key', thread.id || ':' || thread.version || ':')
        and exists (select from clinic_member m where m.clinic_id = thread.clinic_id and m.id = thread.clinic_member_id
          and m.confirmed_at is null);
    end if;
    return exists (select from timeline_entry t where t.e_contact_id = thread.id
      and t.version = substr(event ->> 'key', 38)::integer and t.author_user_id = context_user_id()
      and case t.author_kind when 'STAFF' then t.clinic_id = any (context_clinic_ids())
        else kind = 'e-contact.reopened' and session_user = 'tervita_patient' end);
  elsif in_queue = 'planned-moves' then
    return exists (select from planned_move p where p.id = (ids ->> 'plannedId')::uuid
      and p.e_contact_id = (ids ->> 'eContactId')::uuid and p.clinic_id = (ids ->> 'clinicId')::uuid
      and p.clinic_id = any (context_clinic_ids()));
  elsif in_queue = 'file-scans' then
    return exists (select from file f where f.id = (ids ->> 'fileId')::uuid and f.uploader_user_id = context_user_id());
  elsif in_queue = 'alarm-filings' then
    return exists (select from ai_questionnaire q where q.id = (ids ->> 'questionnaireId')::uuid
      and q.author_user_id = context_user_id());
  elsif in_queue = 'claims' then
    return exists (select from representation r where r.user_id = context_user_id()
      and r.user_id = (ids ->> 'userId')::uuid and r.person_id = (ids ->> 'personId')::uuid);
  elsif in_queue in ('platform-news', 'evaluations') then
    return session_user = 'tervita_clinic' and is_platform_admin();
  end if;
  -- Letters about an account come from signing in alone.
  return false;
end $$;

revoke create on schema public from tervita_system;
revoke tervita_system from current_user;
