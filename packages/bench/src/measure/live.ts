import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { getSession } from '@tervita/contract/auth';
import { assignEContact, listClinicEContacts } from '@tervita/contract/e-contacts';
import { livePath } from '@tervita/contract/live';
import { WebSocket } from 'ws';
import { freePort } from '../../../server/src/core/free-port.ts';
import { ensureBuilt } from '../core/build.ts';
import { call, type Target } from '../core/call.ts';
import { type Run, runCommand } from '../core/command.ts';
import { startPostgres } from '../core/postgres.ts';
import { startProduct } from '../core/product.ts';
import { signIn } from '../core/sign-in.ts';
import { withSql } from '../core/sql.ts';
import { waitUntil } from '../core/wait.ts';
import { addColleagues } from './many-staff.ts';
import { staffOfDemo } from './staff-of-demo.ts';

const colleagues = 200;
const socketsEach = 5;
const changeMostMs = 250;
const otherCallMostMs = 100;

/** A screen that only counts: reading a thousand messages here would be measured as the product's. */
interface Screen {
  readonly socket: WebSocket;
  bytes: number;
  lastChange: number;
}

const open = (target: Target, token: string): Promise<Screen> =>
  new Promise((resolve, reject) => {
    const headers = { origin: target.origin, cookie: `${target.cookieName}=${token}` };
    const socket = new WebSocket(`${target.url.replace('http', 'ws')}${livePath}`, { headers });
    const screen: Screen = { socket, bytes: 0, lastChange: 0 };
    socket.on('message', (data: Buffer) => {
      screen.bytes += data.length;
      if (data.includes('E_CONTACTS_CHANGED')) screen.lastChange = performance.now();
    });
    socket.on('error', reject);
    socket.on('open', () => resolve(screen));
  });

const share = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN);
};

const runLive = async ({ folder, cleanup, findings, isShort, say }: Run): Promise<void> => {
  ensureBuilt();
  const postgres = await startPostgres(folder, cleanup);
  const { target } = await startProduct({ port: await freePort(), folder, env: postgres.env }, cleanup);
  const { staff, tokens } = await withSql(postgres.sqlUrl, async (sql) => {
    const found = await staffOfDemo(sql);
    // Signed in first: the consents that colleagues get are theirs.
    const as = await signIn(target, found);
    return { staff: { ...found, as }, tokens: await addColleagues(sql, found, colleagues) };
  });
  const { clinicId, userId, as } = staff;
  const listed = await call(target, listClinicEContacts, { query: { clinicId } }, { as });
  const id = listed.body.eContacts.find(({ status }) => status === 'SUBMITTED')?.id ?? '';

  const screens: Screen[] = [];
  for (const token of tokens)
    screens.push(...(await Promise.all(Array.from({ length: socketsEach }, () => open(target, token)))));
  cleanup.add(() => {
    for (const { socket } of screens) socket.terminate();
  });
  for (const { socket } of screens)
    socket.send(JSON.stringify({ type: 'VIEW_E_CONTACTS', payload: { clinicId } }));
  await wait(5_000);
  say(`${screens.length} screens of ${colleagues} colleagues`);

  /** From the press of the button until each screen has heard of it. */
  const change = async (number: number): Promise<number[]> => {
    const began = performance.now();
    const assignee = number % 2 === 0 ? { assigneeUserId: userId } : { assigneeUserId: null };
    const answer = await call(target, assignEContact, { params: { id }, body: assignee }, { as });
    findings.check('the change is made', answer.status === 200, answer.raw);
    await waitUntil(() => screens.every(({ lastChange }) => lastChange > began), {
      withinMs: 5_000,
      everyMs: 5,
    });
    return screens.map(({ lastChange }) => (lastChange > began ? lastChange - began : 5_000));
  };
  const others: number[] = [];
  let isAsking = true;
  const asking = (async () => {
    while (isAsking) {
      const began = performance.now();
      await call(target, getSession, {}, { as });
      others.push(performance.now() - began);
      await wait(10);
    }
  })();
  const rounds = [
    { name: 'apart', every: 6_000, changes: isShort ? 3 : 10 },
    { name: 'inARow', every: 500, changes: isShort ? 5 : 20 },
  ];
  for (const { name, every, changes } of rounds) {
    const heard: number[] = [];
    for (let number = 0; number < changes; number += 1) {
      await wait(every);
      heard.push(...(await change(number)));
    }
    const [p50, p99] = [share(heard, 0.5), share(heard, 0.99)];
    findings.figures[name] = { p50, p99 };
    say(`${changes} changes ${every} ms apart: p50 ${p50} ms, p99 ${p99} ms`);
    findings.check(`99 of 100 screens hear of a change within ${changeMostMs} ms`, p99 < changeMostMs, {
      name,
      p99,
    });
  }
  const before = screens.reduce((sum, { bytes }) => sum + bytes, 0);
  const visitor = await open(target, as);
  visitor.socket.send(JSON.stringify({ type: 'VIEW_E_CONTACT', payload: { eContactId: id } }));
  await wait(2_000);
  const sent = screens.reduce((sum, { bytes }) => sum + bytes, 0) - before;
  visitor.socket.terminate();
  isAsking = false;
  await asking;
  const otherCalls = { p50: share(others, 0.5), p99: share(others, 0.99), worst: share(others, 1) };
  findings.figures.otherCalls = otherCalls;
  findings.figures.kilobytesWhenOneOpensOne = Math.round(sent / 1_000);
  say(
    `other calls: ${JSON.stringify(otherCalls)}; one e-contact opened: ${Math.round(sent / 1_000)} kB to all`,
  );
  findings.check(
    `other calls take under ${otherCallMostMs} ms`,
    otherCalls.p99 < otherCallMostMs,
    otherCalls,
  );
};

await runCommand({ name: 'bench:live', limitSeconds: { short: 180, full: 300 }, run: runLive });
