import { type Language, languages } from '../../../core/index.ts';
import type { AlertPhrases } from './alert-phrases/alert-phrases.ts';
import { en } from './alert-phrases/en.ts';
import { et } from './alert-phrases/et.ts';
import { pl } from './alert-phrases/pl.ts';
import { ru } from './alert-phrases/ru.ts';
import { folded } from './phrase.ts';

export const alertPhrases: Readonly<Record<Language, AlertPhrases>> = { et, en, ru, pl };

/** A phrase that holds one of these ("not breathing") is itself no denial. */
export const noWords: ReadonlySet<string> = new Set(
  'not no cant cannot dont without ei pole ilma не нет без nie bez brak'.split(' '),
);

const denials = new Map(
  languages.map((language) => [
    language,
    {
      before: alertPhrases[language].noBefore.map((each) => ` ${folded(each)}`),
      after: alertPhrases[language].noAfter.map((each) => `${folded(each)} `),
    },
  ]),
);

/** Only what is denied in so many words, right beside it. */
export const isDenied = (
  words: readonly string[],
  [first, last]: readonly [number, number],
  language: Language,
): boolean => {
  const before = ` ${words.slice(Math.max(0, first - 3), first).join(' ')}`;
  const after = `${words.slice(last + 1, last + 4).join(' ')} `;
  const said = denials.get(language);
  return (
    (said?.before.some((each) => before.endsWith(each)) ?? false) ||
    (said?.after.some((each) => after.startsWith(each)) ?? false)
  );
};
