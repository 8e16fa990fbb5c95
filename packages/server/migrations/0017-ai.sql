-- Models and the prompts that they get, what they were asked (never the words), and what they wrote for clinics.

create table ai_model (
  id uuid primary key,
  -- As its endpoint calls it.
  name text not null,
  -- Null: the endpoint of the configuration.
  base_url text,
  -- Sealed with a key that is not in the database.
  sealed_key bytea,
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table prompt_version (
  id uuid primary key,
  purpose text not null check (purpose in ('CHIEF_PROBLEM', 'QUESTIONNAIRE_SUMMARY', 'SUMMARIZATION', 'TRANSLATION')),
  version integer not null check (version > 0),
  -- Null: the model of the configuration.
  model_id uuid references ai_model (id),
  system_message text not null,
  user_message text not null,
  parameters jsonb not null default '{}',
  is_active boolean not null default false,
  -- Null: it came with the product.
  created_by_user_id uuid references app_user (id),
  created_by_name text,
  created_at timestamptz not null,
  unique (purpose, version)
);
create unique index prompt_version_active on prompt_version (purpose) where is_active;
create index prompt_version_model on prompt_version (model_id) where model_id is not null;
create index prompt_version_author on prompt_version (created_by_user_id) where created_by_user_id is not null;

create table ai_call (
  id uuid primary key,
  at timestamptz not null,
  purpose text not null,
  prompt_version_id uuid not null references prompt_version (id),
  model text not null,
  -- Null: tried out by the platform's admin.
  clinic_id uuid references clinic (id),
  outcome text not null check (outcome in ('OK', 'TIMEOUT', 'ERROR', 'INVALID', 'REFUSED', 'CIRCUIT_OPEN')),
  attempts smallint not null,
  latency_ms integer not null,
  input_tokens integer,
  output_tokens integer
);
create index ai_call_at on ai_call (at);
create index ai_call_clinic on ai_call (clinic_id, at) where clinic_id is not null;

create table ai_summarization (
  id uuid primary key,
  clinic_id uuid not null,
  e_contact_id uuid not null,
  e_contact_version integer not null,
  language text not null check (language in ('et', 'en', 'ru', 'pl')),
  engine text not null check (engine in ('RULES', 'LLM')),
  prompt_version integer,
  model text,
  text text not null,
  messages integer not null,
  answers integer not null,
  -- Asked something besides: it answers one person's question and is not shown to others as the summary.
  has_question boolean not null default false,
  made_at timestamptz not null,
  foreign key (clinic_id, e_contact_id) references e_contact (clinic_id, id)
);
create index ai_summarization_latest on ai_summarization (e_contact_id, language, made_at desc);

create table ai_summarization_opinion (
  ai_summarization_id uuid not null references ai_summarization (id) on delete cascade,
  user_id uuid not null references app_user (id),
  clinic_id uuid not null references clinic (id),
  liked boolean not null,
  feedback text check (char_length(feedback) between 1 and 2000),
  at timestamptz not null,
  primary key (ai_summarization_id, user_id)
);
create index ai_summarization_opinion_user on ai_summarization_opinion (user_id);

-- Kept with its e-contact, so that it goes when that goes.
create table ai_translation (
  clinic_id uuid not null,
  e_contact_id uuid not null,
  text_hash bytea not null,
  target_language text not null check (target_language in ('et', 'en', 'ru', 'pl')),
  source_language text check (source_language in ('et', 'en', 'ru', 'pl')),
  text text not null,
  is_demonstration boolean not null,
  made_at timestamptz not null,
  primary key (e_contact_id, target_language, text_hash, is_demonstration),
  foreign key (clinic_id, e_contact_id) references e_contact (clinic_id, id)
);

create table evaluation_run (
  id uuid primary key,
  -- Null: the rules alone.
  prompt_version_id uuid references prompt_version (id),
  status text not null check (status in ('RUNNING', 'DONE', 'FAILED')),
  started_by_user_id uuid references app_user (id),
  total integer not null,
  at timestamptz not null,
  finished_at timestamptz
);
create index evaluation_run_of_version on evaluation_run (prompt_version_id, at desc);
create index evaluation_run_starter on evaluation_run (started_by_user_id) where started_by_user_id is not null;

create table evaluation_case (
  run_id uuid not null references evaluation_run (id) on delete cascade,
  case_id text not null,
  found text[] not null,
  found_action text,
  outcome text not null,
  latency_ms integer not null,
  primary key (run_id, case_id)
);

do $$
declare name text;
begin
  foreach name in array array['ai_model', 'prompt_version', 'ai_call', 'ai_summarization', 'ai_summarization_opinion',
    'ai_translation', 'evaluation_run', 'evaluation_case'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_all on %I to tervita_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to tervita_system', name);
  end loop;
  -- The platform's admin works through the clinics' user, with no clinic.
  foreach name in array array['ai_model', 'prompt_version', 'evaluation_run', 'evaluation_case'] loop
    execute format('create policy clinic_rows on %I to tervita_clinic
      using (is_platform_admin()) with check (is_platform_admin())', name);
  end loop;
end $$;
grant select, insert, update on ai_model, prompt_version to tervita_clinic;
grant select, insert on evaluation_run to tervita_clinic;
grant select on evaluation_case to tervita_clinic;

grant select, insert on ai_summarization, ai_translation to tervita_clinic;
create policy clinic_rows on ai_summarization to tervita_clinic
  using (clinic_id = any (context_clinic_ids())) with check (clinic_id = any (context_clinic_ids()));
create policy clinic_rows on ai_translation to tervita_clinic
  using (clinic_id = any (context_clinic_ids())) with check (clinic_id = any (context_clinic_ids()));

grant select, insert, update on ai_summarization_opinion to tervita_clinic;
create policy clinic_rows on ai_summarization_opinion to tervita_clinic
  using (user_id = context_user_id() and clinic_id = any (context_clinic_ids()))
  with check (user_id = context_user_id() and clinic_id = any (context_clinic_ids()));
