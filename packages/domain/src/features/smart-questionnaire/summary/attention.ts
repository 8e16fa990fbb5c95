import { typedIn } from '../asking/answer.ts';
import { questionsFor } from '../asking/asking.ts';
import { problemOf } from '../problems/catalogue.ts';
import { type FiredRule, firedRules } from '../red-flags/fired-rules.ts';
import { freeTextAlerts } from '../red-flags/free-text-alerts.ts';
import type { NamedRule } from '../red-flags/named-rules.ts';
import { type Action, actions } from '../red-flags/rule.ts';
import type { QuestionnaireWords } from '../words.ts';
import type { Told } from './told.ts';
import { inSentence, optionLabel } from './wording.ts';

/** Why a rule fired, as a person reads it. */
export const ruleReason = (
  { type, answers, patient }: Pick<Told, 'type' | 'answers' | 'patient'>,
  rule: FiredRule,
  words: QuestionnaireWords,
): string => {
  if (rule.named) return inSentence(words.rules[rule.id as NamedRule] ?? rule.id);
  const asked = rule.reason
    ? (problemOf(rule.reason)?.questions ?? [])
    : questionsFor(type, answers, patient);
  const labels = rule.because.flatMap(({ question: id, choices }) => {
    const question = asked.find((each) => each.id === id);
    if (!question) return [];
    const { topic, told } = words.questions[question.words] ?? {};
    return choices.map((each) => {
      const whole = told?.[each];
      if (whole) return inSentence(whole.replace(/\.$/, ''));
      const said = inSentence(optionLabel(words, question, each));
      return topic ? `${inSentence(topic)}: ${said}` : said;
    });
  });
  return labels.join(', ');
};

/** What the clinic should see first: rules that fired, and words of alarm in what was typed. */
export const attentionLines = (told: Told, words: QuestionnaireWords): readonly string[] => {
  const fired = firedRules(told.type, told.answers, told.patient).map((rule) => ({
    action: rule.action,
    reason: ruleReason(told, rule, words),
  }));
  const typed = [told.text ?? '', ...Object.values(told.answers).map(typedIn)].join('\n');
  const alarms = freeTextAlerts(typed).map(({ action, quote }) => ({
    action,
    reason: words.summary.typed(quote),
  }));
  const reasonsOf = (action: Action) => [
    ...new Set([...fired, ...alarms].filter((each) => each.action === action).map(({ reason }) => reason)),
  ];
  return actions
    .filter((action) => reasonsOf(action).length > 0)
    .map((action) => words.summary.attention[action](reasonsOf(action).join('; ')));
};
