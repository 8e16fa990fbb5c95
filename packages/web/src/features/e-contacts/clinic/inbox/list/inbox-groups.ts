import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { waitsLong } from '@tervita/domain/e-contacts';
import { calendarDay } from '../../../../../core/format/index.ts';
import type { InboxChoice } from '../choice.ts';

const groupNames = ['flagged', 'long', 'earlier', 'today'] as const;
export type GroupName = (typeof groupNames)[number];
export type InboxItem =
  | { readonly kind: 'group'; readonly name: GroupName | 'rest'; readonly count: number }
  | { readonly kind: 'row'; readonly row: ClinicEContactRow; readonly isLong: boolean };

export const keyOf = (item: InboxItem): string => (item.kind === 'row' ? item.row.id : item.name);

/** Nobody has said yet that they saw the warning. */
export const isFlagged = ({ redFlag, status }: Pick<ClinicEContactRow, 'redFlag' | 'status'>): boolean =>
  redFlag !== null && redFlag.seenAt === null && status === 'SUBMITTED';

const groupOf = (row: ClinicEContactRow, now: Date): GroupName => {
  if (isFlagged(row)) return 'flagged';
  if (waitsLong(new Date(row.waitingSince), now)) return 'long';
  return calendarDay(row.waitingSince) === calendarDay(now) ? 'today' : 'earlier';
};

const isLong = (row: ClinicEContactRow, now: Date) =>
  row.turn === 'CLINIC' && waitsLong(new Date(row.waitingSince), now);

/** Warnings on top everywhere. Incoming is grouped by how long it waits, unless another order is asked for. */
export const inboxItems = (
  rows: readonly ClinicEContactRow[],
  { tab, sort, search }: Pick<InboxChoice, 'tab' | 'sort' | 'search'>,
  now: Date,
): InboxItem[] => {
  const isGrouped = tab === 'INCOMING' && (sort === undefined || sort === 'WAITING') && search === '';
  const groups = Map.groupBy(rows, (row) => {
    if (isGrouped) return groupOf(row, now);
    return isFlagged(row) ? 'flagged' : 'rest';
  });
  const names = isGrouped ? groupNames : (['flagged', 'rest'] as const);
  const hasHeads = isGrouped || groups.has('flagged');
  return names.flatMap((name): InboxItem[] => {
    const inGroup = groups.get(name) ?? [];
    if (inGroup.length === 0) return [];
    const items = inGroup.map((row): InboxItem => ({ kind: 'row', row, isLong: isLong(row, now) }));
    return hasHeads ? [{ kind: 'group', name, count: inGroup.length }, ...items] : items;
  });
};
