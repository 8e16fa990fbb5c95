import type { ClinicTexts } from '@tervita/texts/clinic-en';
import type { PublicTexts } from '@tervita/texts/public-en';
import type { SignedInTexts } from '@tervita/texts/signed-in-en';
import { clinicPart } from './clinic.ts';
import { currentPart, type Part, usePart, usePartIfLoaded, usePublicTexts } from './parts.ts';

export const signedInPart: Part<SignedInTexts> = {
  en: () => import('@tervita/texts/signed-in-en'),
  et: () => import('@tervita/texts/signed-in-et'),
  ru: () => import('@tervita/texts/signed-in-ru'),
  pl: () => import('@tervita/texts/signed-in-pl'),
};

export const currentTexts = (): SignedInTexts => currentPart(signedInPart);
/** For what every signed-in page may show, whoever the person is. */
export const useTexts = (): SignedInTexts => usePart(signedInPart);
/** Of every page whose words are loaded. */
export const usePageTitles = (): Partial<SignedInTexts['pages'] & ClinicTexts['clinicPages']> &
  PublicTexts['publicPages'] => {
  const { publicPages } = usePublicTexts();
  return {
    ...publicPages,
    ...usePartIfLoaded(signedInPart)?.pages,
    ...usePartIfLoaded(clinicPart)?.clinicPages,
  };
};
