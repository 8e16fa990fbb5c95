import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { useFormat } from '../../../../../core/format/index.ts';
import { CallForUnsent, CallNow } from '../../warning/call-now.tsx';
import { useWarningTexts } from '../../warning/texts.ts';
import { useChosenClinic } from '../where/use-clinics.ts';

/** A sign that stands, or words that tell of one: said on every page that follows, also to whoever comes back. */
export function DangerTold({ progress }: { progress: QuestionnaireProgress }) {
  const t = useWarningTexts();
  const { patientPersonId: personId, clinicId, goesAt, typedWarning } = progress;
  const format = useFormat(useChosenClinic({ personId, clinicId })?.openingHours.timeZone);
  if (goesAt) return <CallNow more={t.goesBy(format.time(goesAt))} />;
  return typedWarning ? <CallForUnsent warning={typedWarning} /> : null;
}
