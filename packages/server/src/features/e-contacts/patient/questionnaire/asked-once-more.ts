import {
  choicesOf,
  type FiredRule,
  isDangerSign,
  isGrave,
  moreDangerAbout,
  moreDangerAskedWords,
  moreDangerQuestionId,
  type PatientFacts,
  type Question,
  typedIn,
} from '@tervita/domain/smart-questionnaire';
import { type DangerSuspected, signsToAsk } from '@tervita/domain/smart-questionnaire/danger-classifier';
import type { Suspect } from '../more-danger.ts';
import { wordsAdded } from './added-words.ts';
import { wasAskedAbout } from './danger-log.ts';
import { callsForHelp } from './judge.ts';
import type { Found } from './questionnaire-store.ts';

/** What the person wrote themselves: the first words, what they typed in answers, and what they put into the summary. */
export const textsOf = (found: Found, now: Date): readonly string[] => {
  const { input, answers } = found.questionnaire;
  return [input, ...Object.values(answers).map(typedIn), wordsAdded(found, now)].filter(Boolean);
};

/** Each text on its own: danger in one answer must not drown in the others. The gravest comes first. */
export const suspicionsIn = (
  texts: readonly string[],
  patient: PatientFacts,
  suspect: Suspect,
): readonly DangerSuspected[] =>
  texts.flatMap((text) => suspect(text, patient) ?? []).toSorted((one, other) => other.score - one.score);

interface Judged {
  readonly patient: PatientFacts;
  readonly fired: readonly FiredRule[];
  /** What is written in the draft beside the answers; empty where nothing is. */
  readonly wordsBeside: string;
}

/** The question that words open, and whether it waits for an answer. */
interface OnceMore {
  readonly question: Question;
  readonly isOpen: boolean;
}

/** All that its writer may be asked about. Before there is a reason the first words are still being told. */
const textsToAskAbout = (found: Found, wordsBeside: string, now: Date): readonly string[] => {
  const { problemType, isOnlyDanger } = found.questionnaire;
  const told = problemType && !isOnlyDanger ? textsOf(found, now) : [];
  return wordsBeside === '' || callsForHelp(wordsBeside) ? told : [...told, wordsBeside];
};

const onceMore = (
  found: Found,
  { patient, fired, wordsBeside }: Judged,
  now: Date,
  suspect: Suspect,
): OnceMore | null => {
  const { answers, eContactId, dangerLog } = found.questionnaire;
  if (eContactId) return null;
  const asking = (rows: readonly string[], quote: string | undefined): Question => ({
    ...moreDangerAbout(rows.filter(isDangerSign), quote),
    words: moreDangerAskedWords,
  });
  // Whoever was told to call for help is not asked whether they should.
  const isTold = fired.some(({ action }) => isGrave(action));
  const suspected = isTold
    ? undefined
    : suspicionsIn(textsToAskAbout(found, wordsBeside, now), patient, suspect).find(
        ({ quote }) => !wasAskedAbout(dangerLog, quote, now),
      );
  if (suspected) return { question: asking(signsToAsk(suspected, patient), suspected.quote), isOpen: true };
  if (answers[moreDangerQuestionId] === undefined) return null;
  // Whoever comes back to it finds the rows that they were asked about, and what they ticked.
  const last = dangerLog.findLast(({ question }) => question === moreDangerQuestionId);
  const rows = new Set([...(last?.asked ?? []), ...choicesOf(answers[moreDangerQuestionId])]);
  return { question: asking([...rows], last?.quote ?? undefined), isOpen: false };
};

/** What is asked, with the question that words open after the list of danger; open once more, its answer is none yet. */
export const withOnceMore = (
  asked: readonly Question[],
  found: Found,
  { now, suspect, ...judged }: Judged & { readonly now: Date; readonly suspect: Suspect },
) => {
  const { answers } = found.questionnaire;
  const more = onceMore(found, judged, now, suspect);
  if (!more) return { shown: asked, answers };
  const others = asked.filter(({ id }) => id !== moreDangerQuestionId);
  const shown = [
    ...others.filter(({ place }) => place === 'DANGER'),
    more.question,
    ...others.filter(({ place }) => place !== 'DANGER'),
  ];
  const { [moreDangerQuestionId]: _, ...without } = answers;
  return { shown, answers: more.isOpen ? without : answers };
};
