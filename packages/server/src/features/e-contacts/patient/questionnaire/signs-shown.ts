import type { Warning } from '@tervita/contract/e-contacts';
import {
  type DangerSign,
  type FiredRule,
  isAboutDanger,
  type QuestionnaireWords,
  ruleReason,
} from '@tervita/domain/smart-questionnaire';
import { factsOf } from './facts.ts';
import { alarmQuoteOf } from './judge.ts';
import type { Found } from './questionnaire-store.ts';

export const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** Of words that were typed the sentence that sounded the alarm, as it was typed. */
export const wordsShown = (rule: FiredRule, { summary }: QuestionnaireWords): Warning['signs'] => {
  const typed = alarmQuoteOf(rule);
  return typed === undefined ? [] : [{ id: 'words', label: summary.quote(typed) }];
};

/** The signs that were ticked, each by itself. */
export const tickedShown = (
  { because }: FiredRule,
  words: QuestionnaireWords,
): Warning['signs'] | undefined =>
  because
    .find(({ question }) => isAboutDanger(question))
    ?.choices.map((id) => ({ id, label: words.dangerSigns[id as DangerSign] }));

/** Why a rule fired, as the person who answered reads it. */
export const signsShown = (
  rule: FiredRule,
  found: Found,
  words: QuestionnaireWords,
  now: Date,
): Warning['signs'] => {
  const typed = wordsShown(rule, words);
  const { problemType: type, answers } = found.questionnaire;
  const ticked = tickedShown(rule, words);
  if (ticked) return ticked;
  if (typed.length > 0 || !type) return typed;
  const reason = ruleReason({ type, answers, patient: factsOf(found, now) }, rule, words);
  return reason === '' ? [] : [{ id: rule.id, label: capitalised(reason) }];
};
