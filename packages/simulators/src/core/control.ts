import type { Clock } from './clock.ts';
import type { FaultQueue } from './faults.ts';
import { contentTypeOf, json, parseJson, type Route, type SimRequest } from './http-message.ts';

export const controlPrefix = '/__sim';

type Controlled<Kind extends string> = {
  name: string;
  faults: FaultQueue<Kind>;
  requests: { all: () => readonly unknown[]; clear: () => void };
  clock: Clock;
  reset: () => void;
};

/** Only JSON is taken, because a stranger's web page cannot send it here without asking first. */
const jsonBody = (request: SimRequest): unknown =>
  contentTypeOf(request) === 'application/json' ? parseJson(request.body) : undefined;

export const controlRoutes = <Kind extends string>(controlled: Controlled<Kind>): Route[] => {
  const { name, faults, requests, clock } = controlled;
  return [
    {
      method: 'GET',
      path: /^\/__sim$/,
      handle: () =>
        json(200, { name, now: clock.now(), faults: faults.waiting(), requests: requests.all().length }),
    },
    { method: 'GET', path: /^\/__sim\/requests$/, handle: () => json(200, requests.all()) },
    { method: 'GET', path: /^\/__sim\/faults$/, handle: () => json(200, faults.waiting()) },
    {
      method: 'POST',
      path: /^\/__sim\/faults$/,
      handle: (request) => {
        const wrong = faults.add(jsonBody(request));
        return wrong === undefined ? json(200, faults.waiting()) : json(400, { error: wrong });
      },
    },
    {
      // It behaves again; what was done at it stays, unlike after a reset.
      method: 'POST',
      path: /^\/__sim\/faults\/clear$/,
      handle: () => {
        faults.clear();
        return json(200, {});
      },
    },
    {
      method: 'POST',
      path: /^\/__sim\/clock$/,
      handle: (request) => {
        const body = jsonBody(request);
        const seconds: unknown =
          typeof body === 'object' && body ? Reflect.get(body, 'advanceSeconds') : undefined;
        if (typeof seconds !== 'number') return json(400, { error: 'advanceSeconds must be a number' });
        clock.advance(seconds);
        return json(200, { now: clock.now() });
      },
    },
    {
      method: 'POST',
      path: /^\/__sim\/reset$/,
      handle: () => {
        faults.clear();
        requests.clear();
        clock.reset();
        controlled.reset();
        return json(200, {});
      },
    },
  ];
};
