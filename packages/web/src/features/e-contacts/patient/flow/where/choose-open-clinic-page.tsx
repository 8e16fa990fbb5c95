import { useDeferredValue, useState } from 'react';
import { Navigate } from 'react-router';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { SearchField } from '../../../../../ui/search-field.tsx';
import { ChosenLine } from '../chosen-line.tsx';
import flow from '../flow.module.css';
import { useFlowAddress, useFlowChoice } from '../flow-choice.ts';
import { useChoosingTexts } from '../texts.ts';
import { useChoosingStep } from '../use-choosing-step.ts';
import { Waiting } from '../waiting.tsx';
import { ClinicRows } from './clinic-rows.tsx';
import { type Clinic, useClinics, useFoundClinics } from './use-clinics.ts';

/** So many are no longer seen at a glance. */
const findFrom = 10;
const isOpen = ({ kind }: Clinic) => kind === 'OPEN';

function OpenClinics({ clinics, personId }: { clinics: readonly Clinic[]; personId: string }) {
  const t = useChoosingTexts().clinic;
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const found = useFoundClinics(personId, asked)?.filter(isOpen);
  const all = clinics.filter(isOpen);
  if (all.length === 0) {
    return (
      <EmptyState level={1} icon={<Icon name="clinic" />} title={t.openEmptyTitle}>
        {t.openEmptyText}
      </EmptyState>
    );
  }
  return (
    <div className={flow.page}>
      <ChosenLine personId={personId} />
      <PageTitle>{t.openTitle}</PageTitle>
      <p className={flow.muted}>{t.openText}</p>
      {all.length >= findFrom ? (
        <SearchField
          label={t.find}
          placeholder={t.find}
          clearLabel={t.clearFind}
          value={search}
          onChange={setSearch}
        />
      ) : null}
      {found?.length === 0 ? (
        <p className={flow.muted} role="status">
          {t.nothingFound}
        </p>
      ) : (
        <ClinicRows clinics={found ?? all} personId={personId} />
      )}
    </div>
  );
}

/** Private clinics: they take anybody. */
export function Component() {
  const { personId } = useFlowChoice();
  const addressOf = useFlowAddress();
  const clinics = useClinics(personId);
  useChoosingStep('clinic', addressOf('choose-clinic', { personId, isChanging: true }));
  if (!personId || clinics.error?.status === 404) return <Navigate replace to={addressOf('choose-person')} />;
  return (
    <Waiting answer={clinics}>
      {({ clinics: found }) => <OpenClinics clinics={found} personId={personId} />}
    </Waiting>
  );
}
