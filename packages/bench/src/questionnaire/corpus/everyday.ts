import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@tervita/domain/core';
import { trainingMessages } from '@tervita/domain/smart-questionnaire/evaluation';
import { firstWordsOfHands } from './read-first-words.ts';

const folder = join(import.meta.dirname, '../../../corpus/everyday');

/** A message a line. */
const linesOf = (file: string): readonly string[] =>
  readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);

/** Each folder holds one way of writing: in haste, as a letter, as a parent, dictated. */
const voicesIn = (name: string, language: Language): readonly string[] =>
  readdirSync(join(folder, name))
    .toSorted()
    .flatMap((voice) => linesOf(join(name, voice, `${language}.txt`)));

const timesWritten = 5;

/** Written as what a clinic gets most: requests, thanks, small complaints. */
const writtenForIt = (language: Language): readonly string[] => [
  ...linesOf(`${language}.txt`),
  ...voicesIn('voices', language),
];

/**
 * What people write every day, without any danger. Near-misses alone would teach that whatever is neither past nor denied
 * nor somebody else's is danger. First words tell of symptoms, some of them grave: the others count three times.
 */
export const everydayTexts = (): readonly string[] =>
  languages.flatMap((language) => [
    ...Array.from({ length: timesWritten }, () => writtenForIt(language)).flat(),
    ...trainingMessages[language].map(([, text]) => text),
    ...firstWordsOfHands()
      .filter((each) => each.language === language)
      .map(({ text }) => text),
  ]);

/** Of voices that nothing was learnt from. */
export const heldBackEveryday = (language: Language): readonly string[] => voicesIn('held-back', language);
