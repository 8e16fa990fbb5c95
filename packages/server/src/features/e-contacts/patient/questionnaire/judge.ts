import {
  type Answers,
  type FiredRule,
  firedRules,
  freeTextAlerts,
  isGrave,
  moreDangerQuestionId,
  type PatientFacts,
  redFlagOf,
  strongestAction,
  typedIn,
} from '@tervita/domain/smart-questionnaire';
import { wordsAdded } from './added-words.ts';
import { reasonAskedFor } from './danger-answer.ts';
import { factsOf } from './facts.ts';
import { stillStanding } from './fired-before.ts';
import type { Found } from './questionnaire-store.ts';

/** An id is sent back by whoever has read the warning. */
const longestQuoted = 200;

/** The signs of danger that words tell of. */
export type LookThrough = typeof freeTextAlerts;

/** For one call: each text is looked through once, however often it is asked for. */
export const lookThroughOnce = (): LookThrough => {
  const known = new Map<string, ReturnType<LookThrough>>();
  return (text) => {
    const found = known.get(text) ?? freeTextAlerts(text);
    known.set(text, found);
    return found;
  };
};

/** A warning that words gave has no rule of the catalogue behind it. */
const alertsIn = (
  texts: readonly (readonly [question: string | null, text: string])[],
  lookThrough: LookThrough = freeTextAlerts,
): FiredRule[] =>
  texts.flatMap(([question, text]) =>
    lookThrough(text).map(({ action, matched, quote }) => ({
      id: `words:${action}:${matched.slice(0, longestQuoted)}`,
      action,
      named: false,
      because: question === null ? [] : [{ question, choices: [] }],
      quote,
    })),
  );

/** The words that gave the alarm, of such a warning. */
export const alarmWordsOf = ({ id, action }: FiredRule): string | undefined => {
  const prefix = `words:${action}:`;
  return id.startsWith(prefix) ? id.slice(prefix.length) : undefined;
};

/** As somebody reads them. */
export const alarmQuoteOf = (rule: FiredRule): string | undefined => {
  const words = alarmWordsOf(rule);
  return words === undefined ? undefined : (rule.quote ?? words);
};

export const alertsInText = (text: string, lookThrough?: LookThrough): readonly FiredRule[] =>
  alertsIn([[null, text]], lookThrough);

export const callsForHelp = (text: string): boolean =>
  alertsInText(text).some(({ action }) => isGrave(action));

/** What was ticked where words sounded like danger; it warns whatever the reason is, also before there is one. */
export const firedByMore = (answers: Answers, patient: PatientFacts): readonly FiredRule[] =>
  firedRules('OTHER_PROBLEM', answers, patient).filter(({ because }) =>
    because.some(({ question }) => question === moreDangerQuestionId),
  );

/** What the rules say about all that is known; judged anew after every answer. */
export const judge = (found: Found, now: Date, lookThrough?: LookThrough) => {
  const { problemType, answers, input, wordsToSend, firedBefore } = found.questionnaire;
  const patient = factsOf(found, now);
  const byRules = firedRules(reasonAskedFor(found.questionnaire), answers, patient);
  const typed = Object.entries(answers).map(([question, answer]) => [question, typedIn(answer)] as const);
  const told = [input, wordsToSend ?? '', wordsAdded(found, now)].map((text) => [null, text] as const);
  const byWords = alertsIn([...told, ...typed], lookThrough);
  const before = stillStanding(firedBefore, problemType, answers);
  const fired = [...new Map([...byRules, ...before, ...byWords].map((rule) => [rule.id, rule])).values()];
  return { patient, fired, redFlag: redFlagOf(strongestAction(fired)) };
};
