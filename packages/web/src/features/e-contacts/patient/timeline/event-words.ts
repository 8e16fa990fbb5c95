import type { PatientTimelineEntry } from '@tervita/contract/e-contacts';
import { isAboutMedicine, isAboutQuestionnaire } from '@tervita/domain/e-contacts';
import { type ProblemType, problemTypeNamed } from '@tervita/domain/problem-types';
import { filingMinutes } from '@tervita/domain/smart-questionnaire';
import type { TimelineTexts } from '@tervita/texts/timeline-en';

type Words = TimelineTexts['timeline'];

/** Moves that say nothing beyond their message. */
const silent: readonly PatientTimelineEntry['move'][] = ['reply', 'answer', 'addInfo'];

const happened = ({ move, author }: PatientTimelineEntry, t: Words): string => {
  if (move === 'reopen' && author.kind === 'STAFF') return t.clinicReopened;
  const isPatients =
    move === 'complete' || move === 'cancel' || move === 'reopen' || move === 'fillQuestionnaire';
  return isPatients && !author.me && author.name ? t.eventsBy[move](author.name) : t.events[move];
};

const reasonsOf = ({ move, author }: PatientTimelineEntry, { reasons }: Words): Record<string, string> => {
  if (move === 'complete' || move === 'cancel') return reasons.close;
  if (move === 'reopen') return author.kind === 'STAFF' ? reasons.clinicReopen : reasons.reopen;
  return move === 'archive' ? reasons.archive : {};
};

/** What the timeline says of a move; why it was rejected has a place of its own. */
export const eventWords = (
  entry: PatientTimelineEntry,
  t: Words,
  labels: Readonly<Record<ProblemType, string>>,
): string | undefined => {
  if (entry.filed) return t.filed(filingMinutes);
  if (silent.includes(entry.move)) return undefined;
  const event = happened(entry, t);
  // Of a decision about a medicine the reason is its name.
  if (isAboutMedicine(entry.move)) return [event, entry.reason].filter(Boolean).join(': ');
  if (isAboutQuestionnaire(entry.move)) {
    const type = problemTypeNamed(entry.reason ?? '');
    return type ? `${event}: ${labels[type]}` : event;
  }
  const reason = entry.reason === 'OTHER' ? undefined : reasonsOf(entry, t)[entry.reason ?? ''];
  return reason ? t.because(event, reason) : event;
};
