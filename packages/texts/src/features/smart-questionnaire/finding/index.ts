import { languages } from '@tervita/domain/core';
import { type ChiefProblemIndex, chiefProblemIndex } from '@tervita/domain/smart-questionnaire';
import { reasonWords } from '../../problem-types/index.ts';
import { phrases as en } from './en/index.ts';
import { phrases as et } from './et/index.ts';
import { phrases as pl } from './pl/index.ts';
import { phrases as ru } from './ru/index.ts';

const phrases = { et, en, ru, pl };

let kept: ChiefProblemIndex | undefined;

/** Built when it is first asked: a process that looks for no reason does not hold it. */
const built = (): ChiefProblemIndex => {
  kept ??= chiefProblemIndex(
    languages.map((language) => ({ language, ...reasonWords[language], phrases: phrases[language] })),
  );
  return kept;
};

/** What people say and which reason it leads to, in all languages at once: people mix them. */
export const spokenIndex: ChiefProblemIndex = {
  get words() {
    return built().words;
  },
  get stems() {
    return built().stems;
  },
  get vocabulary() {
    return built().vocabulary;
  },
};
