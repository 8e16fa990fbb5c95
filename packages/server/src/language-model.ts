import type { Clock } from './core/clock.ts';
import type { Config } from './core/config.ts';
import { type Llm, openLlm } from './integrations/llm/llm.ts';

/** Where a simulator stands in. */
interface Simulated {
  readonly llm: { readonly baseUrl: string; readonly model: string };
}

/** Without an endpoint the rules serve alone; a demonstration has one that says so. */
export const languageModel = (config: Config, simulators: Simulated | undefined, clock: Clock): Llm => {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = config;
  const configured = baseUrl && model ? { baseUrl, apiKey, model, isTyped: false } : undefined;
  const stand = simulators?.llm;
  const simulated = stand && {
    baseUrl: stand.baseUrl,
    model: stand.model,
    apiKey: undefined,
    isTyped: false,
  };
  return openLlm({
    endpoint: configured ?? simulated,
    isSimulated: !configured && simulated !== undefined,
    publicOnly: config.APP_MODE === 'PROD',
    clock,
    timeoutMost: config.LLM_TIMEOUT_SECONDS * 1_000,
  });
};
