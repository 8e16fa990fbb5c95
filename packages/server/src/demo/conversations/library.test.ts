import { answerMax, textMax } from '@tervita/domain/e-contacts';
import { expect, test } from 'vitest';
import { conversations, conversationsFor } from './library.ts';

test('enough to read: many reasons, four languages', () => {
  expect(conversations.length).toBeGreaterThanOrEqual(60);
  expect(new Set(conversations.map(({ type }) => type)).size).toBeGreaterThan(40);
  for (const language of ['et', 'ru', 'en', 'pl'])
    expect(conversations.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(5);
});

test.each(
  conversations.map((one) => [`${one.language} ${one.type} ${one.opening.slice(0, 30)}`, one] as const),
)('%s holds together', (_, { opening, addition, question, answer, closing }) => {
  expect(answer === undefined).toBe(question === undefined);
  expect(opening.length).toBeLessThanOrEqual(textMax);
  for (const text of [question, answer, closing]) expect((text ?? '').length).toBeLessThanOrEqual(answerMax);
  for (const text of [opening, addition, answer]) expect(text ?? '').not.toMatch(/[{}]/);
  for (const text of [question, closing]) expect((text ?? '').replace('{name}', '')).not.toMatch(/[{}]/);
});

test('each language has letters of its own only', () => {
  for (const { language, opening, closing } of conversations)
    expect(/[а-я]/i.test(opening + closing)).toBe(language === 'ru');
});

test('a text fits the one who would write it', () => {
  const grandfather = conversationsFor('et', { sex: 'MALE', age: 80, isChild: false });
  expect(grandfather.map(({ type }) => type)).toContain('CONSTIPATION');
  expect(grandfather.map(({ type }) => type)).not.toContain('PREGNANCY_START');
  expect(
    conversationsFor('et', { sex: 'MALE', age: 5, isChild: true }).every(({ whom }) => whom.isChild),
  ).toBe(true);
});
