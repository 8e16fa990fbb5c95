import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { previewMessage, sendMessage } from '@tervita/contract/message-centre';
import { startSms } from '@tervita/simulators';
import { freePort } from '../../../server/src/core/free-port.ts';
import { ensureBuilt } from '../core/build.ts';
import { call } from '../core/call.ts';
import { type Run, runCommand } from '../core/command.ts';
import { embeddedSqlUrl, endEmbedded } from '../core/embedded.ts';
import { openFolder } from '../core/folders.ts';
import { startProduct } from '../core/product.ts';
import { signIn } from '../core/sign-in.ts';
import { type Sql, withSql } from '../core/sql.ts';
import { waitUntil } from '../core/wait.ts';

const listCode = 'SMS-TEST';
const text = 'Tere, {firstName}! Gripivaktsiin on kohal.';

interface Sender {
  readonly clinicId: string;
  readonly country: string;
  readonly code: string;
  readonly firstName: string;
  readonly surname: string;
}

const findSender = async (sql: Sql): Promise<Sender> => {
  const { rows } = await sql.query<Sender>(`
    select e.clinic_id as "clinicId", p.country, p.personal_code as code, p.first_name as "firstName", p.surname
    from employee e join app_user u on u.id = e.user_id join person p on p.id = u.person_id
      join consent c on c.user_id = u.id and c.consent_group = 'PRM_CLINIC'
    where e.deleted_at is null and p.personal_code is not null
      and (select count(*) from employee o where o.user_id = e.user_id) = 1
    order by e.created_at, e.id limit 1`);
  const [row] = rows;
  if (!row) throw new Error('nobody of the demonstration can send a message');
  return row;
};

/** Patients with mobile numbers, each its own; every hundredth has a landline, and the next one no number. */
const addPatients = async (sql: Sql, clinicId: string, count: number): Promise<void> => {
  await sql.query('insert into patient_list (clinic_id, code) values ($1, $2)', [clinicId, listCode]);
  await sql.query(
    `with made as (
       insert into person (id, country, first_name, surname, birth_date, sex, created_at, updated_at)
       select gen_random_uuid(), 'EE', 'Mari', 'Saaja' || n, '1980-01-01', 'FEMALE', now(), now()
       from generate_series(1, $2::int) as n returning id, surname)
     insert into clinic_member (id, clinic_id, person_id, status, list_code, first_name, surname, birth_date, sex, phone,
       created_at, updated_at)
     select gen_random_uuid(), $1, id, 'MEMBER', $3, 'Mari', surname, '1980-01-01', 'FEMALE',
       case substr(surname, 6)::int % 100 when 0 then '+3726031234' when 1 then null
         else '+37253' || lpad(substr(surname, 6), 6, '0') end, now(), now()
     from made`,
    [clinicId, count, listCode],
  );
};

const billed = async (sql: Sql, campaignId: string) => {
  const { rows } = await sql.query<{ phone: string; messageId: string; units: number; cents: number }>(
    `select phone, message_id as "messageId", units, price_cents as cents from sms_recipient
     where campaign_id = $1 and accepted_at is not null`,
    [campaignId],
  );
  return rows;
};

const countOf = async (sql: Sql, campaignId: string, states: readonly string[]): Promise<number> => {
  const { rows } = await sql.query<{ count: number }>(
    'select count(*)::int as count from sms_recipient where campaign_id = $1 and state = any ($2)',
    [campaignId, states],
  );
  return rows[0]?.count ?? 0;
};

const killSending = async (run: Run): Promise<void> => {
  const { findings, cleanup, folder, random, say } = run;
  const patients = run.isShort ? 500 : 20_000;
  const kills = run.times(3, 3);
  ensureBuilt();
  const dataDir = openFolder(join(folder, 'data'));
  endEmbedded(dataDir, cleanup);
  // Outside the product: what it took before a kill is not forgotten.
  const operator = await startSms({ perSecond: run.isShort ? 100 : 400 });
  cleanup.add(() => operator.close());
  const port = await freePort();
  const env = {
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMS_GATEWAY_URL: operator.apiUrl,
    SMS_GATEWAY_USERNAME: operator.username,
    SMS_GATEWAY_PASSWORD: operator.password,
    SMS_GATEWAY_KNOWS_REPETITIONS: 'true',
    // So that what a dead worker had marked is finished soon; the full form waits as long as the product does.
    ...(run.isShort ? { SMS_CLAIM_SECONDS: '5' } : {}),
  };
  const options = { port, folder, env };
  let product = await startProduct(options, cleanup);
  const sqlUrl = embeddedSqlUrl(dataDir);
  const sender = await withSql(sqlUrl, async (sql) => {
    const found = await findSender(sql);
    await addPatients(sql, found.clinicId, patients);
    return found;
  });
  const as = await signIn(product.target, sender);
  const body = { clinicId: sender.clinicId, filter: { listCodes: [listCode] }, exceptMemberIds: [], text };
  const plan = await call(product.target, previewMessage, { body }, { as });
  const confirmed = { reachable: plan.body.counts.REACHABLE, priceCents: plan.body.priceCents };
  const sent = await call(
    product.target,
    sendMessage,
    { body: { ...body, template: null, confirmed } },
    { as },
  );
  if (sent.status !== 200) throw new Error(`send answered ${sent.status} ${sent.code ?? ''}`);
  const { id } = sent.body;
  say(
    `${confirmed.reachable} of ${patients} patients can be reached; the send answered in ${Math.round(sent.ms)} ms`,
  );

  for (let kill = 1; kill <= kills; kill += 1) {
    // Somewhere in the middle of it, each time a little further.
    const from = operator.taken().length;
    const step = Math.max(1, Math.floor((confirmed.reachable - from) / (kills + 2 - kill)));
    const after = from + random.whole(1, step);
    await waitUntil(async () => operator.taken().length >= after, { withinMs: 120_000 });
    product.kill('SIGKILL');
    await product.ended;
    await wait(random.whole(0, 300));
    const between = operator.taken().length;
    const known = await withSql(embeddedSqlUrl(dataDir), (sql) => billed(sql, id)).catch(() => []);
    say(`kill ${kill}: the operator has ${between}, ${between - known.length} of them not written down`);
    product = await startProduct(options, cleanup);
  }

  await withSql(embeddedSqlUrl(dataDir), async (sql) => {
    const isDone = await waitUntil(async () => (await countOf(sql, id, ['WAITING', 'CLAIMED'])) === 0, {
      withinMs: run.isShort ? 150_000 : 300_000,
    });
    findings.check('everything is sent in the end', isDone !== undefined, 'messages are left');
    const taken = operator.taken();
    const numbers = new Map<string, number>();
    for (const { to } of taken) numbers.set(to, (numbers.get(to) ?? 0) + 1);
    const twice = [...numbers].filter(([, times]) => times > 1).length;
    findings.check('every reachable number gets the SMS', numbers.size === confirmed.reachable, numbers.size);
    findings.check('no number gets it twice', twice === 0, twice);
    const lines = await billed(sql, id);
    const idsOfOperator = new Set(taken.map((message) => message.id));
    const strange = lines.filter(({ messageId }) => !idsOfOperator.has(messageId)).length;
    findings.check(
      "the invoice has the operator's messages",
      lines.length === taken.length && strange === 0,
      {
        lines: lines.length,
        taken: taken.length,
        strange,
      },
    );
    const cents = lines.reduce((sum, line) => sum + line.cents, 0);
    findings.check('the price is the one that was agreed to', cents === confirmed.priceCents, cents);
    const skipped = await countOf(sql, id, ['SKIPPED']);
    findings.check('the others are skipped', skipped === patients - confirmed.reachable, skipped);
    const unknown = await countOf(sql, id, ['UNKNOWN', 'REFUSED', 'STOPPED']);
    findings.check('nothing is left unknown', unknown === 0, unknown);
    findings.figures.patients = patients;
    findings.figures.sms = taken.length;
    findings.figures.invoiceLines = lines.length;
    findings.figures.kills = kills;
  });
};

await runCommand({ name: 'fault:sms', limitSeconds: { short: 120, full: 600 }, run: killSending });
