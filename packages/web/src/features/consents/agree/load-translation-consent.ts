import { loadPart } from '../../../core/texts/index.ts';
import { consentsPart } from '../texts.ts';
import { TranslationConsent } from './translation-consent.tsx';

export const loadTranslationConsent = async () => {
  await loadPart(consentsPart);
  return { default: TranslationConsent };
};
