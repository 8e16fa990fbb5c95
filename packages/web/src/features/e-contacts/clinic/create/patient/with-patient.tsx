import { type ClinicPatient, getPatient } from '@tervita/contract/patients';
import type { ReactNode } from 'react';
import { TryAgain, useAnswer } from '../../../../../core/api/index.ts';
import { useTexts } from '../../../../../core/texts/index.ts';
import { ErrorState } from '../../../../../ui/error-state.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { SkeletonRows } from '../../../../../ui/skeleton.tsx';
import { useCreatingTexts } from '../texts.ts';
import type { Wizard } from '../wizard.ts';

interface Props {
  readonly wizard: Wizard;
  readonly patientId: string;
  readonly children: (patient: ClinicPatient) => ReactNode;
}

/** What stands on a patient waits for them, and says so when there is none. */
export function WithPatient({ wizard, patientId, children }: Props) {
  const { core } = useTexts();
  const t = useCreatingTexts().patient;
  const answer = useAnswer(getPatient, { params: { id: patientId } });
  if (answer.data) return children(answer.data);
  if (!answer.isError) return <SkeletonRows label={core.loading} count={4} />;
  const isAbsent = answer.error.status === 404 || answer.error.status === 400;
  return (
    <ErrorState
      level={1}
      title={t.loadFailed}
      action={
        isAbsent ? (
          <LinkButton to={wizard.addressOf({ step: 'find' })}>{t.findAgain}</LinkButton>
        ) : (
          <TryAgain answer={answer} />
        )
      }
    />
  );
}
