import { setTimeout as wait } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { CallOutcome, ModelParameter } from '@tervita/domain/ai';
import { generateText, jsonSchema, Output } from 'ai';
import * as z from 'zod/mini';
import type { Clock } from '../../core/clock.ts';
import { createBreaker } from '../breaker.ts';
import { failureOf } from './failure.ts';
import { guardedFetch } from './guarded-fetch.ts';

export interface Endpoint {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  /** Typed by the platform's admin, not by who runs the machine. */
  readonly isTyped: boolean;
}

export interface Question<T> {
  readonly endpoint: Endpoint;
  readonly model: string;
  readonly system: string;
  readonly user: string;
  readonly parameters: Readonly<Partial<Record<ModelParameter, number | undefined>>>;
  readonly answer: z.ZodMiniType<T>;
  readonly timeoutMs: number;
}

interface Measured {
  readonly latencyMs: number;
  readonly attempts: number;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  /** As it came; never kept. */
  readonly output: string | null;
}
export type ModelAnswer<T> = Measured &
  ({ readonly outcome: 'OK'; readonly value: T } | { readonly outcome: Exclude<CallOutcome, 'OK'> });

export interface Llm {
  /** Of the configuration. */
  readonly endpoint: (Endpoint & { readonly model: string }) | undefined;
  readonly isSimulated: boolean;
  isOpen(baseUrl: string): boolean;
  ask<T>(question: Question<T>): Promise<ModelAnswer<T>>;
}

export interface LlmOptions {
  readonly endpoint: Llm['endpoint'];
  readonly isSimulated: boolean;
  /** Typed addresses may not lead into our own network. */
  readonly publicOnly: boolean;
  readonly clock: Clock;
  /** No question waits longer, whatever it asks for. */
  readonly timeoutMost?: number;
}

const atOnce = 20;
const attemptsMost = 2;
const pauseMs = 250;

const setting = (value: number | undefined, name: string) => (value === undefined ? {} : { [name]: value });
const settingsOf = ({ parameters }: Pick<Question<unknown>, 'parameters'>) => ({
  ...setting(parameters.temperature, 'temperature'),
  ...setting(parameters.topP, 'topP'),
  ...setting(parameters.maxTokens, 'maxOutputTokens'),
  ...setting(parameters.frequencyPenalty, 'frequencyPenalty'),
  ...setting(parameters.presencePenalty, 'presencePenalty'),
});

/** Lengths are ours to check: endpoints that are strict about the form of answers refuse to hear of them. */
const formOf = (answer: z.ZodMiniType): Parameters<typeof jsonSchema>[0] => {
  const { $schema: _, ...form } = z.toJSONSchema(answer, {
    override: ({ jsonSchema: part }) => {
      for (const name of ['minLength', 'maxLength', 'minItems', 'maxItems'] as const) delete part[name];
    },
  });
  return form as Parameters<typeof jsonSchema>[0];
};

const askOnce = async <T>(question: Question<T>, publicOnly: boolean, abortSignal: AbortSignal) => {
  const { endpoint, model, system, user, answer } = question;
  const provider = createOpenAICompatible({
    name: 'llm',
    baseURL: endpoint.baseUrl,
    ...(endpoint.apiKey ? { apiKey: endpoint.apiKey } : {}),
    supportsStructuredOutputs: true,
    fetch: guardedFetch({ publicOnly: publicOnly && endpoint.isTyped }),
  });
  const schema = jsonSchema<T>(formOf(answer), {
    validate: (value) => {
      const parsed = z.safeParse(answer, value);
      return parsed.success ? { success: true, value: parsed.data } : { success: false, error: parsed.error };
    },
  });
  const result = await generateText({
    model: provider(model),
    instructions: system,
    prompt: user,
    output: Output.object({ schema }),
    maxRetries: 0,
    abortSignal,
    ...settingsOf(question),
  });
  const { inputTokens, outputTokens } = result.usage;
  return { value: result.output, text: result.text, inputTokens, outputTokens };
};

/** Asks, once more where that may help, within the time given for both; says how it ended and never throws. */
const askTwice = async <T>(question: Question<T>, publicOnly: boolean): Promise<ModelAnswer<T>> => {
  const begun = performance.now();
  const signal = AbortSignal.timeout(question.timeoutMs);
  const left = () => question.timeoutMs - (performance.now() - begun);
  for (let attempts = 1; ; attempts += 1) {
    const measured = () => ({ latencyMs: Math.round(performance.now() - begun), attempts });
    try {
      const { value, text, ...used } = await askOnce(question, publicOnly, signal);
      const tokens = { inputTokens: used.inputTokens ?? null, outputTokens: used.outputTokens ?? null };
      return { outcome: 'OK', value, output: text, ...tokens, ...measured() };
    } catch (error) {
      const { repeatAfterMs, ...failure } = failureOf(error, signal.aborted);
      const pause = repeatAfterMs === undefined ? undefined : Math.max(pauseMs, repeatAfterMs);
      if (pause === undefined || attempts >= attemptsMost || pause >= left())
        return { ...failure, ...measured() };
      await wait(pause);
    }
  }
};

const unasked = { latencyMs: 0, attempts: 0, inputTokens: null, outputTokens: null, output: null };

export const openLlm = (options: LlmOptions): Llm => {
  const { endpoint, isSimulated, publicOnly, clock } = options;
  const breaker = createBreaker(clock);
  let asking = 0;
  return {
    endpoint,
    isSimulated,
    isOpen: breaker.isOpen,
    ask: async (question) => {
      const { baseUrl } = question.endpoint;
      if (asking >= atOnce) return { outcome: 'ERROR', ...unasked };
      if (!breaker.admits(baseUrl)) return { outcome: 'CIRCUIT_OPEN', ...unasked };
      asking += 1;
      try {
        const answer = await askTwice(
          { ...question, timeoutMs: Math.min(question.timeoutMs, options.timeoutMost ?? question.timeoutMs) },
          publicOnly,
        );
        // Nonsense and refusals come from an endpoint that is well.
        if (answer.outcome === 'TIMEOUT' || answer.outcome === 'ERROR') breaker.failed(baseUrl);
        else breaker.worked(baseUrl);
        return answer;
      } finally {
        asking -= 1;
      }
    },
  };
};
