import { now } from '../../../../core/clock.ts';
import { undoSeconds } from '../../../../core/config.ts';
import { createStore, useStore } from '../../../../core/store.ts';

/** Completed here with the seconds in which it can be taken back: the server still lists it. */
const going = createStore<ReadonlyMap<string, number>>(new Map());

/** Beyond the seconds to undo: the way to the server and back. */
const wayMs = 10_000;

export const letGo = (ids: readonly string[]): (() => void) => {
  const until = now().getTime() + undoSeconds() * 1_000 + wayMs;
  going.set(new Map([...going.get(), ...ids.map((id) => [id, until] as const)]));
  return () => bringBack(ids);
};

export const bringBack = (ids: readonly string[]): void =>
  going.set(new Map([...going.get()].filter(([id]) => !ids.includes(id))));

interface Row {
  readonly id: string;
  readonly planned: { readonly status: 'WAITING' | 'HELD' } | null;
}

/** Without those on their way out; what was held meanwhile needs a person and is shown again. */
export const useStaying = <T extends Row>(rows: readonly T[]): readonly T[] => {
  const gone = useStore(going);
  if (gone.size === 0) return rows;
  const at = now().getTime();
  return rows.filter(({ id, planned }) => planned?.status === 'HELD' || (gone.get(id) ?? 0) < at);
};
