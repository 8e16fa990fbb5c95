// npm run bench -- medications: the search of the register with 50,000 packages, as the page asks it.
import { searchMedications } from '@tervita/contract/prescriptions';
import { freePort } from '../../../server/src/core/free-port.ts';
import { ensureBuilt } from '../core/build.ts';
import { call } from '../core/call.ts';
import { type Run, runCommand } from '../core/command.ts';
import { startPostgres } from '../core/postgres.ts';
import { startProduct } from '../core/product.ts';
import { signIn } from '../core/sign-in.ts';
import { type Sql, withSql } from '../core/sql.ts';
import { median } from './median.ts';
import { percentile } from './percentile.ts';
import { staffOfDemo } from './staff-of-demo.ts';

const packages = 50_000;
const mostMs = 30;
/** Beginnings, short and long, of brands and of substances; what people call them; and what they mistype. */
const typed = [
  'pa',
  'me',
  'pant',
  'betarolin',
  'metoprolol',
  'paratsetamool',
  'амоксициллин',
  'pantap',
  'levotiroxine',
  'xqzwv',
];

/** Every brand of the demonstration again under other names, until there are enough. */
const fillRegister = async (sql: Sql): Promise<void> => {
  await sql.query(
    `insert into medication
     select country, 'B' || n || '-' || package_code, brand || ' ' || n, active_ingredient, atc, form, route, strength,
       brand_key || ' ' || n, ingredient_key, loaded_at, null
     from medication cross join generate_series(1, 40) n
     limit $1::int - (select count(*) from medication)`,
    [packages],
  );
  await sql.query(
    'insert into medication_name select distinct brand_key from medication on conflict do nothing',
  );
  await sql.query('analyze medication, medication_name');
};

const runMedications = async ({ folder, cleanup, findings, isShort, say }: Run): Promise<void> => {
  ensureBuilt();
  const postgres = await startPostgres(folder, cleanup);
  const { target } = await startProduct({ port: await freePort(), folder, env: postgres.env }, cleanup);
  const staff = await withSql(postgres.sqlUrl, async (sql) => {
    await fillRegister(sql);
    return staffOfDemo(sql);
  });
  const as = await signIn(target, staff);
  for (const search of typed) {
    const times: number[] = [];
    // The first rounds warm it up.
    for (let round = -20; round < (isShort ? 20 : 100); round += 1) {
      const { ms, status } = await call(target, searchMedications, { query: { search } }, { as });
      if (status !== 200) throw new Error(`the product answered ${status}`);
      if (round >= 0) times.push(ms);
    }
    const [half, p95] = [median(times), percentile(times, 0.95)];
    say(`${search}: half within ${half.toFixed(1)} ms, 95 of 100 within ${p95.toFixed(1)} ms`);
    findings.figures[search] = Number(p95.toFixed(1));
    findings.check(`"${search}" is answered within ${mostMs} ms, 95 times of 100`, p95 < mostMs, {
      half,
      p95,
    });
  }
};

await runCommand({ name: 'bench:medications', limitSeconds: { short: 300, full: 600 }, run: runMedications });
