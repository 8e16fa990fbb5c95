import { expect, test } from 'vitest';
import { tellsOfPoison } from './tells-of-poison.ts';

const ofWords = (quote: string) => tellsOfPoison({ because: [], quote });
const ofTick = (sign: string) => tellsOfPoison({ because: [{ question: 'danger', choices: [sign] }] });

test.each([
  'I have taken 40 paracetamol tablets an hour ago',
  'the child swallowed grandma’s pills',
  'he drank bleach',
  'swallowed a button battery',
  'laps neelas vanaema tablette',
  'mürgitus, oksendab',
  'выпила 30 таблеток',
  'ребёнок отравился газом',
  'połknął 20 tabletek',
  'zatruła się grzybami',
])('"%s" is for the poison line', (quote) => {
  expect(ofWords(quote)).toBe(true);
});

test.each([
  'crushing chest pain and my left arm is numb',
  'cannot swallow, drools',
  'I have seen blood in my stool',
  'Ei saa hingata',
  'Сильная боль в груди',
  'Nie mogę oddychać',
])('"%s" is not: nothing stands beside the number that is to be called', (quote) => {
  expect(ofWords(quote)).toBe(false);
});

test('of ticks that of poison alone', () => {
  expect([ofTick('poison-taken'), ofTick('chest-pain'), ofTick('none')]).toEqual([true, false, false]);
});
