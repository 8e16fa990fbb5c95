import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Fault } from './faults.ts';
import { json, parseJson, type SimResponse } from './http-message.ts';

export const httpFaults = [
  'refuse',
  'hang',
  'slow',
  'http-500',
  'http-429',
  'garbage',
  'cut',
  'huge',
  'wrong-schema',
  'late',
] as const;
export type HttpFault = (typeof httpFaults)[number];

/** A vendor's own faults stand in the same queue and are left to the vendor. */
export const isHttpFault = (fault: Fault<string>): fault is Fault<HttpFault> =>
  httpFaults.some((kind) => kind === fault.kind);

export const send = (response: ServerResponse, { status, headers, body }: SimResponse): void => {
  response.writeHead(status, { 'cache-control': 'no-store', ...headers });
  response.end(body);
};

const endWhenClosed = (response: ServerResponse, timer: NodeJS.Timeout) =>
  response.once('close', () => clearInterval(timer));

const sendSlowly = (response: ServerResponse, { status, headers, body }: SimResponse): void => {
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  response.flushHeaders();
  let sent = 0;
  const timer = setInterval(() => {
    if (sent >= bytes.length) response.end();
    else response.write(bytes.subarray(sent, sent + 1));
    sent += 1;
  }, 1000);
  endWhenClosed(response, timer);
};

const sendHalf = (response: ServerResponse, { status, headers, body }: SimResponse): void => {
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
};

const megabyte = 'a'.repeat(1_000_000);

const sendHuge = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"status":"ok","padding":"');
  let sent = 0;
  const more = () => {
    while (sent < 100) {
      sent += 1;
      if (!response.write(megabyte)) return;
    }
    response.off('drain', more);
    response.end('"}');
  };
  response.on('drain', more);
  more();
};

/** The same keys with values of another type. */
const distorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return { unexpected: true };
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, distorted(inner)]));
  }
  return typeof value === 'string' ? { unexpected: value.length } : String(value);
};

/** Faults that come after the work was done ask for the answer; the others leave no trace but the request. */
export const playHttpFault = async (
  fault: Fault<HttpFault>,
  response: ServerResponse,
  answer: () => Promise<SimResponse>,
): Promise<void> => {
  switch (fault.kind) {
    case 'refuse':
      response.socket?.resetAndDestroy();
      return;
    case 'hang':
      return;
    case 'slow':
      return sendSlowly(response, await answer());
    case 'http-500':
      return send(response, {
        status: 500,
        headers: { 'content-type': 'text/html' },
        body: '<h1>Internal Server Error</h1>',
      });
    case 'http-429': {
      const refusal = json(429, { status: 'error', message: 'Too many requests' });
      return send(response, { ...refusal, headers: { ...refusal.headers, 'retry-after': '1' } });
    }
    case 'garbage':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(randomBytes(512));
      return;
    case 'cut':
      return sendHalf(response, await answer());
    case 'huge':
      return sendHuge(response);
    case 'wrong-schema':
      return send(response, json(200, distorted(parseJson((await answer()).body) ?? { status: 'ok' })));
    case 'late': {
      const late = await answer();
      endWhenClosed(
        response,
        setTimeout(() => send(response, late), fault.delayMs),
      );
    }
  }
};
