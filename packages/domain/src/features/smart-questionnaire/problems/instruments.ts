import {
  type Instrument,
  type InstrumentItem,
  instrumentsOf,
  itemsAsked,
  licensedInsteadOf,
} from '../../instruments/index.ts';
import { type ProblemType, questionnaireTypes } from '../../problem-types/index.ts';
import type { Condition } from '../asking/condition.ts';
import type { Question } from '../asking/question.ts';
import type { Rule } from '../red-flags/rule.ts';
import { number, one } from './asking-notation.ts';
import { itemQuestionId } from './item-values.ts';
import { type Problem, problem } from './problem.ts';
import { all, any, is, isNot, months } from './rule-notation.ts';

const zero = '0';
const joint = 'joint';
const joints = ['hip', 'knee'];

/** Of the Oxford scores the one of the joint that was chosen. */
const ofJoint = (type: ProblemType, at: number): Condition | undefined =>
  type === 'QUEST_OXFORD' ? is(joint, joints[at] ?? '') : undefined;

/** Of a licensed instrument and the questions of our own that stand for it: the one that is for this clinic and this age. */
const ofLicence = (licensed: Instrument): { own: Condition; licensed: Condition } => {
  const { minMonths } = licensed.age;
  const isOldEnough = any(months({ atLeast: minMonths }), { ageUnknown: true });
  return {
    own: any({ unlicensed: licensed.key }, months({ below: minMonths })),
    licensed: all({ licensed: licensed.key }, isOldEnough),
  };
};

const shownIf = (
  { key }: Instrument,
  { askedIf = [] }: InstrumentItem,
  ofType: Condition | undefined,
): Condition | undefined => {
  const groups = askedIf.map((group) => any(...group.map((id) => isNot(itemQuestionId(key, id), zero))));
  const conditions = [...(ofType ? [ofType] : []), ...groups];
  return conditions.length > 0 ? all(...conditions) : undefined;
};

/** Known of the patient, or measured: asked only where it is not known. */
const stopBangInstead = (item: InstrumentItem): readonly Question[] | undefined => {
  const id = itemQuestionId('STOPBANG', item.id);
  const asked = (showIf: Condition) =>
    one(
      id,
      'SCORE',
      item.options.map((each) => each.id),
      { place: 'ITEM', words: id, showIf },
    );
  const measured = (name: string, unit: 'kg' | 'cm') =>
    number(itemQuestionId('STOPBANG', name), 'SCORE', unit, { words: itemQuestionId('STOPBANG', name) });
  if (item.id === 'q5') return [measured('weight', 'kg'), measured('height', 'cm')];
  if (item.id === 'q6') return [asked({ ageUnknown: true })];
  return item.id === 'q8' ? [asked({ sexIn: ['NOT_DISCLOSED'] })] : undefined;
};

const itemQuestions = (
  type: ProblemType,
  instrument: Instrument,
  ofType: Condition | undefined,
): readonly Question[] =>
  itemsAsked(type, instrument).flatMap((item): readonly Question[] => {
    const instead = instrument.key === 'STOPBANG' ? stopBangInstead(item) : undefined;
    if (instead) return instead;
    const id = itemQuestionId(instrument.key, item.id);
    const showIf = shownIf(instrument, item, ofType);
    const options = item.options.map((each) => each.id);
    return [one(id, 'SCORE', options, { place: 'ITEM', words: id, ...(showIf && { showIf }) })];
  });

const questionsOf = (type: ProblemType, instrument: Instrument, at: number): readonly Question[] => {
  const licensed = licensedInsteadOf(instrument);
  if (!licensed) return itemQuestions(type, instrument, ofJoint(type, at));
  const asked = ofLicence(licensed);
  return [...itemQuestions(type, licensed, asked.licensed), ...itemQuestions(type, instrument, asked.own)];
};

/** A thought of harming oneself is answered at once, whatever comes after it. */
const selfHarmRules = ({ key, items, selfHarmItem }: Instrument): readonly Rule[] => {
  const item = items.find(({ id }) => id === selfHarmItem);
  if (!item) return [];
  const id = itemQuestionId(key, item.id);
  const above = item.options.filter(({ value }) => value > 0).map((each) => each.id);
  return [{ id: `${id}-crisis`, action: 'CRISIS', when: is(id, ...above), named: false }];
};

/** The questionnaires as questions of the flow, after the signs of danger. */
export const instrumentProblems: readonly Problem[] = questionnaireTypes.map((type) => {
  const instruments = instrumentsOf(type);
  return problem(
    type,
    [
      ...(type === 'QUEST_OXFORD' ? [one(joint, 'SCORE', joints)] : []),
      ...instruments.flatMap((instrument, at) => questionsOf(type, instrument, at)),
    ],
    instruments.flatMap(selfHarmRules),
  );
});
