import { describe, expect, test } from 'vitest';
import { strongestAction } from './fired-rules.ts';
import { freeTextAlerts } from './free-text-alerts.ts';

const actionIn = (text: string) => strongestAction(freeTextAlerts(text));

describe('dictated or typed in fright', () => {
  test.each([
    'I can not breathe',
    'he has no pulse',
    'bad chest pain',
    'my baby ate a cigarette',
    'numb around my bottom and I cannot feel when I pee',
    'õhk ei käi läbi',
    'pulssi pole',
    'teadvust pole',
    'ma ei tunne ühte kehapoolt',
    'nitro ei aita, rinnavalu ei lähe üle',
    'немогу дышать',
    'нечем дышать',
    'пульса нет',
    'ne mogu dyshat',
    'mama bez soznanija',
    'niemogę oddychać',
    'pulsu nie ma',
    'upadł i się nie budzi',
    'syn wypił domestos',
  ])('112: %s', (text) => {
    expect(actionIn(text)).toBe('CALL_112');
  });

  test.each([
    'no one cares i want to die',
    'no hope want to die',
    'i cut my wrists',
    'lõikasin veenid läbi',
    'хочу умереть сил нет',
    'hochu umeret',
    'chcę umrzeć nie mam siły',
    'podcięłam sobie żyły',
  ])('crisis: %s', (text) => {
    expect(actionIn(text)).toBe('CRISIS');
  });
});

test.each([
  'I do not want to die, I am only tired',
  'Endale viga teha ei taha',
  'Навредить себе не хочу',
  'Nie chcę umrzeć, chcę spać',
])('who does not want it opens no page: %s', (text) => {
  expect([null, 'CLINIC_TODAY']).toContain(actionIn(text));
});

test.each([
  '6 nädalasel 38,0 kas on ok',
  'My 6 week old has 38.0, is that normal?',
  '6 tygodniowe 38,0 czy to normalne',
])('a number that is a danger is one though it is asked about: %s', (text) => {
  expect(actionIn(text)).toBe('CALL_112');
});
