import { type RunningAwell, startAwell } from '@tervita/simulators';
import { type Clock, systemClock } from '../core/clock.ts';
import { pathwayIdsOf } from '../core/config-care-flows.ts';
import { awellProvider } from '../integrations/awell/awell.ts';

/** The provider's stand-in with our client before it, and what a test does there. */
export const startCareFlowProvider = async (clock: Clock = systemClock) => {
  const awell: RunningAwell = await startAwell();
  const control = (path: string, body: unknown = {}) =>
    fetch(`${awell.url}/__sim${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    provider: awellProvider(
      {
        url: awell.apiUrl,
        apiKey: awell.apiKey,
        publicKey: awell.webhookPublicKey,
        pathwayIds: pathwayIdsOf(Object.entries(awell.pathwayIds)),
      },
      clock,
    ),
    sign: awell.sign,
    control,
    fault: (kind: string, times = 1) =>
      control('/faults', { kind, times, path: '/orchestration', delayMs: 10 }),
    /** Answers every question of a page with this value; over says which item gets another. */
    fill: async (sessionUrl: string, value = '0', over: Readonly<Record<string, string>> = {}) => {
      const page = await (await fetch(sessionUrl)).text();
      const names = new Set([...page.matchAll(/name="((?:\w+\.)?q\d+)"/g)].map(([, name = '']) => name));
      const answers = Object.fromEntries([...names].map((name) => [name, over[name] ?? value]));
      const sent = await fetch(`${sessionUrl}/answers`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(answers),
      });
      return sent.headers.get('location');
    },
    /** Closes the page without answering; returns where that leads. */
    leave: async (sessionUrl: string) =>
      (await fetch(`${sessionUrl}/cancel`, { method: 'POST', redirect: 'manual' })).headers.get('location'),
    close: () => awell.close(),
  };
};
export type CareFlowStandIn = Awaited<ReturnType<typeof startCareFlowProvider>>;
