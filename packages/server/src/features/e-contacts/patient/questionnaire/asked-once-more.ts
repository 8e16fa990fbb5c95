import {
  type FiredRule,
  moreDangerAbout,
  moreDangerAskedWords,
  type PatientFacts,
  type Question,
  stoppingActions,
  typedIn,
} from '@tervita/domain/smart-questionnaire';
import { signsToAsk } from '@tervita/domain/smart-questionnaire/danger-classifier';
import { needsNoMore, type Suspect } from '../more-danger.ts';
import type { Found } from './questionnaire-store.ts';

interface Judged {
  readonly patient: PatientFacts;
  readonly fired: readonly FiredRule[];
}

/** Each text on its own: danger in one answer must not drown in the others. */
const gravest = (texts: readonly string[], patient: PatientFacts, suspect: Suspect) =>
  texts
    .flatMap((text) => suspect(text, patient) ?? [])
    .toSorted((one, other) => other.score - one.score)
    .at(0);

/**
 * The one question more, where what was typed sounds like danger that nobody ticked and no rule has warned of. On the page
 * of own words it is asked before they go.
 */
export const askedOnceMore = (
  { questionnaire }: Found,
  { patient, fired }: Judged,
  suspect: Suspect,
): readonly Question[] => {
  const { input, answers, problemType, isOnlyDanger, eContactId } = questionnaire;
  const isWarned = fired.some(({ action }) => stoppingActions.some((each) => each === action));
  if (!problemType || isOnlyDanger || eContactId || isWarned || needsNoMore(answers)) return [];
  const suspected = gravest([input, ...Object.values(answers).map(typedIn)], patient, suspect);
  if (!suspected) return [];
  return [{ ...moreDangerAbout(signsToAsk(suspected, patient)), words: moreDangerAskedWords }];
};
