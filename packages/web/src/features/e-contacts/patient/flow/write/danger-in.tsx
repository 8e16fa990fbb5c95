import type { Warning } from '@tervita/contract/e-contacts';
import { useFormat } from '../../../../../core/format/index.ts';
import type { Opened } from '../../drafts/open-draft.ts';
import { CallForUnsent, CallNow } from '../../warning/call-now.tsx';
import { useWarningTexts } from '../../warning/texts.ts';
import { useChosenClinic } from '../where/use-clinics.ts';

interface Props {
  readonly opened: Pick<Opened, 'goesAt' | 'content'>;
  /** What its writer must know about the words as they were saved last. */
  readonly warning: Warning | null;
}

/** A sign that stands in own words, or words that tell of one: said where one writes on, also to whoever comes back. */
export function DangerIn({ opened: { goesAt, content }, warning }: Props) {
  const t = useWarningTexts();
  const format = useFormat(useChosenClinic(content)?.openingHours.timeZone);
  if (goesAt) return <CallNow more={t.goesBy(format.time(goesAt))} />;
  return warning ? <CallForUnsent warning={warning} /> : null;
}
