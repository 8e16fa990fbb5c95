-- A clinic speaks to its patients: whoever has left its lists no longer hears it, unless they still write there.
drop policy patient_rows on global_message;
create policy patient_rows on global_message to tervita_patient
  using (deleted_at is null and (for_role is null or for_role = 'PRM_PATIENT')
    and (clinic_id in (select clinic_id from clinic_member where status <> 'FORMER')
      or clinic_id in (select clinics_i_write_to())));
