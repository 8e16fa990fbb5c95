import { languages } from '@tervita/domain/core';
import { composeSummary, type Told } from '@tervita/domain/smart-questionnaire';
import { describe, expect, test } from 'vitest';
import { questionnaireWords } from './index.ts';

const cough: Told = {
  type: 'COUGH',
  audience: 'CLINIC',
  patient: { ageMonths: 55 * 12, sex: 'MALE' },
  text: 'Köha ei lähe üle.',
  answers: {
    danger: { choices: ['none'] },
    duration: { choices: ['w3_12'] },
    kind: { choices: ['dry'] },
    temperature: { number: 37.4 },
    assoc: { choices: ['weight'], ownWords: 'hääl ka ära' },
    conditions: { choices: ['none'] },
    smoking: { choices: ['past'] },
    hopes: { text: 'Kas teha röntgen?' },
  },
};

describe.each(languages)('in %s', (language) => {
  const words = questionnaireWords[language];
  const summary = composeSummary(cough, words);

  test('tells the reason, who, how long and what', () => {
    expect(summary).toContain(words.reasons.COUGH);
    expect(summary).toContain('55');
    expect(summary).toContain(words.questions.duration?.told?.w3_12);
    expect(summary).toContain(words.questions['COUGH.kind']?.told?.dry);
    expect(summary).toMatch(/37[.,]4 °C/);
  });

  test('tells that no risk was named, and of danger only what was ticked', () => {
    const { danger: _, ...answers } = cough.answers;
    expect(composeSummary({ ...cough, answers }, words)).toBe(summary);
    expect(summary).toContain(words.summary.noRisks);
  });

  test('speaks to the patient of what was told, in the first person, and leaves empty sentences out', () => {
    const answers = { ...cough.answers, assoc: { choices: ['none'] } };
    const mine = composeSummary({ ...cough, answers, audience: 'PATIENT' }, words);
    expect(mine).toContain(`${words.summary.myWords}: `);
    expect(mine).not.toContain(words.summary.noSigns);
    expect(mine).not.toContain(words.summary.noRisks);
    const fever: Told = {
      ...cough,
      type: 'ACUTE_INFECTION',
      audience: 'PATIENT',
      answers: { exposure: { choices: ['none'] } },
    };
    expect(composeSummary(fever, words)).not.toContain(words.questions['ACUTE_INFECTION.exposure']?.topic);
  });

  test('leaves what was typed as it was typed', () => {
    for (const typed of ['Köha ei lähe üle.', 'Kas teha röntgen?', 'hääl ka ära'])
      expect(summary).toContain(typed);
  });

  test('tells the clinic why to look closer, and the patient not', () => {
    const reason = words.rules['long-cough-over-40'].slice(1);
    expect(summary).toContain(reason);
    expect(composeSummary({ ...cough, audience: 'PATIENT' }, words)).not.toContain(reason);
  });

  test('tells danger first among what needs attention', () => {
    const ill: Told = { ...cough, answers: { ...cough.answers, danger: { choices: ['breathing'] } } };
    const [emergency = '', rest = ''] = [
      words.summary.attention.CALL_112(''),
      words.summary.attention.FLAG(''),
    ];
    const told = composeSummary(ill, words);
    const at = (sentence: string) => told.indexOf(sentence.slice(0, 8));
    expect(at(emergency)).toBeGreaterThan(0);
    expect(at(emergency)).toBeLessThan(at(rest));
  });

  test('tells words of alarm in a free text', () => {
    const told = composeSummary({ ...cough, text: 'tahan surra' }, words);
    expect(told).toContain(words.summary.typed('tahan surra'));
  });

  test('leaves no gap, no key and no empty value', () => {
    expect(summary).not.toMatch(/undefined|null|\bw3_12\b| {2}|: \.|\.\./);
  });
});

test('two languages tell the same facts', () => {
  const parts = languages.map(
    (language) => composeSummary(cough, questionnaireWords[language]).split('\n\n').length,
  );
  expect(new Set(parts).size).toBe(1);
});
