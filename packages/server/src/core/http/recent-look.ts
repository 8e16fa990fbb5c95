import type { Clock } from '../clock.ts';

const freshMs = 1_000;

/** Looks when somebody asks, and no more than once a second: anybody may ask, and each look is a query. */
export const recentLook = ({
  clock,
  look,
}: {
  readonly clock: Clock;
  readonly look: () => Promise<unknown>;
}): (() => Promise<unknown>) => {
  let last: { readonly at: number; readonly found: Promise<unknown> } | undefined;
  return () => {
    const now = clock().getTime();
    if (!last || now < last.at || now - last.at >= freshMs) last = { at: now, found: look() };
    return last.found;
  };
};
