import { getFeedbackStatistics } from '@tervita/contract/feedback';
import { getWaitingTimes } from '@tervita/contract/waiting-times';
import { freePort } from '../../../server/src/core/free-port.ts';
import { ensureBuilt } from '../core/build.ts';
import { call } from '../core/call.ts';
import { type Run, runCommand } from '../core/command.ts';
import { startPostgres } from '../core/postgres.ts';
import { startProduct } from '../core/product.ts';
import { signIn } from '../core/sign-in.ts';
import { withSql } from '../core/sql.ts';
import { fillClinics } from './fill-clinics.ts';
import { median } from './median.ts';
import { staffOfDemo } from './staff-of-demo.ts';

/** E-contacts of one clinic: eleven minutes apart, so nearly all lie within a year. */
const clinicSize = 50_000;
const mostMs = 1_000;

/** After every second e-contact that is completed. */
const fillFeedback = `
  insert into feedback (id, clinic_id, e_contact_id, author_user_id, source, rating, keywords, at)
  select gen_random_uuid(), e.clinic_id, e.id, e.creator_user_id, 'CLINIC', 1 + abs(hashtext(e.id::text)) % 5, '{SPEED}',
    e.completed_at
  from e_contact e where e.status = 'COMPLETED' and abs(hashtext(e.id::text)) % 2 = 0 on conflict do nothing`;

const runWaitingTimes = async (run: Run): Promise<void> => {
  ensureBuilt();
  const { folder, cleanup, say, findings } = run;
  const postgres = await startPostgres(folder, cleanup);
  const { target } = await startProduct({ port: await freePort(), folder, env: postgres.env }, cleanup);
  const others = { clinics: 19, eContacts: run.isShort ? 50_000 : 950_000 };
  const staff = await withSql(postgres.sqlUrl, async (sql) => {
    const found = await staffOfDemo(sql);
    await fillClinics(sql, { ...found, eContacts: clinicSize }, others);
    await sql.query('set session_replication_role = replica');
    await sql.query(fillFeedback);
    await sql.query('set session_replication_role = origin');
    await sql.query('vacuum analyze feedback');
    return found;
  });
  say(
    `${(clinicSize + others.eContacts).toLocaleString('en')} e-contacts, ${clinicSize} of them in one clinic`,
  );
  const as = await signIn(target, staff);
  const params = { clinicId: staff.clinicId };
  const calls = {
    'waiting times, 28 days': () =>
      call(target, getWaitingTimes, { params, query: { period: 'LAST_28_DAYS' } }, { as }),
    'waiting times, 365 days': () =>
      call(target, getWaitingTimes, { params, query: { period: 'LAST_365_DAYS' } }, { as }),
    'feedback, 90 days': () =>
      call(target, getFeedbackStatistics, { params, query: { period: 'LAST_90_DAYS' } }, { as }),
    'feedback, 365 days': () =>
      call(target, getFeedbackStatistics, { params, query: { period: 'LAST_365_DAYS' } }, { as }),
  };
  for (const [name, ask] of Object.entries(calls)) {
    const times: number[] = [];
    for (let turn = -2; turn < run.times(5, 15); turn += 1) {
      const answer = await ask();
      if (answer.status !== 200) throw new Error(`${name}: ${answer.status}`);
      if (turn >= 0) times.push(answer.ms);
    }
    const ms = Math.round(median(times));
    findings.figures[name] = ms;
    say(`${name}: ${ms} ms`);
    findings.check(`figures of a large clinic come within a second: ${name}`, ms <= mostMs, ms);
  }
};

await runCommand({
  name: 'bench:waiting-times',
  limitSeconds: { short: 300, full: 1_200 },
  run: runWaitingTimes,
});
