import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { useFormat } from '../../../../../core/format/index.ts';
import { CallForUnsent, CallNow } from '../../warning/call-now.tsx';
import { useWarningTexts } from '../../warning/texts.ts';
import { useOfflineWarning } from '../../warning/warning-here.ts';
import { useChosenClinic } from '../where/use-clinics.ts';

interface Props {
  readonly progress: QuestionnaireProgress;
  /** What stands in the box now, for a page without a connection. */
  readonly text?: string;
}

/** A sign that stands, or words that tell of one: said on every page that follows, also to whoever comes back. */
export function DangerTold({ progress, text = '' }: Props) {
  const t = useWarningTexts();
  const { patientPersonId: personId, clinicId, goesAt, typedWarning } = progress;
  const offline = useOfflineWarning(text);
  const warning = offline ?? typedWarning;
  const format = useFormat(useChosenClinic({ personId, clinicId })?.openingHours.timeZone);
  if (goesAt) return <CallNow more={t.goesBy(format.time(goesAt))} />;
  return warning ? <CallForUnsent warning={warning} /> : null;
}
