import { startLlm } from '@tervita/simulators';
import { type Clock, systemClock } from '../core/clock.ts';
import { openLlm } from '../integrations/llm/llm.ts';

interface Options {
  readonly clock?: Clock;
  readonly publicOnly?: boolean;
  /** As a real one would be taken. */
  readonly isReal?: boolean;
}

/** A model that never answers costs a test this much; one that answers has all the time a busy machine needs. */
const hurriedMs = 250;
const patientMs = 60_000;
const neverAnswers = ['hang', 'slow'];

/** A model by script, our way to it, and what it was asked. */
export const llmServiceForTests = async (options: Options = {}) => {
  const service = await startLlm();
  const endpoint = { baseUrl: service.baseUrl, model: service.model, apiKey: 'secret-key', isTyped: false };
  const { clock = systemClock, publicOnly = false, isReal = false } = options;
  let timeoutMost = patientMs;
  const llm = openLlm({
    endpoint,
    isSimulated: !isReal,
    publicOnly,
    clock,
    get timeoutMost() {
      return timeoutMost;
    },
  });
  const control = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    return (await (await fetch(`${service.url}/__sim${path}`, { method, headers, ...init })).json()) as T;
  };
  return {
    llm,
    endpoint,
    fail: (kind: string, times = 1) => {
      timeoutMost = neverAnswers.includes(kind) ? hurriedMs : patientMs;
      return control('POST', '/faults', { kind, times, path: '' });
    },
    /** The next answer comes late, and is taken. */
    delay: (delayMs: number) => control('POST', '/faults', { kind: 'late', times: 1, path: '', delayMs }),
    reset: () => {
      timeoutMost = patientMs;
      return control('POST', '/reset', {});
    },
    asked: () =>
      control<{ path: string; headers: Record<string, string>; body: string; fault: string | null }[]>(
        'GET',
        '/requests',
      ),
    close: () => service.close(),
  };
};
export type LlmService = Awaited<ReturnType<typeof llmServiceForTests>>;
