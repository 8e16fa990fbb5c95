import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  countClinicEContacts,
  getClinicEContact,
  getClinicTimeline,
  listClinicEContacts,
} from '@tervita/contract/e-contacts';
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
/** What a nurse opens all day is held closer than the lists that she filters now and then. */
const mostRatio = (name: string) => (['the default list', 'detail', 'thread'].includes(name) ? 1.2 : 1.5);
/** Below this a call is mostly the road to the server, and its ratio is noise. */
const floorMs = 2;

interface World {
  readonly target: Target;
  readonly as: string;
  readonly staff: Staff;
  /** One of its e-contacts. */
  readonly eContactId: string;
}

interface Size {
  readonly members?: number;
  readonly others: { readonly clinics: number; readonly eContacts: number };
}

const grownTo = async (
  { folder, cleanup, say }: Run,
  name: string,
  { members, others }: Size,
): Promise<World> => {
  const place = join(folder, name);
  mkdirSync(place);
  const postgres = await startPostgres(place, cleanup);
  const product = { port: await freePort(), folder: place, env: postgres.env };
  const { target } = await startProduct(product, cleanup);
  const staff = await withSql(postgres.sqlUrl, async (sql) => {
    const found = await staffOfDemo(sql);
    await fillClinics(sql, { ...found, eContacts: clinicSize, ...(members ? { members } : {}) }, others);
    return found;
  });
  say(`${name}: ${(clinicSize + others.eContacts).toLocaleString('en')} e-contacts`);
  const as = await signIn(target, staff);
  const { body } = await call(target, listClinicEContacts, { query: { clinicId: staff.clinicId } }, { as });
  const [one] = body.eContacts.slice(-1);
  if (!one || body.eContacts.length < 500) throw new Error(`${name}: the list is too short to measure`);
  return { target, staff, as, eContactId: one.id };
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

const asked = async ({ target, as, staff, eContactId }: World, name: string): Promise<number> => {
  const { clinicId, userId } = staff;
  const params = { id: eContactId };
  if (name === 'detail') return (await call(target, getClinicEContact, { params }, { as })).ms;
  if (name === 'thread') return (await call(target, getClinicTimeline, { params }, { as })).ms;
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

const names = [...Object.keys(lists), 'one colleague', 'counts', 'patient search', 'detail', 'thread'];

const compare = async (run: Run, what: string, small: World, large: World) => {
  const times = run.times(10, 30);
  const ratios: Record<string, unknown> = {};
  for (const name of names) {
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
    run.say(`${what}, ${name}: ${JSON.stringify(ratios[name])}`);
    run.findings.check(`${what}: ${name}`, ratio <= mostRatio(name), ratios[name]);
  }
  return ratios;
};

const runGrowth = async (run: Run): Promise<void> => {
  ensureBuilt();
  const alone = { clinics: 0, eContacts: 0 };
  const small = await grownTo(run, 'small', { others: alone });
  const crowded = await grownTo(run, 'crowded', { others: alone, members: 50_000 });
  const medianMs = {
    members: await compare(run, 'a clinic of 50,000 members is as fast as one of 2,500', small, crowded),
    clinics: {},
  };
  const large = await grownTo(run, 'large', {
    others: { clinics: 49, eContacts: run.isShort ? 90_000 : 990_000 },
  });
  medianMs.clinics = await compare(run, 'a clinic does not notice how many others there are', small, large);
  run.findings.figures.medianMs = medianMs;
};

await runCommand({ name: 'bench:inbox-growth', limitSeconds: { short: 400, full: 1_800 }, run: runGrowth });
