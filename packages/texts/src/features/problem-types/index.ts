import { problemTypes as en } from './en.ts';
import { problemTypes as et } from './et.ts';
import { texts as enKeywords } from './keywords/en.ts';
import { texts as etKeywords } from './keywords/et.ts';
import { texts as plKeywords } from './keywords/pl.ts';
import { texts as ruKeywords } from './keywords/ru.ts';
import { problemTypes as pl } from './pl.ts';
import { problemTypes as ru } from './ru.ts';

/** All languages at once: for other words of the server, never for a page. */
export const reasonWords = {
  et: { labels: et.labels, keywords: etKeywords },
  en: { labels: en.labels, keywords: enKeywords },
  ru: { labels: ru.labels, keywords: ruKeywords },
  pl: { labels: pl.labels, keywords: plKeywords },
} as const;
