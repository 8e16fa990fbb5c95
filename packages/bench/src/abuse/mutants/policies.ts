import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../core/folders.ts';
import type { Change, Mutant } from './mutant.ts';

interface Policy {
  readonly file: string;
  readonly name: string;
  readonly table: string;
  readonly users: string;
  /** The whole statement, without its semicolon. */
  readonly statement: string;
}

const migrations = join(root, 'packages/server/migrations');
const created =
  /create policy (\w+) on (\w+)(?: for \w+)? to ([\w, ]+?)\s+(?:using|with check)[\s\S]*?(?=;)/g;

/** The policies in force: a later migration may replace an earlier one's. */
const policies = (): Policy[] => {
  const found = new Map<string, Policy>();
  for (const file of readdirSync(migrations).sort()) {
    for (const match of readFileSync(join(migrations, file), 'utf8').matchAll(created)) {
      const [statement, name = '', table = '', users = ''] = match;
      found.set(`${name} ${table} ${users}`, { file: `migrations/${file}`, name, table, users, statement });
    }
  }
  return [...found.values()];
};

const conditionAt = /((?:using|with check) \()([\s\S]*)\)$/;

const open = ({ file, statement }: Policy): Change => ({
  file,
  find: `${statement};`,
  put: `${statement.replace(conditionAt, '$1true)')};`,
});
const flip = ({ file, statement }: Policy): Change => ({
  file,
  find: `${statement};`,
  put: `${statement.replace(conditionAt, '$1not coalesce(($2), false))')};`,
});

const order = ['tenancy', 'writes', 'staffWrites', 'journey', 'matrix'] as const;
const isPublic = ({ statement }: Policy) => /using \(true\)$/.test(statement);

/** Opens the lock of one user on one table; the last migration that makes it counts. */
export const opened = (user: string, table: string): Change => {
  const policy = policies().find((one) => one.table === table && one.users.includes(user));
  if (!policy) throw new Error(`no policy for ${user} on ${table}`);
  return open(policy);
};

const all = 'migrations/0001-foundation.sql';
const whole = (name: string, find: string, put: string): Mutant => ({
  name: `policy: ${name}`,
  changes: [{ file: all, find, put }],
  secondLock: [],
  order,
});

export const policyMutants = (): readonly Mutant[] => [
  ...policies().flatMap((policy) => {
    const name = `policy: ${policy.name} on ${policy.table} for ${policy.users}`;
    const flipped = { name: `${name} flipped`, changes: [flip(policy)], secondLock: [], order };
    if (isPublic(policy)) return [flipped];
    return [{ name: `${name} dropped`, changes: [open(policy)], secondLock: [], order }, flipped];
  }),
  whole(
    'row security not enabled',
    "    execute format('alter table %I enable row level security', name);\n",
    '',
  ),
  whole(
    'row security not forced',
    "    execute format('alter table %I force row level security', name);\n",
    '',
  ),
  whole('system sees nothing', 'to tervita_system using (true)', 'to tervita_system using (false)'),
];
