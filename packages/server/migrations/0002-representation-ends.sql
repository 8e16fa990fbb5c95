-- Whoever started an e-contact for somebody else has it only while they represent that person, and may not write
-- one for a stranger in their own name.
drop policy patient_rows on e_contact;
create policy patient_rows on e_contact to tervita_patient
  using (patient_person_id = context_person_id() or (creator_user_id = context_user_id()
    and patient_person_id in (select person_id from representation where ended_at is null)));
