import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { waitsLong } from '@tervita/domain/e-contacts';
import { calendarDay } from '../../../../core/format/index.ts';
import type { InboxTab } from './inbox-choice.ts';

export type GroupName = 'long' | 'earlier' | 'today';
export type InboxItem =
  | { readonly kind: 'group'; readonly name: GroupName; readonly count: number }
  | { readonly kind: 'row'; readonly row: ClinicEContactRow; readonly isLong: boolean };

const groupOf = (row: ClinicEContactRow, now: Date): GroupName => {
  if (waitsLong(new Date(row.waitingSince), now)) return 'long';
  return calendarDay(row.waitingSince) === calendarDay(now) ? 'today' : 'earlier';
};

/** Incoming is grouped by how long it waits; the other tabs are plain lists. */
export const inboxItems = (rows: readonly ClinicEContactRow[], tab: InboxTab, now: Date): InboxItem[] => {
  if (tab !== 'INCOMING') return rows.map((row) => ({ kind: 'row', row, isLong: false }));
  const groups = Map.groupBy(rows, (row) => groupOf(row, now));
  return (['long', 'earlier', 'today'] as const).flatMap((name): InboxItem[] => {
    const inGroup = groups.get(name) ?? [];
    if (inGroup.length === 0) return [];
    return [
      { kind: 'group', name, count: inGroup.length },
      ...inGroup.map((row): InboxItem => ({ kind: 'row', row, isLong: name === 'long' })),
    ];
  });
};
