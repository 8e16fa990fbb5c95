import { expect, test } from 'vitest';
import { tellsOfPregnancy } from './pregnancy-told.ts';

test.each([
  'Olen rase ja pea valutab',
  'Rasedana on halb olla',
  'Mure raseda pärast',
  'Nurisünnitus, verd tuleb',
  'I think I had a miscarriage',
  'My wife is in labour',
  'Выкидыш, сильно болит',
  'Кажется, я рожаю',
  'Chyba poroniłam',
  'Rodzę, co robić',
  'My period is late and it hurts',
  'The test has two lines, it is positive',
  'The baby is kicking less',
  'Схватки каждые пять минут',
  'Задержка месячных и боль',
  'Odeszły mi wody',
])('tells of a pregnancy or a birth: %s', (text) => {
  expect(tellsOfPregnancy(text)).toBe(true);
});

test.each([
  'I was late for my appointment',
  'I missed your call',
  'My covid test is positive',
  'My son was kicking a ball',
  'Mam skurcze łydki w nocy',
  'Рейс с задержкой, не успею',
  'Piję dużo wody',
])('does not: %s', (text) => {
  expect(tellsOfPregnancy(text)).toBe(false);
});
