alter table e_contact validate constraint e_contact_red_flag_check;
