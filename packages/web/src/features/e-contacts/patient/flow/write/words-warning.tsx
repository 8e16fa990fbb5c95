import type { Warning } from '@tervita/contract/e-contacts';
import { Button } from '../../../../../ui/button.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { useWarningTexts } from '../../warning/texts.ts';
import { Warned } from '../../warning/warned.tsx';
import { ChosenLine } from '../chosen-line.tsx';
import type { FlowTarget } from '../flow-target.ts';
import { SendNow } from '../send-now.tsx';
import { useChosenClinic } from '../where/use-clinics.ts';

interface Props {
  readonly target: FlowTarget;
  readonly draftId: string;
  readonly warning: Warning;
  /** When the clinic gets it, also if nobody sends it; null where it does not. */
  readonly goesAt: string | null;
  readonly onGoOn: () => void;
  readonly onChange: () => void;
}

/** Before free words are sent. */
export function WordsWarning({ target, draftId, warning, goesAt, onGoOn, onChange }: Props) {
  const t = useWarningTexts();
  const { personId, clinicId } = target;
  const clinic = useChosenClinic({ personId, clinicId });
  return (
    <Warned
      warning={warning}
      clinic={clinic}
      how={goesAt ? 'GOES' : 'KEPT'}
      goesAt={goesAt}
      who={<ChosenLine personId={personId} clinicId={clinicId} />}
    >
      {goesAt ? <SendNow draftId={draftId} /> : null}
      <Button isWide variant={goesAt ? 'ghost' : 'secondary'} onPress={onGoOn}>
        {t.goOn}
      </Button>
      <Button isWide variant="ghost" icon={<Icon name="pencil" />} onPress={onChange}>
        {t.changeWords}
      </Button>
    </Warned>
  );
}
