import type { ListedPatient } from '@tervita/contract/patients';
import { useState } from 'react';
import { TryAgain } from '../../core/api/index.ts';
import { useFormat } from '../../core/format/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import { type ContactRecord, LazyEditPatient } from '../patients/index.ts';
import { AddPatientDrawer } from './add-patient-drawer.tsx';
import { MembersTable } from './members-table.tsx';
import styles from './patient-lists.module.css';
import { RemoveMember } from './remove-member.tsx';
import { usePatientListsTexts } from './texts.ts';
import { useMembers } from './use-members.ts';

interface Props {
  readonly clinicId: string;
  readonly listCode: string | null;
  /** What is looked for, and what is typed and not yet looked for. */
  readonly search: string;
  readonly typed: string;
  readonly onSearch: (search: string) => void;
}

/** The patients of the chosen list. What is looked for stands in the address. */
export function MembersCard({ clinicId, listCode, search, typed, onSearch }: Props) {
  const { core } = useClinicTexts();
  const t = usePatientListsTexts().members;
  const { number } = useFormat();
  const answer = useMembers({ clinicId, listCode, search });
  const [edited, setEdited] = useState<ContactRecord>();
  const [removed, setRemoved] = useState<ListedPatient>();
  const [isAdding, setAdding] = useState(false);
  const { members, total } = answer;
  const title = listCode === null ? t.titleWithoutList : t.title(listCode);
  return (
    <Card isFlush as="section" aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {title} {members ? <CountBadge>{number(total)}</CountBadge> : null}
        </h2>
        <div className={styles.tools}>
          <SearchField label={t.search} clearLabel={t.clear} value={typed} onChange={onSearch} />
          <Button variant="secondary" icon={<StaffIcon name="user-plus" />} onPress={() => setAdding(true)}>
            {t.add}
          </Button>
        </div>
      </div>
      {!members && answer.isError ? (
        <ErrorState level={3} title={t.loadFailed} action={<TryAgain answer={answer} />} />
      ) : null}
      {members || answer.isError ? null : <SkeletonRows label={core.loading} count={5} />}
      {members?.length === 0 ? (
        <EmptyState level={3} icon={<Icon name="user" size="xl" />} title={search ? t.noneFound : t.none}>
          {search ? t.noneFoundHint : null}
        </EmptyState>
      ) : null}
      {members && members.length > 0 ? (
        <>
          <MembersTable label={title} members={members} onEdit={setEdited} onRemove={setRemoved} />
          <div className={styles.foot}>
            <span role="status">{t.shown(number(members.length), number(total))}</span>
            {answer.hasNextPage ? (
              <Button
                variant="ghost"
                size="sm"
                isPending={answer.isFetchingNextPage}
                pendingLabel={core.loading}
                onPress={() => void answer.fetchNextPage()}
              >
                {t.more}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
      {edited ? <LazyEditPatient patient={edited} isOpen onClose={() => setEdited(undefined)} /> : null}
      {removed ? <RemoveMember member={removed} onClose={() => setRemoved(undefined)} /> : null}
      <AddPatientDrawer
        listCode={listCode}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onKnown={setEdited}
      />
    </Card>
  );
}
