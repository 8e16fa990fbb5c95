import type { TimelineEntry } from '@tervita/contract/e-contacts';
import { reasonListOf } from '@tervita/domain/e-contacts';
import type { ClinicTexts } from '@tervita/texts/clinic-en';

type Reasons = ClinicTexts['eContacts']['reasons'];

/** Why it was closed, refused or opened again, whoever did it; or who became responsible. */
export const eventReasonOf = (
  { move, author, reason }: TimelineEntry,
  reasons: Reasons,
): string | undefined => {
  if (move === 'assign') return reason ?? undefined;
  const list = reasonListOf(move, author.kind === 'STAFF');
  const words: Record<string, string> = list ? reasons[list] : {};
  return reason ? words[reason] : undefined;
};
