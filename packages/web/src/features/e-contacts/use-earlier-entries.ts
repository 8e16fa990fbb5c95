import { useEffect, useState } from 'react';
import { showError } from '../../core/api/index.ts';

interface TimelinePage<Entry> {
  readonly entries: readonly Entry[];
  readonly earlierBefore: number | null;
}

export interface EarlierEntries {
  /** False: the conversation is here from its beginning. */
  readonly areThere: boolean;
  readonly isLoading: boolean;
  readonly load: () => void;
}

/**
 * The newest page, and before it what is here already: pages that somebody asked for, and entries that newer ones have
 * pushed out of the newest page. Where so much has come meanwhile that nothing joins them, it starts again from the end.
 */
export const joined = <Entry extends { readonly id: string }>(
  held: TimelinePage<Entry>,
  newest: TimelinePage<Entry>,
): TimelinePage<Entry> => {
  if (newest.earlierBefore === null) return newest;
  const first = held.entries.findIndex(({ id }) => id === newest.entries[0]?.id);
  return first < 0
    ? newest
    : { entries: [...held.entries.slice(0, first), ...newest.entries], earlierBefore: held.earlierBefore };
};

/** Reads a long conversation backwards, page by page, while its newest page goes on being fetched. */
export const useEarlierEntries = <Entry extends { readonly id: string }>(
  newest: TimelinePage<Entry>,
  fetchBefore: (version: number) => Promise<TimelinePage<Entry>>,
): { readonly entries: readonly Entry[]; readonly earlier: EarlierEntries } => {
  const [seen, setSeen] = useState(newest);
  const [held, setHeld] = useState<TimelinePage<Entry>>(newest);
  const [loading, setLoading] = useState<number>();
  if (seen !== newest) {
    setSeen(newest);
    setHeld(joined(held, newest));
  }
  const { entries, earlierBefore } = held;
  // Only after the earlier ones stand there: until then nothing that comes in is announced as new.
  useEffect(() => {
    if (loading !== undefined && loading !== earlierBefore) setLoading(undefined);
  }, [loading, earlierBefore]);
  const load = () => {
    if (earlierBefore === null || loading !== undefined) return;
    setLoading(earlierBefore);
    fetchBefore(earlierBefore).then(
      (page) =>
        setHeld((now) =>
          now.earlierBefore === earlierBefore
            ? { entries: [...page.entries, ...now.entries], earlierBefore: page.earlierBefore }
            : now,
        ),
      (error: unknown) => {
        setLoading(undefined);
        showError(error);
      },
    );
  };
  return { entries, earlier: { areThere: earlierBefore !== null, isLoading: loading !== undefined, load } };
};
