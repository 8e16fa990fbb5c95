import {
  choicesOf,
  dangerQuestionId,
  type FiredRule,
  isGrave,
  moreDangerAbout,
  moreDangerAskedWords,
  moreDangerQuestionId,
  noSign,
  type PatientFacts,
  type Question,
  type ScreenSign,
  signsAsked,
  typedIn,
} from '@tervita/domain/smart-questionnaire';
import { signsToAsk } from '@tervita/domain/smart-questionnaire/danger-classifier';
import { needsNoMore, type Suspect } from '../more-danger.ts';
import type { Found } from './questionnaire-store.ts';

interface Judged {
  readonly patient: PatientFacts;
  readonly fired: readonly FiredRule[];
}

/** What the screen of danger signs asks this person about. */
const signsOfScreen = (asked: readonly Question[]): ReadonlySet<ScreenSign> => {
  const screen = asked.find(({ id }) => id === dangerQuestionId);
  const options = screen && 'options' in screen ? screen.options : [];
  return signsAsked(options.filter((each): each is ScreenSign => each !== noSign));
};

/** Each text on its own: danger in one answer must not drown in the others. */
const gravest = (texts: readonly string[], patient: PatientFacts, suspect: Suspect) =>
  texts
    .flatMap((text) => suspect(text, patient) ?? [])
    .toSorted((one, other) => other.score - one.score)
    .at(0);

/** The one question more, where what was typed sounds like danger that nobody ticked; undefined where it does not. */
const onceMore = (
  asked: readonly Question[],
  { questionnaire }: Found,
  { patient, fired }: Judged,
  suspect: Suspect,
): Question | undefined => {
  const { input, answers, problemType, isOnlyDanger, eContactId } = questionnaire;
  if (!problemType || isOnlyDanger || eContactId) return undefined;
  const chosen = choicesOf(answers[moreDangerQuestionId]);
  const ticked = chosen.filter((each): each is ScreenSign => each !== noSign);
  const isAnswered = answers[moreDangerQuestionId] !== undefined;
  // Whoever was told to call for help is not asked whether they should.
  const isTold = fired.some(({ action }) => isGrave(action));
  if (!isAnswered && (isTold || needsNoMore(answers))) return undefined;
  const suspected = gravest([input, ...Object.values(answers).map(typedIn)], patient, suspect);
  if (!suspected && !isAnswered) return undefined;
  // Whoever comes back to it finds every sign again, and what they ticked.
  const left = suspected ? signsToAsk(suspected, patient, signsOfScreen(asked)) : [];
  const offered = new Set([...left, ...ticked]);
  // All that the words sound like was denied a moment ago.
  if (offered.size === 0) return undefined;
  return { ...moreDangerAbout([...offered]), words: moreDangerAskedWords };
};

/** What is asked, with the one question more after the signs of danger: it is asked also of whoever sends their words alone. */
export const withOnceMore = (
  asked: readonly Question[],
  found: Found,
  judged: Judged,
  suspect: Suspect,
): readonly Question[] => {
  const others = asked.filter(({ id }) => id !== moreDangerQuestionId);
  const more = onceMore(others, found, judged, suspect);
  if (!more) return asked;
  const [danger, rest] = [
    others.filter(({ place }) => place === 'DANGER'),
    others.filter(({ place }) => place !== 'DANGER'),
  ];
  return [...danger, more, ...rest];
};
