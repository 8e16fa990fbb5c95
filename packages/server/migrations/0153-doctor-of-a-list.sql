-- What the register calls the doctor of a list: it has one also while no colleague of that code works here.
alter table list_import_list add column doctor_name text;
alter table patient_list add column doctor_name text;
