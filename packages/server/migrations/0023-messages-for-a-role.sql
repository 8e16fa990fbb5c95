-- A clinic's message may be for its staff or for its patients alone; null is for both.
alter table global_message add column for_role text check (for_role in ('PRM_PATIENT', 'PRM_DOCTOR'));

-- What is for staff never reaches a patient, whatever a call asks for.
drop policy patient_rows on global_message;
create policy patient_rows on global_message to tervita_patient
  using (
    deleted_at is null
    and (for_role is null or for_role = 'PRM_PATIENT')
    and clinic_id in (select clinic_id from clinic_member)
  );
