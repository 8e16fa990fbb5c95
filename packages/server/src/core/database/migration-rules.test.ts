import { describe, expect, it } from 'vitest';
import { migrationsFolder } from '../../folders.ts';
import { type MigrationFile, readMigrations } from './migration-files.ts';
import { migrationProblems } from './migration-rules.ts';

/** The rules are younger than these. */
const lastBefore = '0098-danger-denied-before-the-reason';

const file = (text: string, way: MigrationFile['way'] = 'transaction'): MigrationFile => ({
  name: '0999-x',
  text,
  way,
});

describe('a migration does not stop the product', () => {
  it.each(readMigrations(migrationsFolder).filter(({ name }) => name > lastBefore))('$name', (each) => {
    expect(migrationProblems(each)).toEqual([]);
  });

  it.each([
    ['an index on a table that people use', 'create index a_b on a (b);', /concurrently/],
    ['a rule that is checked at once', 'alter table a add constraint c check (b > 0);', /not valid/],
    ['checking beside a change', 'alter table a add b int; alter table a validate constraint c;', /own/],
    ['another type of a column', 'alter table a alter column b type bigint;', /under a lock/],
    ['rows changed as the owner', 'alter table a add b int; update a set b = 1;', /as the owner/],
    [
      'rows changed in a loop',
      'do $$ begin for r in select 1 loop update a set b = 1; end loop; end $$;',
      /owner/,
    ],
  ])('refuses %s', (_what, text, why) => {
    expect(migrationProblems(file(text)).join()).toMatch(why);
  });

  it.each([
    ['a new table with its indexes', 'create table a (b int); create index a_b on a (b);'],
    [
      'a new column',
      "alter table a add column b jsonb not null default '[]' check (jsonb_typeof(b) = 'array');",
    ],
    [
      'a function that changes rows',
      'create function f() returns void as $$ begin update a set b = 1; end $$;',
    ],
    ['a rule for new rows', 'alter table a add constraint c check (b > 0) not valid;'],
    ['rows changed by who sees them', 'set local role tervita_system; update a set b = 1; reset role;'],
  ])('takes %s', (_what, text) => {
    expect(migrationProblems(file(text))).toEqual([]);
  });

  it('holds batches and what runs outside a transaction to one statement', () => {
    expect(
      migrationProblems(file('update a set b = 1 where id in (select id from a limit 500)', 'batches')),
    ).toEqual([]);
    expect(migrationProblems(file('update a set b = 1', 'batches')).join()).toMatch(/one batch/);
    expect(migrationProblems(file('create index concurrently a_b on a (b)', 'outside'))).toEqual([]);
    expect(
      migrationProblems(file('create index concurrently a_b on a (b); select 1', 'outside')).join(),
    ).toMatch(/one/);
  });
});
