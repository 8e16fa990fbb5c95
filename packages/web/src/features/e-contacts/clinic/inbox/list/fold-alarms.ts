import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { alarmsAsOne } from '@tervita/domain/e-contacts';
import { type InboxItem, isFlagged, warningGroupOf } from './inbox-groups.ts';

export interface OpenFolds {
  /** Of which patients they were opened, by the clinic's record. */
  readonly memberIds: ReadonlySet<string>;
  /** The row one stands on is never hidden. */
  readonly current: string | undefined;
}

/** What a machine hears never stands among, nor hides, what somebody told. */
const foldOf = (row: ClinicEContactRow): string => `${warningGroupOf(row)} ${row.firstOfSender ?? row.id}`;

/** Unseen warnings that one person sent about one patient, where they are so many that they would hide the others. */
const foldsOf = (items: readonly InboxItem[]): ReadonlyMap<string, readonly ClinicEContactRow[]> => {
  const flagged = items.flatMap((item) => (item.kind === 'row' && isFlagged(item.row) ? [item.row] : []));
  const bySender = Map.groupBy(flagged, foldOf);
  return new Map([...bySender].filter(([, rows]) => rows.length >= alarmsAsOne));
};

/** The first of them stands in the list, and below it how many more there are; opened, these follow at once. */
export const foldAlarms = (items: readonly InboxItem[], { memberIds, current }: OpenFolds): InboxItem[] => {
  const folds = foldsOf(items);
  if (folds.size === 0) return [...items];
  const rowItems = new Map(items.flatMap((item) => (item.kind === 'row' ? [[item.row.id, item]] : [])));
  const hiddenIn = (name: string) =>
    [...folds.values()]
      .filter(([first]) => first && warningGroupOf(first) === name)
      .reduce((sum, rows) => sum + rows.length - 1, 0);
  return items.flatMap((item): InboxItem[] => {
    if (item.kind === 'group') return [{ ...item, count: item.count - hiddenIn(item.name) }];
    const fold = item.kind === 'row' && isFlagged(item.row) && folds.get(foldOf(item.row));
    if (!fold) return [item];
    const [first, ...others] = fold;
    if (!first || first.id !== item.row.id) return [];
    const { clinicMemberId } = first.patient;
    const isOpen = memberIds.has(clinicMemberId) || others.some(({ id }) => id === current);
    const shown = isOpen ? others.flatMap(({ id }) => rowItems.get(id) ?? []) : [];
    return [item, { kind: 'fold', first: first.id, clinicMemberId, count: others.length, isOpen }, ...shown];
  });
};
