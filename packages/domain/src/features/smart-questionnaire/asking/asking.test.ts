import { describe, expect, test } from 'vitest';
import type { ProblemType } from '../../problem-types/index.ts';
import type { Answer, PatientFacts } from './answer.ts';
import { nextQuestion, questionsFor, withoutHidden } from './asking.ts';
import { type AnswerProblem, checkAnswer } from './check-answer.ts';
import type { Question } from './question.ts';
import type { Unit } from './units.ts';

const woman = { ageMonths: 30 * 12, sex: 'FEMALE' } as const;
const man = { ageMonths: 30 * 12, sex: 'MALE' } as const;
const ids = (questions: readonly Question[]) => questions.map(({ id }) => id);

describe('branching', () => {
  test('shows a question when the answer before it calls for it', () => {
    const leak = { symptoms: { choices: ['leak'] } };
    expect(ids(questionsFor('URINARY_DISORDER', {}, man))).not.toContain('leakwhen');
    expect(ids(questionsFor('URINARY_DISORDER', leak, man))).toContain('leakwhen');
  });

  test('asks about pregnancy where it can be', () => {
    expect(ids(questionsFor('HEADACHE', {}, woman))).toContain('pregnancy');
    expect(ids(questionsFor('HEADACHE', {}, { ...woman, sex: 'NOT_DISCLOSED' }))).toContain('pregnancy');
    expect(ids(questionsFor('HEADACHE', {}, man))).not.toContain('pregnancy');
    expect(ids(questionsFor('HEADACHE', {}, { ...woman, ageMonths: 60 * 12 }))).not.toContain('pregnancy');
  });

  test('offers nobody what they cannot have', () => {
    const boy = { ageMonths: 6 * 12, sex: 'MALE' } as const;
    const unknown = { ageMonths: null, sex: 'NOT_DISCLOSED' } as const;
    const offered = (type: ProblemType, id: string, patient: PatientFacts) => {
      const question = questionsFor(type, {}, patient).find((each) => each.id === id);
      return question && 'options' in question ? question.options : [];
    };
    expect(offered('ACUTE_INFECTION', 'conditions', boy)).not.toContain('pregnant');
    expect(offered('ACUTE_INFECTION', 'conditions', man)).not.toContain('pregnant');
    expect(offered('ACUTE_INFECTION', 'conditions', boy)).toContain('diabetes');
    expect(offered('ABDOMINAL_PAIN', 'assoc', boy)).not.toContain('vaginal');
    expect(offered('ABDOMINAL_PAIN', 'danger', boy)).not.toContain('pregnant-bleeding');
    expect(offered('ABDOMINAL_PAIN', 'danger', boy)).toContain('testis');
    expect(offered('ABDOMINAL_PAIN', 'danger', woman)).not.toContain('testis');
    expect(offered('FIT_NOTE', 'leaveType', boy)).toEqual(['CARE_NOTE', 'NOT_NEEDED']);
    expect(offered('OTHER_PROBLEM', 'danger', boy)).not.toContain('suicide-thoughts');
    expect(offered('OTHER_PROBLEM', 'danger', { ...boy, ageMonths: 9 * 12 })).toContain('suicide-thoughts');
    for (const patient of [woman, unknown]) {
      expect(offered('ACUTE_INFECTION', 'conditions', patient)).toContain('pregnant');
      expect(offered('ABDOMINAL_PAIN', 'danger', patient)).toContain('pregnant-bleeding');
      expect(offered('FIT_NOTE', 'leaveType', patient)).toContain('SICK_NOTE');
      expect(offered('OTHER_PROBLEM', 'danger', patient)).toContain('suicide-thoughts');
    }
  });

  test('forgets the answer to a question that is hidden now', () => {
    const answers = { symptoms: { choices: ['freq'] }, leakwhen: { choices: ['always'] } };
    expect(Object.keys(withoutHidden('URINARY_DISORDER', answers, man))).toEqual(['symptoms']);
  });
});

describe('the next question', () => {
  test('is the first without a right answer', () => {
    expect(nextQuestion('COUGH', {}, man)).toMatchObject({
      question: { id: 'danger' },
      index: 0,
      aboutHowMany: 8,
    });
    const begun = { danger: { choices: ['none'] }, duration: { choices: ['nonsense'] } };
    expect(nextQuestion('COUGH', begun, man)).toMatchObject({ question: { id: 'duration' }, index: 1 });
  });

  test('passes over an optional one that was left empty', () => {
    const answers = {
      danger: { choices: ['none'] },
      duration: { choices: ['d1_3'] },
      kind: { choices: ['dry'] },
      temperature: { skipped: true } as const,
    };
    expect(nextQuestion('COUGH', answers, man)?.question.id).toBe('assoc');
  });

  test('is none when all is told', () => {
    const answers = {
      danger: { choices: ['none'] },
      medicine: { text: 'Ramipril 5 mg' },
      left: { choices: ['out'] },
      change: { choices: ['no'] },
      measure: { skipped: true } as const,
    };
    expect(nextQuestion('PRESCRIPTION_REFILL', answers, man)).toBeNull();
  });
});

const asked = { id: 'it', words: 'it', why: 'NATURE', place: 'DETAILS', required: true } as const;
const one: Question = { ...asked, type: 'SINGLE_CHOICE', options: ['a', 'b'] };
const many: Question = { ...asked, type: 'MULTIPLE_CHOICE', options: ['a', 'b', 'none'], exclusive: 'none' };
const text: Question = { ...asked, type: 'TEXT', maxLength: 10 };
const time: Question = { ...asked, type: 'TIME', units: ['minutes', 'hours'] };
const number = (unit: Unit): Question => ({ ...asked, type: 'NUMERIC', unit });

test.each<[string, Question, Answer | undefined, AnswerProblem | 'ok']>([
  ['nothing', one, undefined, 'REQUIRED'],
  ['skipped', one, { skipped: true }, 'REQUIRED'],
  ['skipped and optional', { ...one, required: false }, { skipped: true }, 'ok'],
  ['an option', one, { choices: ['a'] }, 'ok'],
  ['another option', one, { choices: ['c'] }, 'UNKNOWN_OPTION'],
  ['two of one', one, { choices: ['a', 'b'] }, 'ONLY_ONE'],
  ['own words instead', one, { choices: [], ownWords: 'something else' }, 'ok'],
  ['own words to signs of danger', { ...many, place: 'DANGER' }, { choices: [], ownWords: 'x' }, 'REQUIRED'],
  ['own words too long', one, { choices: [], ownWords: 'x'.repeat(1_001) }, 'TOO_LONG'],
  ['twice the same', many, { choices: ['a', 'a'] }, 'UNKNOWN_OPTION'],
  ['several', many, { choices: ['a', 'b'] }, 'ok'],
  ['none and another', many, { choices: ['a', 'none'] }, 'EXCLUSIVE'],
  ['another kind', many, { text: 'a' }, 'WRONG_KIND'],
  ['spaces', text, { text: '  ' }, 'REQUIRED'],
  ['a long text', text, { text: 'x'.repeat(11) }, 'TOO_LONG'],
  ['a date', { ...text, format: 'date' }, { text: '2024-02-29' }, 'ok'],
  ['no such day', { ...text, format: 'date' }, { text: '2026-02-29' }, 'BAD_DATE'],
  ['no date', { ...text, format: 'date' }, { text: 'Monday' }, 'BAD_DATE'],
  ['no code', { ...text, format: 'personalCode', maxLength: 20 }, { text: '123' }, 'BAD_PERSONAL_CODE'],
  ['not a number', number('scale'), { number: Number.NaN }, 'NOT_A_NUMBER'],
  ['the scale', number('scale'), { number: 10 }, 'ok'],
  ['above the scale', number('scale'), { number: 11, confirmed: true }, 'OUT_OF_BOUNDS'],
  ['a fever', number('celsius'), { number: 38.5 }, 'ok'],
  ['a strange fever', number('celsius'), { number: 43.5 }, 'UNUSUAL'],
  ['a strange fever, confirmed', number('celsius'), { number: 43.5, confirmed: true }, 'ok'],
  ['no body', number('celsius'), { number: 46, confirmed: true }, 'OUT_OF_BOUNDS'],
  ['a child', number('cm'), { number: 95 }, 'UNUSUAL'],
  ['a child, confirmed', number('cm'), { number: 95, confirmed: true }, 'ok'],
  ['a giant', number('cm'), { number: 251, confirmed: true }, 'OUT_OF_BOUNDS'],
  ['a heavy person', number('kg'), { number: 180 }, 'UNUSUAL'],
  ['a heavy person, confirmed', number('kg'), { number: 180, confirmed: true }, 'ok'],
  ['too heavy', number('kg'), { number: 351, confirmed: true }, 'OUT_OF_BOUNDS'],
  ['kilos lost', number('kgChange'), { number: 101 }, 'UNUSUAL'],
  ['minutes', time, { value: 180, unit: 'minutes' }, 'ok'],
  ['many minutes', time, { value: 181, unit: 'minutes' }, 'UNUSUAL'],
  ['hours', time, { value: 15, unit: 'hours' }, 'ok'],
  ['many hours, confirmed', time, { value: 16, unit: 'hours', confirmed: true }, 'ok'],
])('%s', (_, question, answer, expected) => {
  const check = checkAnswer(question, answer);
  expect(check.ok ? 'ok' : check.problem).toBe(expected);
});
