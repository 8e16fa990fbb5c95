import type { ProblemType } from '../problem-types/index.ts';
import type { Instrument, InstrumentItem, InstrumentKey, ItemValues } from './instrument.ts';
import { instrumentsOf, itemsAsked } from './instruments.ts';

/** An item is called the same in every type that holds its instrument: what was answered is kept. */
export const itemQuestionId = (key: InstrumentKey, item: string): string => `${key}.${item}`;

/** One answer on a provider's page. */
interface AnswerElsewhere {
  readonly questionId: string;
  readonly value: string;
}

/** The id alone says which item it is where the questionnaire holds one instrument; else it begins with the instrument's. */
const isAbout = (type: ProblemType, { key }: Instrument, item: string, questionId: string): boolean =>
  questionId === itemQuestionId(key, item) || (questionId === item && instrumentsOf(type).length === 1);

const isNumber = (value: string): boolean => /^-?\d+$/.test(value.trim());

/**
 * A provider tells yes as 1 and no as 0, whatever they count: of a child who does something the point is given for "no".
 * Other answers are told by their points.
 */
const pointsOf = ({ options }: InstrumentItem, value: string): number => {
  if (!isNumber(value)) return Number.NaN;
  const isYesNo = options.length === 2 && options.every(({ id }) => id === 'yes' || id === 'no');
  const said = Number(value) === 1 ? 'yes' : 'no';
  return isYesNo && [0, 1].includes(Number(value))
    ? (options.find(({ id }) => id === said)?.value ?? Number.NaN)
    : Number(value);
};

/** What was chosen for one item; nothing where it was not answered with a number, or answered in two ways. */
const chosenFor = (
  type: ProblemType,
  instrument: Instrument,
  item: InstrumentItem,
  answers: readonly AnswerElsewhere[],
): readonly (readonly [string, number])[] => {
  const said = answers.filter(({ questionId }) => isAbout(type, instrument, item.id, questionId));
  const values = new Set(said.map(({ value }) => pointsOf(item, value)));
  const [value = Number.NaN] = values;
  return values.size === 1 && !Number.isNaN(value) ? [[item.id, value]] : [];
};

/** Of each instrument of a questionnaire the values that were chosen on a provider's page. */
export const valuesElsewhere = (
  type: ProblemType,
  answers: readonly AnswerElsewhere[],
): readonly { readonly instrument: InstrumentKey; readonly values: ItemValues }[] =>
  instrumentsOf(type).map((instrument) => ({
    instrument: instrument.key,
    values: Object.fromEntries(
      itemsAsked(type, instrument).flatMap((item) => chosenFor(type, instrument, item, answers)),
    ),
  }));

/** The answer to one item. A provider that names none of the items is taken to ask them in their order. */
const answerTo = <Answer extends AnswerElsewhere>(
  type: ProblemType,
  instrument: Instrument,
  item: string,
  answers: readonly Answer[],
): readonly Answer[] => {
  const items = itemsAsked(type, instrument);
  const isNamed = answers.some(({ questionId }) =>
    items.some(({ id }) => isAbout(type, instrument, id, questionId)),
  );
  const at = items.findIndex(({ id }) => id === item);
  return isNamed
    ? answers.filter(({ questionId }) => isAbout(type, instrument, item, questionId))
    : answers.slice(at, at + 1);
};

/**
 * The answer that tells of self-harm; undefined where there is none. Anything but zero is a sign of danger, also what
 * cannot be read as a number: a false alarm does less harm than a missed one.
 */
export const selfHarmAnswer = <Answer extends AnswerElsewhere>(
  type: ProblemType,
  answers: readonly Answer[],
): Answer | undefined =>
  instrumentsOf(type)
    .flatMap((instrument) =>
      instrument.selfHarmItem === undefined
        ? []
        : answerTo(type, instrument, instrument.selfHarmItem, answers),
    )
    .find(({ value }) => Number(value) !== 0);
