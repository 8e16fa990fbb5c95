import type { AuthTexts } from '@tervita/texts/auth-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const authPart: Part<AuthTexts> = {
  en: () => import('@tervita/texts/auth-en'),
  et: () => import('@tervita/texts/auth-et'),
  ru: () => import('@tervita/texts/auth-ru'),
  pl: () => import('@tervita/texts/auth-pl'),
};

export const useAuthTexts = (): AuthTexts => usePart(authPart);
