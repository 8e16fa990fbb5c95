-- A mobile number of a country that the price of an SMS does not cover is counted, and gets none.
alter table sms_recipient drop constraint sms_recipient_number_kind_check,
  add constraint sms_recipient_number_kind_check
    check (number_kind in ('REACHABLE', 'SHARED', 'ABROAD', 'LANDLINE', 'INVALID', 'MISSING')) not valid;
alter table sms_campaign add column abroad integer not null default 0;
