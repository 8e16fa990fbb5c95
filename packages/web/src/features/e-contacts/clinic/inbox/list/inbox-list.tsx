import type { Viewer } from '@tervita/contract/live';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useRem } from '../../../../../core/use-room.ts';
import type { InboxChoice } from '../choice.ts';
import { detailAddress } from '../detail-address.ts';
import { useHasPreview } from '../preview/preview-shown.ts';
import { AlarmsFold } from './alarms-fold.tsx';
import { GroupHead } from './group-head.tsx';
import { type InboxItem, isToReadFirst, keyOf } from './inbox-groups.ts';
import styles from './inbox-list.module.css';
import { InboxRow, type RowActions } from './inbox-row.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { type ShownItem, useLeaving } from './use-leaving.ts';
import { useWindow } from './use-window.ts';

interface Props extends RowActions {
  readonly items: readonly InboxItem[];
  readonly view: string;
  readonly choice: InboxChoice;
  readonly current: string | undefined;
  /** The row that a key brought one to. */
  readonly focused: string | undefined;
  readonly checked: ReadonlySet<string>;
  readonly onFold: (clinicMemberId: string) => void;
  readonly viewers: Readonly<Record<string, readonly Viewer[]>>;
  /** Below the last row: more. */
  readonly end: ReactNode;
}

/** In rem: larger text needs higher rows. */
const rowHeight = 3.75;
/** With the words that sound like danger on a line of their own. */
const readFirstHeight = 4.875;
const groupHeight = 2.0625;
const nobody: readonly Viewer[] = [];

const sizeOf = (item: ShownItem, rem: number) => {
  if (item.isLeaving) return 0;
  if (item.kind !== 'row') return Math.round(groupHeight * rem);
  return Math.round((isToReadFirst(item.row) ? readFirstHeight : rowHeight) * rem);
};

/** However many rows there are, only the visible ones exist. */
export function InboxList(props: Props) {
  const { items, view, choice, current, focused, checked, viewers, onFold, end, ...actions } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const hasPreview = useHasPreview();
  const rem = useRem();
  const shown = useLeaving(items, view);
  const keys = useMemo(() => shown.map(keyOf), [shown]);
  const sizes = useMemo(() => shown.map((item) => sizeOf(item, rem)), [shown, rem]);
  const { total, starts, drawn, reveal } = useWindow(sizes, scroller);
  useKeptPlace(scroller, { keys, starts, view });
  const at = current === undefined ? -1 : keys.indexOf(current);
  // Only when one goes to another row: what comes live moves nothing under the eyes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row counts, not where it stands
  useEffect(() => {
    if (at >= 0) reveal(at);
  }, [current]);
  return (
    <div ref={scroller} className={styles.scroller} data-testid="inbox">
      <div className={styles.items} style={{ height: total }} data-settling={shown !== items || undefined}>
        {drawn.map(({ index, start, size }) => {
          const item = shown[index];
          if (!item) return null;
          return (
            <div
              key={keys[index]}
              className={styles.item}
              data-leaving={item.isLeaving || undefined}
              inert={item.isLeaving}
              style={{ height: size, transform: `translateY(${start}px)` }}
            >
              {item.kind === 'group' ? (
                <GroupHead item={item} />
              ) : item.kind === 'fold' ? (
                <AlarmsFold item={item} onToggle={onFold} />
              ) : (
                <InboxRow
                  {...actions}
                  row={item.row}
                  isLong={item.isLong}
                  isCurrent={item.row.id === current}
                  takesFocus={item.row.id === focused}
                  isChecked={checked.has(item.row.id)}
                  hasPreview={hasPreview}
                  hasStatus={choice.search !== ''}
                  viewers={viewers[item.row.id] ?? nobody}
                  address={detailAddress(item.row.id, choice)}
                />
              )}
            </div>
          );
        })}
      </div>
      {end}
    </div>
  );
}
