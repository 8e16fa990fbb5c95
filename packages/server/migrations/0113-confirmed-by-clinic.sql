-- Who may have confirmed a record, held against what is stored.
alter table clinic_member validate constraint clinic_member_confirmed_by_check;
