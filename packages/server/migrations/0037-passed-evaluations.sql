-- Which text, model, address and parameters a run was about, what it had to reach, and whether it did.
alter table evaluation_run
  -- A digest of all that decides what a model is asked and where. Null: the rules alone, or a run from before.
  add column evaluated_as text,
  add column model text,
  add column thresholds jsonb,
  add column passed_cases boolean,
  add column passed_injections boolean;
create index evaluation_run_latest on evaluation_run (prompt_version_id, evaluated_as, at desc) where status = 'DONE';

alter table evaluation_case
  add column kind text not null default 'ORDINARY' check (kind in ('ORDINARY', 'INJECTION')),
  -- What the model did wrong with a text that gave it orders.
  add column faults text[] not null default '{}';

-- Whoever runs the platform begins a run; what came out of it only the worker writes.
drop policy clinic_rows on evaluation_run;
create policy clinic_rows on evaluation_run to tervita_clinic using (is_platform_admin())
  with check (is_platform_admin() and status = 'RUNNING' and passed_cases is null and passed_injections is null);
