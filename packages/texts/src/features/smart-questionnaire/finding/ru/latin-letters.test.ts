import { findChiefProblem } from '@tervita/domain/smart-questionnaire';
import { expect, test } from 'vitest';
import { spokenIndex } from '../index.ts';

test.each([
  ['zvon v ushah', 'TINNITUS'],
  ['produlo sheju, golovu ne povernut', 'NECK_PAIN'],
  ['produlo sheyu', 'NECK_PAIN'],
  ['napravlenie na UZI', 'REQUEST_REFERRAL'],
])('Russian in Latin letters, “%s”, leads to %s', (text, type) => {
  expect(findChiefProblem(text, spokenIndex, { limit: 3, language: 'ru' })[0]?.type).toBe(type);
});
