import { expect, it } from 'vitest';
import { typedSince } from './typed-since.ts';

it.each([
  ['Tere', 'Tere', ''],
  ['Tere', 'Tere, kuidas läheb?', ', kuidas läheb?'],
  ['Tere', 'Tere\n\nJa veel', 'Ja veel'],
  ['Tere', 'Hoopis muud', 'Hoopis muud'],
  ['Tere', '', ''],
])('of "%s", gone on its way, and "%s" in the field, "%s" was typed since', (sent, typed, since) => {
  expect(typedSince(sent, typed)).toBe(since);
});
