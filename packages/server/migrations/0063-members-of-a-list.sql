-- The patients of one list by their names, a page at a time, and how many a list has.
create index clinic_member_of_list on clinic_member (clinic_id, list_code, surname, first_name, id) where status = 'MEMBER';
