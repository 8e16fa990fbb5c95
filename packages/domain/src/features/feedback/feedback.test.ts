import { describe, expect, it } from 'vitest';
import { eContactStatuses } from '../e-contacts/index.ts';
import { feedbackSources, keywordsOf, lacksWords } from './keywords.ts';
import { mayGiveFeedback } from './window.ts';

describe('what feedback needs', () => {
  it.each([
    ['nothing but stars', [], null, false],
    ['blank words', [], '  \n', false],
    ['a keyword', ['SPEED'], null, false],
    ['words', [], 'Kiire vastus', false],
    ['"other" alone', ['OTHER'], null, true],
    ['"other" with blank words', ['OTHER'], ' ', true],
    ['"other" with words', ['OTHER'], 'Sõbralik', false],
    ['"other" beside a keyword', ['OTHER', 'CLARITY'], null, false],
  ] as const)('%s', (_, keywords, comment, expected) => {
    expect(lacksWords({ keywords, comment })).toBe(expected);
  });
  it('the looks are of the platform alone', () => {
    expect(keywordsOf('CLINIC')).toEqual(['SPEED', 'CLARITY', 'TIME_SAVED', 'SIMPLICITY', 'OTHER']);
    expect(keywordsOf('PRM')).toContain('APPEARANCE');
  });
});

describe('when feedback can be given', () => {
  const completedAt = new Date('2026-03-01T10:00:00Z');
  const now = new Date('2026-03-02T10:00:00Z');
  it.each(eContactStatuses)('%s', (status) => {
    const judged = feedbackSources.filter((source) => mayGiveFeedback(source, { status, completedAt }, now));
    const expected = { COMPLETED: ['CLINIC', 'PRM'], CANCELLED: ['PRM'] }[status as string] ?? [];
    expect(judged).toEqual(expected);
  });
  it.each([
    ['at once', '2026-03-01T10:00:00Z', true],
    ['to the thirtieth day', '2026-03-31T10:00:00Z', true],
    ['not after it', '2026-03-31T10:00:00.001Z', false],
  ])('%s', (_, moment, expected) => {
    expect(mayGiveFeedback('CLINIC', { status: 'COMPLETED', completedAt }, new Date(moment))).toBe(expected);
  });
  it('not without an end', () => {
    expect(mayGiveFeedback('CLINIC', { status: 'COMPLETED', completedAt: null }, now)).toBe(false);
  });
});
