import type { ReactNode } from 'react';
import { useSelectedClinic } from '../../../core/session/index.ts';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './admin-frame.module.css';
import { useClinicAdminTexts } from './texts.ts';

const tabs = [
  { key: 'patientLists', to: '/admin' },
  { key: 'clinicImport', to: '/admin/clinic-import', isForAdmins: true },
  { key: 'employees', to: '/admin/employees' },
  { key: 'globalMessage', to: '/admin/global-message' },
  { key: 'clinicInfo', to: '/admin/clinic-info', isForAdmins: true },
  { key: 'clinicFeatures', to: '/admin/clinic-features', isForAdmins: true },
  { key: 'questionnaireTexts', to: '/admin/questionnaire-texts', isForAdmins: true },
] as const;

interface Props {
  /** For those who do not see the tabs. Left out where the page shows its own title. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** The pages with which a clinic is administered: a row of tabs, and the page below it. */
export function AdminFrame({ title, children }: Props) {
  const t = useClinicAdminTexts();
  const isAdmin = useSelectedClinic()?.isAdmin ?? false;
  const shown = tabs.filter((tab) => isAdmin || !('isForAdmins' in tab));
  return (
    <div className={styles.page}>
      {title ? (
        <VisuallyHidden>
          <h1 tabIndex={-1}>{title}</h1>
        </VisuallyHidden>
      ) : null}
      <TabLinks label={t.tabsLabel} links={shown.map(({ key, to }) => ({ to, label: t.tabs[key] }))} />
      {children}
    </div>
  );
}
