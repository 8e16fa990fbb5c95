import type { Answered } from '@tervita/contract/core';
import type { countClinicEContacts } from '@tervita/contract/e-contacts';
import { isUnsent, unsentStatuses } from '@tervita/domain/e-contacts';
import { useEffect, useRef } from 'react';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { CountBadge } from '../../../../ui/count-badge.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { LazyMenu } from '../../../../ui/lazy-menu.tsx';
import { type InboxChoice, type InboxTab, inboxTabs } from './choice.ts';
import styles from './inbox-tabs.module.css';

interface Props {
  readonly choice: InboxChoice;
  readonly choose: (next: Partial<InboxChoice>) => void;
  readonly counts: Answered<typeof countClinicEContacts> | undefined;
}

/** What has not come to the clinic is nobody's work: it is chosen in a menu, and stands in the row while it is. */
export function InboxTabs({ choice, choose, counts }: Props) {
  const t = useClinicTexts().eContacts.inbox;
  const shown: Partial<Record<InboxTab, number | undefined>> = {
    INCOMING: counts?.incoming,
    ANSWERED: counts?.answered,
  };
  const open = (tab: InboxTab) =>
    choose({ tab, whose: 'ALL', sort: undefined, search: '', previewed: undefined });
  const tabs = useRef<HTMLElement>(null);
  // On a phone there is no room for all of them: the one that was chosen is in sight.
  useEffect(() => {
    if (choice.tab)
      tabs.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [choice.tab]);
  return (
    <nav ref={tabs} className={styles.tabs} aria-label={t.tabsLabel}>
      {inboxTabs
        .filter((tab) => !isUnsent(tab) || tab === choice.tab)
        .map((tab) => (
          <button
            key={tab}
            type="button"
            className={styles.tab}
            aria-current={tab === choice.tab && !choice.search ? 'page' : undefined}
            onClick={() => open(tab)}
          >
            {t.tabs[tab]}
            {shown[tab] === undefined ? null : (
              <CountBadge tone={tab === 'INCOMING' ? 'turn' : 'plain'}>{shown[tab]}</CountBadge>
            )}
          </button>
        ))}
      <span className={styles.others}>
        <LazyMenu
          label={t.otherTabs}
          placement="bottom end"
          selected={choice.tab}
          onSelect={(tab) => isUnsent(tab) && open(tab)}
          entries={unsentStatuses.map((value) => ({ value, label: t.tabs[value] }))}
          trigger={
            <IconButton label={t.otherTabs} size="sm">
              <Icon name="ellipsis" />
            </IconButton>
          }
        />
      </span>
    </nav>
  );
}
