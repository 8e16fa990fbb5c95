import { describe, expect, it } from 'vitest';
import { selfHarmAnswer, valuesElsewhere } from './hosted-answers.ts';
import { scoreInstrument } from './score.ts';

const answered = (questionId: string, value: string) => [{ questionId, value }];

describe('answers of a provider’s page', () => {
  it('are the values of the items that they name', () => {
    expect(valuesElsewhere('ISI', [...answered('q1', '2'), ...answered('ISI.q2', '3')])).toEqual([
      { instrument: 'ISI', values: { q1: 2, q2: 3 } },
    ]);
  });

  it('name the instrument where the questionnaire holds two', () => {
    const answers = [...answered('CAT.q1', '5'), ...answered('MMRC.q1', '4'), ...answered('q1', '1')];
    expect(valuesElsewhere('CAT_MMRC', answers)).toEqual([
      { instrument: 'CAT', values: { q1: 5 } },
      { instrument: 'MMRC', values: { q1: 4 } },
    ]);
  });

  it('yes or no are told as 1 and 0, and count as the instrument counts them', () => {
    const allYes = Array.from({ length: 20 }, (_, at) => ({ questionId: `q${at + 1}`, value: '1' }));
    const allNo = allYes.map((each) => ({ ...each, value: '0' }));
    const total = (answers: typeof allYes) => {
      const [{ instrument, values } = { instrument: 'MCHATR', values: {} } as const] = valuesElsewhere(
        'M-CHAT',
        answers,
      );
      const scoring = scoreInstrument(instrument, values, { ageMonths: 20, sex: 'FEMALE' });
      return scoring.ok ? scoring.score.total : null;
    };
    // "Yes" is of concern in three items, "no" in seventeen.
    expect(total(allYes)).toBe(3);
    expect(total(allNo)).toBe(17);
    expect(valuesElsewhere('START', answered('q1', '1'))[0]?.values).toEqual({ q1: 1 });
  });

  it('that are no number, or contradict each other, have no value', () => {
    const answers = [
      ...answered('q1', 'often'),
      ...answered('q2', '[1, 2]'),
      ...answered('q3', ''),
      ...answered('q4', '1'),
      ...answered('q4', '2'),
      ...answered('q5', '1'),
      ...answered('q5', '1'),
      ...answered('comment', '3'),
    ];
    expect(valuesElsewhere('ISI', answers)).toEqual([{ instrument: 'ISI', values: { q5: 1 } }]);
  });
});

describe('the item about ending one’s life', () => {
  it.each([
    ['EEK2', 'q5', '1'],
    ['EEK2', 'EEK2.q5', '4'],
    ['BDI', 'q9', '3'],
    ['PHQ9', 'q9', '1'],
    ['PHQ9', 'q9', 'several days'],
  ] as const)('of %s, %s answered with %s, is a sign of danger', (type, questionId, value) => {
    expect(selfHarmAnswer(type, answered(questionId, value))).toBeDefined();
  });

  it.each([
    ['EEK2', 'q5', '0'],
    ['EEK2', 'q9', '4'],
    ['ISI', 'q5', '4'],
    ['BDI', 'q9', ''],
  ] as const)('of %s, %s answered with %s, is none', (type, questionId, value) => {
    expect(selfHarmAnswer(type, answered(questionId, value))).toBeUndefined();
  });

  it('is found by its place where the provider names no item', () => {
    const answers = (at: number) =>
      Array.from({ length: 21 }, (_, index) => ({
        questionId: `f8Kq${index}`,
        value: index === at ? '2' : '0',
      }));
    expect(selfHarmAnswer('BDI', answers(8))).toMatchObject({ questionId: 'f8Kq8' });
    expect(selfHarmAnswer('BDI', answers(7))).toBeUndefined();
  });
});
