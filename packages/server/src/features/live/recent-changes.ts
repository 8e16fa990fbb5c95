import type { BusMessage } from '../../core/bus/bus.ts';
import type { Clock } from '../../core/clock.ts';

/** Longer than a screen takes from reading its list to being told of changes, on a slow line too. */
const keptMs = 30_000;

export interface Change {
  readonly ids: BusMessage['ids'];
  readonly eContactId: string;
  readonly clinicId: string;
  readonly concernsLists: boolean;
}

/**
 * What changed in the last seconds. A screen reads its list first and begins to listen afterwards: what comes in
 * between would reach it by neither way.
 */
export const keepRecentChanges = (clock: Clock) => {
  const kept: { readonly at: number; readonly change: Change }[] = [];
  const forgetOld = () => {
    const oldest = clock().getTime() - keptMs;
    while ((kept[0]?.at ?? oldest) < oldest) kept.shift();
  };
  return {
    add: (change: Change): void => {
      forgetOld();
      kept.push({ at: clock().getTime(), change });
    },
    all: (): Change[] => {
      forgetOld();
      return kept.map(({ change }) => change);
    },
  };
};
