import type { Warning } from '@tervita/contract/e-contacts';
import type { OpeningHours } from '@tervita/domain/clinics';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { Button } from '../../../../ui/button.tsx';
import { useWarningTexts } from '../warning/texts.ts';
import { Warned } from '../warning/warned.tsx';
import type { ThreadChange } from '../warning/writer-notices.ts';
import type { Thread } from './thread.ts';

interface Props {
  readonly eContact: Thread;
  readonly openingHours: OpeningHours;
  readonly warning: Warning;
  readonly change: ThreadChange | undefined;
  readonly onRead: () => void;
}

/** What was just sent told of danger: the clinic has it, and its writer must not wait. */
export function WrittenWarning({ eContact, openingHours, warning, change, onRead }: Props) {
  const t = useWarningTexts();
  const { eContacts } = usePatientTexts();
  const { patient, clinic } = eContact;
  const who = patient.isMe ? eContacts.forMe : eContacts.forPerson(`${patient.firstName} ${patient.surname}`);
  const changes: Record<ThreadChange, string> = { NOT_CLOSED: t.notClosed, OPEN_AGAIN: t.openAgain };
  return (
    <Warned
      how="SENT"
      warning={warning}
      more={change && changes[change]}
      clinic={{ name: clinic.name, openingHours }}
      who={<p>{who}</p>}
    >
      <Button isWide variant="secondary" onPress={onRead}>
        {t.toMessages}
      </Button>
    </Warned>
  );
}
