import { getPlatformFigures } from '@tervita/contract/platform-admin';
import type { ReactNode } from 'react';
import { useAnswer } from '../../core/api/index.ts';
import { usePageTitle } from '../../core/page/index.ts';
import { TabLinks } from '../../ui/tab-links.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './platform-admin.module.css';
import { usePlatformTexts } from './texts.ts';

type View = keyof ReturnType<typeof usePlatformTexts>['views'];

const addresses: Record<View, string> = {
  clinics: '/prm',
  applications: '/prm/applications',
  jobs: '/prm/jobs',
  notices: '/prm/notices',
  feedback: '/prm/feedback',
  information: '/prm/information-hub',
  usage: '/prm/usage',
};

export const useFigures = () => useAnswer(getPlatformFigures, {}, { refetchEvery: 60_000 });

/** What whoever runs the platform does for clinics: a row of tabs, and the page below it. */
export function PlatformFrame({ view, children }: { readonly view: View; readonly children: ReactNode }) {
  const t = usePlatformTexts();
  usePageTitle(t.views[view]);
  const { data } = useFigures();
  const waits: Partial<Record<View, number>> = {
    ...(data?.openApplications ? { applications: data.openApplications } : {}),
    ...(data?.deadJobs ? { jobs: data.deadJobs } : {}),
  };
  const views = Object.keys(addresses) as View[];
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{t.views[view]}</h1>
      </VisuallyHidden>
      <TabLinks
        label={t.viewsLabel}
        links={views.map((each) => ({
          to: addresses[each],
          label: t.views[each],
          count: waits[each],
          isTurn: true,
        }))}
      />
      {children}
    </div>
  );
}
