import type { Language } from '@tervita/domain/core';
import { texts as en } from '@tervita/texts/error-codes-en';
import { texts as et } from '@tervita/texts/error-codes-et';
import { texts as pl } from '@tervita/texts/error-codes-pl';
import { texts as ru } from '@tervita/texts/error-codes-ru';

const sentences: Record<Language, { readonly codes: Readonly<Record<string, string>> }> = { en, et, pl, ru };

/** Returns what a refusal says to a person; undefined for codes of the plumbing, which no person reads. */
export const refusalSentences =
  (fallback: Language) =>
  (code: string, language: Language | null): string | undefined => {
    const { codes } = sentences[language ?? fallback];
    return Object.hasOwn(codes, code) ? codes[code] : undefined;
  };
