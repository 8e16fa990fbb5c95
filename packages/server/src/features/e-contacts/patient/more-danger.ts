import type { MoreDanger, Warning } from '@tervita/contract/e-contacts';
import type { Language } from '@tervita/domain/core';
import {
  type Answers,
  actionOf,
  answerToMore,
  type ChoiceAnswer,
  choicesOf,
  type DangerSign,
  dangerQuestionId,
  isDangerSign,
  isGrave,
  moreDangerAskedWords,
  moreDangerQuestionId,
  noSign,
  stoppingActions,
} from '@tervita/domain/smart-questionnaire';
import {
  type DangerSuspected,
  dangerHeardIn,
  dangerKindIn,
  signsToAsk,
} from '@tervita/domain/smart-questionnaire/danger-classifier';
import { BadInput } from '../../../core/http/errors.ts';
import { factsOf } from './questionnaire/facts.ts';
import { firedByMore } from './questionnaire/judge.ts';
import { withinOf } from './questionnaire/shown-question.ts';
import { tickedShown } from './questionnaire/signs-shown.ts';
import { type WarnedAbout, warningOf } from './questionnaire/warning.ts';
import { wordsIn } from './questionnaire/words.ts';

/** Which kind of danger words sound like; null where like none, or where nobody is to be asked for it. */
export type Suspect = typeof dangerKindIn;

/** Switched off, words of alarm and the signs of danger that everybody is asked for remain. */
export const suspectUnless = (isOff: boolean): Suspect => (isOff ? () => null : dangerKindIn);

/** What in words sounds like danger, before anything is read about whom they tell of. */
export type Hear = typeof dangerHeardIn;

export const hearUnless = (isOff: boolean): Hear => (isOff ? () => null : dangerHeardIn);

interface Asked {
  readonly about: WarnedAbout;
  readonly language: Language;
  readonly now: Date;
}

/** The one question that words may open; never more than a question. */
export const moreToAsk = (suspected: DangerSuspected, asked: Asked): MoreDanger => {
  const words = wordsIn(asked.language);
  const offered = signsToAsk(suspected, factsOf(asked, asked.now));
  const warningOfSign = (id: DangerSign) => judgeTicked({ answer: { choices: [id] }, ...asked }).warning;
  const signs = offered.map((id) => ({ id, warning: warningOfSign(id) }));
  return {
    kind: suspected.kind,
    quote: suspected.quote,
    signs: signs.map(({ id, warning }) => ({
      id,
      label: words.dangerSigns[id],
      ...withinOf(id, words),
      action: warning?.action ?? null,
    })),
    none: {
      id: noSign,
      label: words.questions[moreDangerAskedWords]?.options?.[noSign] ?? words.common.none,
    },
    warnings: stoppingActions.flatMap((action) => {
      const found = signs.find(({ warning }) => warning?.action === action)?.warning;
      if (!found) return [];
      // Which line helps beside it follows from what is ticked.
      const { poisonLine: _, ...said } = found;
      return [{ ...said, signs: [] }];
    }),
  };
};

/** Whoever ticked a grave sign was told to call for help, and is not asked whether they should. */
export const wasWarned = (answers: Answers): boolean =>
  [dangerQuestionId, moreDangerQuestionId]
    .flatMap((id) => choicesOf(answers[id]))
    .some((each) => isDangerSign(each) && isGrave(actionOf(each)));

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
