import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { Callout } from '../../../../../ui/callout.tsx';
import { StaffIcon } from '../../../../../ui/staff-icon.tsx';
import { useWorkingTexts } from '../texts.ts';
import { isRefusedByPatient } from './decision.ts';

/** To whom the answer goes while nobody has confirmed that they act for the patient. */
export function ReplyWarning({ id, detail }: { id: string; detail: ClinicEContactDetail }) {
  const t = useWorkingTexts().representation;
  const { creator, patient } = detail;
  return (
    <div id={id}>
      <Callout tone="turn" icon={<StaffIcon name="user-question" />}>
        {isRefusedByPatient(detail)
          ? t.nobodyReads(creator.name)
          : t.answerGoesTo(creator.name, patient.firstName)}
      </Callout>
    </div>
  );
}
