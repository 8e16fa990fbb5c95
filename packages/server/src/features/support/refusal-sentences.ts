import {
  type Country,
  defaultLanguageOf,
  emergencyNumberOf,
  type Language,
  withEmergencyNumber,
} from '@tervita/domain/core';
import { texts as en } from '@tervita/texts/error-codes-en';
import { texts as et } from '@tervita/texts/error-codes-et';
import { texts as pl } from '@tervita/texts/error-codes-pl';
import { texts as ru } from '@tervita/texts/error-codes-ru';

const sentences: Record<Language, { readonly codes: Readonly<Record<string, string>> }> = { en, et, pl, ru };

/**
 * Returns what a refusal says to a person; undefined for codes of the plumbing, which no person reads. Without an account or
 * a clinic it speaks as in the country given.
 */
export const refusalSentences =
  (country: Country) =>
  (
    code: string,
    language: Language | null,
    emergencyNumber = emergencyNumberOf(country),
  ): string | undefined => {
    const { codes } = sentences[language ?? defaultLanguageOf(country)];
    const sentence = Object.hasOwn(codes, code) ? codes[code] : undefined;
    return sentence && withEmergencyNumber(sentence, emergencyNumber);
  };
