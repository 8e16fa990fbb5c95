import { Navigate, useSearchParams } from 'react-router';
import { useFlowStep } from '../../../../core/page/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { RowLink } from '../../../../ui/list-row.tsx';
import { PageTitle } from '../../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import styles from './flow.module.css';
import { flowAddress } from './flow-choice.ts';
import { flowSteps } from './flow-steps.ts';
import { useClinics } from './use-clinics.ts';

type Clinics = NonNullable<ReturnType<typeof useClinics>['data']>['clinics'];

function ClinicRows({ clinics }: { clinics: Clinics }) {
  const t = usePatientTexts().eContacts.chooseClinic;
  return (
    <Card isFlush as="ul">
      {clinics.map((clinic) => (
        <li key={clinic.clinicId} className={styles.item}>
          <RowLink
            to={flowAddress('add', { clinicId: clinic.clinicId })}
            icon={<Icon name="clinic" />}
            title={clinic.name}
            hint={
              <>
                {clinic.membership === 'PENDING' ? t.pending : clinic.address}
                <span className={styles.tag}>
                  <Tag>{clinic.isFamilyDoctor ? t.familyDoctor : t.privateClinic}</Tag>
                </span>
              </>
            }
          />
        </li>
      ))}
    </Card>
  );
}

/** A step with one possible answer is skipped; "Change" on a later page brings it back. */
const isObvious = (clinics: Clinics, wasAsked: boolean) => {
  const own = clinics.filter(({ isFamilyDoctor }) => isFamilyDoctor);
  return own.length === 1 && !wasAsked ? own[0] : undefined;
};

export function Component() {
  const { core, errors, eContacts } = usePatientTexts();
  const t = eContacts.chooseClinic;
  const [search] = useSearchParams();
  const clinics = useClinics();
  useFlowStep({ name: eContacts.flow.name, ...flowSteps.clinic, closeTo: '/my-e-contacts' });
  if (clinics.isError) {
    return (
      <ErrorState
        level={1}
        title={errors.load.title}
        action={<Button onPress={() => void clinics.refetch()}>{core.actions.tryAgain}</Button>}
      />
    );
  }
  if (!clinics.data) return <SkeletonRows label={core.loading} count={2} />;
  const found = clinics.data.clinics;
  const obvious = isObvious(found, search.has('change'));
  if (obvious) return <Navigate replace to={flowAddress('add', { clinicId: obvious.clinicId })} />;
  const own = found.filter(({ kind }) => kind === 'FAMILY_DOCTOR');
  const open = found.filter(({ kind }) => kind === 'OPEN');
  return (
    <div className={styles.page}>
      {own.length > 0 ? (
        <>
          <PageTitle>{t.title}</PageTitle>
          <ClinicRows clinics={own} />
        </>
      ) : (
        <EmptyState level={1} tone="turn" icon={<Icon name="clinic" />} title={t.noneTitle}>
          {open.length > 0 ? t.noneText : t.noneAtAllText}
        </EmptyState>
      )}
      {open.length > 0 ? (
        <>
          <h2 className={styles.heading}>{t.open}</h2>
          <ClinicRows clinics={open} />
        </>
      ) : null}
    </div>
  );
}
