import type { Language } from '@tervita/domain/core';
import { texts as en } from '@tervita/texts/warning-en';
import { texts as et } from '@tervita/texts/warning-et';
import { texts as pl } from '@tervita/texts/warning-pl';
import { texts as ru } from '@tervita/texts/warning-ru';
import { expect, it } from 'vitest';
import { graveSentence } from './gravest-words.ts';

const texts = { en, et, ru, pl };
const found = (language: Language, text: string) => graveSentence(text, texts[language].warning.gravest);

it.each<[Language, string]>([
  ['en', 'I have crushing chest pain and my left arm is numb'],
  ['en', 'I can’t breathe'],
  ['en', 'No, I cannot breathe'],
  ['en', 'she had a fit and is floppy and blue'],
  ['en', 'I want to kill myself'],
  // A word of the phrase stands before it as well.
  ['en', 'My arm hurt at the gym last week and today my left arm is numb'],
  ['en', 'My chest was fine all day long but since an hour my chest has bad pain'],
  ['en', 'I can not breathe'],
  ['en', 'My chest hurts'],
  ['en', 'I took 40 pills'],
  ['et', 'Mul rind valutab'],
  ['et', 'Ma ei suuda hingata'],
  ['et', 'Neelasin 40 tabletti'],
  ['ru', 'У меня болит грудь'],
  ['ru', 'У меня не получается дышать'],
  ['ru', 'приняла 40 таблеток'],
  ['pl', 'Nie da się oddychać'],
  ['pl', 'wzięłam 40 tabletek'],
  ['pl', 'wziąłem 40 tabletek'],
  ['et', 'Mul on tugev suruv valu rinnus'],
  ['et', 'Laps ei hinga'],
  ['et', 'Ema ei saa hingata'],
  ['et', 'ma tahan surra'],
  ['ru', 'Сильная боль в груди'],
  ['ru', 'Ребёнок не дышит'],
  ['ru', 'я хочу умереть'],
  ['pl', 'Silny ból w klatce piersiowej'],
  ['pl', 'nie moge oddychac'],
  ['pl', 'Chcę się zabić'],
])('%s: "%s" is grave without any server', (language, text) => {
  expect(found(language, text)).toBeTruthy();
});

it.each<[Language, string]>([
  ['en', 'A cough since Monday, no chest pain'],
  ['en', 'I need a new prescription'],
  ['en', 'My stroke book arrived'],
  ['et', 'Köha, aga pole valu rinnus'],
  ['et', 'Palun retsepti pikendada'],
  ['ru', 'Кашель без боли в груди'],
  ['pl', 'Kaszel, bez bólu w klatce'],
])('%s: "%s" is not', (language, text) => {
  expect(found(language, text)).toBeUndefined();
});

it('gives the sentence, for whoever wrote it to read', () => {
  expect(found('en', 'It began today. I cannot breathe well! Please help')).toBe(' I cannot breathe well');
});
