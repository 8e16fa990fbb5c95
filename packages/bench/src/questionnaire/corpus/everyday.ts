import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@tervita/domain/core';
import { trainingMessages } from '@tervita/domain/smart-questionnaire/evaluation';
import { firstWordsOfHands } from './read-first-words.ts';

const folder = join(import.meta.dirname, '../../../corpus/everyday');

/**
 * What people write every day, without any danger. Near-misses alone would teach that whatever is neither past nor denied
 * nor somebody else's is danger.
 */
export const everydayTexts = (): readonly string[] =>
  languages.flatMap((language) => [
    ...readFileSync(join(folder, `${language}.txt`), 'utf8')
      .split('\n')
      .filter(Boolean),
    ...trainingMessages[language].map(([, text]) => text),
    ...firstWordsOfHands()
      .filter((each) => each.language === language)
      .map(({ text }) => text),
  ]);
