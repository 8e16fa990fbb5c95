import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { countClinicEContacts, listClinicEContacts } from '@tervita/contract/e-contacts';
import { searchPatients } from '@tervita/contract/patients';
import { freePort } from '../../../server/src/core/free-port.ts';
import { ensureBuilt } from '../core/build.ts';
import { call, type Target } from '../core/call.ts';
import { type Run, runCommand } from '../core/command.ts';
import { startPostgres } from '../core/postgres.ts';
import { startProduct } from '../core/product.ts';
import { signIn } from '../core/sign-in.ts';
import { withSql } from '../core/sql.ts';
import { fillClinics } from './fill-clinics.ts';
import { median } from './median.ts';
import { type Staff, staffOfDemo } from './staff-of-demo.ts';

const clinicSize = 10_000;
const mostRatio = 1.5;
/** Below this a call is mostly the road to the server, and its ratio is noise. */
const floorMs = 2;

interface World {
  readonly target: Target;
  readonly as: string;
  readonly staff: Staff;
}

const grownTo = async (
  { folder, cleanup, say }: Run,
  name: string,
  others: { clinics: number; eContacts: number },
): Promise<World> => {
  const place = join(folder, name);
  mkdirSync(place);
  const postgres = await startPostgres(place, cleanup);
  const product = { port: await freePort(), folder: place, env: postgres.env };
  const { target } = await startProduct(product, cleanup);
  const staff = await withSql(postgres.sqlUrl, async (sql) => {
    const found = await staffOfDemo(sql);
    await fillClinics(sql, { ...found, eContacts: clinicSize }, others);
    return found;
  });
  say(`${name}: ${(clinicSize + others.eContacts).toLocaleString('en')} e-contacts`);
  return { target, staff, as: await signIn(target, staff) };
};

const lists: Record<string, Record<string, string>> = {
  'the default list': {},
  incoming: { statuses: 'SUBMITTED', waitingFor: 'CLINIC', sort: 'waitingSince', order: 'asc' },
  answered: { statuses: 'SUBMITTED', waitingFor: 'PATIENT' },
  completed: { statuses: 'COMPLETED' },
  rejected: { statuses: 'REJECTED' },
  'only completed': { onlyCompleted: 'true' },
  'nobody responsible': { hasAssigneeUser: 'false' },
  'one reason': { types: 'COUGH' },
  'search in e-contacts': { search: 'mari mets0a' },
  'created in a week': {
    createdAtFrom: new Date(Date.now() - 7 * 86_400_000).toISOString(),
    sort: 'createdAt',
  },
};

const asked = async ({ target, as, staff }: World, name: string): Promise<number> => {
  const { clinicId, userId } = staff;
  if (name === 'counts')
    return (await call(target, countClinicEContacts, { query: { clinicId } }, { as })).ms;
  if (name === 'patient search')
    return (await call(target, searchPatients, { query: { clinicId, search: 'mets0a1' } }, { as })).ms;
  const mine = name === 'one colleague' ? { assigneeUserIds: userId } : lists[name];
  const query = { clinicId, ...mine } as never;
  const answer = await call(target, listClinicEContacts, { query }, { as });
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status}`);
  return answer.ms;
};

const runGrowth = async (run: Run): Promise<void> => {
  ensureBuilt();
  const small = await grownTo(run, 'small', { clinics: 0, eContacts: 0 });
  const large = await grownTo(run, 'large', { clinics: 49, eContacts: run.isShort ? 90_000 : 990_000 });
  const times = run.times(10, 30);
  const ratios: Record<string, unknown> = {};
  for (const name of [...Object.keys(lists), 'one colleague', 'counts', 'patient search']) {
    const [ofSmall, ofLarge]: [number[], number[]] = [[], []];
    // Turn by turn, so that whatever else the machine does reaches both.
    for (let turn = -3; turn < times; turn += 1) {
      const [a, b] = [await asked(small, name), await asked(large, name)];
      if (turn < 0) continue;
      ofSmall.push(a);
      ofLarge.push(b);
    }
    const [a, b] = [median(ofSmall), median(ofLarge)];
    const ratio = Math.max(b, floorMs) / Math.max(a, floorMs);
    ratios[name] = {
      small: Number(a.toFixed(2)),
      large: Number(b.toFixed(2)),
      ratio: Number(ratio.toFixed(2)),
    };
    run.say(`${name}: ${JSON.stringify(ratios[name])}`);
    run.findings.check(
      `a clinic does not notice how many others there are: ${name}`,
      ratio <= mostRatio,
      ratios[name],
    );
  }
  run.findings.figures.medianMs = ratios;
};

await runCommand({ name: 'bench:inbox-growth', limitSeconds: { short: 400, full: 1_800 }, run: runGrowth });
