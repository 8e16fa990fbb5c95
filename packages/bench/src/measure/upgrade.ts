import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { countClinicEContacts } from '@tervita/contract/e-contacts';
import { migrate } from '../../../server/src/core/database/migrate.ts';
import { freePort } from '../../../server/src/core/free-port.ts';
import { migrationsFolder } from '../../../server/src/folders.ts';
import { ensureBuilt } from '../core/build.ts';
import { call } from '../core/call.ts';
import { type Run, runCommand } from '../core/command.ts';
import { startPostgres } from '../core/postgres.ts';
import { startProduct } from '../core/product.ts';
import { signIn } from '../core/sign-in.ts';
import { withSql } from '../core/sql.ts';
import { fillClinics } from './fill-clinics.ts';
import { staffOfDemo } from './staff-of-demo.ts';

const patients = 200_000;
const mostMs = 1_000;

/** One of each kind that the rules of migrations allow, on the tables that every call reads. */
const upgrade: Record<string, string> = {
  '9001-columns':
    'alter table clinic_member add column measured text; alter table e_contact add column measured text;',
  '9002-members': `-- In batches.
update clinic_member set measured = 'x' where id in (select id from clinic_member where measured is null limit 5000)`,
  '9003-index': `-- Outside a transaction.
create index concurrently clinic_member_measured on clinic_member (clinic_id, measured)`,
  '9004-rule': `alter table clinic_member add constraint clinic_member_measured check (measured = 'x') not valid;`,
  '9005-checked': 'alter table clinic_member validate constraint clinic_member_measured;',
};

const runUpgrade = async ({ folder, cleanup, findings, say }: Run): Promise<void> => {
  ensureBuilt();
  const postgres = await startPostgres(folder, cleanup);
  const { target } = await startProduct({ port: await freePort(), folder, env: postgres.env }, cleanup);
  const staff = await withSql(postgres.sqlUrl, async (sql) => {
    const found = await staffOfDemo(sql);
    await fillClinics(
      sql,
      { ...found, eContacts: patients, members: patients },
      { clinics: 0, eContacts: 0 },
    );
    return found;
  });
  say(`${patients.toLocaleString('en')} patients`);
  const as = await signIn(target, staff);
  const migrations = join(folder, 'migrations');
  mkdirSync(migrations);
  cpSync(migrationsFolder, migrations, { recursive: true });
  for (const [name, text] of Object.entries(upgrade)) writeFileSync(join(migrations, `${name}.sql`), text);
  let isOver = false;
  const waits: number[] = [];
  const read = async () => {
    while (!isOver) {
      const { status, ms } = await call(
        target,
        countClinicEContacts,
        { query: { clinicId: staff.clinicId } },
        { as },
      );
      if (status !== 200) throw new Error(`a reader got ${status}`);
      waits.push(ms);
      await wait(20);
    }
  };
  const began = performance.now();
  const upgrading = migrate(postgres.env.DATABASE_URL, migrations).finally(() => {
    isOver = true;
  });
  const [names] = await Promise.all([upgrading, read()]);
  const seconds = (performance.now() - began) / 1_000;
  const slowest = Math.max(...waits);
  findings.figures.upgrade = {
    files: names.length,
    seconds: Number(seconds.toFixed(1)),
    answers: waits.length,
    slowestMs: Math.round(slowest),
  };
  say(JSON.stringify(findings.figures.upgrade));
  findings.check('every file of the upgrade was run', names.length === Object.keys(upgrade).length, names);
  findings.check(`nobody waits longer than ${mostMs} ms meanwhile`, slowest <= mostMs, { slowest });
};

await runCommand({ name: 'bench:upgrade', limitSeconds: { short: 400, full: 600 }, run: runUpgrade });
