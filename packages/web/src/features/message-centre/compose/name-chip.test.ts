import { expect, it } from 'vitest';
import { fromChips, nameChip, withChips } from './name-chip.ts';

const word = 'First name';

it('shows the word in the place of the placeholder, and keeps the placeholder', () => {
  const text = 'Tere, {firstName}! {firstName}, tulge.';
  const shown = withChips(text, word);
  expect(shown).not.toContain('{');
  expect(shown).toContain('First\u00a0name');
  expect(fromChips(shown, word)).toBe(text);
});

it('the same word that somebody typed stays a word', () => {
  expect(fromChips('First name', word)).toBe('First name');
});

it.each([
  ['its end', (chip: string) => chip.slice(0, -1)],
  ['its beginning', (chip: string) => chip.slice(1)],
  ['more of its end', (chip: string) => chip.slice(0, -4)],
])('a chip is deleted as a whole when %s is', (_, cut) => {
  expect(fromChips(`Tere, ${cut(nameChip(word))}! Tulge.`, word)).toBe('Tere, ! Tulge.');
});

it('what is typed into a chip never leaves an unseen letter behind', () => {
  const chip = nameChip(word);
  expect(fromChips(`${chip.slice(0, 4)}x${chip.slice(4)}`, word)).toBe('x');
});
