import { chiefProblemIndex } from '@tervita/domain/smart-questionnaire';
import { problemTypes as en } from '../../problem-types/en.ts';
import { problemTypes as et } from '../../problem-types/et.ts';
import { texts as enKeywords } from '../../problem-types/keywords/en.ts';
import { texts as etKeywords } from '../../problem-types/keywords/et.ts';
import { texts as plKeywords } from '../../problem-types/keywords/pl.ts';
import { texts as ruKeywords } from '../../problem-types/keywords/ru.ts';
import { problemTypes as pl } from '../../problem-types/pl.ts';
import { problemTypes as ru } from '../../problem-types/ru.ts';
import { phrases as enPhrases } from './en.ts';
import { phrases as etPhrases } from './et.ts';
import { phrases as plPhrases } from './pl.ts';
import { phrases as ruPhrases } from './ru.ts';

/** What people say and which reason it leads to, in all languages at once: people mix them. */
export const spokenIndex = chiefProblemIndex([
  { language: 'et', labels: et.labels, keywords: etKeywords, phrases: etPhrases },
  { language: 'en', labels: en.labels, keywords: enKeywords, phrases: enPhrases },
  { language: 'ru', labels: ru.labels, keywords: ruKeywords, phrases: ruPhrases },
  { language: 'pl', labels: pl.labels, keywords: plKeywords, phrases: plPhrases },
]);
