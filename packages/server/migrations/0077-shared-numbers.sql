-- One number of several patients gets one SMS where the words are the same: the others are counted, and get none.
alter table sms_recipient drop constraint sms_recipient_number_kind_check,
  add constraint sms_recipient_number_kind_check
    check (number_kind in ('REACHABLE', 'SHARED', 'LANDLINE', 'INVALID', 'MISSING'));
alter table sms_campaign add column shared integer not null default 0;
