import { listPatientLists } from '@tervita/contract/clinics';
import { countPatients } from '@tervita/contract/patients';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TryAgain, useAnswer } from '../../core/api/index.ts';
import { useSelectedClinic } from '../../core/session/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { AdminFrame } from '../clinics/index.ts';
import { Figures } from './figures.tsx';
import { ListsTable, type PatientList } from './lists-table.tsx';
import { MembersCard } from './members-card.tsx';
import { OldLists } from './old-lists.tsx';
import { usePatientListsTexts } from './texts.ts';

const noList = 'none';
const searchPause = 250;

/** Which list is looked at and what is looked for, as the address says it. */
const useChosenList = (lists: readonly PatientList[]) => {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('list');
  const known = lists.find(({ code }) => code === wanted)?.code;
  const chosen = wanted === noList ? null : (known ?? lists[0]?.code ?? null);
  const searched = params.get('search') ?? '';
  const [typed, setTyped] = useState(searched);
  useEffect(() => {
    if (typed.trim() === searched) return;
    // The address, and with it the search, follows when the typing rests.
    const timer = setTimeout(() => {
      setParams(
        (now) => {
          if (typed.trim() === '') now.delete('search');
          else now.set('search', typed.trim());
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    }, searchPause);
    return () => clearTimeout(timer);
  }, [typed, searched, setParams]);
  const addressOf = (code: string | null) => `?${new URLSearchParams({ list: code ?? noList })}`;
  return { chosen, searched, typed, setTyped, addressOf };
};

function NoLists({ isAdmin }: { isAdmin: boolean }) {
  const t = usePatientListsTexts().noLists;
  return (
    <EmptyState
      icon={<Icon name="user" size="xl" />}
      title={t.title}
      action={isAdmin ? <LinkButton to="/admin/clinic-import">{t.action}</LinkButton> : undefined}
    >
      {isAdmin ? t.text : t.textForOthers}
    </EmptyState>
  );
}

interface ListsProps {
  readonly clinicId: string;
  readonly isAdmin: boolean;
  readonly lists: readonly PatientList[];
}

function Lists({ clinicId, isAdmin, lists }: ListsProps) {
  const counts = useAnswer(countPatients, { query: { clinicId } }).data;
  const { chosen, typed, setTyped, searched, addressOf } = useChosenList(lists);
  const withoutList = counts?.lists.find(({ listCode }) => listCode === null)?.patients ?? 0;
  if (lists.length === 0 && withoutList === 0) return <NoLists isAdmin={isAdmin} />;
  return (
    <>
      <OldLists lists={lists} isAdmin={isAdmin} />
      {counts && lists.length > 0 ? <Figures counts={counts} lists={lists.length} /> : null}
      <ListsTable {...{ lists, withoutList, chosen, addressOf, isAdmin }} />
      <MembersCard
        key={`${clinicId}/${chosen}`}
        clinicId={clinicId}
        listCode={chosen}
        search={searched}
        typed={typed}
        onSearch={setTyped}
      />
    </>
  );
}

/** The lists of the clinic, how old they are, and the patients of the chosen one. */
export function Component() {
  const { core } = useClinicTexts();
  const t = usePatientListsTexts();
  const clinic = useSelectedClinic();
  const clinicId = clinic?.clinicId ?? '';
  const answer = useAnswer(listPatientLists, { params: { clinicId } }, { enabled: clinicId !== '' });
  const lists = answer.data?.patientListWithClinicians;
  return (
    <AdminFrame title={t.title}>
      {!lists && answer.isError ? (
        <ErrorState title={t.loadFailed} action={<TryAgain answer={answer} />} />
      ) : null}
      {lists || answer.isError ? null : <SkeletonRows label={core.loading} count={6} />}
      {lists ? (
        <Lists key={clinicId} clinicId={clinicId} isAdmin={clinic?.isAdmin ?? false} lists={lists} />
      ) : null}
    </AdminFrame>
  );
}
