import { expect, test } from 'vitest';
import { problemTypes } from '../../problem-types/index.ts';
import { questionsFor } from '../asking/asking.ts';
import { checkAnswer } from '../asking/check-answer.ts';
import { firedRules } from '../red-flags/fired-rules.ts';
import { dangerQuestionId } from './asked.ts';
import { possibleSigns } from './screen.ts';
import { signs } from './signs.ts';

const patient = { ageMonths: 30 * 12, sex: 'FEMALE' } as const;

test.each(problemTypes)('a sign that was ticked for %s stands whatever the reason becomes', (type) => {
  for (const sign of possibleSigns(type))
    for (const other of problemTypes) {
      const fired = firedRules(other, { [dangerQuestionId]: { choices: [sign] } }, patient);
      expect(fired, `${sign}, then ${other}`).toMatchObject([
        { action: signs[sign].action, because: [{ question: dangerQuestionId, choices: [sign] }] },
      ]);
    }
});

test.each(problemTypes)(
  '%s shows a sign that was ticked for another reason, so that it can be taken back',
  (type) => {
    for (const sign of ['cauda', 'breathing'] as const) {
      const ticked = { choices: [sign] };
      const [danger] = questionsFor(type, { [dangerQuestionId]: ticked }, patient);
      expect(danger && checkAnswer(danger, ticked).ok).toBe(true);
    }
  },
);
