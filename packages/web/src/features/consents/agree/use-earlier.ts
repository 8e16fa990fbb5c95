import { getConsents } from '@tervita/contract/consents';
import type { Answered } from '@tervita/contract/core';
import { useEffect, useState } from 'react';
import { call } from '../../../core/api/call.ts';

export type Earlier = Answered<typeof getConsents>['earlier'];

/** What the person agreed to before the texts changed. Without an answer the page asks all the same. */
export const useEarlier = (): Earlier => {
  const [earlier, setEarlier] = useState<Earlier>([]);
  useEffect(() => {
    const leaving = new AbortController();
    call(getConsents, { query: {} }, { signal: leaving.signal })
      .then((answer) => setEarlier(answer.earlier))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return earlier;
};
