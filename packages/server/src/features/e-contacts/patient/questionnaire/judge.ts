import { calendarDayIn } from '@tervita/domain/core';
import { ageOn } from '@tervita/domain/persons';
import {
  type Answers,
  type FiredRule,
  firedRules,
  freeTextAlerts,
  moreDangerQuestionId,
  type PatientFacts,
  redFlagOf,
  strongestAction,
  typedIn,
} from '@tervita/domain/smart-questionnaire';
import type { About, Found } from './questionnaire-store.ts';

/** What of somebody decides which signs they can have. */
export type Aged = Pick<About, 'birthDate' | 'sex' | 'clinicZone'>;

export const factsOf = ({ about }: { readonly about: Aged }, now: Date): PatientFacts => {
  if (about.birthDate === null) return { ageMonths: null, sex: about.sex };
  const today = calendarDayIn(about.clinicZone, now);
  // Born on a day that has not begun yet where the clinic is.
  if (today < about.birthDate) return { ageMonths: 0, sex: about.sex };
  const { years, months } = ageOn(about.birthDate, today);
  return { ageMonths: years * 12 + months, sex: about.sex };
};

/** A warning that words gave has no rule of the catalogue behind it. */
const alertsIn = (texts: readonly (readonly [question: string | null, text: string])[]): FiredRule[] =>
  texts.flatMap(([question, text]) =>
    freeTextAlerts(text).map(({ action, matched }) => ({
      id: `words:${action}:${matched}`,
      action,
      named: false,
      because: question === null ? [] : [{ question, choices: [] }],
    })),
  );

/** The words that gave the alarm, of such a warning. */
export const alarmWordsOf = ({ id, action }: FiredRule): string | undefined => {
  const prefix = `words:${action}:`;
  return id.startsWith(prefix) ? id.slice(prefix.length) : undefined;
};

export const alertsInText = (text: string): readonly FiredRule[] => alertsIn([[null, text]]);

/** What was ticked where words sounded like danger; it warns whatever the reason is, also before there is one. */
export const firedByMore = (answers: Answers, patient: PatientFacts): readonly FiredRule[] =>
  firedRules('OTHER_PROBLEM', answers, patient).filter(({ because }) =>
    because.some(({ question }) => question === moreDangerQuestionId),
  );

/** What the rules say about all that is known; judged anew after every answer. */
export const judge = (found: Found, now: Date) => {
  const { problemType, answers, input } = found.questionnaire;
  const patient = factsOf(found, now);
  const byRules = problemType ? firedRules(problemType, answers, patient) : firedByMore(answers, patient);
  const typed = Object.entries(answers).map(([question, answer]) => [question, typedIn(answer)] as const);
  const fired = [...byRules, ...alertsIn([[null, input], ...typed])];
  return { patient, fired, redFlag: redFlagOf(strongestAction(fired)) };
};
