import { expect, it } from 'vitest';
import { closingMoveOf, needsWordsToReopen } from './closing.ts';
import { patientReopenReasons } from './reasons.ts';

it('a patient withdraws before the first answer and completes after it', () => {
  expect(closingMoveOf({ clinicHasAnswered: false })).toBe('cancel');
  expect(closingMoveOf({ clinicHasAnswered: true })).toBe('complete');
});

it('only another reason needs words', () => {
  expect(patientReopenReasons.filter(needsWordsToReopen)).toEqual(['OTHER']);
});
