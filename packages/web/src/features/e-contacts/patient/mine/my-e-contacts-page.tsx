import { listPatientEContacts } from '@tervita/contract/e-contacts';
import { useSearchParams } from 'react-router';
import { useAnswer } from '../../../../core/api/index.ts';
import { useUser } from '../../../../core/session/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { BottomBar } from '../../../../ui/bottom-bar.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle } from '../../../../ui/page-title.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { EmergencyLink } from '../emergency-link.tsx';
import { ActiveList } from './active-list.tsx';
import { FinishedList } from './finished-list.tsx';
import styles from './my-e-contacts-page.module.css';

const activeMost = 50;

/** The patient's home: whose turn it is, then the one main action. */
export function Component() {
  const { mine } = usePatientTexts().eContacts;
  const { firstName } = useUser();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'finished' ? 'finished' : 'active';
  const active = useAnswer(listPatientEContacts, { query: { size: activeMost } });
  const hasTurn = active.data?.eContacts.some(({ turn }) => turn === 'PATIENT') ?? false;
  const segments = [
    { value: 'active', label: mine.tabs.active },
    { value: 'finished', label: mine.tabs.finished },
  ] as const;
  const change = (value: 'active' | 'finished') =>
    setSearch(value === 'finished' ? { tab: 'finished' } : {}, { replace: true });
  return (
    <>
      <div className={styles.page}>
        <PageTitle>{mine.greeting(firstName)}</PageTitle>
        <SegmentedControl isWide label={mine.tabsLabel} value={tab} onChange={change} segments={segments} />
        {tab === 'active' ? <ActiveList answer={active} /> : <FinishedList />}
      </div>
      <BottomBar>
        <LinkButton
          to="/e-contacts/choose-person"
          variant={hasTurn && tab === 'active' ? 'soft' : 'primary'}
          icon={<Icon name="plus" />}
        >
          {mine.new}
        </LinkButton>
        <EmergencyLink />
      </BottomBar>
    </>
  );
}
