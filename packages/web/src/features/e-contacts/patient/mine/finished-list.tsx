import { useInfiniteQuery } from '@tanstack/react-query';
import { listPatientEContacts } from '@tervita/contract/e-contacts';
import { patientPageSize } from '@tervita/domain/e-contacts';
import { call, queryKeyOf } from '../../../../core/api/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { AdSlot } from '../../../ads/index.ts';
import { FinishedCard } from './e-contact-card.tsx';
import styles from './my-e-contacts-page.module.css';

const useFinished = () =>
  useInfiniteQuery({
    queryKey: [...queryKeyOf(listPatientEContacts), 'finished'],
    queryFn: ({ pageParam, signal }) =>
      call(
        listPatientEContacts,
        { query: { finished: 'true', page: pageParam, size: patientPageSize } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.more ? pages.length : undefined),
  });

/** Five at a time, older ones on demand. */
export function FinishedList() {
  const { core, eContacts } = usePatientTexts();
  const t = eContacts.mine;
  const finished = useFinished();
  if (finished.isError && !finished.data) {
    return (
      <ErrorState
        title={t.loadFailed}
        action={<Button onPress={() => void finished.refetch()}>{core.actions.tryAgain}</Button>}
      />
    );
  }
  if (!finished.data) return <SkeletonRows label={core.loading} count={3} />;
  const found = finished.data.pages.flatMap((page) => page.eContacts);
  if (found.length === 0) {
    return (
      <EmptyState icon={<Icon name="check" />} title={t.finishedEmptyTitle}>
        {t.finishedEmptyText}
      </EmptyState>
    );
  }
  return (
    <div className={styles.section}>
      <ul className={styles.cards}>
        {found.map((eContact) => (
          <li key={eContact.id}>
            <FinishedCard eContact={eContact} />
          </li>
        ))}
      </ul>
      {finished.hasNextPage ? (
        <Button
          variant="secondary"
          isWide
          isPending={finished.isFetchingNextPage}
          onPress={() => void finished.fetchNextPage()}
        >
          {t.showOlder(patientPageSize)}
        </Button>
      ) : null}
      <AdSlot />
    </div>
  );
}
