import { describe, expect, test } from 'vitest';
import { indexOf, searchReasons } from '../index.ts';
import { isOneSlipAway, lettersApart } from './words.ts';

const indexes = [
  indexOf('en', {
    COUGH: ['cough', 'dry cough'],
    BACK_PAIN: ['back pain', 'pain down the leg'],
    KNEE_PAIN: ['knee pain'],
    CHEST_PAIN: ['angina'],
  }),
  indexOf('et', { COUGH: ['köha', 'köhin'], ABDOMINAL_PAIN: ['kõht valutab', 'kõhuvalu'] }),
  indexOf('pl', { SORE_THROAT: ['angina', 'ból gardła'] }),
];
const found = (text: string, language: 'en' | 'et' | 'pl' = 'en') =>
  searchReasons(indexes, text, { language }).map(({ type }) => type);

describe('what was typed', () => {
  test.each([
    ['cough', ['COUGH']],
    ['Dry COUGH!', ['COUGH']],
    ['cuogh', ['COUGH']],
    ['coughing a lot', ['COUGH']],
    ['bol gardla', ['SORE_THROAT']],
    ['pain', ['BACK_PAIN', 'KNEE_PAIN']],
    ['pain in the knee', ['KNEE_PAIN']],
    ['the', []],
    ['x', []],
    ['', []],
  ])('"%s" leads to %j', (text, types) => {
    expect(found(text)).toEqual(types);
  });

  test('with a diacritic means that letter', () => {
    expect(found('köh', 'et')).toEqual(['COUGH']);
    expect(found('koh', 'et').toSorted()).toEqual(['ABDOMINAL_PAIN', 'COUGH']);
  });

  test('means first what it means in the own language', () => {
    expect(found('angina')).toEqual(['CHEST_PAIN', 'SORE_THROAT']);
    expect(found('angina', 'pl')).toEqual(['SORE_THROAT', 'CHEST_PAIN']);
  });
});

test('says which letters of which word', () => {
  const [knee] = searchReasons(indexes, 'kne', { language: 'en' });
  expect(knee?.matched).toEqual([{ keyword: 'knee pain', language: 'en', ranges: [[0, 3]] }]);
});

test('gives no more than asked for', () => {
  expect(searchReasons(indexes, 'pain', { language: 'en', most: 1 })).toHaveLength(1);
});

test.each([
  ['cough', 'cough', 0],
  ['cough', 'couhg', 1],
  ['cough', 'cogh', 1],
  ['cough', 'coughs', 1],
  ['cough', 'rough', 1],
  ['cough', 'ough', 1],
  ['cough', 'cuogh', 1],
  ['cough', 'cuohg', 2],
  ['cough', 'cguoh', 2],
  ['cough', 'tough', 1],
  ['cough', 'laugh', 2],
  ['cough', 'sneeze', 3],
])('%s and %s are %i apart', (one, other, apart) => {
  expect(lettersApart(one, other, 2)).toBe(apart);
  expect(isOneSlipAway(one, other)).toBe(apart <= 1);
  expect(isOneSlipAway(other, one)).toBe(apart <= 1);
});
