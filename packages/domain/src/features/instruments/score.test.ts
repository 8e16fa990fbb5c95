import { describe, expect, it } from 'vitest';
import { questionnaireTypes } from '../problem-types/index.ts';
import type { InstrumentFacts, InstrumentKey, ItemValues } from './instrument.ts';
import { instrumentOf, instruments, madeFor, misfitOf } from './instruments.ts';
import { scoreInstrument } from './score.ts';
import { wordingOf } from './words.ts';

const man: InstrumentFacts = { ageMonths: 45 * 12, sex: 'MALE' };
const child: InstrumentFacts = { ageMonths: 9 * 12, sex: 'FEMALE' };
const toddler: InstrumentFacts = { ageMonths: 20, sex: 'FEMALE' };
const factsFor = (key: InstrumentKey) => ({ SNAPIV26: child, MCHATR: toddler })[key as string] ?? man;

const inOrder = (answers: readonly (number | null)[]): ItemValues =>
  Object.fromEntries(answers.flatMap((value, at) => (value === null ? [] : [[`q${at + 1}`, value]])));

const scored = (key: InstrumentKey, given: ItemValues, facts = factsFor(key)) => {
  const scoring = scoreInstrument(key, given, facts);
  if (!scoring.ok) throw new Error(JSON.stringify(scoring));
  return scoring.score;
};

describe('published examples', () => {
  it.each([
    ['PHQ9', inOrder([1, 1, 1, 1, 1, 1, 1, 1, 0]), 8, 'mild', []],
    ['PHQ9', inOrder([0, 0, 0, 0, 0, 0, 0, 0, 1]), 1, 'minimal', ['CRISIS']],
    ['PHQ9', inOrder([3, 3, 3, 2, 2, 2, 2, 2, 1]), 20, 'severe', ['CRISIS', 'FLAG']],
    ['GAD7', inOrder([2, 2, 2, 1, 1, 1, 1]), 10, 'moderate', []],
    ['AUDIT', inOrder([3, 2, 2, 1, 0, 0, 1, 0, 2, 4]), 15, 'hazardous', []],
    ['AUDIT', inOrder([0, null, null, null, null, null, null, null, 0, 2]), 2, 'low', []],
    ['FTND', inOrder([3, 1, 1, 1, 0, 1]), 7, 'high', []],
    ['IPSS', inOrder([2, 3, 1, 2, 3, 1, 3]), 15, 'moderate', []],
    ['ESS', inOrder([1, 2, 1, 1, 3, 0, 1, 2]), 11, 'mildExcessive', ['FLAG']],
    ['STOPBANG', inOrder([1, 1, 0, 0, 0, 0, 0, 1]), 3, 'high', []],
    ['ISI', inOrder([2, 2, 2, 2, 2, 2, 3]), 15, 'moderate', []],
    ['STARTBACK', inOrder([1, 0, 1, 1, 1, 0, 0, 0, 0]), 4, 'medium', []],
    ['STARTBACK', inOrder([1, 0, 1, 0, 1, 1, 1, 0, 1]), 6, 'high', []],
    ['STARTBACK', inOrder([0, 0, 0, 0, 1, 1, 1, 0, 0]), 3, 'low', []],
    ['ACT', inOrder([4, 4, 4, 4, 3]), 19, 'notWellControlled', []],
    ['CAT', inOrder([2, 2, 1, 2, 1, 1, 0, 1]), 10, 'medium', []],
    ['BDI2', inOrder([...Array(8).fill(1), 0, ...Array(12).fill(1)]), 20, 'moderate', []],
    ['OKS', inOrder(Array(12).fill(2)), 24, 'moderateToSevere', []],
  ] as const)('%s %o', (key, given, total, band, actions) => {
    expect(scored(key, given)).toMatchObject({ total, band, actions });
  });

  const mchat = (yes: readonly number[]): ItemValues =>
    Object.fromEntries(
      instrumentOf('MCHATR').items.map(({ id, options }, at) => {
        const said = yes.includes(at + 1) ? 'yes' : 'no';
        return [id, options.find((each) => each.id === said)?.value ?? Number.NaN];
      }),
    );
  it.each([
    [[1, 3, 4, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20], 0, 'low', [], ['REPEAT_AT_TWO_YEARS']],
    [
      [1, 2, 3, 4, 6, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20],
      4,
      'medium',
      ['FLAG'],
      ['FOLLOW_UP_INTERVIEW'],
    ],
  ] as const)('M-CHAT-R with yes to %o', (yes, total, band, actions, findings) => {
    expect(scored('MCHATR', mchat(yes))).toMatchObject({ total, band, actions, findings });
  });

  const sums = (key: InstrumentKey, given: ItemValues) =>
    Object.fromEntries(
      scored(key, given).subscores.map(({ id, sum, band, isPositive }) => [id, [sum, band ?? isPositive]]),
    );
  it('IPSS by voiding and storage', () => {
    expect(sums('IPSS', inOrder([2, 3, 1, 2, 3, 1, 3]))).toEqual({ voiding: [7, null], storage: [8, null] });
    expect(sums('IPSS', { ...inOrder([2, 3, 1, 2, 3, 1, 3]), qol: 4 })).toMatchObject({
      qualityOfLife: [4, null],
    });
  });
  it.each([
    [[1, 0, 1, 1, 1, 0, 0, 0, 0], 1],
    [[1, 0, 1, 0, 1, 1, 1, 0, 1], 4],
    [[0, 0, 0, 0, 1, 1, 1, 0, 0], 3],
  ])('STarT Back by what troubles the mind: %o', (answers, psych) => {
    expect(sums('STARTBACK', inOrder(answers))).toEqual({ psych: [psych, null] });
  });
  it('SNAP-IV by parts', () => {
    const given = inOrder([...Array(9).fill(2), ...Array(17).fill(1)]);
    expect(sums('SNAPIV26', given)).toEqual({
      inattention: [18, 'moderate'],
      hyperactivityImpulsivity: [9, 'notSignificant'],
      oppositional: [8, 'mild'],
    });
    // One scheme: nothing beside the bands says otherwise.
    expect(scored('SNAPIV26', given).findings).toEqual([]);
  });
  it('EST-Q2 by parts', () => {
    const given = inOrder([
      2,
      2,
      2,
      2,
      0,
      2,
      2,
      2,
      ...Array(6).fill(1),
      ...Array(7).fill(0),
      ...Array(7).fill(2),
    ]);
    expect(sums('EEK2', given)).toEqual({
      depression: [14, true],
      generalAnxiety: [6, false],
      panicAgoraphobia: [0, false],
      socialAnxiety: [0, false],
      asthenia: [8, true],
      insomnia: [6, true],
    });
    expect(scored('EEK2', given).actions).toEqual([]);
    expect(scored('EEK2', { ...given, q5: 1 }).actions).toEqual(['CRISIS']);
  });
});

describe.each(instruments.filter(({ bands }) => bands.length > 0).map((each) => [each.key, each] as const))(
  '%s',
  (_, { bands, range }) => {
    it('has a band for every total, each once', () => {
      expect(bands[0]?.from).toBe(range?.min);
      expect(bands.at(-1)?.to).toBe(range?.max);
      for (const [at, band] of bands.entries()) {
        if (at > 0) expect(band.from).toBe((bands[at - 1]?.to ?? Number.NaN) + 1);
        expect(band.to).toBeGreaterThanOrEqual(band.from);
      }
    });
  },
);

it('every instrument that is added up reaches its lowest and highest total', () => {
  for (const { key, items, range } of instruments) {
    if (!range) continue;
    const all = (pick: (...values: number[]) => number) =>
      Object.fromEntries(
        items
          .filter(({ isExtra }) => !isExtra)
          .map(({ id, options }) => [id, pick(...options.map(({ value }) => value))]),
      );
    expect(scored(key, all(Math.min)).total, key).toBe(range.min);
    expect(scored(key, all(Math.max)).total, key).toBe(range.max);
  }
});

describe('what is special', () => {
  it('PHQ-9 names the pattern of a depressive episode only with mood or interest in it', () => {
    expect(scored('PHQ9', inOrder([2, 2, 3, 2, 1, 2, 1, 0, 1])).findings).toEqual([
      'INTERVIEW_ADVISED',
      'MAJOR_SYNDROME',
    ]);
    expect(scored('PHQ9', inOrder([2, 2, 0, 0, 0, 0, 0, 0, 0])).findings).toEqual(['OTHER_SYNDROME']);
    expect(scored('PHQ9', inOrder([1, 1, 3, 3, 3, 3, 3, 0, 0])).findings).toEqual(['INTERVIEW_ADVISED']);
  });

  it('PHQ-9 does not count how hard life is made, and is added up without it', () => {
    const nine = inOrder([1, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(scored('PHQ9', nine).total).toBe(1);
    expect(scored('PHQ9', { ...nine, q10: 3 }).total).toBe(1);
    expect(scoreInstrument('PHQ9', inOrder([1, 0, 0, 0, 0, 0, 0, 0]), man)).toMatchObject({
      ok: false,
      problems: [{ item: 'q9', problem: 'MISSING' }],
    });
  });

  it('AUDIT counts what was skipped as nothing, and asks for the rest', () => {
    expect(scored('AUDIT', inOrder([2, 0, 0, null, null, null, null, null, 0, 4])).total).toBe(6);
    expect(scored('AUDIT', inOrder([0, 3, 3, 3, 3, 3, 3, 3, 0, 0])).total).toBe(0);
    const half = scoreInstrument('AUDIT', inOrder([2, 1, 0, null, null, null, null, null, 0, 0]), man);
    expect(half).toMatchObject({ ok: false });
    expect(half.ok ? [] : half.problems.map(({ item }) => item)).toEqual(['q4', 'q5', 'q6', 'q7', 'q8']);
  });

  it('dozing in traffic is flagged whatever the total', () => {
    expect(scored('ESS', inOrder([0, 0, 0, 0, 0, 0, 0, 2]))).toMatchObject({
      total: 2,
      actions: ['FLAG'],
      findings: ['DRIVING'],
    });
  });
});

describe('refuses', () => {
  it('a missing answer, a wrong one and one that nobody asked for, by name', () => {
    expect(scoreInstrument('GAD7', { ...inOrder([0, 0, 0, 0, 0, 9]), q8: 1 }, man)).toEqual({
      ok: false,
      misfit: null,
      problems: [
        { item: 'q6', problem: 'WRONG_VALUE' },
        { item: 'q7', problem: 'MISSING' },
        { item: 'q8', problem: 'UNKNOWN_ITEM' },
      ],
    });
  });

  it.each([
    ['M-CHAT', { ageMonths: 15, sex: 'MALE' }, 'TOO_YOUNG'],
    ['M-CHAT', { ageMonths: 16, sex: 'MALE' }, null],
    ['M-CHAT', { ageMonths: 30, sex: 'MALE' }, null],
    ['M-CHAT', { ageMonths: 31, sex: 'MALE' }, 'TOO_OLD'],
    ['M-CHAT', { ageMonths: null, sex: 'MALE' }, 'AGE_UNKNOWN'],
    ['PHQ9', { ageMonths: 18 * 12 - 1, sex: 'MALE' }, 'TOO_YOUNG'],
    ['PHQ9', { ageMonths: null, sex: 'MALE' }, null],
    ['IPSS', { ageMonths: 500, sex: 'FEMALE' }, 'OTHER_SEX'],
    ['IPSS', { ageMonths: 500, sex: 'NOT_DISCLOSED' }, null],
    ['SNAP_IV', { ageMonths: 40 * 12, sex: 'MALE' }, 'TOO_OLD'],
    ['COUGH', { ageMonths: 1, sex: 'MALE' }, null],
  ] as const)('%s for %o: %s', (type, facts, misfit) => {
    expect(misfitOf(type, facts)).toBe(misfit);
  });

  it.each(questionnaireTypes)('of %s whom it says that it is not made for, and nobody else', (type) => {
    const { age, sex = 'FEMALE' } = madeFor(type);
    const { minMonths, maxMonths = 90 * 12 } = age;
    expect([minMonths, maxMonths].map((ageMonths) => misfitOf(type, { ageMonths, sex }))).toEqual([
      null,
      null,
    ]);
    expect(misfitOf(type, { ageMonths: minMonths - 1, sex })).toBe('TOO_YOUNG');
    if (age.maxMonths) expect(misfitOf(type, { ageMonths: maxMonths + 1, sex })).toBe('TOO_OLD');
  });

  it('to score for somebody whom it was not made for', () => {
    expect(scoreInstrument('MCHATR', {}, man)).toMatchObject({ ok: false, misfit: 'TOO_OLD' });
  });
});

describe('whose words the items are in', () => {
  it('claims the official text only where it was compared with the published one', () => {
    expect(wordingOf(instrumentOf('PHQ9'), 'en')).toBe('OFFICIAL');
    for (const language of ['et', 'ru', 'pl'] as const)
      expect(wordingOf(instrumentOf('GAD7'), language)).toBe('OWN_TRANSLATION');
    expect(wordingOf(instrumentOf('AUDIT'), 'en')).toBe('OWN_WORDING');
    expect(wordingOf(instrumentOf('ISI'), 'en')).toBe('CLINIC_SUPPLIED');
    expect(wordingOf(instrumentOf('GAD7'), 'et', true)).toBe('CLINIC_OFFICIAL');
    expect(wordingOf(instrumentOf('FTND'), 'et', true)).toBe('CLINIC_SUPPLIED');
  });
});
