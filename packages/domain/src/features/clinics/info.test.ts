import { expect, it } from 'vitest';
import { isDayPlan, isTimeZone, isWebsite } from './info.ts';

it.each([
  ['https://kliinik.example.com', true],
  ['http://kliinik.ee/kontakt?x=1', true],
  ['kliinik.ee', false],
  ['ftp://kliinik.ee', false],
  ['https://', false],
  ['https://kliinik', false],
  ['javascript:alert(1)', false],
  ['https://a.ee, https://b.ee', false],
])('%s is a website: %s', (text, expected) => expect(isWebsite(text)).toBe(expected));

it.each([
  ['Europe/Tallinn', true],
  ['America/New_York', true],
  ['Europe/Nowhere', false],
  ['', false],
])('%s is a time zone: %s', (name, expected) => expect(isTimeZone(name)).toBe(expected));

it.each([
  ['one interval', [['08:00', '17:00']], true],
  ['closed all day', [], true],
  [
    'a lunch break, in any order',
    [
      ['13:00', '17:00'],
      ['08:00', '12:00'],
    ],
    true,
  ],
  ['until midnight', [['20:00', '24:00']], true],
  [
    'one after the other',
    [
      ['08:00', '12:00'],
      ['12:00', '17:00'],
    ],
    true,
  ],
  [
    'one over the other',
    [
      ['08:00', '12:30'],
      ['12:00', '17:00'],
    ],
    false,
  ],
  ['closed before it opens', [['17:00', '08:00']], false],
  ['no time at all', [['08:00', '08:00']], false],
  ['a time that is none', [['08:60', '17:00']], false],
  ['after midnight', [['08:00', '25:00']], false],
])('a day with %s', (_, plan, expected) => {
  const intervals = plan.map(([opens = '', closes = '']) => ({ opens, closes }));
  expect(isDayPlan(intervals)).toBe(expected);
});
