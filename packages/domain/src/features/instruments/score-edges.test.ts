import { describe, expect, it } from 'vitest';
import type { InstrumentFacts, InstrumentItem, InstrumentKey, ItemValues, SubscaleId } from './instrument.ts';
import { instrumentOf } from './instruments.ts';
import { scoreInstrument } from './score.ts';

const man: InstrumentFacts = { ageMonths: 45 * 12, sex: 'MALE' };
const facts: Partial<Record<InstrumentKey, InstrumentFacts>> = {
  SNAPIV26: { ageMonths: 9 * 12, sex: 'FEMALE' },
  MCHATR: { ageMonths: 20, sex: 'FEMALE' },
};

const scored = (key: InstrumentKey, given: ItemValues) => {
  const scoring = scoreInstrument(key, given, facts[key] ?? man);
  if (!scoring.ok) throw new Error(JSON.stringify(scoring));
  return scoring.score;
};

const least = ({ options }: InstrumentItem) => Math.min(...options.map(({ value }) => value));

/** Every item with its least, and then the first ones with as much as the sum wants. */
const addingUpTo = (key: InstrumentKey, wanted: number, ids?: readonly string[]): ItemValues => {
  const items = instrumentOf(key).items.filter(({ isScored }) => isScored);
  const counted = items.filter(({ id }) => !ids || ids.includes(id));
  let left = wanted - counted.reduce((sum, each) => sum + least(each), 0);
  const given = Object.fromEntries(items.map((each) => [each.id, least(each)]));
  for (const each of counted) {
    const more = Math.max(
      0,
      ...each.options.map(({ value }) => value - least(each)).filter((step) => step <= left),
    );
    given[each.id] = least(each) + more;
    left -= more;
  }
  return given;
};

const inOrder = (answers: readonly number[]): ItemValues =>
  Object.fromEntries(answers.map((value, at) => [`q${at + 1}`, value]));

// As published: the first and the last total of each band, and both sides of what is flagged.
describe('the edges of bands and flags', () => {
  it.each([
    ['PHQ9', 0, 'minimal', false],
    ['PHQ9', 4, 'minimal', false],
    ['PHQ9', 5, 'mild', false],
    ['PHQ9', 9, 'mild', false],
    ['PHQ9', 10, 'moderate', false],
    ['PHQ9', 14, 'moderate', false],
    ['PHQ9', 15, 'moderatelySevere', false],
    ['PHQ9', 19, 'moderatelySevere', false],
    ['PHQ9', 20, 'severe', true],
    ['PHQ9', 27, 'severe', true],
    ['GAD7', 0, 'minimal', false],
    ['GAD7', 4, 'minimal', false],
    ['GAD7', 5, 'mild', false],
    ['GAD7', 9, 'mild', false],
    ['GAD7', 10, 'moderate', false],
    ['GAD7', 14, 'moderate', false],
    ['GAD7', 15, 'severe', true],
    ['GAD7', 21, 'severe', true],
    ['IPSS', 0, 'mild', false],
    ['IPSS', 7, 'mild', false],
    ['IPSS', 8, 'moderate', false],
    ['IPSS', 19, 'moderate', false],
    ['IPSS', 20, 'severe', true],
    ['IPSS', 35, 'severe', true],
    ['AUDIT', 0, 'low', false],
    ['AUDIT', 7, 'low', false],
    ['AUDIT', 8, 'hazardous', false],
    ['AUDIT', 15, 'hazardous', false],
    ['AUDIT', 16, 'harmful', false],
    ['AUDIT', 19, 'harmful', false],
    ['AUDIT', 20, 'possibleDependence', true],
    ['AUDIT', 40, 'possibleDependence', true],
    ['FTND', 0, 'veryLow', false],
    ['FTND', 2, 'veryLow', false],
    ['FTND', 3, 'low', false],
    ['FTND', 4, 'low', false],
    ['FTND', 5, 'medium', false],
    ['FTND', 6, 'high', false],
    ['FTND', 7, 'high', false],
    ['FTND', 8, 'veryHigh', false],
    ['FTND', 10, 'veryHigh', false],
    ['ESS', 0, 'lowerNormal', false],
    ['ESS', 5, 'lowerNormal', false],
    ['ESS', 6, 'higherNormal', false],
    ['ESS', 10, 'higherNormal', false],
    ['ESS', 11, 'mildExcessive', false],
    ['ESS', 12, 'mildExcessive', false],
    ['ESS', 13, 'moderateExcessive', false],
    ['ESS', 15, 'moderateExcessive', false],
    ['ESS', 16, 'severeExcessive', true],
    ['ESS', 24, 'severeExcessive', true],
    ['STOPBANG', 0, 'low', false],
    ['STOPBANG', 2, 'low', false],
    ['STOPBANG', 3, 'intermediate', false],
    ['STOPBANG', 4, 'intermediate', false],
    ['STOPBANG', 5, 'high', false],
    ['STOPBANG', 8, 'high', false],
    ['ISI', 0, 'none', false],
    ['ISI', 7, 'none', false],
    ['ISI', 8, 'subthreshold', false],
    ['ISI', 14, 'subthreshold', false],
    ['ISI', 15, 'moderate', false],
    ['ISI', 21, 'moderate', false],
    ['ISI', 22, 'severe', true],
    ['ISI', 28, 'severe', true],
    ['MCHATR', 0, 'low', false],
    ['MCHATR', 2, 'low', false],
    ['MCHATR', 3, 'medium', true],
    ['MCHATR', 7, 'medium', true],
    ['MCHATR', 8, 'high', true],
    ['MCHATR', 20, 'high', true],
    ['CAT', 0, 'low', false],
    ['CAT', 9, 'low', false],
    ['CAT', 10, 'medium', false],
    ['CAT', 20, 'medium', false],
    ['CAT', 21, 'high', true],
    ['CAT', 30, 'high', true],
    ['CAT', 31, 'veryHigh', true],
    ['CAT', 40, 'veryHigh', true],
    ['MMRC', 3, null, false],
    ['MMRC', 4, null, true],
    ['ACT', 5, 'veryPoorlyControlled', true],
    ['ACT', 15, 'veryPoorlyControlled', true],
    ['ACT', 16, 'notWellControlled', false],
    ['ACT', 19, 'notWellControlled', false],
    ['ACT', 20, 'wellControlled', false],
    ['ACT', 25, 'wellControlled', false],
    ['ASTHMA4', 0, 'wellControlled', false],
    ['ASTHMA4', 1, 'partlyControlled', false],
    ['ASTHMA4', 2, 'partlyControlled', false],
    ['ASTHMA4', 3, 'uncontrolled', true],
    ['ASTHMA4', 4, 'uncontrolled', true],
    ['BDI2', 0, 'minimal', false],
    ['BDI2', 13, 'minimal', false],
    ['BDI2', 14, 'mild', false],
    ['BDI2', 19, 'mild', false],
    ['BDI2', 20, 'moderate', false],
    ['BDI2', 28, 'moderate', false],
    ['BDI2', 29, 'severe', true],
    ['BDI2', 63, 'severe', true],
    ['OHS', 0, 'severe', true],
    ['OHS', 19, 'severe', true],
    ['OHS', 20, 'moderateToSevere', false],
    ['OHS', 29, 'moderateToSevere', false],
    ['OHS', 30, 'mildToModerate', false],
    ['OHS', 39, 'mildToModerate', false],
    ['OHS', 40, 'satisfactory', false],
    ['OHS', 48, 'satisfactory', false],
    ['OKS', 0, 'severe', true],
    ['OKS', 19, 'severe', true],
    ['OKS', 20, 'moderateToSevere', false],
    ['OKS', 29, 'moderateToSevere', false],
    ['OKS', 30, 'mildToModerate', false],
    ['OKS', 39, 'mildToModerate', false],
    ['OKS', 40, 'satisfactory', false],
    ['OKS', 48, 'satisfactory', false],
  ] as const)('%s of %i is %s, flagged: %s', (key, total, band, isFlagged) => {
    const score = scored(key, addingUpTo(key, total));
    expect(score).toMatchObject({ total, band });
    expect(score.actions.includes('FLAG')).toBe(isFlagged);
  });

  it.each([
    ['SNAPIV26', 'inattention', 0, 'notSignificant'],
    ['SNAPIV26', 'inattention', 12, 'notSignificant'],
    ['SNAPIV26', 'inattention', 13, 'mild'],
    ['SNAPIV26', 'inattention', 17, 'mild'],
    ['SNAPIV26', 'inattention', 18, 'moderate'],
    ['SNAPIV26', 'inattention', 22, 'moderate'],
    ['SNAPIV26', 'inattention', 23, 'severe'],
    ['SNAPIV26', 'inattention', 27, 'severe'],
    ['SNAPIV26', 'hyperactivityImpulsivity', 0, 'notSignificant'],
    ['SNAPIV26', 'hyperactivityImpulsivity', 12, 'notSignificant'],
    ['SNAPIV26', 'hyperactivityImpulsivity', 13, 'mild'],
    ['SNAPIV26', 'hyperactivityImpulsivity', 17, 'mild'],
    ['SNAPIV26', 'hyperactivityImpulsivity', 18, 'moderate'],
    ['SNAPIV26', 'hyperactivityImpulsivity', 22, 'moderate'],
    ['SNAPIV26', 'hyperactivityImpulsivity', 23, 'severe'],
    ['SNAPIV26', 'hyperactivityImpulsivity', 27, 'severe'],
    ['SNAPIV26', 'oppositional', 0, 'notSignificant'],
    ['SNAPIV26', 'oppositional', 7, 'notSignificant'],
    ['SNAPIV26', 'oppositional', 8, 'mild'],
    ['SNAPIV26', 'oppositional', 13, 'mild'],
    ['SNAPIV26', 'oppositional', 14, 'moderate'],
    ['SNAPIV26', 'oppositional', 18, 'moderate'],
    ['SNAPIV26', 'oppositional', 19, 'severe'],
    ['SNAPIV26', 'oppositional', 24, 'severe'],
    ['EEK2', 'depression', 11, false],
    ['EEK2', 'depression', 12, true],
    ['EEK2', 'generalAnxiety', 11, false],
    ['EEK2', 'generalAnxiety', 12, true],
    ['EEK2', 'panicAgoraphobia', 6, false],
    ['EEK2', 'panicAgoraphobia', 7, true],
    ['EEK2', 'socialAnxiety', 3, false],
    ['EEK2', 'socialAnxiety', 4, true],
    ['EEK2', 'asthenia', 6, false],
    ['EEK2', 'asthenia', 7, true],
    ['EEK2', 'insomnia', 5, false],
    ['EEK2', 'insomnia', 6, true],
  ] as const)('%s, %s of %i: %s', (key, part: SubscaleId, sum, expected) => {
    const ids = instrumentOf(key).subscales.find(({ id }) => id === part)?.items;
    const found = scored(key, addingUpTo(key, sum, ids)).subscores.find(({ id }) => id === part);
    expect(found?.sum).toBe(sum);
    expect(found?.band ?? found?.isPositive).toBe(expected);
  });

  it.each([
    ['PHQ9', 9, false],
    ['PHQ9', 10, true],
    ['GAD7', 9, false],
    ['GAD7', 10, true],
    ['CAT', 9, false],
    ['CAT', 10, true],
    ['MMRC', 1, false],
    ['MMRC', 2, true],
  ] as const)('%s of %i is at the cut-off: %s', (key, total, isPositive) => {
    expect(scored(key, addingUpTo(key, total)).isPositive).toBe(isPositive);
  });

  it.each([
    ['PHQ9', 'q9'],
    ['EEK2', 'q5'],
    ['BDI2', 'q9'],
  ] as const)('%s is a crisis from the first step of %s on', (key, item) => {
    const nothing = addingUpTo(key, 0);
    expect(scored(key, nothing).actions).toEqual([]);
    expect(scored(key, { ...nothing, [item]: 1 }).actions).toEqual(['CRISIS']);
  });

  it.each([
    [1, false],
    [2, true],
  ])('ESS with %i for dozing in traffic is flagged: %s', (q8, isFlagged) => {
    expect(scored('ESS', { ...addingUpTo('ESS', 0), q8 }).actions.includes('FLAG')).toBe(isFlagged);
  });

  it.each([
    [12, 'notSignificant'],
    [13, 'mild'],
    [17, 'mild'],
    [18, 'moderate'],
    [22, 'moderate'],
    [23, 'severe'],
  ])('SNAP-IV with %i in one part of nine is %s', (sum, band) => {
    const { subscores, findings } = scored('SNAPIV26', addingUpTo('SNAPIV26', sum));
    expect(subscores[0]).toMatchObject({ sum, band });
    expect(findings).toEqual([]);
  });
});

describe('where not the total alone decides', () => {
  it.each([
    [[1, 1, 1, 0, 0, 0, 0, 0, 0], 3, 0, 'low'],
    [[1, 1, 1, 1, 0, 0, 0, 0, 0], 4, 0, 'medium'],
    [[1, 0, 0, 0, 1, 1, 1, 0, 0], 4, 3, 'medium'],
    [[0, 0, 0, 0, 1, 1, 1, 1, 0], 4, 4, 'high'],
  ] as const)('STarT Back %o', (answers, total, psych, band) => {
    expect(scored('STARTBACK', inOrder(answers))).toMatchObject({
      total,
      band,
      subscores: [{ id: 'psych', sum: psych }],
    });
  });

  it.each([
    [[1, 1, 0, 0, 0, 1, 0, 0], 'intermediate'],
    [[1, 0, 0, 0, 0, 1, 0, 1], 'intermediate'],
    [[1, 1, 0, 0, 0, 0, 0, 0], 'low'],
    [[1, 1, 0, 0, 1, 0, 0, 0], 'high'],
    [[1, 1, 0, 0, 0, 0, 1, 0], 'high'],
    [[1, 1, 0, 0, 0, 0, 0, 1], 'high'],
  ] as const)('STOP-Bang %o is %s', (answers, band) => {
    expect(scored('STOPBANG', inOrder(answers)).band).toBe(band);
  });
});
