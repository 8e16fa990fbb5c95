import { getCampaign, listCampaigns, stopCampaign } from '@tervita/contract/message-centre';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../../core/clock.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import {
  ageClaims,
  clinicWithNumbers,
  mobile,
  type SmsOperator,
  startSmsOperator,
} from '../../../testing/sms-scene.ts';
import { reportPath } from './reports.ts';
import { smsSends } from './send-campaigns.ts';

let operator: SmsOperator;
/** One that sends a repeated call again. */
let forgetful: SmsOperator;
let test: TestApp;
beforeAll(async () => {
  operator = await startSmsOperator();
  forgetful = await startSmsOperator({ knowsKeys: false });
  test = await startTestApp({ sms: operator.gateway() });
});
afterAll(async () => {
  await test.close();
  await operator.close();
  await forgetful.close();
});

/** One job, as a worker does it; answers in how many seconds the next is due, undefined when nothing is left. */
const work = async (campaignId: string, at = operator) => {
  const next: (number | undefined)[] = [];
  const deps = {
    database: test.database,
    gateway: at.gateway(),
    country: 'EE',
    publicUrl: 'http://localhost:3000',
    claimSeconds: 60,
    clock: systemClock,
  } as const;
  const event = { type: 'sms-campaign.send', key: 'x', ids: { campaignId } };
  await smsSends(deps).handle(event, async (_tx, { notBefore }) => {
    next.push(notBefore ? Math.ceil((notBefore.getTime() - Date.now()) / 1_000) : 0);
  });
  return next[0];
};
const takenBy = (at: SmsOperator, campaign: readonly string[]) =>
  at.taken().filter(({ to }) => campaign.includes(to));

let serial = 0;
/** Numbers of their own, so that what the operator took can be told apart. */
const sending = async (count: number) => {
  const phones = Array.from({ length: count }, () => {
    serial += 1;
    return mobile(serial);
  });
  const scene = await clinicWithNumbers(test, phones);
  const { id } = (await scene.send()).body;
  const statesOf = async () => (await scene.states(id)).map(({ state }) => state);
  const bill = async () =>
    (await test.call(getCampaign, { params: { id } }, { as: scene.asNurse })).body.campaign.sent;
  return { ...scene, id, phones, statesOf, bill };
};

const report = async (
  { phones }: { phones: readonly string[] },
  status: string,
  over: { at?: SmsOperator; id?: string; to?: string; signature?: string; messageId?: string } = {},
) => {
  const { at = operator } = over;
  const message = takenBy(at, phones)[0];
  const body = JSON.stringify({
    status,
    to: over.to ?? message?.to,
    omnimessage_id: over.messageId ?? message?.id,
    channel: 'sms',
  });
  const id = over.id ?? message?.reportUrl?.split('/').at(-1);
  const answer = await test.app.server.inject({
    method: 'POST',
    url: `${reportPath}/${id}`,
    headers: { 'content-type': 'application/json', 'x-messente-signature': over.signature ?? at.sign(body) },
    payload: body,
  });
  return answer.statusCode;
};

it('hands every message to the operator once and bills what it took', async () => {
  const scene = await sending(60);
  expect(await work(scene.id)).toBeUndefined();
  expect(
    takenBy(operator, scene.phones)
      .map(({ to }) => to)
      .sort(),
  ).toEqual([...scene.phones].sort());
  expect(takenBy(operator, scene.phones)[0]?.text).toBe('Tere, Mari! Tulge. Parnaoru Perearstikeskus');
  expect(await scene.campaignState(scene.id)).toBe('DONE');
  expect(await scene.bill()).toEqual({ messages: 60, units: 60, priceCents: 540 });
  const { body } = await test.call(
    listCampaigns,
    { query: { clinicId: scene.clinicId } },
    { as: scene.asNurse },
  );
  expect(body.thisMonth.priceCents).toBe(540);
  // A job that comes again finds nothing to do.
  expect(await work(scene.id)).toBeUndefined();
  expect(takenBy(operator, scene.phones)).toHaveLength(60);
});

it('goes on when its sender and a recipient have left the clinic meanwhile', async () => {
  const scene = await sending(3);
  await sql`update clinic_member set status = 'FORMER' where clinic_id = ${scene.clinicId}
    and phone = ${scene.phones[0] ?? ''}`.execute(test.database.system);
  await sql`update employee set deleted_at = now() where clinic_id = ${scene.clinicId} and user_id =
    (select created_by_user_id from sms_campaign where id = ${scene.id})`.execute(test.database.system);
  expect(await work(scene.id)).toBeUndefined();
  expect(takenBy(operator, scene.phones)).toHaveLength(3);
  expect(await scene.campaignState(scene.id)).toBe('DONE');
});

it('two workers at once share the work', async () => {
  const scene = await sending(80);
  await Promise.all([work(scene.id), work(scene.id)]);
  expect(takenBy(operator, scene.phones)).toHaveLength(80);
  expect(await scene.bill()).toMatchObject({ messages: 80 });
});

it('is sent and billed once when the worker died after the call and before it wrote that down', async () => {
  const scene = await sending(3);
  await work(scene.id);
  // As it was between the call and the commit.
  await sql`update sms_recipient set state = 'CLAIMED', accepted_at = null, message_id = null
    where campaign_id = ${scene.id}`.execute(test.database.system);
  await sql`update sms_campaign set state = 'SENDING', ended_at = null where id = ${scene.id}`.execute(
    test.database.system,
  );
  // Somebody else may be at it still.
  expect(await work(scene.id)).toBeGreaterThan(30);
  expect(await scene.bill()).toMatchObject({ messages: 0 });
  await ageClaims(test, scene.id);
  expect(await work(scene.id)).toBeUndefined();
  expect(takenBy(operator, scene.phones)).toHaveLength(3);
  expect(await scene.bill()).toMatchObject({ messages: 3 });
});

it('is sent once when the operator took it and the line went down', async () => {
  const scene = await sending(2);
  await operator.fault('cut', 2);
  expect(await work(scene.id)).toBeGreaterThan(0);
  expect(await scene.statesOf()).toEqual(['CLAIMED', 'CLAIMED']);
  await ageClaims(test, scene.id);
  expect(await work(scene.id)).toBeUndefined();
  expect(takenBy(operator, scene.phones)).toHaveLength(2);
  expect(await scene.bill()).toMatchObject({ messages: 2 });
});

it('stays unknown, unbilled and unrepeated at an operator that knows no keys, until its report comes', async () => {
  const scene = await sending(1);
  await forgetful.fault('cut');
  await work(scene.id, forgetful);
  await ageClaims(test, scene.id);
  expect(await work(scene.id, forgetful)).toBeUndefined();
  expect(await scene.statesOf()).toEqual(['UNKNOWN']);
  expect(await scene.campaignState(scene.id)).toBe('DONE');
  expect(takenBy(forgetful, scene.phones)).toHaveLength(1);
  expect(await scene.bill()).toMatchObject({ messages: 0 });
  expect(await report(scene, 'DELIVRD', { at: forgetful })).toBe(204);
  expect(await scene.states(scene.id)).toEqual([{ state: 'DELIVERED', billed: true }]);
});

it('waits when the operator is too busy, and sends the rest later', async () => {
  const scene = await sending(5);
  await operator.fault('http-429', 5);
  expect(await work(scene.id)).toBe(1);
  expect(await scene.statesOf()).toEqual(Array(5).fill('WAITING'));
  expect(await work(scene.id)).toBeUndefined();
  expect(takenBy(operator, scene.phones)).toHaveLength(5);
});

it.each(['http-500', 'refuse', 'garbage', 'wrong-schema', 'cut'])('comes through %s once', async (kind) => {
  const scene = await sending(1);
  await operator.fault(kind);
  expect(await work(scene.id)).toBeGreaterThan(0);
  await ageClaims(test, scene.id);
  await work(scene.id);
  expect(takenBy(operator, scene.phones)).toHaveLength(1);
  expect(await scene.bill()).toMatchObject({ messages: 1 });
});

it('does not bill a number that the operator refuses', async () => {
  const scene = await sending(2);
  await operator.fault('bad-number');
  expect(await work(scene.id)).toBeUndefined();
  expect((await scene.statesOf()).sort()).toEqual(['ACCEPTED', 'REFUSED']);
  expect(await scene.bill()).toMatchObject({ messages: 1, priceCents: 9 });
});

it('stopped in between, sends no more; what is at the operator is finished and billed', async () => {
  const scene = await sending(2);
  await operator.fault('cut', 2);
  await work(scene.id);
  const stopped = await test.call(stopCampaign, { params: { id: scene.id } }, { as: scene.asNurse });
  expect(stopped.body).toEqual({ stopped: 0 });
  await ageClaims(test, scene.id);
  expect(await work(scene.id)).toBeUndefined();
  expect(await scene.campaignState(scene.id)).toBe('STOPPED');
  expect(takenBy(operator, scene.phones)).toHaveLength(2);
  expect(await scene.bill()).toMatchObject({ messages: 2 });

  const other = await sending(2);
  await operator.fault('http-429', 2);
  await work(other.id);
  await test.call(stopCampaign, { params: { id: other.id } }, { as: other.asNurse });
  await work(other.id);
  expect(await other.statesOf()).toEqual(['STOPPED', 'STOPPED']);
  expect(takenBy(operator, other.phones)).toHaveLength(0);
});

it('is given up after a day', async () => {
  const scene = await sending(1);
  await sql`update sms_campaign set created_at = created_at - interval '25 hours' where id = ${scene.id}`.execute(
    test.database.system,
  );
  expect(await work(scene.id)).toBeUndefined();
  expect([await scene.campaignState(scene.id), await scene.statesOf()]).toEqual(['STOPPED', ['STOPPED']]);
});

it('is not handed over again when its answer was lost a day ago, as the operator may have forgotten it', async () => {
  const scene = await sending(1);
  await operator.fault('cut');
  await work(scene.id);
  await ageClaims(test, scene.id);
  await sql`update sms_campaign set created_at = created_at - interval '25 hours' where id = ${scene.id}`.execute(
    test.database.system,
  );
  const before = operator.taken().length;
  await work(scene.id);
  expect(operator.taken()).toHaveLength(before);
  expect(await scene.statesOf()).toEqual(['UNKNOWN']);
});

it('learns what became of a message; a report out of order, twice or about another changes nothing', async () => {
  const scene = await sending(1);
  await work(scene.id);
  expect(await report(scene, 'ACK')).toBe(204);
  expect(await scene.statesOf()).toEqual(['ACCEPTED']);
  expect(await report(scene, 'DELIVRD', { to: mobile(999_999) })).toBe(204);
  expect(await report(scene, 'DELIVRD', { messageId: 'another' })).toBe(204);
  expect(await report(scene, 'DELIVRD', { signature: 'ab' })).toBe(401);
  expect(await scene.statesOf()).toEqual(['ACCEPTED']);
  expect(await report(scene, 'DELIVRD')).toBe(204);
  expect(await report(scene, 'UNDELIV')).toBe(204);
  expect(await report(scene, 'DELIVRD')).toBe(204);
  expect(await scene.statesOf()).toEqual(['DELIVERED']);
  expect(await scene.bill()).toMatchObject({ messages: 1 });
  expect(await report(scene, 'DELIVRD', { id: 'no-id' })).toBe(404);
});

it('a report that overtakes the answer is not undone by it', async () => {
  const scene = await sending(1);
  await work(scene.id);
  await sql`update sms_recipient set state = 'CLAIMED', accepted_at = null, message_id = null
    where campaign_id = ${scene.id}`.execute(test.database.system);
  expect(await report(scene, 'UNDELIV')).toBe(204);
  await ageClaims(test, scene.id);
  await work(scene.id);
  expect(await scene.states(scene.id)).toEqual([{ state: 'NOT_DELIVERED', billed: true }]);
  expect(takenBy(operator, scene.phones)).toHaveLength(1);
});

it('two records of one person that become one do not stop it', async () => {
  const scene = await sending(1);
  await sql`delete from clinic_member where id = ${scene.memberIds[0]}`.execute(test.database.system);
  await work(scene.id);
  expect(await scene.bill()).toMatchObject({ messages: 1 });
});

it('goes on by itself when a process starts', async () => {
  const scene = await sending(3);
  await test.app.startWorker();
  await eventually(async () => expect(await scene.campaignState(scene.id)).toBe('DONE'));
  expect(takenBy(operator, scene.phones)).toHaveLength(3);
});
