import { randomUUID } from 'node:crypto';
import type { Findings } from '../../core/report.ts';
import type { Sql } from '../../core/sql.ts';
import { canaryIds, canaryPrefix } from '../../facts/canary-rows.ts';
import type { Rule } from './rules.ts';
import { attempt, attemptAndUndo, type Context, within } from './session.ts';

export interface Table {
  readonly name: string;
  readonly firstColumn: string;
  readonly columns: readonly string[];
  readonly keys: readonly string[];
  /** A row of the untouched clinic. */
  readonly canary: Record<string, unknown> | undefined;
}

export interface Attack {
  readonly sql: Sql;
  /** As superuser: what is really there. */
  readonly truth: Sql;
  readonly user: string;
  readonly context: Context;
  readonly table: Table;
  readonly rule: Rule;
  readonly findings: Findings;
}

const countOf = async (sql: Sql, statement: string) =>
  (await sql.query<{ n: number }>(statement)).rows[0]?.n ?? 0;

/** How many rows were seen that are not theirs. */
export const selects = async ({
  sql,
  truth,
  user,
  context,
  table,
  rule,
  findings,
}: Attack): Promise<number> => {
  const about = { user, context: context.name, table: table.name };
  const seen = await attempt(sql, `select 1 from ${table.name}`);
  const rows = typeof seen === 'number' ? seen : 0;
  if (rule.sees === 'denied') {
    findings.check('a table that is not theirs is denied', seen === 'denied', { ...about, seen });
    return rows;
  }
  const where = within(rule.sees, context);
  const owed = await countOf(truth, `select count(*)::int as n from ${table.name} where ${where}`);
  findings.check('a user sees all its own rows and no other', seen === owed, { ...about, seen, owed });
  return Math.max(0, rows - owed);
};

export const updates = async ({ sql, user, context, table, rule, findings }: Attack) => {
  const about = { user, context: context.name, table: table.name };
  const touch = `update ${table.name} as row set "${table.firstColumn}" = "${table.firstColumn}"`;
  const foreign = await attempt(sql, `${touch} where row::text like '%${canaryPrefix}%'`);
  findings.check('a foreign row is not changed', foreign === 'denied' || foreign === 0, {
    ...about,
    foreign,
  });
  const every = await attemptAndUndo(sql, touch);
  if (rule.may?.includes('update'))
    findings.check('own rows can be changed', typeof every === 'number', { ...about, every });
  else
    findings.check('a table that is not theirs to change is denied', every === 'denied', { ...about, every });
  if (!table.columns.includes('clinic_id') || rule.isPrivate) return;
  const moved = await attemptAndUndo(sql, `update ${table.name} set clinic_id = '${canaryIds.clinic}'`);
  // For a patient the composite foreign key speaks first: messages and member stay with the e-contact's clinic.
  const isRefused = moved === 'denied' || moved === 'error 23503' || moved === 0;
  findings.check('no row is moved to another clinic', isRefused, { ...about, moved });
};

export const deletes = async ({ sql, user, context, table, rule, findings }: Attack) => {
  const about = { user, context: context.name, table: table.name };
  if (rule.may?.includes('delete')) {
    const foreign = await attempt(
      sql,
      `delete from ${table.name} as row where row::text like '%${canaryPrefix}%'`,
    );
    findings.check('a foreign row is not deleted', foreign === 0, { ...about, foreign });
  } else {
    const deleted = await attempt(sql, `delete from ${table.name}`);
    findings.check('nothing can be deleted', deleted === 'denied', { ...about, deleted });
  }
  const emptied = await attempt(sql, `truncate ${table.name}`);
  findings.check('nothing can be emptied', emptied === 'denied', { ...about, emptied });
};

/** A copy of a foreign row under a new key; row security must speak before any other constraint. */
export const inserts = async ({ sql, user, context, table, findings }: Attack) => {
  if (!table.canary) return;
  const fresh = Object.fromEntries(
    table.keys.filter((key) => key === 'id' || key === 'key').map((key) => [key, randomUUID()]),
  );
  const columns = Object.keys(table.canary)
    .map((name) => `"${name}"`)
    .join(', ');
  const copied = await attempt(
    sql,
    `insert into ${table.name} (${columns}) select ${columns} from jsonb_populate_record(null::${table.name}, $1)`,
    [JSON.stringify({ ...table.canary, ...fresh })],
  );
  findings.check('no row is written in a foreign name', copied === 'denied', {
    user,
    context: context.name,
    table: table.name,
    copied,
  });
};

/** In one's own name, about somebody else: the writer is right, the person is not. */
export const writesAboutStrangers = async ({ sql, user, context, table, findings }: Attack) => {
  if (user !== 'tervita_patient' || table.name !== 'public.e_contact' || !context.user) return;
  const { patient, member, clinic } = canaryIds;
  const about = { user, context: context.name };
  const inserted = await attemptAndUndo(
    sql,
    `insert into e_contact (id, clinic_id, clinic_member_id, patient_person_id, creator_user_id, creator_kind,
       creator_name, type, status, turn, waiting_since, created_at, updated_at)
     values ('${randomUUID()}', '${clinic}', '${member}', '${patient}', '${context.user}', 'REPRESENTATIVE', 'x',
       'COUGH', 'SUBMITTED', 'CLINIC', now(), now(), now())`,
  );
  findings.check('nobody begins an e-contact for a stranger', inserted === 'denied', { ...about, inserted });
  const turned = await attemptAndUndo(
    sql,
    `update e_contact set clinic_id = '${clinic}', clinic_member_id = '${member}', patient_person_id = '${patient}'
     where creator_user_id = '${context.user}'`,
  );
  findings.check("nobody turns an e-contact into a stranger's", turned === 'denied' || turned === 0, {
    ...about,
    turned,
  });
};
