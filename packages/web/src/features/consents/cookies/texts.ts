import type { CookieTexts } from '@tervita/texts/cookies-en';
import { type Part, usePart } from '../../../core/texts/index.ts';

export const cookiePart: Part<CookieTexts> = {
  en: () => import('@tervita/texts/cookies-en'),
  et: () => import('@tervita/texts/cookies-et'),
  ru: () => import('@tervita/texts/cookies-ru'),
  pl: () => import('@tervita/texts/cookies-pl'),
};

export const useCookieTexts = (): CookieTexts => usePart(cookiePart);
