import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import {
  type ExpectedReplyTimes,
  getExpectedReply,
  getExpectedReplyOfDraft,
} from '@tervita/contract/waiting-times';
import { useEffect, useState } from 'react';
import { call, queryKeyOf } from '../../core/api/index.ts';
import { now } from '../../core/clock.ts';

type Known = ExpectedReplyTimes | null;

const minute = 60_000;
const nowhere = { params: { id: '' } };

interface Versioned {
  readonly id: string;
  /** Changes with the words: what is known of others counts for nothing, as these may tell of danger. */
  readonly version: unknown;
}

/** Nothing while it is asked for, nothing where that failed, and nothing that is kept from before. */
const asked = ({ data, isSuccess, isFetching }: UseQueryResult<{ expected: Known }>): Known =>
  isSuccess && !isFetching ? data.expected : null;

/** The present by the minute, for a page that stays open. */
const useNow = (isNeeded: boolean): string => {
  const [at, setAt] = useState(now);
  useEffect(() => {
    if (!isNeeded) return;
    setAt(now());
    const timer = setInterval(() => setAt(now()), minute);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return at.toISOString();
};

/** Null where nothing can be said: too few answers, danger, no connection, or not known yet; undefined: not saved. */
export const useExpectedReplyOfDraft = (saved: Versioned | undefined): Known => {
  const sent = saved ? { params: { id: saved.id } } : nowhere;
  const answer = useQuery({
    queryKey: [...queryKeyOf(getExpectedReplyOfDraft, sent), saved?.version],
    queryFn: ({ signal }) => call(getExpectedReplyOfDraft, sent, { signal }),
    enabled: saved !== undefined,
    staleTime: 0,
    gcTime: 0,
    // It is told from the moment of sending, which has not come yet.
    refetchInterval: 5 * minute,
  });
  return saved ? asked(answer) : null;
};

/** The same of what was sent, while nobody has answered; undefined: nothing waits. */
export const useExpectedReply = (waiting: Versioned | undefined): Known => {
  const sent = waiting ? { params: { id: waiting.id } } : nowhere;
  const answer = useQuery({
    queryKey: [...queryKeyOf(getExpectedReply, sent), waiting?.version],
    queryFn: ({ signal }) => call(getExpectedReply, sent, { signal }),
    enabled: waiting !== undefined,
    gcTime: 0,
    // Whatever changes it changes the version.
    refetchOnWindowFocus: false,
  });
  const expected = waiting ? asked(answer) : null;
  const at = useNow(expected !== null);
  if (!expected || expected.nineOfTenBy < at) return null;
  return expected.by && expected.by < at ? { ...expected, by: null } : expected;
};
