import type { TimelineEntry } from '@tervita/contract/e-contacts';
import type { ClinicTexts } from '@tervita/texts/clinic-en';

type Reasons = ClinicTexts['eContacts']['reasons'];

const listOf = ({ move, author }: TimelineEntry, reasons: Reasons): Record<string, string> => {
  if (move === 'complete' || move === 'cancel') return reasons.patientClose;
  if (move === 'reopen') return author.kind === 'STAFF' ? reasons.reopen : reasons.patientReopen;
  if (move === 'archive') return reasons.archive;
  return move === 'reject' ? reasons.reject : {};
};

/** Why it was closed, refused or opened again, whoever did it. */
export const eventReasonOf = (entry: TimelineEntry, reasons: Reasons): string | undefined =>
  entry.reason ? listOf(entry, reasons)[entry.reason] : undefined;
