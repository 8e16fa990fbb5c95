import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { boundPort } from './bound-port.ts';
import { type Clock, createClock } from './clock.ts';
import { controlPrefix, controlRoutes } from './control.ts';
import { createFaultQueue, type FaultQueue } from './faults.ts';
import { httpFaults, isHttpFault, playHttpFault, send } from './http-faults.ts';
import { json, type Route, readRequest, type SimRequest, type SimResponse } from './http-message.ts';
import { createRequestLog } from './request-log.ts';

export type Running = { url: string; port: number; close: () => Promise<void> };

/** port 0 takes any free one. publicUrl is where browsers reach it, if a proxy stands in front. */
export type Listening = { port?: number; publicUrl?: string; tls?: { key: string; cert: string } };

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

export const answerFrom = async (routes: readonly Route[], request: SimRequest): Promise<SimResponse> => {
  const matching = routes.filter((route) => route.path.test(request.path));
  if (matching.length === 0) return json(404, { status: 'error', message: 'Not found' });
  const route = matching.find((one) => one.method === request.method);
  if (!route) return json(405, { status: 'error', message: 'Method not allowed' });
  const groups = (route.path.exec(request.path) ?? []).slice(1).map((group) => decoded(group ?? ''));
  if (groups.includes(undefined)) return json(400, { status: 'error', message: 'Bad request' });
  return route.handle(request, ...groups.map((group) => group ?? ''));
};

/** A page that rebinds its own name to loopback must not read what a simulator holds. */
const isKnownHost = (message: IncomingMessage, publicUrl: string | undefined): boolean => {
  const asked = URL.parse(`http://${message.headers.host ?? ''}`);
  const known = ['127.0.0.1', 'localhost', URL.parse(publicUrl ?? '')?.hostname];
  return asked !== null && known.includes(asked.hostname);
};

export const listen = async (
  handle: (message: IncomingMessage, response: ServerResponse) => Promise<void>,
  { port = 0, publicUrl, tls }: Listening,
): Promise<Running> => {
  const answer = (message: IncomingMessage, response: ServerResponse) => {
    if (!isKnownHost(message, publicUrl)) return send(response, json(403, { error: 'unknown host' }));
    handle(message, response).catch(() => response.destroy());
  };
  const server = tls ? createTlsServer(tls, answer) : createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = boundPort(server);
  return {
    url: publicUrl?.replace(/\/$/, '') ?? `${tls ? 'https' : 'http'}://127.0.0.1:${bound}`,
    port: bound,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

type Vendor = {
  name: string;
  routes: Route[];
  clock?: Clock;
  reset?: () => void;
  /** More of the control surface, under its prefix. */
  control?: Route[];
  /** For a vendor that can misbehave in more ways than HTTP itself. */
  faults?: FaultQueue<string>;
};

/** An HTTP service of somebody else: its own routes, scripted faults, and the control surface beside them. */
export const vendorHandler = (vendor: Vendor) => {
  const clock = vendor.clock ?? createClock();
  const faults: FaultQueue<string> = vendor.faults ?? createFaultQueue<string>(httpFaults);
  const requests = createRequestLog<object>();
  const control = controlRoutes({
    name: vendor.name,
    faults,
    requests,
    clock,
    reset: () => vendor.reset?.(),
  }).concat(vendor.control ?? []);

  return async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await readRequest(message);
    if (!request) return send(response, json(413, { status: 'error', message: 'Payload too large' }));
    if (request.path.startsWith(controlPrefix)) return send(response, await answerFrom(control, request));
    const fault = faults.take((one) => isHttpFault(one) && request.path.startsWith(one.path));
    const { method, path, headers, body } = request;
    const query = Object.fromEntries(request.query);
    requests.add({ at: clock.now(), method, path, query, headers, body, fault: fault?.kind ?? null });
    const answer = () => answerFrom(vendor.routes, request);
    if (fault && isHttpFault(fault)) return playHttpFault(fault, response, answer);
    send(response, await answer());
  };
};

export const startHttpSimulator = (vendor: Vendor & Listening): Promise<Running> =>
  listen(vendorHandler(vendor), vendor);
