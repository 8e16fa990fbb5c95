-- The national register of medicines, package by package. What has left the register stays, so that an earlier
-- prescription is still understood; it is no longer offered.
create table medication (
  country text not null,
  package_code text not null,
  brand text not null,
  active_ingredient text not null,
  atc text not null,
  form text not null,
  route text not null,
  strength text not null,
  -- As they are searched: small letters without accents.
  brand_key text not null,
  ingredient_key text not null,
  loaded_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (country, package_code)
);
create index medication_brand on medication (brand_key text_pattern_ops) where withdrawn_at is null;
create index medication_ingredient on medication (ingredient_key text_pattern_ops) where withdrawn_at is null;

-- Every name of a medicine or of its substance once. Many packages share a name: what is mistyped is looked for here.
create table medication_name (
  name text primary key
);
create index medication_name_likeness on medication_name using gin (name gin_trgm_ops);

do $$
declare name text;
begin
  foreach name in array array['medication', 'medication_name'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_all on %I to tervita_system using (true) with check (true)', name);
    -- A register is public; nobody but the command that loads it changes it.
    execute format('create policy everybody_reads on %I for select to tervita_clinic, tervita_patient using (true)', name);
    execute format('grant select, insert, update, delete on %I to tervita_system', name);
    execute format('grant select on %I to tervita_clinic, tervita_patient', name);
    execute format('create trigger refuse_truncate before truncate on %I execute function refuse_truncate()', name);
  end loop;
end $$;
