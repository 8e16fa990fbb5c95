import type { MoreDanger, Warning } from '@tervita/contract/e-contacts';
import type { Language } from '@tervita/domain/core';
import {
  type Answers,
  answerToMore,
  type ChoiceAnswer,
  dangerQuestionId,
  moreDangerQuestionId,
  noSign,
  type PatientFacts,
} from '@tervita/domain/smart-questionnaire';
import { dangerKindIn, signsToAsk } from '@tervita/domain/smart-questionnaire/danger-classifier';
import { BadInput } from '../../../core/http/errors.ts';
import { factsOf } from './questionnaire/facts.ts';
import { firedByMore } from './questionnaire/judge.ts';
import { tickedShown } from './questionnaire/signs-shown.ts';
import { type WarnedAbout, warningOf } from './questionnaire/warning.ts';
import { wordsIn } from './questionnaire/words.ts';

/** Which kind of danger words sound like; null where like none, or where nobody is to be asked for it. */
export type Suspect = typeof dangerKindIn;

/** Switched off, words of alarm and the signs of danger that everybody is asked for remain. */
export const suspectUnless = (isOff: boolean): Suspect => (isOff ? () => null : dangerKindIn);

interface Sounding {
  readonly suspect: Suspect;
  readonly text: string;
  readonly patient: PatientFacts;
  readonly language: Language;
}

/** The one question that words may open; never more than a question. */
export const moreToAsk = ({ suspect, text, patient, language }: Sounding): MoreDanger | null => {
  const suspected = suspect(text, patient);
  if (!suspected) return null;
  const words = wordsIn(language);
  return {
    kind: suspected.kind,
    signs: signsToAsk(suspected, patient).map((id) => ({ id, label: words.dangerSigns[id] })),
    none: { id: noSign, label: words.common.none },
  };
};

/** Whoever ticked a sign was warned by it, and nobody is asked twice. */
export const needsNoMore = (answers: Answers): boolean => {
  const asked = answers[dangerQuestionId];
  const hasTicked =
    asked !== undefined && 'choices' in asked && asked.choices.some((each) => each !== noSign);
  return hasTicked || answers[moreDangerQuestionId] !== undefined;
};

export const answerOf = (ticked: readonly string[]): ChoiceAnswer => {
  const answer = answerToMore(ticked);
  if (!answer) throw new BadInput([{ path: ['body', 'signs'], key: 'invalid_value' }]);
  return answer;
};

interface Ticked {
  readonly answer: ChoiceAnswer;
  readonly about: WarnedAbout;
  readonly language: Language;
  readonly now: Date;
}

/** What follows from what was ticked: the rules that fired, and what the person must know. */
export const judgeTicked = ({ answer, about, language, now }: Ticked) => {
  const fired = firedByMore({ [moreDangerQuestionId]: answer }, factsOf({ about }, now));
  const signsOf = (rule: (typeof fired)[number]): Warning['signs'] =>
    tickedShown(rule, wordsIn(language)) ?? [];
  return { fired, warning: warningOf(fired, { language, about, signsOf, now })?.warning ?? null };
};
