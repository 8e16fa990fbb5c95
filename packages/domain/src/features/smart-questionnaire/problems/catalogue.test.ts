import { describe, expect, test } from 'vitest';
import { patientProblemTypes } from '../../problem-types/index.ts';
import type { Answers, PatientFacts } from '../asking/answer.ts';
import { nextQuestion, questionsFor } from '../asking/asking.ts';
import { askedIn, type Condition } from '../asking/condition.ts';
import type { Question } from '../asking/question.ts';
import { unitRanges } from '../asking/units.ts';
import { dangerQuestionId } from '../danger-screen/asked.ts';
import { earlierSigns } from '../danger-screen/earlier-signs.ts';
import { actions } from '../red-flags/rule.ts';
import { problems } from './catalogue.ts';

/** With the signs of danger. */
const most = 9;
const people: readonly PatientFacts[] = [
  { ageMonths: 2, sex: 'MALE' },
  { ageMonths: 6 * 12, sex: 'FEMALE' },
  { ageMonths: 30 * 12, sex: 'FEMALE' },
  { ageMonths: 30 * 12, sex: 'NOT_DISCLOSED' },
  { ageMonths: 70 * 12, sex: 'MALE' },
  { ageMonths: null, sex: 'FEMALE' },
];

/** Every option of a branching question, and the first of the others. */
const answersTo = (question: Question, option: number): Answers[string] => {
  if ('options' in question) return { choices: [question.options[option % question.options.length] ?? ''] };
  if (question.type === 'NUMERIC') return { number: unitRanges[question.unit].ordinary[0] };
  if (question.type === 'TIME') return { value: 10, unit: 'minutes' };
  if (!question.required) return { skipped: true };
  if (question.format === 'personalCode') return { text: '39912310174' };
  return { text: question.format === 'date' ? '2026-11-15' : 'words' };
};

const optionsIn = (condition: Condition): readonly [string, string][] => {
  if ('all' in condition) return condition.all.flatMap(optionsIn);
  if ('any' in condition) return condition.any.flatMap(optionsIn);
  if ('chosen' in condition) return condition.chosen.map((each) => [condition.question, each]);
  return 'chosenOther' in condition ? [[condition.question, condition.chosenOther]] : [];
};

describe.each(problems.map((problem) => [problem.type, problem] as const))('%s', (type, problem) => {
  const { questions, rules } = problem;
  const conditions = [...rules.map(({ when }) => when), ...questions.flatMap(({ showIf }) => showIf ?? [])];

  test(`asks at most ${most} questions, whoever it is and whatever the answers`, () => {
    for (const patient of people) {
      for (let option = 0; option < 12; option += 1) {
        let answers: Answers = {};
        let asked = 0;
        for (let next = nextQuestion(type, answers, patient); next && asked <= most; ) {
          expect(next.aboutHowMany).toBeLessThanOrEqual(most);
          answers = { ...answers, [next.question.id]: answersTo(next.question, option) };
          asked += 1;
          next = nextQuestion(type, answers, patient);
        }
        expect(asked).toBe(questionsFor(type, answers, patient).length);
        expect(asked).toBeLessThanOrEqual(most);
        expect(asked).toBeGreaterThan(0);
      }
    }
  });

  test('names each question once, danger first', () => {
    const ids = questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toBe('danger');
  });

  test('looks only at what it asks', () => {
    const ids = new Set(questions.map(({ id }) => id));
    for (const id of conditions.flatMap(askedIn)) expect(ids).toContain(id);
    for (const [id, option] of conditions.flatMap(optionsIn)) {
      // A sign of danger stands for every reason, also for one that does not show it.
      if (option in earlierSigns || id === dangerQuestionId) continue;
      const question = questions.find((each) => each.id === id);
      expect(question && 'options' in question ? question.options : []).toContain(option);
    }
  });

  test('warns of every danger it asks about', () => {
    const danger = questions.find(({ id }) => id === 'danger');
    if (!danger || !('options' in danger)) return;
    const warned = new Set(rules.flatMap(({ when }) => optionsIn(when)).map(([, option]) => option));
    expect(danger.options.filter((each) => each !== 'none' && !warned.has(each))).toEqual([]);
  });

  test('has rules by strength, each once', () => {
    const order = rules.map(({ action }) => actions.indexOf(action));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });
});

test('every reason of patients has its questions', () => {
  expect(problems.map(({ type }) => type).toSorted()).toEqual(patientProblemTypes.toSorted());
});
