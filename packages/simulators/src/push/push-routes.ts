import type { Clock } from '../core/clock.ts';
import type { FaultQueue } from '../core/faults.ts';
import {
  contentTypeOf,
  json,
  parseJson,
  type Route,
  redirect,
  type SimRequest,
  type SimResponse,
} from '../core/http-message.ts';
import { opened } from './sealed.ts';
import type { Subscriptions } from './subscriptions.ts';
import { senderOf } from './vapid.ts';

const largest = 4_096;
const urgencies = ['very-low', 'low', 'normal', 'high'];

const header = ({ headers }: SimRequest, name: string): string | null => {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
};

/** What RFC 8030 asks of every message. */
const faultOf = (request: SimRequest): SimResponse | undefined => {
  const [ttl, topic, urgency] = ['ttl', 'topic', 'urgency'].map((name) => header(request, name));
  if (!/^\d+$/.test(ttl ?? '')) return json(400, { message: 'TTL is missing' });
  if (topic && !/^[\w-]{1,32}$/.test(topic)) return json(400, { message: 'bad Topic' });
  if (urgency && !urgencies.includes(urgency)) return json(400, { message: 'bad Urgency' });
  if (request.bytes.length > largest) return json(413, { message: 'too large' });
  const isSealed = header(request, 'content-encoding') === 'aes128gcm';
  return request.bytes.length > 0 && !isSealed ? json(400, { message: 'bad Content-Encoding' }) : undefined;
};

export const pushFaults = ['redirect', 'http-400', 'http-403'] as const;

interface Service {
  readonly subscriptions: Subscriptions;
  readonly clock: Clock;
  readonly faults: FaultQueue<string>;
  readonly origin: () => string;
  /** Where it points people who follow it; nobody should. */
  readonly trap: () => string;
}

const scripted = ({ faults, trap }: Service): SimResponse | undefined => {
  const fault = faults.take(({ kind }) => pushFaults.some((known) => known === kind));
  if (!fault) return undefined;
  return fault.kind === 'redirect' ? redirect(trap()) : json(Number(fault.kind.slice(5)), {});
};

export const pushRoutes = (service: Service): Route[] => [
  { method: 'POST', path: /^\/trap$/, handle: () => json(201, {}) },
  { method: 'GET', path: /^\/trap$/, handle: () => json(200, {}) },
  {
    method: 'POST',
    path: /^\/push\/([\w-]+)$/,
    handle: async (request, id) => {
      const { subscriptions, clock, origin } = service;
      const wrong = scripted(service) ?? faultOf(request);
      if (wrong) return wrong;
      const sender = await senderOf(request.headers.authorization, origin(), clock.now());
      if (!sender) return json(403, { message: 'bad VAPID' });
      const found = subscriptions.find(id);
      if (!found) return json(404, { message: 'no such subscription' });
      if (found.isGone) return json(410, { message: 'expired' });
      if (found.sender !== sender) return json(403, { message: 'made for another sender' });
      const text = request.bytes.length > 0 ? opened(request.bytes, found.keys) : null;
      if (text === undefined) return json(400, { message: 'cannot be opened' });
      const [topic, urgency] = [header(request, 'topic'), header(request, 'urgency')];
      subscriptions.keep(id, { at: clock.now(), ttl: Number(header(request, 'ttl')), topic, urgency, text });
      return { status: 201, headers: { location: `${origin()}/message/${id}` }, body: '' };
    },
  },
];

const field = (request: SimRequest, name: string): unknown => {
  const body = contentTypeOf(request) === 'application/json' ? parseJson(request.body) : undefined;
  return typeof body === 'object' && body ? Reflect.get(body, name) : undefined;
};

/** The browser's side of it, for tests: to subscribe, to read what came, to be gone. */
export const deviceRoutes = (subscriptions: Subscriptions, origin: () => string): Route[] => [
  {
    method: 'POST',
    path: /^\/__sim\/subscriptions$/,
    handle: (request) => {
      const sender = field(request, 'applicationServerKey');
      if (typeof sender !== 'string') return json(400, { error: 'applicationServerKey must be a string' });
      const { id, p256dh, auth } = subscriptions.add(sender);
      return json(200, { id, endpoint: `${origin()}/push/${id}`, keys: { p256dh, auth } });
    },
  },
  {
    method: 'GET',
    path: /^\/__sim\/subscriptions\/([\w-]+)$/,
    handle: (_, id) => {
      const found = subscriptions.find(id);
      return found ? json(200, { isGone: found.isGone, received: found.received }) : json(404, {});
    },
  },
  {
    method: 'DELETE',
    path: /^\/__sim\/subscriptions\/([\w-]+)$/,
    handle: (_, id) => {
      const found = subscriptions.find(id);
      if (found) found.isGone = true;
      return json(found ? 200 : 404, {});
    },
  },
];
