import { expect, it } from 'vitest';
import { diffLines } from './diff-lines.ts';

const marks = { same: ' ', added: '+', removed: '-' };
const told = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => `${marks[kind]}${text}`);

it.each([
  ['a\nb', 'a\nb', [' a', ' b']],
  ['a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
  ['a', 'a\nb', [' a', '+b']],
  ['a\nb', 'b', ['-a', ' b']],
  ['a\nb\nc', 'c\na\nb', ['+c', ' a', ' b', '-c']],
])('%j to %j', (before, after, lines) => {
  expect(told(before, after)).toEqual(lines);
});

it('nothing typed is lost: both texts can be read from it', () => {
  const [before, after] = ['x\n\ny\nz', 'y\n\nq\nz\nx'];
  const lines = diffLines(before, after);
  const without = (kind: string) => lines.filter((line) => line.kind !== kind).map(({ text }) => text);
  expect(without('added').join('\n')).toBe(before);
  expect(without('removed').join('\n')).toBe(after);
});
