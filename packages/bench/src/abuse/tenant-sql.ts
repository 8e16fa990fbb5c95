import { freePort } from '../../../server/src/core/free-port.ts';
import { ensureBuilt } from '../core/build.ts';
import { type Run, runCommand } from '../core/command.ts';
import { type Postgres, startPostgres } from '../core/postgres.ts';
import { startProduct } from '../core/product.ts';
import { type Sql, urlOfUser, withSql } from '../core/sql.ts';
import { makeCanary, productTables } from '../facts/canary.ts';
import { canaryIds, canaryRows } from '../facts/canary-rows.ts';
import {
  type Attack,
  deletes,
  inserts,
  selects,
  type Table,
  updates,
  writesAboutStrangers,
} from './tenant/attacks.ts';
import { leaveColleaguesReply } from './tenant/colleagues-reply.ts';
import { type Forgeries, type ForgeryCount, forge } from './tenant/forge.ts';
import { patientForgeries } from './tenant/patient-forgeries.ts';
import { leaveMedicines } from './tenant/prescription-forgeries.ts';
import { expected, ruleFor } from './tenant/rules.ts';
import { patientScene, staffScene } from './tenant/scene.ts';
import { asUser, attempt, type Context, within } from './tenant/session.ts';
import { outsiderForgeries, staffForgeries } from './tenant/staff-forgeries.ts';
import { checkStructure } from './tenant/structure.ts';

const tablesOf = async (sql: Sql): Promise<Table[]> => {
  const { rows } = await sql.query<{ schema: string; name: string }>(productTables);
  const tables: Table[] = [];
  for (const { schema, name } of rows) {
    const full = `${schema}.${name}`;
    const columns = await sql.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
      [full],
    );
    const keys = await sql.query<{ name: string }>(
      `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
       where i.indrelid = $1::regclass and i.indisprimary`,
      [full],
    );
    const names = columns.rows.map((column) => column.name);
    const canary = schema === 'public' ? canaryRows.find(([table]) => table === name)?.[1] : undefined;
    tables.push({
      name: full,
      firstColumn: names[0] ?? '',
      columns: names,
      keys: keys.rows.map((key) => key.name),
      canary,
    });
  }
  return tables;
};

/** The two clinics and two patients of the demonstration: each is the other's stranger. */
const contextsOf = async (sql: Sql): Promise<Record<'tervita_clinic' | 'tervita_patient', Context[]>> => {
  const clinics = await sql.query<{ clinic: string; user: string }>(
    `select distinct on (clinic_id) clinic_id as clinic, user_id as user from employee
     where deleted_at is null and user_id::text not like 'ca9a4100%' order by clinic_id, user_id`,
  );
  const patients = await sql.query<{ user: string; person: string }>(
    `select u.id as user, u.person_id as person from app_user u join e_contact e on e.patient_person_id = u.person_id
     where u.id::text not like 'ca9a4100%'
     group by u.id order by (select count(*) from representation r where r.user_id = u.id) desc, count(*) desc limit 2`,
  );
  const named = (rows: readonly object[]): Context[] => [
    { name: 'no context' },
    ...rows.map((row, index) => ({ name: index === 0 ? 'own' : 'other', ...row })),
  ];
  return { tervita_clinic: named(clinics.rows), tervita_patient: named(patients.rows) };
};

const attackAs = async (
  { findings }: Run,
  postgres: Postgres,
  truth: Sql,
  tables: readonly Table[],
  user: 'tervita_clinic' | 'tervita_patient',
  context: Context,
): Promise<number> => {
  const url = urlOfUser(postgres.sqlUrl, user, postgres.env.DATABASE_USERS_SECRET);
  return asUser(url, context, async (sql) => {
    let foreign = 0;
    for (const table of tables) {
      const attack: Attack = { sql, truth, user, context, table, rule: ruleFor(user, table.name), findings };
      foreign += await selects(attack);
      for (const go of [updates, inserts, deletes, writesAboutStrangers]) await go(attack);
    }
    return foreign;
  });
};

/** What looks like somebody else's work. */
const forgeAs = async (
  { findings }: Run,
  postgres: Postgres,
  truth: Sql,
  contexts: Awaited<ReturnType<typeof contextsOf>>,
): Promise<ForgeryCount> => {
  const counts: ForgeryCount[] = [];
  const tryAs = async (user: keyof typeof contexts, context: Context, forgeries: Forgeries, name: string) => {
    const url = urlOfUser(postgres.sqlUrl, user, postgres.env.DATABASE_USERS_SECRET);
    counts.push(await asUser(url, context, (sql) => forge(sql, name, forgeries, findings)));
  };
  for (const context of contexts.tervita_patient.filter(({ user }) => user))
    await tryAs(
      'tervita_patient',
      context,
      patientForgeries(await patientScene(truth, context)),
      'a patient',
    );
  for (const context of contexts.tervita_clinic.filter(({ user }) => user)) {
    const scene = await staffScene(truth, context);
    const reply = await leaveColleaguesReply(truth, scene);
    const forgeries = staffForgeries(scene, { reply, medicines: await leaveMedicines(truth, scene) });
    await tryAs('tervita_clinic', context, forgeries, 'one of the staff');
    const disguise = { ...context, user: canaryIds.nurseUser };
    await tryAs('tervita_clinic', disguise, outsiderForgeries(scene), 'one of the staff of another clinic');
  }
  const sum = (of: keyof ForgeryCount) => counts.reduce((all, count) => all + count[of], 0);
  return { tried: sum('tried'), written: sum('written') };
};

/** Its own tables show the owner no row; the audit log only grows, even for the worker. */
const attackAsOthers = async ({ findings }: Run, postgres: Postgres) => {
  await asUser(postgres.env.DATABASE_URL, { name: 'owner' }, async (sql) => {
    for (const [table, { sees }] of Object.entries(expected.tervita_owner)) {
      const seen = await attempt(
        sql,
        `select 1 from ${table} where not (${within(sees, { name: 'owner' })})`,
      );
      findings.check('the owner of the tables sees no row', seen === 0, { table, seen });
    }
    for (const table of ['audit_log', 'audit_log_beyond', 'e_contact', 'timeline_entry', 'person', 'clinic'])
      findings.check(
        'the owner empties nothing by a slip',
        (await attempt(sql, `truncate ${table} cascade`)) === 'denied',
        { table },
      );
  });
  const system = urlOfUser(postgres.sqlUrl, 'tervita_system', postgres.env.DATABASE_USERS_SECRET);
  await asUser(system, { name: 'system' }, async (sql) => {
    for (const statement of [
      "update audit_log set action = 'x'",
      'delete from audit_log',
      'truncate audit_log',
    ])
      findings.check('the audit log only grows', (await attempt(sql, statement)) === 'denied', statement);
    for (const set of ["author_name = 'x'", "author_kind = 'SYSTEM'", "text = 'x'", 'at = now()'])
      findings.check(
        'what was written stays as it was written',
        (await attempt(sql, `update timeline_entry set ${set}`)) === 'denied',
        set,
      );
  });
};

const tenantSql = async (run: Run): Promise<void> => {
  const { findings, cleanup, folder, say } = run;
  ensureBuilt();
  const postgres = await startPostgres(folder, cleanup);
  const product = await startProduct({ port: await freePort(), folder, env: postgres.env }, cleanup);
  product.kill('SIGKILL');
  await product.ended;
  const canary = await makeCanary(postgres.sqlUrl);
  say('a database with the demonstration and an untouched clinic');
  await withSql(postgres.sqlUrl, async (truth) => {
    const tables = await tablesOf(truth);
    const contexts = await contextsOf(truth);
    await checkStructure(truth, tables, findings);
    let foreignRowsRead = 0;
    for (const user of ['tervita_clinic', 'tervita_patient'] as const)
      for (const context of contexts[user])
        foreignRowsRead += await attackAs(run, postgres, truth, tables, user, context);
    const { tried: forgeries, written } = await forgeAs(run, postgres, truth, contexts);
    say(`foreign rows read: ${foreignRowsRead}; forged rows written: ${written} by ${forgeries} forgeries`);
    const figures = { tables: tables.length, foreignRowsRead, forgeries, forgedRowsWritten: written };
    Object.assign(findings.figures, figures);
  });
  await attackAsOthers(run, postgres);
  await canary.checkUnchanged(findings);
};

await runCommand({ name: 'abuse:tenant-sql', limitSeconds: { short: 180, full: 120 }, run: tenantSql });
