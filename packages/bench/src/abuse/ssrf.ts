import { randomBytes } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { sendEContactText, sendInquiry } from '@tervita/contract/e-contacts';
import { getPushState, updatePushEndpoint } from '@tervita/contract/notifications';
import { freePort } from '../../../server/src/core/free-port.ts';
import { ensureBuilt } from '../core/build.ts';
import { call } from '../core/call.ts';
import type { Cleanup } from '../core/cleanup.ts';
import { type Run, runCommand } from '../core/command.ts';
import { http } from '../core/http.ts';
import { startPostgres } from '../core/postgres.ts';
import { startProduct } from '../core/product.ts';
import { withSql } from '../core/sql.ts';
import { waitUntil } from '../core/wait.ts';
import { signInPeople } from '../traffic/people.ts';

/** Something inside that nobody outside may reach; it counts who knocks. */
const startInside = async (cleanup: Cleanup) => {
  const knocks = { count: 0 };
  const server = createServer((socket) => {
    knocks.count += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  cleanup.add(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { knocks, port: (server.address() as AddressInfo).port };
};

const inside = (port: number): readonly string[] => [
  `https://127.0.0.1:${port}/`,
  `https://localhost:${port}/`,
  `https://127.1:${port}/`,
  `https://2130706433:${port}/`,
  `https://0x7f.1:${port}/`,
  `https://0.0.0.0:${port}/`,
  `https://[::1]:${port}/`,
  `https://[::ffff:127.0.0.1]:${port}/`,
  `https://fcm.googleapis.com@127.0.0.1:${port}/`,
  `https://fcm.googleapis.com:${port}/`,
  `https://127.0.0.1:${port}/?https://fcm.googleapis.com/`,
  `https://fcm.googleapis.com.127.0.0.1.nip.io:${port}/`,
  `http://127.0.0.1:${port}/`,
  'https://169.254.169.254/latest/meta-data/',
  'https://metadata.google.internal/',
  'https://10.0.0.1/',
  'https://192.168.0.1/',
  'gopher://127.0.0.1/',
  'file:///etc/passwd',
];

const keys = () => ({
  p256dh: Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

const runSsrf = async (run: Run): Promise<void> => {
  const { findings, cleanup, folder, say } = run;
  ensureBuilt();
  const postgres = await startPostgres(folder, cleanup);
  const { knocks, port } = await startInside(cleanup);
  const pushPort = await freePort();
  const env = { ...postgres.env, SIMULATOR_PORTS: `push=${pushPort}` };
  const { target } = await startProduct({ port: await freePort(), folder, env }, cleanup);
  const people = await signInPeople(target, postgres.sqlUrl, { patients: 1, staff: 1 });
  const [patient, nurse] = [people.patients[0], people.staff[0]];
  if (!patient || !nurse) throw new Error('nobody signed in');
  const as = patient.token;
  const give = (pushEndpoint: string) => call(target, updatePushEndpoint, { body: { pushEndpoint } }, { as });

  for (const endpoint of inside(port)) {
    const { status } = await give(JSON.stringify({ endpoint, keys: keys() }));
    findings.check('an address of no push service is refused', status === 400, { endpoint, status });
  }
  say('addresses that lead inside');

  const sim = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const url = new URL(`http://127.0.0.1:${pushPort}/__sim${path}`);
    const { text } = await http(url, { method, headers, body: body && JSON.stringify(body) });
    return JSON.parse(text) as T;
  };
  /** An e-contact of the patient's that is answered: their devices are told. */
  const tell = async () => {
    const { personId: patientPersonId } = patient.person;
    const body = {
      eContactType: 'COUGH' as const,
      patientPersonId,
      clinicId: people.clinicId,
      text: 'Köha',
      dangerSigns: ['none'],
    };
    const { id } = (await call(target, sendEContactText, { body }, { as, key: crypto.randomUUID() })).body;
    const question = { params: { id }, body: { question: 'Kaua juba?' } };
    const options = { as: nurse.token, seen: 1, key: crypto.randomUUID() };
    const { status } = await call(target, sendInquiry, question, options);
    if (status !== 200) throw new Error(`the reply answered ${status}`);
    return id;
  };
  await withSql(postgres.sqlUrl, async (sql) => {
    const devices = async () => (await sql.query('select endpoint from push_subscription')).rows.length;
    // As if the list had been longer when it was stored.
    await sql.query(
      `insert into push_subscription (id, user_id, browser_hash, endpoint, p256dh, auth, created_at, confirmed_at)
       values (gen_random_uuid(), $1, '\\x01', $2, $3, $4, now(), now())`,
      [patient.person.userId, `https://127.0.0.1:${port}/`, keys().p256dh, keys().auth],
    );
    await tell();
    await waitUntil(async () => (await devices()) === 0, { withinMs: 20_000 });
    findings.check('one that is no longer on the list is forgotten, not called', (await devices()) === 0);

    const { publicKey } = (await call(target, getPushState, {}, { as })).body;
    const device = await sim<object>('POST', '/subscriptions', { applicationServerKey: publicKey });
    await give(JSON.stringify(device));
    await sim('POST', '/faults', { kind: 'redirect' });
    const id = await tell();
    const failed = async () => {
      const jobs = `select from jobs.job where state = 'failed' and data -> 'ids' ->> 'eContactId' = $1`;
      return (await sql.query(jobs, [id])).rows.length > 0;
    };
    await waitUntil(failed, { withinMs: 20_000 });
    const asked = await sim<{ path: string }[]>('GET', '/requests');
    findings.check('a push service was called', asked.length > 0, asked);
    findings.check(
      'where it points is not gone to',
      asked.every(({ path }) => path.startsWith('/push/')),
      asked.map(({ path }) => path),
    );
  });
  findings.check('nobody knocked inside', knocks.count === 0, knocks.count);
  Object.assign(findings.figures, { addresses: inside(port).length, knocks: knocks.count });
};

await runCommand({ name: 'abuse:ssrf', limitSeconds: { short: 120, full: 120 }, run: runSsrf });
