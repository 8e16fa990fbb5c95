import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../core/clock.ts';
import { awellProvider } from './awell.ts';

const answered = [
  { question_id: 'q1', value: 'a\u0000b', label: 'x\ud800y' },
  { question_id: 'q\u00002', value: '\udfff', label: null },
];
const replies: Record<string, object> = {
  careflowActivities: { success: true, activities: [{ id: 'a1', status: 'DONE', object: { type: 'FORM' } }] },
  formResponse: { success: true, response: { answers: answered } },
};

/** A provider that answers as it likes. */
const server = createServer((request, response) => {
  let sent = '';
  request.on('data', (part: Buffer) => {
    sent += part.toString();
  });
  request.on('end', () => {
    const { operationName } = JSON.parse(sent) as { operationName: string };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: { [operationName]: replies[operationName] } }));
  });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const provider = () => {
  const { port } = server.address() as AddressInfo;
  const address = {
    url: `http://127.0.0.1:${port}`,
    apiKey: 'k',
    publicKey: undefined,
    pathwayIds: new Map(),
  };
  return awellProvider(address, systemClock);
};

it('an answer with characters that no database takes is kept without them', async () => {
  expect((await provider().findResult('p1'))?.answers).toEqual([
    { questionId: 'q1', value: 'ab', label: 'x\ufffdy' },
    { questionId: 'q2', value: '\ufffd', label: '\ufffd' },
  ]);
});

it('a form without answers is one whose answers have not come yet', async () => {
  const whole = replies.formResponse ?? {};
  replies.formResponse = { success: true, response: { answers: [] } };
  expect(await provider().findResult('p1')).toBeUndefined();
  replies.formResponse = whole;
});

const formOf = (id: string, status: string) => ({ id, status, object: { type: 'FORM' } });

it('a care flow of two forms is read when both are done, and whole', async () => {
  const one = replies.careflowActivities ?? {};
  replies.careflowActivities = { success: true, activities: [formOf('a1', 'DONE'), formOf('a2', 'ACTIVE')] };
  expect(await provider().findResult('p1')).toBeUndefined();
  replies.careflowActivities = { success: true, activities: [formOf('a1', 'DONE'), formOf('a2', 'DONE')] };
  expect((await provider().findResult('p1'))?.answers).toHaveLength(4);
  replies.careflowActivities = one;
});
