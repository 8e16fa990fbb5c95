import { describe, expect, it } from 'vitest';
import { foundWords } from './found-words.ts';

describe('foundWords', () => {
  it.each([
    ['Kadri Mägiste', 'mag', [[6, 9]]],
    [
      'Kadri Mägiste',
      'mä ka',
      [
        [6, 8],
        [0, 2],
      ],
    ],
    ['Kadri Mägiste', 'giste', undefined],
    ['N0412', '041', [[1, 4]]],
    ['Боль в спине', 'спи', [[7, 10]]],
    ['Reply', '', []],
  ])('in %s for %s', (text, typed, ranges) => {
    expect(foundWords(text, typed)).toEqual(ranges);
  });
});
