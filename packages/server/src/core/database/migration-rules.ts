import type { MigrationFile } from './migration-files.ts';

/** Without comments, bodies of functions and texts: what is run at once, in small letters. */
const runAtOnce = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/--[^\n]*/g, ' ')
    .replace(/(?<!do\s*)(\$\w*\$)[\s\S]*?\1/gi, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .toLowerCase();

const namesAfter = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Statements that change rows, but for those between "set local role tervita_system" and "reset role". */
const changesAsOwner = (text: string): boolean =>
  /(^|;|\bbegin|\bloop)\s*(update|delete\s+from|insert\s+into)\b/.test(
    text.replace(/set local role tervita_system[\s\S]*?reset role/g, ' '),
  );

const isOneStatement = (text: string): boolean => text.replace(/;\s*$/, '').trim().split(';').length === 1;

/** What would stop the product while a large clinic is upgraded, or change nothing without saying so. */
export const migrationProblems = ({ text, way }: MigrationFile): string[] => {
  const code = runAtOnce(text);
  if (way !== 'transaction') {
    return [
      ...(isOneStatement(code) ? [] : ['has more than one statement']),
      ...(way === 'outside' && !/concurrently/.test(code) ? ['needs no way of its own'] : []),
      ...(way === 'batches' && !/\blimit\s+\d+/.test(code)
        ? ['changes everything in one batch: limit it']
        : []),
    ];
  }
  const newTables = new Set(namesAfter(code, /create table (?:if not exists )?(\w+)/g));
  const isOld = (table: string) => !newTables.has(table);
  const indexed = namesAfter(code, /create (?:unique )?index (?:if not exists )?\w+ on (\w+)/g).filter(isOld);
  const altered = [...code.matchAll(/alter table (?:only )?(\w+)([^;]*)/g)].filter(([, table = '']) =>
    isOld(table),
  );
  const constrained = altered.filter(
    ([, , change = '']) => /\badd constraint\b/.test(change) && !/\bnot valid\b/.test(change),
  );
  const validated = altered.filter(([, , change = '']) => /\bvalidate constraint\b/.test(change));
  const rewritten = altered.filter(([, , change = '']) =>
    /\balter column \w+ (set data )?type\b|\balter column \w+ set not null\b/.test(change),
  );
  const told = (tables: readonly string[], what: string) => tables.map((table) => `${table}: ${what}`);
  const named = (found: readonly RegExpExecArray[]) => found.map(([, table = '']) => table);
  return [
    ...told(
      indexed,
      'its index is built while nobody can write: "-- Outside a transaction." and concurrently',
    ),
    ...told(
      named(constrained),
      'all its rows are checked under a lock: "not valid", and validate it in a later file',
    ),
    ...(altered.length > validated.length
      ? told(named(validated), 'what is checked row by row has a file of its own')
      : []),
    ...told(
      named(rewritten),
      'every row is read or written anew under a lock: add a column, fill it in batches',
    ),
    ...(changesAsOwner(code)
      ? ['rows are changed as the owner, who sees none of them: "-- In batches.", or as tervita_system']
      : []),
  ];
};
