import { isDeepStrictEqual } from 'node:util';
import type { MoreDanger } from '@tervita/contract/e-contacts';
import {
  type Answers,
  type ChoiceAnswer,
  choicesOf,
  dangerHoldsHours,
  dangerQuestionId,
  moreDangerQuestionId,
  noSign,
  type Question,
} from '@tervita/domain/smart-questionnaire';
import type { Tx } from '../../../../core/database/database.ts';
import type { DangerAsked } from './questionnaire-store.ts';

/** The same words are asked about once, as long as what was said of them holds. */
export const wasAskedAbout = (log: readonly DangerAsked[], quote: string, now: Date): boolean =>
  log.some(
    (each) =>
      each.quote === quote &&
      each.ticked !== null &&
      now.getTime() - Date.parse(each.at) <= dangerHoldsHours * 3_600_000,
  );

/** More than anybody reads. */
const openMost = 20;
const deniedMost = 50;

/**
 * The latest of those that were left open, and of those that were denied: whoever comes back to words whose denial is no longer
 * there is asked anew. One in which a sign was ticked always stays.
 */
const bounded = (log: readonly DangerAsked[]): readonly DangerAsked[] => {
  const open = log.filter(({ ticked }) => ticked === null).slice(-openMost);
  const denied = log.filter(({ ticked }) => ticked?.length === 0).slice(-deniedMost);
  const kept = new Set([...open, ...denied]);
  return log.filter((each) => kept.has(each) || (each.ticked ?? []).length > 0);
};

/** The log with what is answered now, as it was asked. The same answer to the same rows is no second one. */
export const withAskedNow = (
  log: readonly DangerAsked[],
  shown: readonly Question[],
  given: Answers,
  now: Date,
): readonly DangerAsked[] => {
  const answered = ([dangerQuestionId, moreDangerQuestionId] as const).flatMap((id): DangerAsked[] => {
    const question = shown.find((each) => each.id === id);
    if (!given[id] || !question || !('options' in question)) return [];
    const [asked, ticked] = [question.options, choicesOf(given[id])].map((ids) =>
      ids.filter((each) => each !== noSign),
    );
    return [
      {
        at: now.toISOString(),
        question: id,
        quote: question.quote ?? null,
        asked: asked ?? [],
        ticked: ticked ?? [],
      },
    ];
  });
  const isNew = ({ at: _, ...each }: DangerAsked) => {
    const last = log.findLast(({ question }) => question === each.question);
    return !last || !isDeepStrictEqual({ ...last, at: undefined }, { ...each, at: undefined });
  };
  return bounded([...log, ...answered.filter(isNew)]);
};

/** A row that was ticked because of other words is taken back only by whoever sees it. */
export const withUnseen = (known: Answers, answer: ChoiceAnswer, seen: readonly string[]): ChoiceAnswer => {
  const unseen = choicesOf(known[moreDangerQuestionId]).filter(
    (each) => each !== noSign && !seen.includes(each),
  );
  if (unseen.length === 0) return answer;
  return { choices: [...unseen, ...answer.choices.filter((each) => each !== noSign)] };
};

/** A question that is shown beside free words stands in the log before it is answered; shown again, it stands there once. */
export const keepShown = async (
  tx: Tx,
  id: string,
  { quote, signs }: MoreDanger,
  now: Date,
): Promise<void> => {
  const asked = signs.map((sign) => sign.id);
  const shown: DangerAsked = {
    at: now.toISOString(),
    question: moreDangerQuestionId,
    quote,
    asked,
    ticked: null,
  };
  const { danger_log } = await tx
    .selectFrom('ai_questionnaire')
    .select('danger_log')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const log = danger_log as unknown as readonly DangerAsked[];
  const others = log.filter((each) => each.quote !== quote || each.ticked !== null);
  await tx
    .updateTable('ai_questionnaire')
    .set({ danger_log: JSON.stringify(bounded([...others, shown])) })
    .where('id', '=', id)
    .execute();
};

/** The question that an answer is to: the one that quoted these words; where none is named, the last that is open. */
export const questionAnswered = (
  log: readonly DangerAsked[],
  quote: string | undefined,
): DangerAsked | undefined => {
  const shown = log.filter(({ question }) => question === moreDangerQuestionId);
  if (quote !== undefined) return shown.findLast((each) => each.quote === quote);
  return shown.findLast(({ ticked }) => ticked === null) ?? shown.at(-1);
};

/** With what was ticked of it. Answered once more, both answers stay. */
export const withShownAnswered = (
  log: readonly DangerAsked[],
  shown: DangerAsked | undefined,
  ticked: readonly string[],
  now: Date,
): readonly DangerAsked[] => {
  const others = log.filter((each) => each !== shown || each.ticked !== null);
  const { quote, asked } = shown ?? { quote: null, asked: ticked };
  const answered = { at: now.toISOString(), question: moreDangerQuestionId, quote, asked, ticked } as const;
  return bounded([...others, answered]);
};
