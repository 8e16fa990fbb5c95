import { TabLinks } from '../../../ui/tab-links.tsx';
import { useStatisticsTexts } from './texts.ts';

/** What patients said, and how long they waited: two pages of one kind. */
export function FeedbackTabs() {
  const t = useStatisticsTexts();
  return (
    <TabLinks
      label={t.tabsLabel}
      links={[
        { to: '/feedback', label: t.tabs.ratings },
        { to: '/feedback/waiting-times', label: t.tabs.waitingTimes },
      ]}
    />
  );
}
