import { type Language, languages } from '@tervita/domain/core';
import type { DangerSign } from '@tervita/domain/smart-questionnaire';
import { describe, expect, test } from 'vitest';
import { dangerRows as enRows } from './en/danger-rows.ts';
import { dangerSigns as en } from './en/danger-signs.ts';
import { dangerRows as etRows } from './et/danger-rows.ts';
import { dangerSigns as et } from './et/danger-signs.ts';
import { dangerRows as plRows } from './pl/danger-rows.ts';
import { dangerSigns as pl } from './pl/danger-signs.ts';
import { dangerRows as ruRows } from './ru/danger-rows.ts';
import { dangerSigns as ru } from './ru/danger-signs.ts';

const words: Readonly<Record<Language, Readonly<Record<DangerSign, string>>>> = { et, en, ru, pl };
const rows = { et: etRows, en: enRows, ru: ruRows, pl: plRows };

type InEveryLanguage = Readonly<Record<Language, RegExp>>;

const battery: InEveryLanguage = { et: /patarei/, en: /battery/, ru: /батарейк/, pl: /bateri/ };
const darkSpots: InEveryLanguage = {
  et: /tumeda\w* täp/i,
  en: /dark spots/i,
  ru: /тёмные пятна/i,
  pl: /ciemn\w+ plamk/i,
};
const chemotherapy: InEveryLanguage = {
  et: /keemiaravi/,
  en: /chemotherapy/,
  ru: /химиотерапи/,
  pl: /chemioterapi/,
};
const suddenly: InEveryLanguage = { et: /äkki/i, en: /suddenly/i, ru: /внезапно/i, pl: /nagle/i };
const violence: InEveryLanguage = { et: /lööb/, en: /beaten/, ru: /бьют/, pl: /bije/ };
const moaning: InEveryLanguage = { et: /oigab/, en: /moans/, ru: /стонет/, pl: /jęczy/ };
const withoutFeeling: InEveryLanguage = {
  et: /tundetu|tuim/,
  en: /feeling|numb/,
  ru: /чувств|онеме/,
  pl: /czuci|drętw/,
};

describe.each(languages)('the danger signs in %s', (language) => {
  /** In its sentence, and in one of the rows that stand for it. */
  const says = (sign: DangerSign, what: InEveryLanguage) => {
    const shown = rows[language][sign]?.join('. ') ?? words[language][sign];
    const [inSentence, inRows] = [words[language][sign], shown].map((text) => what[language].test(text));
    expect(inRows).toBe(inSentence);
    return inSentence;
  };

  test('a row that stands for two leaves nothing grave of them out', () => {
    for (const sign of ['accident', 'poisoned', 'hurt'] as const) expect(says(sign, battery)).toBe(true);
    for (const sign of ['veryill', 'spots', 'unwell'] as const) expect(says(sign, darkSpots)).toBe(true);
    for (const sign of ['veryill', 'weakened', 'unwell'] as const)
      expect(says(sign, chemotherapy)).toBe(true);
  });

  test('what weakens over years is no stroke: the rows say suddenly', () => {
    for (const sign of ['stroke', 'heartbrain'] as const) expect(says(sign, suddenly)).toBe(true);
  });

  test('who is beaten is not asked about it as about a wish to die', () => {
    expect(says('selfharm', violence)).toBe(false);
    for (const sign of ['accident', 'hurt'] as const) expect(says(sign, violence)).toBe(true);
  });

  test('weak moaning stands where it is for 112', () => {
    expect(says('crying', moaning)).toBe(false);
    for (const sign of ['drowsy', 'babyunwell'] as const) expect(says(sign, moaning)).toBe(true);
  });

  test('a hand that sleeps at night is no cold limb', () => {
    expect(says('limb', withoutFeeling)).toBe(false);
  });

  test('no row is longer than can be read', () => {
    for (const sign of Object.values(words[language])) expect(sign.length).toBeLessThanOrEqual(220);
  });
});
