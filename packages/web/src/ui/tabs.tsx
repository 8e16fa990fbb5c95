import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { CountBadge } from './count-badge.tsx';
import styles from './tabs.module.css';

interface TabItem {
  id: string;
  label: string;
  icon?: ReactNode;
  count?: number | undefined;
  /** The count asks the reader to act. */
  isTurn?: boolean | undefined;
  content: ReactNode;
}

interface Props {
  label: string;
  tabs: readonly TabItem[];
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

/** Parts of one page. Pages with their own address use TabLinks. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  return (
    <AriaTabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList aria-label={label} className={styles.list ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
            {tab.icon ?? null}
            {tab.label}
            {tab.count === undefined ? null : (
              <CountBadge tone={tab.isTurn ? 'turn' : 'plain'}>{tab.count}</CountBadge>
            )}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
