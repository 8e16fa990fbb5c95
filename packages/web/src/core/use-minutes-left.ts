import { minutesLeft } from '@tervita/domain/core';
import { useState } from 'react';
import { now } from './clock.ts';

interface Work {
  readonly id: string;
  readonly done: number;
  readonly total: number;
}

interface FirstLook {
  readonly id: string;
  readonly done: number;
  readonly at: number;
}

/** By how fast it went since this page looks; undefined until that is known. */
export const useMinutesLeft = ({ id, done, total }: Work): number | undefined => {
  const at = now().getTime();
  const [first, setFirst] = useState<FirstLook>({ id, done, at });
  // Begun anew, or another one: what was seen before tells nothing of it.
  if (first.id !== id || done < first.done) {
    setFirst({ id, done, at });
    return undefined;
  }
  return minutesLeft({ done: done - first.done, left: total - done, took: at - first.at });
};
