import type { Clock } from '../../core/clock.ts';
import type { BoundedAnswer } from '../bounded-fetch.ts';
import { createBreaker } from '../breaker.ts';
import { PhoneSignInUnavailable, type RelyingParty } from './phone-sign-in.ts';
import { fetchPinned, type PinnedCall } from './pinned-fetch.ts';

/** Short: somebody looks at the page meanwhile. */
const restMs = 5_000;

/** One call to a provider; whatever is no answer of its own is "not available", and it is left alone for a while. */
export const askProvider = ({ url, keyPins }: RelyingParty, clock: Clock) => {
  const breaker = createBreaker(clock, restMs);
  return async (path: string, call: PinnedCall): Promise<BoundedAnswer> => {
    if (!breaker.admits(url)) throw new PhoneSignInUnavailable('the provider is left alone');
    try {
      const answer = await fetchPinned(new URL(`${url}${path}`), call, { keyPins });
      if (answer.status >= 500 || [401, 403].includes(answer.status))
        throw new PhoneSignInUnavailable(`the provider answered ${answer.status}`);
      breaker.worked(url);
      return answer;
    } catch (error) {
      breaker.failed(url);
      throw error instanceof PhoneSignInUnavailable
        ? error
        : new PhoneSignInUnavailable('the provider does not answer', { cause: error });
    }
  };
};
