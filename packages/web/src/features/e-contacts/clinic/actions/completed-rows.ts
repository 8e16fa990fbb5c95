import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { now } from '../../../../core/clock.ts';
import { undoSeconds } from '../../../../core/config.ts';
import { createStore, useStore } from '../../../../core/store.ts';

interface Completed {
  readonly until: number;
  /** As it was completed: what came after is another matter. */
  readonly version: number;
}
/** Completed here with the seconds in which it can be taken back: the server still lists it as it was. */
const completed = createStore<ReadonlyMap<string, Completed>>(new Map());

/** Beyond the seconds to undo: the way to the server and back. */
const wayMs = 10_000;

type Versioned = Pick<ClinicEContactRow, 'id' | 'version'>;

/** Gives what shows them again. */
export const hideCompleted = (rows: readonly Versioned[]): (() => void) => {
  const until = now().getTime() + undoSeconds() * 1_000 + wayMs;
  const added = rows.map(({ id, version }) => [id, { until, version }] as const);
  completed.set(new Map([...completed.get(), ...added]));
  return () => showCompleted(rows.map(({ id }) => id));
};

export const showCompleted = (ids: readonly string[]): void =>
  completed.set(new Map([...completed.get()].filter(([id]) => !ids.includes(id))));

type Row = Versioned & Pick<ClinicEContactRow, 'status' | 'planned'>;

/**
 * Without those that the server lists as they were before they were completed here. One that it has completed is shown
 * where it stands then; what was held or opened again meanwhile needs a person and is shown, too.
 */
export const useUncompleted = <T extends Row>(rows: readonly T[]): readonly T[] => {
  const hidden = useStore(completed);
  if (hidden.size === 0) return rows;
  const at = now().getTime();
  const isHidden = ({ id, version, status, planned }: Row) => {
    const row = hidden.get(id);
    const isAsBefore = status === 'SUBMITTED' && planned?.status !== 'HELD';
    return row !== undefined && isAsBefore && version <= row.version && row.until >= at;
  };
  return rows.filter((row) => !isHidden(row));
};
