import type { ErrorCodeTexts } from '@tervita/texts/error-codes-en';
import type { Part } from '../texts/index.ts';

/** Few people ever see one, so they are not in the first load. */
export const errorCodesPart: Part<ErrorCodeTexts> = {
  en: () => import('@tervita/texts/error-codes-en'),
  et: () => import('@tervita/texts/error-codes-et'),
  ru: () => import('@tervita/texts/error-codes-ru'),
  pl: () => import('@tervita/texts/error-codes-pl'),
};
