import { getProfile, type Profile } from '@tervita/contract/profiles';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../core/api/call.ts';

interface Asked {
  readonly profile?: Profile;
  readonly error?: unknown;
}

/** For pages outside the signed-in layout, which keeps no answers. */
export const useOwnProfile = () => {
  const [asked, setAsked] = useState<Asked>({});
  const ask = useCallback((signal?: AbortSignal) => {
    setAsked({});
    call(getProfile, {}, { signal }).then(
      (profile) => setAsked({ profile }),
      (error: unknown) => {
        if (!signal?.aborted) setAsked({ error });
      },
    );
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    ask(leaving.signal);
    return () => leaving.abort();
  }, [ask]);
  return { ...asked, again: () => ask() };
};
