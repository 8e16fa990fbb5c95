import type { AuthTexts } from '@tervita/texts/auth-en';
import { loadPart, type Part, usePart } from '../../core/texts/index.ts';

const part: Part<AuthTexts> = {
  en: () => import('@tervita/texts/auth-en'),
  et: () => import('@tervita/texts/auth-et'),
  ru: () => import('@tervita/texts/auth-ru'),
  pl: () => import('@tervita/texts/auth-pl'),
};

export const loadAuthTexts = (): Promise<void> => loadPart(part);
export const useAuthTexts = (): AuthTexts => usePart(part);
