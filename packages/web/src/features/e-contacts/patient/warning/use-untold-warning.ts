import type { MoreDanger, Warning } from '@tervita/contract/e-contacts';
import { useEffect, useState } from 'react';
import { warningOfTicked } from './ticked-warning.ts';

/** Whoever ticked a sign of danger does not wait longer for the server to say what to do. */
const patience = 4_000;

interface Answering {
  readonly isError: boolean;
  /** Without a connection it waits. */
  readonly isPaused: boolean;
  readonly isPending: boolean;
  readonly variables: { readonly body: { readonly signs: readonly string[] } } | undefined;
}

/** The warning that ticks call for which the clinic does not have: refused, without a connection, or not answered soon. */
export const useUntoldWarning = (
  ask: MoreDanger,
  { isError, isPaused, isPending, variables }: Answering,
): Warning | null => {
  // Once it was said it stays, also while another try is under way.
  const [isUntold, setUntold] = useState(false);
  const hasFailed = isError || isPaused;
  useEffect(() => {
    if (hasFailed) setUntold(true);
    if (hasFailed || !isPending) return;
    const timer = setTimeout(() => setUntold(true), patience);
    return () => clearTimeout(timer);
  }, [hasFailed, isPending]);
  return (isUntold || hasFailed) && variables ? warningOfTicked(ask, variables.body.signs) : null;
};
