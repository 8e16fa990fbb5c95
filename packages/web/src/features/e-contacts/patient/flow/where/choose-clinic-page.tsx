import { Navigate } from 'react-router';
import { Card } from '../../../../../ui/card.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { RowLink } from '../../../../../ui/list-row.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { ChosenLine } from '../chosen-line.tsx';
import flow from '../flow.module.css';
import { useFlowAddress, useFlowChoice } from '../flow-choice.ts';
import { useChoosingTexts } from '../texts.ts';
import { useChoosingStep } from '../use-choosing-step.ts';
import { Waiting } from '../waiting.tsx';
import { ClinicRows } from './clinic-rows.tsx';
import { type Clinic, obviousClinic, ownClinics, useClinics } from './use-clinics.ts';

function Clinics({ clinics, personId }: { clinics: readonly Clinic[]; personId: string }) {
  const t = useChoosingTexts().clinic;
  const { isChanging } = useFlowChoice();
  const addressOf = useFlowAddress();
  const obvious = isChanging ? undefined : obviousClinic(clinics);
  if (obvious) return <Navigate replace to={addressOf('add', { personId, clinicId: obvious.clinicId })} />;
  const own = ownClinics(clinics);
  // Nothing to choose from: any clinic can be found by its name.
  if (own.length === 0) return <Navigate replace to={addressOf('choose-open-clinic', { personId })} />;
  return (
    <div className={flow.page}>
      <ChosenLine personId={personId} />
      <PageTitle>{t.title}</PageTitle>
      <ClinicRows clinics={own} personId={personId} />
      <Card isFlush>
        <RowLink
          to={addressOf('choose-open-clinic', { personId })}
          icon={<Icon name="search" />}
          title={t.another}
          hint={t.anotherText}
        />
      </Card>
    </div>
  );
}

export function Component() {
  const { personId } = useFlowChoice();
  const addressOf = useFlowAddress();
  const clinics = useClinics(personId);
  useChoosingStep('clinic', addressOf('choose-person', { isChanging: true }));
  // Not mine to write for, or no longer: 404.
  if (!personId || clinics.error?.status === 404) return <Navigate replace to={addressOf('choose-person')} />;
  return (
    <Waiting answer={clinics} rows={2}>
      {({ clinics: found }) => <Clinics clinics={found} personId={personId} />}
    </Waiting>
  );
}
