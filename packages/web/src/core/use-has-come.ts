import { useEffect, useReducer } from 'react';
import { now } from './clock.ts';

/** Browsers sleep, and cannot count further than 24 days: it is looked at again in between. */
const longest = 60_000;

/** Whether a moment has come; the screen changes by itself when it does. */
export const useHasCome = (moment: string | null): boolean => {
  const [looks, look] = useReducer((count: number) => count + 1, 0);
  const left = moment === null ? 0 : new Date(moment).getTime() - now().getTime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every look begins the next wait
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(look, Math.min(left, longest));
    return () => clearTimeout(timer);
  }, [moment, looks]);
  return left <= 0;
};
