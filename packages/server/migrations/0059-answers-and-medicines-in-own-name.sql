-- Second locks around questionnaires and medicines: what the product never does, its database users cannot do either.

-- A patient brings their own answers, never those that staff took down; staff never those of a patient.
drop policy patient_adds on instrument_response;
create policy patient_adds on instrument_response for insert to tervita_patient
  with check (source in ('PATIENT', 'HOSTED') and exists (select from e_contact e where e.id = e_contact_id
    and e.clinic_id = instrument_response.clinic_id and e.clinic_member_id = instrument_response.clinic_member_id));
drop policy clinic_adds on instrument_response;
create policy clinic_adds on instrument_response for insert to tervita_clinic
  with check (source in ('STAFF', 'HOSTED') and clinic_id = any (context_clinic_ids())
    and exists (select from e_contact e where e.id = e_contact_id
      and e.clinic_id = instrument_response.clinic_id and e.clinic_member_id = instrument_response.clinic_member_id));

-- What is filled in at a provider begins without answers, in an e-contact that the same person has just started.
drop policy patient_rows on care_flow;
create policy patient_rows on care_flow for select to tervita_patient
  using (side = 'PATIENT' and started_by_user_id = context_user_id()
    and exists (select from e_contact e where e.id = e_contact_id and e.clinic_id = care_flow.clinic_id));
create policy patient_begins on care_flow for insert to tervita_patient
  with check (side = 'PATIENT' and started_by_user_id = context_user_id() and state = 'STARTED' and answers is null
    and exists (select from e_contact e where e.id = e_contact_id and e.clinic_id = care_flow.clinic_id
      and e.creator_user_id = context_user_id() and e.status = 'STARTED')
    and (draft_id is null or exists (select from e_contact_draft d where d.id = draft_id)));
create policy patient_goes_on on care_flow for update to tervita_patient
  using (side = 'PATIENT' and started_by_user_id = context_user_id()
    and exists (select from e_contact e where e.id = e_contact_id and e.clinic_id = care_flow.clinic_id));

-- What a patient answered there and what never arrived is not for the clinic to read.
drop policy clinic_rows on care_flow;
create policy clinic_rows on care_flow for select to tervita_clinic
  using (clinic_id = any (context_clinic_ids()) and (side = 'CLINIC' or state = 'DONE'));
drop policy clinic_begins on care_flow;
create policy clinic_begins on care_flow for insert to tervita_clinic
  with check (side = 'CLINIC' and started_by_user_id = context_user_id() and clinic_id = any (context_clinic_ids())
    and draft_id is null and state = 'STARTED' and answers is null);

/* What has arrived stays as it arrived. */
create function care_flow_is_open() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.state = 'DONE' then
    raise exception 'not the answers of the caller any more' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger care_flow_is_open before update on care_flow
  for each row when (current_user in ('tervita_clinic', 'tervita_patient')) execute function care_flow_is_open();

/* Whether the caller sees a medicine of this clinic. In a policy of its own table the question would not end. */
create function sees_prescription(in_id uuid, in_clinic_id uuid) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select exists (select from prescription where id = in_id and clinic_id = in_clinic_id)
$$;
revoke execute on function sees_prescription(uuid, uuid) from public;
grant execute on function sees_prescription(uuid, uuid) to tervita_patient;

-- A patient renews what they can see, of the same clinic.
drop policy patient_asks on prescription;
create policy patient_asks on prescription for insert to tervita_patient
  with check (state = 'REQUESTED' and version = 1 and decided_by_name is null and decline_words is null
    and exists (select from e_contact e where e.id = e_contact_id and e.clinic_id = prescription.clinic_id
      and e.creator_user_id = context_user_id())
    and (previous_id is null or sees_prescription(previous_id, clinic_id)));

-- Who writes down or decides does so under their own name. Nobody approves what somebody asked for in a patient's name before
-- it is known that they act for them.
drop policy clinic_records on prescription;
create policy clinic_records on prescription for insert to tervita_clinic
  with check (clinic_id = any (context_clinic_ids()) and state = 'RECORDED' and decided_by = context_user_id()
    and decided_by_name = context_user_name() and own_role_at(clinic_id) in ('DOCTOR', 'NURSE'));
drop policy clinic_decides on prescription;
create policy clinic_decides on prescription for update to tervita_clinic
  using (clinic_id = any (context_clinic_ids()) and e_contact_id is not null)
  with check (clinic_id = any (context_clinic_ids()) and own_role_at(clinic_id) in ('DOCTOR', 'NURSE')
    and case state when 'REQUESTED' then decided_by_name is null
      else decided_by = context_user_id() and decided_by_name = context_user_name() end
    and (state = 'DECLINED' or decline_words is null)
    and (state <> 'APPROVED' or (own_role_at(clinic_id) = 'DOCTOR'
      and exists (select from e_contact e where e.id = e_contact_id and not e.representation_unverified))));

/* What was decided is taken back, by whoever decided it, before it is decided otherwise. */
create function decision_is_own() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.state <> 'REQUESTED'
    and (new.state <> 'REQUESTED' or old.decided_by is distinct from context_user_id()) then
    raise exception 'not the decision of the caller' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger prescription_decision before update on prescription
  for each row when (current_user = 'tervita_clinic') execute function decision_is_own();
