import type { Clock } from './core/clock.ts';
import type { Config } from './core/config.ts';
import { pathwayIdsOf } from './core/config-care-flows.ts';
import { awellProvider } from './integrations/awell/awell.ts';
import type { CareFlowProvider } from './integrations/awell/provider.ts';

/** Where a simulator stands in. */
interface Simulated {
  readonly awell: {
    readonly apiUrl: string;
    readonly apiKey: string;
    readonly webhookPublicKey: string;
    readonly pathwayIds: Readonly<Record<string, string>>;
  };
}

/** Undefined where none is set up: no questionnaire is hosted then. */
export const careFlowProvider = (
  config: Config,
  simulators: Simulated | undefined,
  clock: Clock,
): CareFlowProvider | undefined => {
  const { AWELL_URL: url, AWELL_API_KEY: apiKey, AWELL_WEBHOOK_PUBLIC_KEY: publicKey } = config;
  if (url && apiKey)
    return awellProvider({ url, apiKey, publicKey, pathwayIds: pathwayIdsOf(config.AWELL_PATHWAYS) }, clock);
  const stand = simulators?.awell;
  return (
    stand &&
    awellProvider(
      {
        url: stand.apiUrl,
        apiKey: stand.apiKey,
        publicKey: stand.webhookPublicKey,
        pathwayIds: pathwayIdsOf(Object.entries(stand.pathwayIds)),
      },
      clock,
    )
  );
};
