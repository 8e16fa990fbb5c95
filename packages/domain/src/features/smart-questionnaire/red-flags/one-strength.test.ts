import { describe, expect, test } from 'vitest';
import { type ScreenSign, signs } from '../danger-screen/signs.ts';
import { strongestAction } from './fired-rules.ts';
import { freeTextAlerts } from './free-text-alerts.ts';

/** What is told in words is as grave as the row that asks about it. */
const told: readonly (readonly [ScreenSign, readonly string[]])[] = [
  [
    'crying',
    [
      'My baby has been crying for three hours and cannot be comforted',
      'Beebi nutab juba kolm tundi ja teda ei saa lohutada',
      'Малыш, 2 месяца, плачет три часа и никак не успокаивается',
      'Niemowlę płacze od trzech godzin i nie daje się uspokoić',
    ],
  ],
  [
    'hard-to-wake',
    [
      'My baby only moans weakly and will not feed',
      'Beebi ainult oigab nõrgalt ja rinda ei võta',
      'Малыш только слабо стонет и не берёт грудь',
      'Niemowlę tylko słabo jęczy i nie chce ssać',
    ],
  ],
  [
    'calf',
    [
      'One calf is swollen, warm and painful',
      'Üks säär on paistes, soe ja valus',
      'Одна голень опухла, горячая и болит',
      'Jedna łydka jest spuchnięta, ciepła i boli',
    ],
  ],
  [
    'legbreath',
    [
      'My calf is swollen and painful and I am suddenly short of breath',
      'Säär on paistes ja valus ning mul on õhupuudus',
      'Икра опухла и болит, и мне не хватает воздуха',
      'Łydka spuchnięta i boli, a do tego mam duszność',
    ],
  ],
  [
    'spotting',
    [
      'I am 9 weeks pregnant and there was a little spotting',
      'Olen 9. nädalat rase ja natuke määrib',
      'Беременность 9 недель, немного мажет',
      'Jestem w 9. tygodniu ciąży i lekko plamię',
    ],
  ],
  [
    'bleed-more',
    [
      'I am 20 weeks pregnant and bleeding',
      'Olen 20. nädalat rase ja tuleb verd',
      'Беременность 20 недель, идёт кровь',
      'Jestem w 20. tygodniu ciąży i krwawię',
    ],
  ],
];

describe.each(told)('%s', (sign, texts) => {
  test.each(texts)('%s', (text) => {
    expect(strongestAction(freeTextAlerts(text))).toBe(signs[sign].action);
  });
});
