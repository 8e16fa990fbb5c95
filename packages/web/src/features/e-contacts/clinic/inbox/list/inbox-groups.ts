import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { longWaitBefore, type OpeningHours } from '@tervita/domain/clinics';
import { redFlags } from '@tervita/domain/e-contacts';
import { calendarDay } from '../../../../../core/format/index.ts';
import type { InboxChoice } from '../choice.ts';

const groupNames = ['flagged', 'words', 'long', 'earlier', 'today', 'planned'] as const;
export type GroupName = (typeof groupNames)[number];
export type InboxItem =
  | {
      readonly kind: 'group';
      readonly name: GroupName | 'rest';
      readonly count: number;
      /** On which day of the week the first of them began to wait; 0 is Sunday. */
      readonly since: number;
    }
  | {
      readonly kind: 'fold';
      /** Below which row it stands. */
      readonly first: string;
      readonly clinicMemberId: string;
      readonly count: number;
      readonly isOpen: boolean;
    }
  | { readonly kind: 'row'; readonly row: ClinicEContactRow; readonly isLong: boolean };

export const keyOf = (item: InboxItem): string => {
  if (item.kind === 'fold') return `more than ${item.first}`;
  return item.kind === 'row' ? item.row.id : item.name;
};

type Flagged = Pick<ClinicEContactRow, 'redFlag' | 'soundsLike' | 'status'>;

/** Nobody has said yet that they saw the warning, or words that came when they had. */
export const isFlagged = ({ redFlag, soundsLike, status }: Flagged): boolean =>
  redFlag !== null && (redFlag.seenAt === null || soundsLike?.isUnread === true) && status === 'SUBMITTED';

/** The clinic has not written to the patient since, whoever has seen it. */
export const isFlagUnanswered = (row: Flagged): boolean =>
  row.redFlag !== null && (!row.redFlag.isAnswered || isFlagged(row)) && row.status === 'SUBMITTED';

/** Only a machine thinks that its words are of danger, and the clinic has not answered them yet. */
export const isToReadFirst = (row: Flagged): boolean =>
  (row.redFlag?.kind === 'WORDS' || row.soundsLike?.isUnread === true) && isFlagUnanswered(row);

/** The gravest first, then who waits longest: as the server lists them. */
const byGravity = (one: ClinicEContactRow, other: ClinicEContactRow): number => {
  const gravity = ({ redFlag }: ClinicEContactRow) => (redFlag ? redFlags.indexOf(redFlag.kind) : 0);
  return gravity(one) - gravity(other) || Date.parse(one.waitingSince) - Date.parse(other.waitingSince);
};

interface Clock {
  readonly today: string;
  readonly zone: string;
  /** Who has waited since before this moment waits too long. */
  readonly longBefore: Date;
}
/** Asked once for the whole list, which may have thousands of rows. */
const clockOf = (hours: OpeningHours, now: Date): Clock => ({
  today: calendarDay(now, hours.timeZone),
  zone: hours.timeZone,
  longBefore: longWaitBefore(hours, now),
});
const waitsLong = ({ waitingSince }: ClinicEContactRow, { longBefore }: Clock) =>
  new Date(waitingSince) < longBefore;

/** Somebody has answered already; the reply waits for its time. */
const isPlanned = ({ planned }: ClinicEContactRow) => planned?.isSettled === true;

const sinceOf = (rows: readonly ClinicEContactRow[], { zone }: Clock): number => {
  const days = rows.map(({ waitingSince }) => calendarDay(waitingSince, zone)).toSorted();
  return new Date(days[0] ?? 0).getUTCDay();
};

/** Of a warning that waits: told by the writer, or only heard in their words. */
export const warningGroupOf = ({ redFlag, soundsLike }: Pick<ClinicEContactRow, 'redFlag' | 'soundsLike'>) =>
  redFlag?.kind === 'WORDS' || soundsLike?.isUnread ? 'words' : 'flagged';
export type WarningGroup = ReturnType<typeof warningGroupOf>;

const groupOf = (row: ClinicEContactRow, clock: Clock): GroupName => {
  if (isPlanned(row)) return 'planned';
  if (waitsLong(row, clock)) return 'long';
  return calendarDay(row.waitingSince, clock.zone) === clock.today ? 'today' : 'earlier';
};

const nobody: ReadonlyMap<string, WarningGroup> = new Map();

/** Warnings on top everywhere. Incoming is grouped by how long it waits, unless another order is asked for. */
export const inboxItems = (
  rows: readonly ClinicEContactRow[],
  { tab, sort, search }: Pick<InboxChoice, 'tab' | 'sort' | 'search'>,
  hours: OpeningHours,
  now: Date,
  /** Those whose warning was seen a moment ago, and where they stood: they keep their place. */
  justSeen: ReadonlyMap<string, WarningGroup> = nobody,
): InboxItem[] => {
  const clock = clockOf(hours, now);
  const isGrouped = tab === 'INCOMING' && (sort === undefined || sort === 'WAITING') && search === '';
  const groups = Map.groupBy(rows, (row) => {
    if (isFlagged(row)) return warningGroupOf(row);
    const before = justSeen.get(row.id);
    if (before) return before;
    return isGrouped ? groupOf(row, clock) : 'rest';
  });
  const names = isGrouped ? groupNames : (['flagged', 'words', 'rest'] as const);
  const hasHeads = isGrouped || groups.has('flagged') || groups.has('words');
  return names.flatMap((name): InboxItem[] => {
    const found = groups.get(name) ?? [];
    const inGroup = name === 'flagged' ? found.toSorted(byGravity) : found;
    if (inGroup.length === 0) return [];
    const items = inGroup.map(
      (row): InboxItem => ({
        kind: 'row',
        row,
        isLong: row.turn === 'CLINIC' && waitsLong(row, clock) && !isPlanned(row),
      }),
    );
    return hasHeads
      ? [{ kind: 'group', name, count: inGroup.length, since: sinceOf(inGroup, clock) }, ...items]
      : items;
  });
};
