import { languages } from '@tervita/domain/core';
import type { Part } from './parts.ts';

/** Two parts that are fetched at once and used as one. */
export const joined = <A, B>(a: Part<A>, b: Part<B>): Part<A & B> =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      async () => {
        const [one, other] = await Promise.all([a[language](), b[language]()]);
        return { texts: { ...one.texts, ...other.texts } };
      },
    ]),
  ) as Part<A & B>;
