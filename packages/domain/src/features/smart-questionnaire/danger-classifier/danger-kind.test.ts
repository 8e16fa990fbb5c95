import { describe, expect, test } from 'vitest';
import type { PatientFacts } from '../asking/answer.ts';
import { signs } from '../danger-screen/signs.ts';
import { dangerKindIn, dangerScoreIn } from './danger-kind.ts';
import { bytesOf, writtenOf } from './danger-weights.ts';
import { dangerKinds } from './kinds.ts';
import { mostAskedMore, signsToAsk } from './signs-of-kinds.ts';

const man: PatientFacts = { ageMonths: 70 * 12, sex: 'MALE' };
const woman: PatientFacts = { ageMonths: 30 * 12, sex: 'FEMALE' };
const baby: PatientFacts = { ageMonths: 1, sex: 'FEMALE' };
const boy: PatientFacts = { ageMonths: 6 * 12, sex: 'MALE' };
const unknown: PatientFacts = { ageMonths: null, sex: 'NOT_DISCLOSED' };
const everybody = [man, woman, baby, boy, unknown];

describe('words that sound like danger', () => {
  test.each([
    'his mouth hangs on one side since breakfast and he mixes up words',
    'isa suu on hommikust ühelt poolt viltu ja jutt läheb segi',
    'у папы с утра рот съехал набок и слова путает',
    'tacie od rana usta opadły z jednej strony i myli słowa',
  ])('are suspected: %s', (text) => {
    expect(dangerKindIn(text, man)).not.toBeNull();
  });

  test.each([
    'Please renew my blood pressure tablets, the box is almost empty',
    'Palun tühistage minu neljapäevane aeg',
    'Нужна справка для бассейна',
    'Proszę o skierowanie do okulisty',
    'Vaheleht sulgub',
    'Ei lähe',
    '',
    '…!?',
    '👍',
  ])('everyday ones are not: %s', (text) => {
    expect(dangerKindIn(text, woman)).toBeNull();
  });

  test('do not drown in a page of other things', () => {
    const page = 'We painted the kitchen and the garden is fine. '.repeat(200);
    const danger = 'His mouth hangs on one side since breakfast and he mixes up words. ';
    expect(page.length + danger.length).toBeLessThan(10_000);
    expect(dangerKindIn(page, man)).toBeNull();
    expect(dangerKindIn(`${page}${danger}`, man)).not.toBeNull();
    expect(dangerKindIn(`${page}${danger}${page.slice(0, 600)}`, man)).not.toBeNull();
  });

  test('are weighed the same whatever their case, accents and punctuation', () => {
    expect(dangerScoreIn('TATA NIE MOŻE MÓWIĆ!!!')).toBe(dangerScoreIn('tata nie moze mowic'));
  });
});

test('numbers of documents and parts of addresses tell nothing', () => {
  const words = 'Here is my letter';
  for (const code of ['3f2a91bc-0d4e-4c1b-9e77-a0b1c2d3e4f5', 'AB12345', '48505140431'])
    expect(dangerScoreIn(`${words} ${code}`)).toBe(dangerScoreIn(words));
});

describe('of a sentence that nobody ended', () => {
  const everyday =
    'yesterday we went to the market and bought apples and pears and walked home by the river and ';
  const danger = 'my right hand will not button my shirt since this morning and my wife says i sound drunk';

  test.each([
    ['first', `${danger} and ${everyday}${everyday}`],
    ['in the middle', `${everyday}${everyday}${danger} and ${everyday}`],
    ['last', `${everyday}${everyday}${everyday}but ${danger}`],
  ])('the words of danger are quoted where they stand %s', (_, text) => {
    const quote = dangerKindIn(text, man)?.quote ?? '';
    expect(quote).toContain('my right hand will not button my shirt');
    expect(quote.length).toBeLessThanOrEqual(210);
    const words = text.split(' ');
    for (const word of quote.replaceAll('…', '').trim().split(' ')) expect(words).toContain(word);
  });

  test('nothing holds the longest one up', { timeout: 1_000 }, () => {
    for (const text of ['a b '.repeat(2_500), 'a'.repeat(10_000), `${everyday.repeat(98)}${danger} `])
      expect(dangerKindIn(text.slice(-10_000), man)?.quote.length ?? 0).toBeLessThanOrEqual(210);
  });
});

describe('what is asked then', () => {
  test(`is at most ${mostAskedMore} signs, each once, that the person can have`, () => {
    for (const kind of dangerKinds)
      for (const next of dangerKinds)
        for (const patient of everybody) {
          const asked = signsToAsk({ kind, next }, patient);
          expect(asked.length).toBeGreaterThanOrEqual(5);
          expect(asked.length).toBeLessThanOrEqual(mostAskedMore);
          expect(new Set(asked).size).toBe(asked.length);
        }
  });

  test('is about a stroke too, whatever a grown-up’s words sound like', () => {
    for (const kind of dangerKinds)
      for (const next of dangerKinds)
        expect(signsToAsk({ kind, next }, man).map((sign) => signs[sign].topic)).toContain('STROKE');
  });

  test('is not about pregnancy for a boy, nor about feeding for a grown-up', () => {
    for (const kind of dangerKinds) {
      const ofBoy = signsToAsk({ kind, next: 'pregnancy' }, boy);
      for (const sign of ofBoy) expect(['PREGNANCY', 'MIND']).not.toContain(signs[sign].topic);
      expect(signsToAsk({ kind, next: 'infant' }, man)).not.toContain('feeds');
      expect(signsToAsk({ kind, next: 'other' }, baby)).toContain('baby-breath');
    }
  });
});

test.each([
  ['one letter', 'a'.repeat(10_000)],
  ['spaces', ' '.repeat(10_000)],
  ['words of one letter', 'a b '.repeat(2_500)],
  ['marks upon marks', 'a\u0301\u0302\u0303'.repeat(2_500)],
  ['letters that fall apart', '\ufdfa'.repeat(10_000)],
  [
    'different words',
    Array.from({ length: 1_600 }, (_, at) => `w${at * 7919}`)
      .join(' ')
      .slice(0, 10_000),
  ],
  ['codes', '1a2b-'.repeat(2_000)],
  ['letters of codes', 'abcdef'.repeat(1_666)],
  ['halves of letters', '\ud83d'.repeat(10_000)],
])('the longest text of %s holds nobody up', { timeout: 1_000 }, (_, text) => {
  for (let turn = 0; turn < 20; turn += 1) expect(dangerScoreIn(text)).toBeLessThanOrEqual(1);
});

test('weights are read as they were written', () => {
  for (const length of [0, 1, 2, 3, 4, 255]) {
    const bytes = Int8Array.from({ length }, (_, at) => (at * 37) % 256);
    expect([...bytesOf(writtenOf(bytes))]).toEqual([...bytes]);
  }
});
