import type { Answered } from '@tervita/contract/core';
import type { countClinicEContacts } from '@tervita/contract/e-contacts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { CountBadge } from '../../../../ui/count-badge.tsx';
import { type InboxChoice, type InboxTab, inboxTabs } from './choice.ts';
import styles from './inbox-tabs.module.css';

interface Props {
  readonly choice: InboxChoice;
  readonly choose: (next: Partial<InboxChoice>) => void;
  readonly counts: Answered<typeof countClinicEContacts> | undefined;
}

export function InboxTabs({ choice, choose, counts }: Props) {
  const t = useClinicTexts().eContacts.inbox;
  const shown: Partial<Record<InboxTab, number | undefined>> = {
    INCOMING: counts?.incoming,
    ANSWERED: counts?.answered,
  };
  return (
    <nav className={styles.tabs} aria-label={t.tabsLabel}>
      {inboxTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          className={styles.tab}
          aria-current={tab === choice.tab && !choice.search ? 'page' : undefined}
          onClick={() => choose({ tab, whose: 'ALL', sort: undefined, search: '', previewed: undefined })}
        >
          {t.tabs[tab]}
          {shown[tab] === undefined ? null : (
            <CountBadge tone={tab === 'INCOMING' ? 'turn' : 'plain'}>{shown[tab]}</CountBadge>
          )}
        </button>
      ))}
    </nav>
  );
}
