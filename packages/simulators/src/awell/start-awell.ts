import { createClock } from '../core/clock.ts';
import { createFaultQueue } from '../core/faults.ts';
import { httpFaults } from '../core/http-faults.ts';
import { json } from '../core/http-message.ts';
import { type Listening, type Running, startHttpSimulator } from '../core/http-simulator.ts';
import { hostedForms } from './definitions.ts';
import { graphqlRoutes } from './graphql.ts';
import { hostedRoutes } from './hosted-page.ts';
import { createPathways, type Pathway } from './pathways.ts';
import { createWebhooks, eventsOf } from './webhooks.ts';

export type RunningAwell = Running & {
  apiUrl: string;
  apiKey: string;
  /** By which its webhooks are verified. */
  webhookPublicKey: string;
  /** The care flow of each questionnaire that it hosts. */
  pathwayIds: Readonly<Record<string, string>>;
  /** As the simulator signs, for a test that sends a webhook itself. */
  sign: (body: string) => string;
};

export type AwellOptions = Listening & { webhookUrl?: string };

/** What the provider does that HTTP knows nothing of. */
const ownFaults = ['never-finished', 'no-webhook', 'webhook-twice'] as const;

const apiKey = 'demo-care-flow-key';

/** Awell's care flows: the GraphQL calls, the page where a form is answered, and signed webhooks. */
export const startAwell = async ({ webhookUrl, ...listening }: AwellOptions = {}): Promise<RunningAwell> => {
  const clock = createClock();
  const faults = createFaultQueue<string>([...httpFaults, ...ownFaults]);
  const pathways = createPathways(clock);
  const webhooks = createWebhooks(webhookUrl);
  const takes = (kind: (typeof ownFaults)[number]) => faults.take((fault) => fault.kind === kind);

  const onAnswered = (pathway: Pathway) => {
    pathway.isHidden = takes('never-finished') !== undefined;
    if (pathway.isHidden || takes('no-webhook')) return;
    const letters = eventsOf(pathway, clock.now());
    const repeated = takes('webhook-twice') ? [...letters, ...letters] : letters;
    for (const letter of repeated) webhooks.send(letter);
  };

  let running: Running | undefined;
  running = await startHttpSimulator({
    ...listening,
    name: 'Awell care flows',
    clock,
    faults,
    reset: pathways.clear,
    control: [
      {
        method: 'GET',
        path: /^\/__sim\/pathways$/,
        handle: () => json(200, pathways.all()),
      },
      {
        // A form that was answered long ago is seen at last.
        method: 'POST',
        path: /^\/__sim\/show$/,
        handle: () => {
          for (const pathway of pathways.all()) pathway.isHidden = false;
          return json(200, {});
        },
      },
    ],
    routes: [
      ...graphqlRoutes({ apiKey, pathways, baseUrl: () => running?.url ?? '' }),
      ...hostedRoutes({ pathways, onAnswered }),
    ],
  });
  return {
    ...running,
    apiUrl: `http://127.0.0.1:${running.port}/orchestration/m2m/graphql`,
    apiKey,
    webhookPublicKey: webhooks.publicKey,
    pathwayIds: Object.fromEntries(hostedForms.map(({ type, definitionId }) => [type, definitionId])),
    sign: webhooks.sign,
  };
};
