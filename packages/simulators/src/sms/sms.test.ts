import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningSms, startSms } from './start-sms.ts';

let sms: RunningSms;
beforeAll(async () => {
  sms = await startSms();
});
afterAll(() => sms.close());
beforeEach(() => fetch(`${sms.url}/__sim/reset`, { method: 'POST' }));

const message = {
  to: '+37250000001',
  messages: [{ channel: 'sms', sender: 'Tervita', text: 'Tere', autoconvert: 'off' }],
  text_store: 'nostore',
};
const post = async (body: unknown, headers: Record<string, string> = {}, at = sms) => {
  const authorization = `Basic ${Buffer.from(`${at.username}:${at.password}`).toString('base64')}`;
  const answer = await fetch(`${at.apiUrl}/omnimessage`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as { omnimessage_id?: string; errors?: unknown },
  };
};

test('takes a message from whoever has the password, and complains of a field it does not know', async () => {
  expect((await post(message)).status).toBe(201);
  expect((await post(message, { authorization: 'Basic x' })).status).toBe(401);
  for (const wrong of [
    { ...message, to: '5123' },
    { ...message, text: 'Tere' },
    { ...message, messages: [] },
  ])
    expect((await post(wrong)).status).toBe(400);
  expect(sms.taken()).toHaveLength(1);
});

test('knows a repeated call by its key, unless it was told not to', async () => {
  const key = { 'idempotency-key': 'a' };
  const [first, again] = [await post(message, key), await post(message, key)];
  expect(again.body.omnimessage_id).toBe(first.body.omnimessage_id);
  expect(sms.taken()).toHaveLength(1);
  const forgetful = await startSms({ knowsKeys: false });
  await post(message, key, forgetful);
  await post(message, key, forgetful);
  expect(forgetful.taken()).toHaveLength(2);
  await forgetful.close();
});

test('asks for patience when it is called too fast', async () => {
  const slow = await startSms({ perSecond: 0 });
  expect((await post(message, {}, slow)).status).toBe(429);
  await slow.close();
});

test('reports what became of a message, signed over its bytes', async () => {
  let told: (report: { body: string; signature: unknown }) => void = () => undefined;
  const report = new Promise<{ body: string; signature: unknown }>((resolve) => {
    told = resolve;
  });
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString('utf8');
    });
    request.on('end', () => {
      response.end();
      told({ body, signature: request.headers['x-messente-signature'] });
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const { body } = await post({ ...message, dlr_url: `http://127.0.0.1:${port}/report` });
  const came = await report;
  expect(JSON.parse(came.body)).toMatchObject({ status: 'DELIVRD', omnimessage_id: body.omnimessage_id });
  expect(came.signature).toBe(sms.sign(came.body));
  receiver.close();
});
