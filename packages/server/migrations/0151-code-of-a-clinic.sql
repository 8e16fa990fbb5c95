-- The mailbox of whoever asks to bring a clinic proves its address, too. Codes live for ten minutes: there are few rows.
alter table one_time_code
  drop constraint one_time_code_purpose_check,
  add constraint one_time_code_purpose_check
    check (purpose in ('SIGNUP', 'LOGIN', 'RESET', 'LINK', 'PROFILE', 'CLINIC')) not valid;
