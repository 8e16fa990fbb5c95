import { type Language, languages } from '@tervita/domain/core';
import { type ScreenSign, signs } from '@tervita/domain/smart-questionnaire';
import { describe, expect, test } from 'vitest';
import { words as en } from './en/index.ts';
import { words as et } from './et/index.ts';
import { words as pl } from './pl/index.ts';
import { words as ru } from './ru/index.ts';

const words = { et, en, ru, pl };
/** Two lines beside a box and a picture on a phone of 390 px; Russian letters are wider. */
const longest: Readonly<Record<Language, number>> = { et: 63, en: 63, pl: 64, ru: 58 };
const rows = Object.keys(signs) as ScreenSign[];

type InEveryLanguage = Readonly<Record<Language, RegExp>>;

/** What each row must say in every language, so that a translation leaves nothing grave out. */
const said: Readonly<Partial<Record<ScreenSign, readonly InEveryLanguage[]>>> = {
  'poison-taken': [{ et: /patarei/, en: /battery/, ru: /батарейк/, pl: /bateri/ }],
  'dark-spots': [{ et: /tumeda\w* täp/i, en: /dark spots/i, ru: /тёмные пятна/i, pl: /ciemn\w+ plamk/i }],
  'chemo-fever': [{ et: /keemiaravi/, en: /chemotherapy/, ru: /химиотерапи/, pl: /chemioterapi/ }],
  // What weakens over years is no stroke.
  'stroke-limb': [{ et: /äkki/i, en: /suddenly/i, ru: /внезапно/i, pl: /nagle/i }],
  'stroke-speech': [{ et: /äkki/i, en: /suddenly/i, ru: /внезапно/i, pl: /nagle/i }],
  violence: [{ et: /lööb/, en: /beaten/, ru: /бьют/, pl: /bije/ }],
  'hard-to-wake': [{ et: /oigab/, en: /moans/, ru: /стонет/, pl: /jęczy/ }],
  cauda: [{ et: /tuim/, en: /numb/i, ru: /онеме/i, pl: /drętw/i }],
};
/** What a row must not say: it belongs to another, of another strength. */
const unsaid: typeof said = {
  'suicide-thoughts': [{ et: /lööb/, en: /beaten/, ru: /бьют/, pl: /bije/ }],
  crying: [{ et: /oigab/, en: /moans/, ru: /стонет/, pl: /jęczy/ }],
  // A hand that sleeps at night is no cold limb.
  limb: [{ et: /tuim/, en: /numb/, ru: /онеме/, pl: /drętw/ }],
};

describe.each(languages)('rows of danger in %s', (language) => {
  const { dangerSigns, dangerTopics, alsoInDays } = words[language];

  test('none takes more than two lines', () => {
    expect(rows.map((row) => dangerSigns[row]).filter((row) => row.length > longest[language])).toEqual([]);
  });

  test('no two rows say the same, and no two topics', () => {
    for (const all of [rows.map((row) => dangerSigns[row]), Object.values(dangerTopics)])
      expect(new Set(all).size).toBe(all.length);
  });

  test('each says what it stands for and nothing of another strength', () => {
    for (const [row, all] of Object.entries(said))
      for (const each of all ?? []) expect(dangerSigns[row as ScreenSign]).toMatch(each[language]);
    for (const [row, all] of Object.entries(unsaid))
      for (const each of all ?? []) expect(dangerSigns[row as ScreenSign]).not.toMatch(each[language]);
  });

  test('the days for which a row counts are said', () => {
    expect(alsoInDays(7)).toContain('7');
  });
});
