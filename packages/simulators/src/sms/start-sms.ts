import { createHmac } from 'node:crypto';
import { createClock } from '../core/clock.ts';
import { createFaultQueue } from '../core/faults.ts';
import { httpFaults } from '../core/http-faults.ts';
import { json, type Route, type SimRequest, type SimResponse } from '../core/http-message.ts';
import { type Listening, type Running, startHttpSimulator } from '../core/http-simulator.ts';
import { createMessages, type TakenMessage } from './messages.ts';
import { readMessage } from './read-message.ts';

export type RunningSms = Running & {
  apiUrl: string;
  username: string;
  password: string;
  /** As it signs, for a test that sends a report itself. */
  sign: (body: string) => string;
  /** What it has taken, and bills. */
  taken: () => readonly TakenMessage[];
};

export type SmsOptions = Listening & {
  /** How many calls it takes in a second; more are told to come later. */
  perSecond?: number;
  /** Without: it sends a repeated call again, as an operator does that knows no keys. */
  knowsKeys?: boolean;
};

/** What the operator does that HTTP knows nothing of: it reports oddly, or refuses a number. */
const ownFaults = ['not-delivered', 'no-report', 'report-twice', 'bad-number'] as const;

const credentials = { username: 'demo-sms-user', password: 'demo-sms-password' };

const refusal = (status: number, code: string, title: string, source: string): SimResponse =>
  json(status, { errors: [{ title, detail: title, code, source }] });

/** Messente's omnimessage calls, its pace, and signed delivery reports. */
export const startSms = async ({
  perSecond = 1_000,
  knowsKeys = true,
  ...listening
}: SmsOptions = {}): Promise<RunningSms> => {
  const clock = createClock();
  const faults = createFaultQueue<string>([...httpFaults, ...ownFaults]);
  const messages = createMessages();
  const takes = (kind: (typeof ownFaults)[number]) => faults.take((fault) => fault.kind === kind);
  const sign = (body: string) => createHmac('sha256', credentials.password).update(body).digest('hex');
  const expected = `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')}`;
  const pace = { second: 0, calls: 0 };

  const isTooFast = (): boolean => {
    const second = Math.floor(clock.now().getTime() / 1_000);
    if (pace.second !== second) Object.assign(pace, { second, calls: 0 });
    pace.calls += 1;
    return pace.calls > perSecond;
  };

  const report = (message: TakenMessage): void => {
    const body = JSON.stringify({
      status: message.status,
      sender: message.sender,
      err: message.status === 'DELIVRD' ? 0 : 1,
      error: null,
      message_id: message.messageId,
      to: message.to,
      channel: 'sms',
      omnimessage_id: message.id,
      timestamp: clock.now().toISOString(),
    });
    const headers = { 'content-type': 'application/json', 'x-messente-signature': sign(body) };
    // Nobody hears of a report that was not taken; the status can be asked for.
    if (message.reportUrl) fetch(message.reportUrl, { method: 'POST', headers, body }).catch(() => undefined);
  };

  const settle = (message: TakenMessage): void => {
    message.status = takes('not-delivered') ? 'UNDELIV' : 'DELIVRD';
    if (takes('no-report')) return;
    report(message);
    if (takes('report-twice')) report(message);
  };

  const sendOne = (request: SimRequest): SimResponse => {
    if (request.headers.authorization !== expected) return refusal(401, '105', 'Unauthorized', 'header');
    if (isTooFast()) {
      const slow = refusal(429, '107', 'Too many requests', 'rate');
      return { ...slow, headers: { ...slow.headers, 'retry-after': '1' } };
    }
    const read = readMessage(request.body);
    if (typeof read === 'string') return refusal(400, '102', 'Invalid data', read);
    if (takes('bad-number')) return refusal(400, '102', 'Invalid data', 'to');
    const header = request.headers['idempotency-key'];
    const key = knowsKeys && typeof header === 'string' ? header : undefined;
    const { message, isNew } = messages.take({ ...read, key, at: clock.now() });
    if (isNew) setImmediate(() => settle(message));
    return json(201, {
      omnimessage_id: message.id,
      to: message.to,
      messages: [{ message_id: message.messageId, channel: 'sms', sender: message.sender }],
    });
  };

  const routes: Route[] = [
    { method: 'POST', path: /^\/v1\/omnimessage$/, handle: sendOne },
    {
      method: 'GET',
      path: /^\/v1\/omnimessage\/([\w-]+)\/status$/,
      handle: (request, id) => {
        if (request.headers.authorization !== expected) return refusal(401, '105', 'Unauthorized', 'header');
        const found = messages.find(id);
        if (!found) return refusal(404, '106', 'Not found', 'omnimessage_id');
        const status = { status: found.status, channel: 'sms', message_id: found.messageId };
        return json(200, { to: found.to, omnimessage_id: id, statuses: [status] });
      },
    },
  ];
  const running = await startHttpSimulator({
    ...listening,
    name: 'SMS',
    clock,
    faults,
    reset: messages.clear,
    routes,
    control: [
      {
        method: 'GET',
        path: /^\/__sim\/messages$/,
        handle: () => json(200, messages.all()),
      },
    ],
  });
  return {
    ...running,
    apiUrl: `http://127.0.0.1:${running.port}/v1`,
    ...credentials,
    sign,
    taken: messages.all,
  };
};
