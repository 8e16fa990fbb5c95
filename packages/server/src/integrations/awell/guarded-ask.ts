import type { Clock } from '../../core/clock.ts';
import { createBreaker } from '../breaker.ts';
import { ProviderUnavailable } from './provider.ts';

/** More people than come back at the same moment; whoever is one too many asks again in two seconds. */
const atOnce = 20;
/** Shorter than a patient waits for what they answered: half a minute, asking every two seconds. */
const restMs = 5_000;

/** An answer that was no success, from a provider that is well. */
export class ProviderRefused extends ProviderUnavailable {}

/** So many calls at a time and no more, and none for a while to a provider that does not answer: nobody waits for it then. */
export const guardedAsk = (url: string, clock: Clock) => {
  const breaker = createBreaker(clock, restMs);
  let asking = 0;
  return async <T>(ask: () => Promise<T>): Promise<T> => {
    if (asking >= atOnce) throw new ProviderUnavailable('too many calls to the care-flow provider');
    if (!breaker.admits(url)) throw new ProviderUnavailable('the care-flow provider is left alone');
    asking += 1;
    try {
      const answer = await ask();
      breaker.worked(url);
      return answer;
    } catch (error) {
      if (error instanceof ProviderRefused) breaker.worked(url);
      else breaker.failed(url);
      throw error;
    } finally {
      asking -= 1;
    }
  };
};
