import { Navigate } from 'react-router';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { ChosenLine } from '../chosen-line.tsx';
import flow from '../flow.module.css';
import { useFlowAddress, useFlowChoice } from '../flow-choice.ts';
import { useChoosingTexts } from '../texts.ts';
import { useChoosingStep } from '../use-choosing-step.ts';
import { Waiting } from '../waiting.tsx';
import { ClinicRows } from './clinic-rows.tsx';
import { type Clinic, useClinics } from './use-clinics.ts';

function OpenClinics({ clinics, personId }: { clinics: readonly Clinic[]; personId: string }) {
  const t = useChoosingTexts().clinic;
  const open = clinics.filter(({ kind }) => kind === 'OPEN');
  if (open.length === 0) {
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
      <ClinicRows clinics={open} personId={personId} />
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
