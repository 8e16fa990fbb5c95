import { useVirtualizer } from '@tanstack/react-virtual';
import type { Viewer } from '@tervita/contract/live';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMedia } from '../../../../../core/use-media.ts';
import type { InboxChoice } from '../choice.ts';
import { detailAddress } from '../detail-address.ts';
import { GroupHead } from './group-head.tsx';
import type { InboxItem } from './inbox-groups.ts';
import styles from './inbox-list.module.css';
import { InboxRow, type RowActions } from './inbox-row.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { useLeaving } from './use-leaving.ts';

interface Props extends RowActions {
  readonly items: readonly InboxItem[];
  readonly view: string;
  readonly choice: InboxChoice;
  readonly current: string | undefined;
  /** The row that a key brought one to. */
  readonly focused: string | undefined;
  readonly checked: ReadonlySet<string>;
  readonly viewers: Readonly<Record<string, readonly Viewer[]>>;
  /** Below the last row: more. */
  readonly end: ReactNode;
}

const rowHeight = 60;
const groupHeight = 33;
const nobody: readonly Viewer[] = [];

/** However many rows there are, only the visible ones exist. */
export function InboxList(props: Props) {
  const { items, view, choice, current, focused, checked, viewers, end, ...actions } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const hasPreview = useMedia('(min-width: 1200px)');
  const shown = useLeaving(items, view);
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const item = shown[index];
      if (item?.isLeaving) return 0;
      return item?.kind === 'group' ? groupHeight : rowHeight;
    },
    getItemKey: (index) => {
      const item = shown[index];
      return item?.kind === 'row' ? item.row.id : (item?.name ?? index);
    },
    overscan: 8,
  });
  useKeptPlace(virtual, shown, view);
  const at = shown.findIndex((item) => item.kind === 'row' && item.row.id === current);
  // Only when one goes to another row: what comes live moves nothing under the eyes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row counts, not where it stands
  useEffect(() => {
    if (at >= 0) virtual.scrollToIndex(at, { align: 'auto' });
  }, [current, virtual]);
  return (
    <div ref={scroller} className={styles.scroller} data-testid="inbox">
      <div
        className={styles.items}
        style={{ height: virtual.getTotalSize() }}
        data-settling={shown !== items || undefined}
      >
        {virtual.getVirtualItems().map(({ key, index, start, size }) => {
          const item = shown[index];
          if (!item) return null;
          return (
            <div
              key={key}
              className={styles.item}
              data-leaving={item.isLeaving || undefined}
              inert={item.isLeaving}
              style={{ height: size, transform: `translateY(${start}px)` }}
            >
              {item.kind === 'group' ? (
                <GroupHead item={item} />
              ) : (
                <InboxRow
                  {...actions}
                  row={item.row}
                  isLong={item.isLong}
                  isCurrent={item.row.id === current}
                  takesFocus={item.row.id === focused}
                  isChecked={checked.has(item.row.id)}
                  hasPreview={hasPreview}
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
