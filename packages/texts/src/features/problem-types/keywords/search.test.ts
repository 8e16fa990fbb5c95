import type { Language } from '@tervita/domain/core';
import { indexOf, type ProblemType, problemTypes, searchReasons } from '@tervita/domain/problem-types';
import { describe, expect, test } from 'vitest';
import { problemTypes as enLabels } from '../en.ts';
import { problemTypes as etLabels } from '../et.ts';
import { problemTypes as plLabels } from '../pl.ts';
import { problemTypes as ruLabels } from '../ru.ts';
import { texts as en } from './en.ts';
import { texts as et } from './et.ts';
import { texts as pl } from './pl.ts';
import { texts as ru } from './ru.ts';

const keywords = { en, et, ru, pl };
const labels = { en: enLabels.labels, et: etLabels.labels, ru: ruLabels.labels, pl: plLabels.labels };
const everyLanguage = ['en', 'et', 'ru', 'pl'] as const;
const indexes = everyLanguage.map((language) => indexOf(language, keywords[language]));

const found = (language: Language, text: string) =>
  searchReasons(indexes, text, { language }).map(({ type }) => type);

test.each<[Language, string, ProblemType]>([
  ['en', 'I have had a dry cough for a week', 'COUGH'],
  ['en', 'burning when peeing since yesterday', 'DYSURIA'],
  ['en', 'my back hurts and pain goes down the leg', 'BACK_PAIN'],
  ['en', 'need a sick note for work', 'FIT_NOTE'],
  ['en', 'room spinning when I turn in bed', 'VERTIGO'],
  ['en', 'lump in my neck', 'NECK_MASS'],
  ['en', 'blood pressure tablets running out, renew prescription', 'PRESCRIPTION_REFILL'],
  ['et', 'laps köhib ja nina kinni', 'COUGH'],
  ['et', 'selg valutab ja kiirgab jalga', 'BACK_PAIN'],
  ['et', 'kipitab pissides', 'DYSURIA'],
  ['et', 'vajan retsepti pikendust', 'PRESCRIPTION'],
  ['et', 'haiguslehte oleks vaja avada', 'FIT_NOTE'],
  ['et', 'kõrv valutab', 'EAR_PAIN'],
  ['et', 'põlv on paistes ja valus', 'KNEE_PAIN'],
  ['et', 'ärevus ja paanikahood', 'ANXIETY'],
  ['et', 'soovin saatekirja nahaarstile', 'REQUEST_REFERRAL'],
  ['ru', 'болит горло и температура', 'SORE_THROAT'],
  ['ru', 'кружится голова', 'VERTIGO'],
  ['ru', 'нужен больничный', 'FIT_NOTE'],
  ['ru', 'сыпь на руках, зуд кожи', 'SKIN_RASH'],
  ['ru', 'болит живот справа', 'ABDOMINAL_PAIN'],
  ['ru', 'шум в ушах', 'TINNITUS'],
  ['ru', 'продлить рецепт на таблетки', 'PRESCRIPTION_REFILL'],
  ['pl', 'boli mnie kolano po upadku', 'KNEE_PAIN'],
  ['pl', 'zatkany nos i katar', 'RHINORRHEA_CONGESTION'],
  ['pl', 'potrzebuję L4', 'SICK_LEAVE'],
  ['pl', 'bezsenność i test snu', 'ISI'],
  ['pl', 'biegunka i wymioty u dziecka', 'DIARRHEA'],
  ['pl', 'ból w klatce przy wysiłku', 'CHEST_PAIN'],
  ['pl', 'zdjęcie szwów po operacji', 'PROC_SUTURES'],
])('%s: "%s" leads to %s', (language, text, type) => {
  expect(found(language, text).slice(0, 3)).toContain(type);
});

test.each<[Language, string, ProblemType]>([
  ['en', 'she had a fit and is floppy and blue', 'FIT_NOTE'],
  ['en', 'my hand will not button my shirt since this morning', 'HIP_GROIN_PAIN'],
])('%s: "%s" does not lead to %s: one word of a name is not the name', (language, text, type) => {
  expect(found(language, text)).not.toContain(type);
});

test('a name that is still being typed is found', () => {
  expect(found('en', 'fit')).toContain('FIT_NOTE');
  expect(found('en', 'fit no')).toContain('FIT_NOTE');
});

test.each<[string, Language, string, ProblemType]>([
  ['a slip', 'en', 'coufh', 'COUGH'],
  ['two letters swapped', 'en', 'haedache', 'HEADACHE'],
  ['a letter missing', 'en', 'diarhea', 'DIARRHEA'],
  ['a word begun', 'en', 'dizz', 'VERTIGO'],
  ['a word begun with a slip', 'en', 'presctip', 'PRESCRIPTION'],
  ['no diacritics', 'et', 'kohuvalu', 'ABDOMINAL_PAIN'],
  ['no diacritics', 'et', 'koha', 'COUGH'],
  ['no diacritics', 'pl', 'bol glowy', 'HEADACHE'],
  ['a form of the word', 'et', 'palavikuga', 'ACUTE_INFECTION'],
  ['a form of the word', 'et', 'retsepte', 'PRESCRIPTION'],
  ['a form of the word', 'ru', 'кашляю', 'COUGH'],
  ['a form of the word', 'pl', 'recepty', 'PRESCRIPTION'],
  ['a slip', 'ru', 'тимпература', 'ACUTE_INFECTION'],
  ['capitals', 'ru', 'СЫПЬ', 'SKIN_RASH'],
  ['е for ё', 'ru', 'тяжело дышать', 'DYSPNEA'],
  ['another language', 'en', 'köha', 'COUGH'],
  ['another language', 'et', 'кашель', 'COUGH'],
  ['another language', 'ru', 'back pain', 'BACK_PAIN'],
  ['another language', 'et', 'headache', 'HEADACHE'],
  ['the name of a test', 'en', 'PHQ-9', 'PHQ9'],
])('%s: %s "%s" leads to %s', (_, language, text, type) => {
  expect(found(language, text).slice(0, 3)).toContain(type);
});

test('a word means what it means in the language of who writes', () => {
  expect(found('ru', 'ангина')[0]).toBe('SORE_THROAT');
  expect(found('pl', 'angina').slice(0, 2)).toContain('SORE_THROAT');
  expect(found('en', 'angina')[0]).toBe('CHEST_PAIN');
});

test.each(['', ' ', 'a', 'qqzxw', 'the and of', '???', '12345'])('"%s" leads nowhere', (text) => {
  expect(found('en', text)).toEqual([]);
});

test('says which word led there, and which letters', () => {
  const [cough] = searchReasons(indexes, 'köh', { language: 'en' });
  expect(cough?.type).toBe('COUGH');
  const [word] = cough?.matched ?? [];
  expect(word).toMatchObject({ language: 'et' });
  const [from, to] = word?.ranges[0] ?? [0, 0];
  expect(word?.keyword.slice(from, to)).toBe('köh');
});

describe.each(everyLanguage)('keywords in %s', (language) => {
  test('every reason can be found by its own name', () => {
    const lost = problemTypes.filter(
      (type) => !found(language, labels[language][type]).slice(0, 5).includes(type),
    );
    expect(lost).toEqual([]);
  });

  test('are written in small letters, each once', () => {
    for (const list of Object.values(keywords[language])) {
      expect(new Set(list).size).toBe(list.length);
      expect(list.filter((word) => word.trim() !== word || word === '')).toEqual([]);
    }
  });
});

test('is fast enough for every key pressed', { timeout: 5_000 }, () => {
  for (let times = 0; times < 50; times += 1) {
    expect(found('et', 'laps köhib ja nina on kinni juba nädal aega')).toContain('COUGH');
  }
});

test.each(['my son has a cough', 'cough, my son'])(
  '“%s” has nothing to do with an Estonian hernia',
  (text) => {
    expect(found('en', text)).not.toContain('HIP_GROIN_PAIN');
    expect(found('en', text)).toContain('COUGH');
  },
);

test('a word of another language is found while it is being typed', () => {
  expect(found('en', 'köh')).toContain('COUGH');
});

test.each<[Language, string]>([
  ['en', 'my right hand will not button my shirt and I sound drunk'],
  ['en', 'my right hand will not button my shirt since this morning and my wife says i sound drunk'],
  ['et', 'minu parem käsi ei kuula sõna ja suu on viltu'],
])('%s: "%s" leads nowhere: its words only look like parts of others', (language, text) => {
  // No bill, pill, drug, ultrasound or illness.
  expect(found(language, text)).toEqual([]);
});

test.each<[Language, string, ProblemType]>([
  ['en', 'I need a new pres', 'PRESCRIPTION'],
  ['en', 'please renew my perscription', 'PRESCRIPTION_REFILL'],
  ['et', 'mul on vaja retsepte juurde', 'PRESCRIPTION'],
  ['pl', 'proszę o dwie recepty na leki', 'PRESCRIPTION'],
  ['ru', 'я сильно кашляю ночью', 'COUGH'],
])(
  '%s: "%s" leads to %s: the last word may be half typed, the others have forms and slips',
  (language, text, type) => {
    expect(found(language, text).slice(0, 3)).toContain(type);
  },
);
