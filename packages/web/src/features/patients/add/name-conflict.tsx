import type { ClinicPatient } from '@tervita/contract/patients';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { usePatientsTexts } from '../texts.ts';

interface Props {
  /** The clinic's own patient with the typed code. */
  readonly known: ClinicPatient | null;
  /** The server refused the name; else the clinic only knows the code. */
  readonly isRefused: boolean;
  readonly onUse: (known: ClinicPatient) => void;
  /** Where somebody who is no patient now can become one again. */
  readonly onBringBack: ((known: ClinicPatient) => void) | undefined;
  readonly onCorrect: (field: 'firstName' | 'personalCode') => void;
}

/** Whose the code is, with the ways out: take the known one, or correct the name or the code. */
export function NameConflict({ known, isRefused, onUse, onBringBack, onCorrect }: Props) {
  const t = usePatientsTexts();
  if (!known && !isRefused) return null;
  const name = known ? `${known.firstName} ${known.surname}` : '';
  const isBroughtBack = onBringBack !== undefined && known?.status !== 'MEMBER';
  const use = known ? (
    <Button
      size="sm"
      variant={isRefused ? 'primary' : 'soft'}
      onPress={() => (isBroughtBack ? onBringBack : onUse)(known)}
    >
      {isBroughtBack
        ? (known.status === 'FORMER' ? t.known.bringBack : t.known.takeIn)(name)
        : t.known.use(name)}
    </Button>
  ) : null;
  if (known && !isRefused)
    return <Callout tone="info" role="status" title={t.known.titles[known.status](name)} action={use} />;
  return (
    <Callout
      tone="turn"
      role="alert"
      title={t.conflict.title}
      action={
        <>
          {use}
          <Button size="sm" variant="secondary" onPress={() => onCorrect('firstName')}>
            {t.conflict.correctName}
          </Button>
          <Button size="sm" variant="secondary" onPress={() => onCorrect('personalCode')}>
            {t.conflict.correctCode}
          </Button>
        </>
      }
    >
      {known ? t.conflict.inClinic(name) : t.conflict.elsewhere}
    </Callout>
  );
}
