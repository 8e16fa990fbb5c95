import type { PatientTimeline, Warning } from '@tervita/contract/e-contacts';
import { Button } from '../../../../ui/button.tsx';
import { useWarningTexts } from '../warning/texts.ts';
import { Warned } from '../warning/warned.tsx';

interface Props {
  readonly warning: Warning;
  /** Undefined while it is fetched. */
  readonly sent: PatientTimeline | undefined;
  readonly onRead: () => void;
}

/** About words whose writer could not be warned before they went: nobody answered in time. */
export function SentWarning({ warning, sent, onRead }: Props) {
  const t = useWarningTexts();
  const clinic = sent && { name: sent.eContact.clinic.name, openingHours: sent.openingHours };
  return (
    <Warned how="SENT" warning={warning} clinic={clinic}>
      <Button isWide variant="secondary" onPress={onRead}>
        {t.read}
      </Button>
    </Warned>
  );
}
