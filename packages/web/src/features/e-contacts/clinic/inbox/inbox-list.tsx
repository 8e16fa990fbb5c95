import { useVirtualizer } from '@tanstack/react-virtual';
import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import type { Viewer } from '@tervita/contract/live';
import { useEffect, useRef } from 'react';
import { now } from '../../../../core/clock.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { CountBadge } from '../../../../ui/count-badge.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { InboxChoice } from './inbox-choice.ts';
import { type InboxItem, inboxItems } from './inbox-groups.ts';
import styles from './inbox-list.module.css';
import { InboxRow } from './inbox-row.tsx';
import { useInboxCommands } from './use-inbox-commands.ts';

interface Props {
  readonly rows: readonly ClinicEContactRow[];
  readonly choice: InboxChoice;
  readonly choose: (next: Partial<InboxChoice>) => void;
  readonly viewers: Readonly<Record<string, readonly Viewer[]>>;
}

const rowHeight = 60;
const groupHeight = 33;

function Group({ item }: { item: InboxItem & { kind: 'group' } }) {
  const { groups } = useClinicTexts().eContacts.inbox;
  const isLong = item.name === 'long';
  return (
    <h2 className={styles.group} data-long={isLong || undefined}>
      {isLong ? <Icon name="clock" size="sm" /> : null}
      {groups[item.name]}
      <CountBadge tone={isLong ? 'turn' : 'plain'}>{item.count}</CountBadge>
    </h2>
  );
}

/** Up to 500 rows, of which only the visible ones exist. */
export function InboxList({ rows, choice, choose, viewers }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const items = inboxItems(rows, choice.tab, now());
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (items[index]?.kind === 'group' ? groupHeight : rowHeight),
    getItemKey: (index) => {
      const item = items[index];
      return item?.kind === 'row' ? item.row.id : (item?.name ?? index);
    },
    overscan: 8,
  });
  const current = items.findIndex((item) => item.kind === 'row' && item.row.id === choice.previewed);
  useInboxCommands({
    rows: items.flatMap((item) => (item.kind === 'row' ? [item.row] : [])),
    choice,
    choose,
  });
  useEffect(() => {
    if (current >= 0) virtual.scrollToIndex(current, { align: 'auto' });
  }, [current, virtual]);
  return (
    <div ref={scroller} className={styles.scroller} data-testid="inbox">
      <div className={styles.items} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start, size }) => {
          const item = items[index];
          if (!item) return null;
          return (
            <div
              key={key}
              className={styles.item}
              style={{ height: size, transform: `translateY(${start}px)` }}
            >
              {item.kind === 'group' ? (
                <Group item={item} />
              ) : (
                <InboxRow
                  row={item.row}
                  isLong={item.isLong}
                  isCurrent={item.row.id === choice.previewed}
                  viewers={viewers[item.row.id] ?? []}
                  choice={choice}
                  onPreview={() => choose({ previewed: item.row.id })}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
