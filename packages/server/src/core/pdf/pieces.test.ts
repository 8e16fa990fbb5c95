import { expect, it } from 'vitest';
import { hostileTexts } from '../../testing/hostile-text.ts';
import { piecesOf } from './pieces.ts';

const signsOf = (text: string) => text.replace(/\s/g, '');

it.each(Object.entries(hostileTexts))('%s: nothing is lost, and no piece is long', (_, make) => {
  const text = make(10_000);
  const pieces = piecesOf(text);
  expect(signsOf(pieces.join(''))).toBe(signsOf(text));
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(1_240);
});
it('what is short stays as it is', () => {
  expect(piecesOf('Köhin.\n\nPalavik 38,5.')).toEqual(['Köhin.\n\nPalavik 38,5.']);
  expect(piecesOf('')).toEqual(['']);
});
it('a line that is too long ends after a sentence', () => {
  const pieces = piecesOf('Mul on köha. '.repeat(200));
  expect(pieces.length).toBeGreaterThan(1);
  for (const piece of pieces) expect(piece).toMatch(/^(Mul on köha\. )*$/);
});
