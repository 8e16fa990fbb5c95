import type { PublicTexts } from '@tervita/texts/public-en';
import type { SignedInTexts } from '@tervita/texts/signed-in-en';
import { currentPart, loadPart, type Part, usePart, usePartIfLoaded, usePublicTexts } from './parts.ts';

const part: Part<SignedInTexts> = {
  en: () => import('@tervita/texts/signed-in-en'),
  et: () => import('@tervita/texts/signed-in-et'),
  ru: () => import('@tervita/texts/signed-in-ru'),
  pl: () => import('@tervita/texts/signed-in-pl'),
};

export const loadSignedInTexts = (): Promise<void> => loadPart(part);
export const currentTexts = (): SignedInTexts => currentPart(part);
/** For what every signed-in page may show, whoever the person is. */
export const useTexts = (): SignedInTexts => usePart(part);
/** Of every page whose words are loaded. */
export const usePageTitles = (): Partial<SignedInTexts['pages']> & PublicTexts['publicPages'] => {
  const { publicPages } = usePublicTexts();
  return { ...publicPages, ...usePartIfLoaded(part)?.pages };
};
