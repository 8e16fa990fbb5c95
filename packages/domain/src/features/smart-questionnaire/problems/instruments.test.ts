import { describe, expect, it } from 'vitest';
import { instrumentOf, scoreInstrument } from '../../instruments/index.ts';
import type { Answers, PatientFacts } from '../asking/answer.ts';
import { questionsFor } from '../asking/asking.ts';
import { checkAnswer } from '../asking/check-answer.ts';
import { firedRules } from '../red-flags/fired-rules.ts';
import { instrumentProblems } from './instruments.ts';
import { itemValuesIn } from './item-values.ts';

const man: PatientFacts = { ageMonths: 45 * 12, sex: 'MALE' };
const chosen = (given: Readonly<Record<string, string>>): Answers =>
  Object.fromEntries(Object.entries(given).map(([id, choice]) => [id, { choices: [choice] }]));
const idsOf = (...given: Parameters<typeof questionsFor>) => questionsFor(...given).map(({ id }) => id);

describe('items of a questionnaire', () => {
  it('come after the signs of danger, each with its options alone', () => {
    for (const { type, questions } of instrumentProblems) {
      expect(questions[0]?.id, type).toBe('danger');
      for (const question of questions)
        if (question.place === 'ITEM')
          expect(checkAnswer(question, { choices: [], ownWords: 'a story' }), question.id).toMatchObject({
            ok: false,
            problem: 'REQUIRED',
          });
    }
  });

  it('of AUDIT about harm are left out for whoever does not drink', () => {
    expect(idsOf('AUDIT', chosen({ 'AUDIT.q1': '0' }), man)).toEqual([
      'danger',
      'AUDIT.q1',
      'AUDIT.q9',
      'AUDIT.q10',
    ]);
    expect(idsOf('AUDIT', chosen({ 'AUDIT.q1': '2', 'AUDIT.q2': '0', 'AUDIT.q3': '0' }), man)).toHaveLength(
      6,
    );
    expect(idsOf('AUDIT', chosen({ 'AUDIT.q1': '2', 'AUDIT.q2': '1', 'AUDIT.q3': '0' }), man)).toHaveLength(
      11,
    );
  });

  it('of PHQ-9 end with how hard life is, for whoever has any of it', () => {
    expect(idsOf('PHQ9', chosen({ 'PHQ9.q1': '0' }), man)).toHaveLength(10);
    expect(idsOf('PHQ9', chosen({ 'PHQ9.q1': '1' }), man)).toHaveLength(11);
  });

  it('of IPSS have the quality of life only where it is asked', () => {
    expect(idsOf('IPSS', {}, man)).not.toContain('IPSS.qol');
    expect(idsOf('IPSS2', {}, man)).toContain('IPSS.qol');
  });

  it('of the Oxford scores are those of the joint', () => {
    expect(idsOf('QUEST_OXFORD', {}, man)).toEqual(['danger', 'joint']);
    const knee = idsOf('QUEST_OXFORD', chosen({ joint: 'knee' }), man);
    expect(knee).toHaveLength(14);
    expect(knee[2]).toBe('OKS.q1');
  });

  it('of asthma are the licensed ones where the clinic has their words and the patient is old enough', () => {
    const own = ['danger', 'ASTHMA4.q1', 'ASTHMA4.q2', 'ASTHMA4.q3', 'ASTHMA4.q4'];
    const licensed = ['danger', 'ACT.q1', 'ACT.q2', 'ACT.q3', 'ACT.q4', 'ACT.q5'];
    const asked = (ageMonths: number | null, ...instruments: readonly 'ACT'[]) =>
      idsOf('ASTHMA', {}, { ageMonths, sex: 'MALE', licensed: instruments });
    expect(idsOf('ASTHMA', {}, man)).toEqual(own);
    expect(asked(12 * 12 - 1, 'ACT')).toEqual(own);
    expect(asked(12 * 12, 'ACT')).toEqual(licensed);
    expect(asked(null, 'ACT')).toEqual(licensed);
    expect(asked(null)).toEqual(own);
  });

  it('of STOP-Bang take age, sex and the body from what is known', () => {
    expect(idsOf('EPWORTH_STOPBANG', {}, man)).not.toContain('STOPBANG.q6');
    expect(idsOf('EPWORTH_STOPBANG', {}, { ageMonths: null, sex: 'NOT_DISCLOSED' })).toEqual(
      expect.arrayContaining(['STOPBANG.q6', 'STOPBANG.q8']),
    );
    const answers: Answers = {
      ...chosen(Object.fromEntries(['q1', 'q2', 'q3', 'q4', 'q7'].map((id) => [`STOPBANG.${id}`, 'no']))),
      'STOPBANG.weight': { number: 120 },
      'STOPBANG.height': { number: 175 },
    };
    const values = itemValuesIn(instrumentOf('STOPBANG'), answers, { ageMonths: 51 * 12, sex: 'MALE' });
    expect(values).toMatchObject({ q5: 1, q6: 1, q8: 1 });
    expect(scoreInstrument('STOPBANG', values, man)).toMatchObject({ ok: true, score: { total: 3 } });
    expect(
      itemValuesIn(instrumentOf('STOPBANG'), answers, { ageMonths: 51 * 12 - 1, sex: 'FEMALE' }),
    ).toMatchObject({
      q6: 0,
      q8: 0,
    });
  });
});

describe('a thought of harming oneself', () => {
  it.each([
    ['PHQ9', 'PHQ9.q9'],
    ['EEK2', 'EEK2.q5'],
    ['BDI', 'BDI2.q9'],
  ] as const)('stops whoever tells of it in %s, at the lowest answer above never', (type, item) => {
    expect(firedRules(type, chosen({ [item]: '1' }), man)).toMatchObject([
      { action: 'CRISIS', because: [{ question: item, choices: ['1'] }] },
    ]);
    expect(firedRules(type, chosen({ [item]: '0' }), man)).toEqual([]);
  });
});
