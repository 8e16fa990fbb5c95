import {
  everyInstrumentOf,
  type Instrument,
  type ItemValues,
  itemQuestionId,
} from '../../instruments/index.ts';
import type { ProblemType } from '../../problem-types/index.ts';
import { type Answer, type Answers, choicesOf, type PatientFacts, typedIn } from '../asking/answer.ts';

export { itemQuestionId };

const numberOf = (answer: Answer | undefined): number | undefined =>
  answer && 'number' in answer ? answer.number : undefined;

const highBmi = 35;
const olderThan = 50;

/** What STOP-Bang takes from what is known: nobody is asked for an index of their body, their age or their sex. */
const derived = (key: Instrument['key'], answers: Answers, { ageMonths, sex }: PatientFacts): ItemValues => {
  if (key !== 'STOPBANG') return {};
  const [kg, cm] = ['weight', 'height'].map((each) => numberOf(answers[itemQuestionId(key, each)]));
  return {
    ...(kg && cm && { q5: kg / (cm / 100) ** 2 > highBmi ? 1 : 0 }),
    ...(ageMonths !== null && { q6: ageMonths >= (olderThan + 1) * 12 ? 1 : 0 }),
    ...(sex !== 'NOT_DISCLOSED' && { q8: sex === 'MALE' ? 1 : 0 }),
  };
};

/** The value of every answered item. */
export const itemValuesIn = (
  { key, items }: Instrument,
  answers: Answers,
  patient: PatientFacts,
): ItemValues => ({
  ...Object.fromEntries(
    items.flatMap(({ id, options }) => {
      const [chosen] = choicesOf(answers[itemQuestionId(key, id)]);
      const option = options.find((each) => each.id === chosen);
      return option ? [[id, option.value]] : [];
    }),
  ),
  ...derived(key, answers, patient),
});

/** Which answer was chosen: two of them may count the same. */
const choicesIn = ({ key, items }: Instrument, answers: Answers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    items.flatMap(({ id, options }) => {
      const [chosen] = choicesOf(answers[itemQuestionId(key, id)]);
      return chosen !== undefined && options.some((each) => each.id === chosen) ? [[id, chosen]] : [];
    }),
  );

/** What was written beside the answers, by the ids of the items. */
const wordsIn = ({ key, items }: Instrument, answers: Answers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    items.flatMap(({ id }) => {
      const words = typedIn(answers[itemQuestionId(key, id)]);
      return words === '' ? [] : [[id, words]];
    }),
  );

/** Of each instrument that may be asked under this name, what was answered; nothing for one that was not asked. */
export const filledIn = (type: ProblemType, answers: Answers, patient: PatientFacts) =>
  everyInstrumentOf(type).map((instrument) => ({
    instrument: instrument.key,
    values: itemValuesIn(instrument, answers, patient),
    chosen: choicesIn(instrument, answers),
    ownWords: wordsIn(instrument, answers),
  }));
