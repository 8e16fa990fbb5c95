import { languages } from '@tervita/domain/core';
import { chiefProblemIndex } from '@tervita/domain/smart-questionnaire';
import { reasonWords } from '../../problem-types/index.ts';
import { phrases as en } from './en/index.ts';
import { phrases as et } from './et/index.ts';
import { phrases as pl } from './pl/index.ts';
import { phrases as ru } from './ru/index.ts';

const phrases = { et, en, ru, pl };

/** What people say and which reason it leads to, in all languages at once: people mix them. */
export const spokenIndex = chiefProblemIndex(
  languages.map((language) => ({ language, ...reasonWords[language], phrases: phrases[language] })),
);
