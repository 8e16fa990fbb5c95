import type { ClinicTimelineEntry, TimelineEntry } from '@tervita/contract/e-contacts';
import { isAboutMedicine, isAboutQuestionnaire, reasonListOf } from '@tervita/domain/e-contacts';
import { problemTypeNamed } from '@tervita/domain/problem-types';
import type { ClinicTexts } from '@tervita/texts/clinic-en';
import type { WorkingTexts } from '@tervita/texts/working-en';
import type { Outcome } from '../alarm-words.ts';

interface EventTexts {
  readonly eContacts: ClinicTexts['eContacts'];
  readonly problemTypes: ClinicTexts['problemTypes'];
  readonly working: WorkingTexts['working'];
  readonly alarmWords: (outcome: Outcome) => string;
}

/** Who took it, gave it or left it to nobody; the name of whoever got it stands as the reason. */
const assignmentWords = (
  { author, reason }: TimelineEntry,
  { assigned }: WorkingTexts['working'],
  myName: string,
): string => {
  const who = author.me ? null : author.name;
  if (!reason) return assigned.removed(who);
  if (reason === author.name) return assigned.took(who);
  return assigned.gave(who, reason === myName ? null : reason);
};

/** Why it was closed, refused or opened again, whoever did it. */
const reasonWords = (
  { move, author, reason }: TimelineEntry,
  reasons: ClinicTexts['eContacts']['reasons'],
): string | undefined => {
  const list = reasonListOf(move, author.kind === 'STAFF');
  const words: Record<string, string> = list ? reasons[list] : {};
  return reason ? words[reason] : undefined;
};

/** What happened, by whom and why: the parts of one line. */
export const eventWords = (
  entry: ClinicTimelineEntry,
  { eContacts, problemTypes, working, alarmWords }: EventTexts,
  myName: string,
): string[] => {
  const { move, author } = entry;
  if (move === 'assign') return [assignmentWords(entry, working, myName)];
  if (move === 'accept' && author.kind === 'SYSTEM') return [eContacts.acceptedByImport];
  const by = author.kind === 'STAFF' && author.name ? `, ${eContacts.eventBy(author.name)}` : '';
  const reason = reasonWords(entry, eContacts.reasons);
  // Of a decision about a medicine the reason is its name.
  if (isAboutMedicine(move) && entry.reason) return [`${eContacts.events[move]}: ${entry.reason}${by}`];
  const type = isAboutQuestionnaire(move) ? problemTypeNamed(entry.reason ?? '') : undefined;
  if (type) return [`${eContacts.events[move]}: ${problemTypes.labels[type]}${by}`];
  const alarm = entry.alarmOutcome ? [alarmWords(entry.alarmOutcome)] : [];
  return [eContacts.events[move] + by, ...alarm, ...(reason ? [eContacts.eventReason(reason)] : [])];
};
