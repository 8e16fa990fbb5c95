import type { CallOutcome } from '@tervita/domain/ai';
import { APICallError, NoObjectGeneratedError } from 'ai';
import { AddressNotAllowed } from './guarded-fetch.ts';

interface Failure {
  readonly outcome: Exclude<CallOutcome, 'OK'>;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly output: string | null;
  /** Asking again may help, not before this. */
  readonly repeatAfterMs: number | undefined;
}

const nothing = { inputTokens: null, outputTokens: null, output: null };

const waitOf = (error: APICallError): number => {
  const seconds = Number(error.responseHeaders?.['retry-after'] ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : 0;
};

const isWithin = (error: unknown, is: (cause: unknown) => boolean): boolean =>
  is(error) || (error instanceof Error && error.cause !== undefined && isWithin(error.cause, is));

/** How a call ended that gave no usable answer. */
export const failureOf = (error: unknown, isOutOfTime: boolean): Failure => {
  if (isOutOfTime) return { outcome: 'TIMEOUT', ...nothing, repeatAfterMs: undefined };
  if (isWithin(error, (cause) => cause instanceof AddressNotAllowed))
    return { outcome: 'ERROR', ...nothing, repeatAfterMs: undefined };
  if (NoObjectGeneratedError.isInstance(error)) {
    const isRefused = error.finishReason === 'content-filter' || !error.text;
    return {
      outcome: isRefused ? 'REFUSED' : 'INVALID',
      inputTokens: error.usage?.inputTokens ?? null,
      outputTokens: error.usage?.outputTokens ?? null,
      output: error.text ?? null,
      // Cut off at its length it would be so again.
      repeatAfterMs: isRefused || error.finishReason === 'length' ? undefined : 0,
    };
  }
  if (APICallError.isInstance(error)) {
    const status = error.statusCode ?? 0;
    const isAnswer = status >= 200 && status < 300;
    const mayHelp = error.isRetryable || status === 429 || status >= 500 || isAnswer || status === 0;
    return {
      outcome: isAnswer ? 'INVALID' : 'ERROR',
      ...nothing,
      repeatAfterMs: mayHelp ? waitOf(error) : undefined,
    };
  }
  return { outcome: 'ERROR', ...nothing, repeatAfterMs: 0 };
};
