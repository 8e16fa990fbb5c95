import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { Callout } from '../../../../../ui/callout.tsx';
import { StaffIcon } from '../../../../../ui/staff-icon.tsx';
import { useWorkingTexts } from '../texts.ts';
import { isRefusedByPatient, unconfirmedReaders } from './decision.ts';

const useWarning = (detail: ClinicEContactDetail): string => {
  const { letter, representation: t } = useWorkingTexts();
  const { creator, patient, isUnverified } = detail;
  const names = unconfirmedReaders(detail).map(({ name }) => name);
  if (!isUnverified) return letter.answerGoesTo(names.join(', '));
  return isRefusedByPatient(detail)
    ? t.nobodyReads(creator.name)
    : t.answerGoesTo(creator.name, patient.firstName);
};

/** To whom the answer goes while nobody has confirmed who they are, or that they act for the patient. */
export function ReplyWarning({ id, detail }: { id: string; detail: ClinicEContactDetail }) {
  const warning = useWarning(detail);
  return (
    <div id={id}>
      <Callout tone="turn" icon={<StaffIcon name="user-question" />}>
        {warning}
      </Callout>
    </div>
  );
}
