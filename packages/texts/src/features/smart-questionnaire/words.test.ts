import { instruments } from '@tervita/domain/instruments';
import { kindOf, problemTypes } from '@tervita/domain/problem-types';
import {
  actions,
  dangerSigns,
  dangerTopics,
  instrumentProblems,
  moreDangerAskedWords,
  moreDangerQuestionId,
  namedRules,
  optionLabel,
  problems,
  type Question,
  units,
  whys,
} from '@tervita/domain/smart-questionnaire';
import { describe, expect, test } from 'vitest';
import { questionnaireWords } from './index.ts';

/** The words of the others are the clinic's own. */
const suppliedKeys = instruments
  .filter(({ licence }) => licence === 'CLINIC_SUPPLIED')
  .map(({ key }): string => key);
const shippedItems = instrumentProblems
  .flatMap(({ questions }) => questions)
  .filter(({ id, place }) => place !== 'ITEM' || !suppliedKeys.includes(id.split('.')[0] ?? ''));
const asked: readonly Question[] = [...problems.flatMap(({ questions }) => questions), ...shippedItems];
const keys = new Set([...asked.map(({ words }) => words), moreDangerQuestionId, moreDangerAskedWords]);

describe.each(Object.values(questionnaireWords))('$language', (words) => {
  test('says every question, and no other', () => {
    expect(Object.keys(words.questions).toSorted()).toEqual([...keys].toSorted());
  });

  test('says every option, and no other', () => {
    for (const question of asked) {
      if (!('options' in question)) continue;
      for (const option of question.options)
        expect.soft(optionLabel(words, question, option), `${question.words} ${option}`).not.toBe(option);
      const { options = {}, told = {} } = words.questions[question.words] ?? {};
      const same = asked.filter((each) => each.words === question.words && 'options' in each);
      const known = new Set(same.flatMap((each) => ('options' in each ? each.options : [])));
      const orphans = [...Object.keys(options), ...Object.keys(told)].filter((each) => !known.has(each));
      expect.soft(orphans, question.words).toEqual([]);
    }
  });

  test('names every detail of a summary', () => {
    const unnamed = asked.filter(
      ({ place, words: key }) => place === 'DETAILS' && !words.questions[key]?.topic,
    );
    expect(unnamed.map(({ words: key }) => key)).toEqual([]);
  });

  test('says every reason, sign, unit, rule and notice', () => {
    const said = (list: readonly string[], by: Readonly<Record<string, unknown>>) =>
      expect(Object.keys(by).toSorted()).toEqual(list.toSorted());
    said(dangerSigns, words.dangerSigns);
    said(dangerTopics, words.dangerTopics);
    said(whys, words.whys);
    said(units, words.units);
    said(namedRules, words.rules);
    said(actions, words.actions);
    for (const unit of units) expect(words.units[unit](2)).toMatch(/2/);
    expect(words.actions.CALL_112.title).toContain('{emergency}');
    expect(words.actions.CRISIS.text).toContain('{emergency}');
    expect(words.actions.CLINIC_TODAY.text).toContain('{advice}');
  });

  test('leaves the drink of the country open in the question about drinks, and nothing open elsewhere', () => {
    const open = Object.entries(words.questions).filter(([, said]) =>
      JSON.stringify(said).includes('{drinkGrams}'),
    );
    expect(open.map(([key, { label }]) => [key, label.match(/\{\w+\} (g|г)/g)?.length])).toEqual([
      ['AUDIT.q2', 1],
    ]);
  });

  test('leaves no sentence empty or in two spaces', () => {
    const all = JSON.stringify([words.questions, words.dangerSigns, words.whys, words.rules, words.actions]);
    expect(all).not.toMatch(/""| {2}|" | "/);
  });
});

test('a problem type of patients has questions of the catalogue', () => {
  const described = problemTypes.filter((type) => kindOf(type) !== 'QUESTIONNAIRE');
  expect(problems.map(({ type }) => type).toSorted()).toEqual(described.toSorted());
});
