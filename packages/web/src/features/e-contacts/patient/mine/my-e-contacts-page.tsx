import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '../../../../core/session/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { BottomBar } from '../../../../ui/bottom-bar.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle } from '../../../../ui/page-title.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { EmergencyLink } from '../emergency-link.tsx';
import { ActiveList } from './active-list.tsx';
import { opensLater } from './e-contact-card.tsx';
import { FinishedList } from './finished-list.tsx';
import { BackFromProvider } from './lazy-unsent.tsx';
import styles from './my-e-contacts-page.module.css';
import { useMyEContacts } from './use-my-e-contacts.ts';

const nothing = { default: () => null };
/** Without a network its code may not be there; the page is all the same. */
const WaitingForMyWord = lazy(() =>
  import('../../../persons/index.ts').then(({ withWords }) => withWords()).catch(() => nothing),
);

/** More than anybody has open; whoever has more asks for the rest. */
const activePageSize = 50;

/** The patient's home: whose turn it is, then the one main action. */
export function Component() {
  const { mine } = usePatientTexts().eContacts;
  const { firstName } = useUser();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'finished' ? 'finished' : 'active';
  const active = useMyEContacts('active', activePageSize);
  const hasTurn = active.found?.some((each) => each.turn === 'PATIENT' && !opensLater(each)) ?? false;
  const segments = [
    { value: 'active', label: mine.tabs.active },
    { value: 'finished', label: mine.tabs.finished },
  ] as const;
  const change = (value: 'active' | 'finished') =>
    setSearch(value === 'finished' ? { tab: 'finished' } : {}, { replace: true });
  const returned = search.get('eContactAddedStatus');
  if (returned)
    return (
      <Suspense>
        <BackFromProvider status={returned} />
      </Suspense>
    );
  return (
    <>
      <div className={styles.page}>
        <PageTitle>{mine.greeting(firstName)}</PageTitle>
        <SegmentedControl isWide label={mine.tabsLabel} value={tab} onChange={change} segments={segments} />
        {tab === 'active' ? <ActiveList answer={active} pageSize={activePageSize} /> : <FinishedList />}
        {/* After the list: it comes later and must not move what is being pressed. */}
        <Suspense>
          <WaitingForMyWord />
        </Suspense>
      </div>
      <BottomBar isKept>
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
