import { expect, it } from 'vitest';
import { joinTexts, typedSince } from './typed-since.ts';

it.each([
  ['Tere', 'Tere', ''],
  ['Tere', 'Tere, kuidas läheb?', ', kuidas läheb?'],
  ['Tere', 'Tere\n\nJa veel', 'Ja veel'],
  ['Tere', 'Hoopis muud', 'Hoopis muud'],
  ['Tere', '', ''],
])('of "%s", gone on its way, and "%s" in the field, "%s" was typed since', (sent, typed, since) => {
  expect(typedSince(sent, typed)).toBe(since);
});

it.each([
  ['nothing typed since', { before: 'a', here: 'a', there: 'b' }, 'b'],
  ['sent from the other place', { before: 'a', here: 'a', there: '' }, ''],
  ['sent from the other place, and more typed here', { before: 'a', here: 'a b', there: '' }, 'b'],
  ['nothing written there', { before: 'a', here: 'a b', there: 'a' }, 'a b'],
  ['both wrote on', { before: 'a', here: 'a b', there: 'a c' }, 'a c\n\nb'],
  ['both rewrote it', { before: 'a', here: 'b', there: 'c' }, 'c\n\nb'],
  [
    'nobody knows what was before, one holds the other',
    { before: undefined, here: 'a b', there: 'a' },
    'a b',
  ],
  ['nobody knows what was before', { before: undefined, here: 'b', there: 'a' }, 'a\n\nb'],
])('of two places: %s', (_, versions, joined) => {
  expect(joinTexts(versions)).toBe(joined);
});
