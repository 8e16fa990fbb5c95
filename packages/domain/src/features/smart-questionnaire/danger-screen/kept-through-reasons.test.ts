import { expect, test } from 'vitest';
import { type ProblemType, problemTypes } from '../../problem-types/index.ts';
import { questionsFor } from '../asking/asking.ts';
import { checkAnswer } from '../asking/check-answer.ts';
import { firedRules } from '../red-flags/fired-rules.ts';
import { dangerQuestionId } from './asked.ts';
import { possibleSigns } from './screen.ts';
import { type ScreenSign, signs } from './signs.ts';

const patient = { ageMonths: 30 * 12, sex: 'FEMALE' } as const;

test.each(problemTypes)('a sign that was ticked for %s stands whatever the reason becomes', (type) => {
  const firedAs = (sign: ScreenSign, reason: ProblemType) =>
    firedRules(reason, { [dangerQuestionId]: { choices: [sign] } }, patient).map(({ action, because }) => ({
      action,
      because,
    }));
  for (const sign of possibleSigns(type)) {
    const because = [{ question: dangerQuestionId, choices: [sign] }];
    const stands = JSON.stringify([{ action: signs[sign].action, because }]);
    // Compared as text first: thousands of looks by the test's own means would take ten seconds.
    const fallsFor = problemTypes.filter((reason) => JSON.stringify(firedAs(sign, reason)) !== stands);
    expect(fallsFor, `${sign} is lost`).toEqual([]);
  }
});

test.each(problemTypes)(
  '%s shows a sign that was ticked for another reason, so that it can be taken back',
  (type) => {
    for (const sign of ['cauda', 'breathing-hard'] as const) {
      const ticked = { choices: [sign] };
      const [danger] = questionsFor(type, { [dangerQuestionId]: ticked }, patient);
      expect(danger && checkAnswer(danger, ticked).ok).toBe(true);
    }
  },
);
