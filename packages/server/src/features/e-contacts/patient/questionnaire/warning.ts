import type { Warning } from '@tervita/contract/e-contacts';
import { type Country, calendarDayIn, crisisLinesOf, helpLinesOf, type Language } from '@tervita/domain/core';
import { isAdult } from '@tervita/domain/persons';
import {
  type ActionWords,
  type FiredRule,
  isGrave,
  stoppingActions,
  tellsOfPoison,
} from '@tervita/domain/smart-questionnaire';
import type { About } from './questionnaire-store.ts';
import { wordsIn } from './words.ts';

/** What a warning has to know of the patient and the clinic. */
export type WarnedAbout = Pick<About, 'birthDate' | 'sex' | 'clinicPhone' | 'clinicCountry' | 'clinicZone'>;

interface Given {
  readonly language: Language;
  readonly about: WarnedAbout;
  readonly signsOf: (rule: FiredRule) => Warning['signs'];
  readonly now: Date;
}

export interface Warned {
  readonly warning: Warning;
  /** The rules that it follows from. */
  readonly rules: readonly FiredRule[];
}

/** Where nobody gives advice by phone, the sentence about that line is left out. */
const withoutAdvice = (text: string) =>
  text
    .split(/(?<=\.) /)
    .filter((sentence) => !sentence.includes('{advice}'))
    .join(' ');

/** With the numbers of the country. */
const filled = ({ title, text }: ActionWords, country: Country): ActionWords => {
  const { emergency, advice } = helpLinesOf(country);
  const numbers: Record<string, string> = { emergency, ...(advice === null ? {} : { advice }) };
  const withNumbers = (words: string) =>
    words.replaceAll(/\{(\w+)\}/g, (all, name: string) => numbers[name] ?? all);
  return { title: withNumbers(title), text: withNumbers(advice === null ? withoutAdvice(text) : text) };
};

const isUnderAge = ({ birthDate, clinicZone }: WarnedAbout, now: Date): boolean =>
  birthDate !== null && !isAdult(birthDate, calendarDayIn(clinicZone, now));

const crisisLines = (about: WarnedAbout, now: Date): Warning['crisisLines'] => [
  ...crisisLinesOf(about.clinicCountry, isUnderAge(about, now)),
];

/**
 * The strongest of what fired, as the person reads it; undefined where nothing must stop them. What calls for help at
 * once is said on one page, whoever is to be called; what can wait until the clinic answers the phone waits its turn.
 */
export const warningOf = (
  fired: readonly FiredRule[],
  { language, about, signsOf, now }: Given,
): Warned | undefined => {
  const action = stoppingActions.find((each) => fired.some((rule) => rule.action === each));
  if (!action) return undefined;
  const rules = fired.filter((rule) => (isGrave(action) ? isGrave(rule.action) : rule.action === action));
  const isCrisis = rules.some((rule) => rule.action === 'CRISIS');
  const { clinicCountry: country } = about;
  const { poison } = helpLinesOf(country);
  const words = wordsIn(language).actions;
  const { title, text } = filled(words[action], country);
  const alsoCrisis = isCrisis && action !== 'CRISIS' ? ` ${filled(words.CRISIS, country).text}` : '';
  const signs = new Map(rules.flatMap(signsOf).map((sign) => [sign.label, sign]));
  return {
    rules,
    warning: {
      action,
      title,
      text: text + alsoCrisis,
      signs: [...signs.values()],
      country,
      clinicPhone: about.clinicPhone,
      ...(poison && rules.some(tellsOfPoison) ? { poisonLine: poison } : {}),
      crisisLines: isCrisis ? crisisLines(about, now) : [],
    },
  };
};
