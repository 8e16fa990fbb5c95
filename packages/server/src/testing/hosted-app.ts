import { afterAll, beforeEach } from 'vitest';
import { careFlowWebhookPath, expiryOf, finishCareFlows } from '../features/care-flows/index.ts';
import { startTestApp } from './app.ts';
import { startCareFlowProvider } from './care-flows.ts';
import { given } from './given.ts';
import { type HostedOptions, hostedScene } from './hosted-scene.ts';

interface HostedAppOptions {
  readonly hasWorker?: boolean;
  readonly countsUse?: boolean;
}

/** For one file of tests: the product with a stand-in of the provider, which behaves again before each test. */
export const startHostedApp = async ({ hasWorker = false, countsUse = false }: HostedAppOptions = {}) => {
  const standIn = await startCareFlowProvider();
  const env = { RATE_LIMITS: countsUse ? 'on' : 'off' };
  const test = await startTestApp({ careFlows: standIn.provider, env });
  const make = given(test.database);
  if (hasWorker) await test.app.startWorker();
  beforeEach(() => standIn.control('/reset'));
  afterAll(async () => {
    await test.close();
    await standIn.close();
  });
  const scene = (options?: HostedOptions) => hostedScene(test, make, options);
  /** The patient is on the provider's page. */
  const started = async (options?: HostedOptions) => {
    const made = await scene(options);
    const { body, cookies } = await made.start();
    const flow = await made.flowOf(body.eContactId);
    const stateOf = async () => (await made.flowOf(body.eContactId))?.state;
    return { ...made, ...body, cookies, flow, stateOf };
  };
  /** The provider's letter about a care flow. */
  const letterOf = (pathwayId = '', event_type = 'form.submitted') =>
    JSON.stringify({ event_type, pathway_id: pathwayId, date: '2026-03-12T10:00:00Z' });
  const deliver = async (letter: string, signature = standIn.sign(letter)) => {
    const headers = { 'content-type': 'application/json', 'x-awell-signature': signature };
    const request = { method: 'POST', url: careFlowWebhookPath, headers, payload: letter } as const;
    return (await test.app.server.inject(request)).statusCode;
  };
  /** As the worker does when the time of the page is over. */
  const timeIsOver = (careFlowId = '') =>
    finishCareFlows({
      database: test.database,
      provider: standIn.provider,
      publicUrl: '',
      admitUse: async () => undefined,
      log: { warn: () => undefined } as never,
      announce: () => undefined,
    }).handle(expiryOf(careFlowId, new Date()), async () => undefined);
  return { standIn, test, make, scene, started, letterOf, deliver, timeIsOver };
};
