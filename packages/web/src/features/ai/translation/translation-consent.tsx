import { LazyTranslationConsent } from '../../consents/index.ts';
import { useAiTexts } from '../texts.ts';
import type { Translations } from './use-translations.ts';

/** Asked once, before the first translation. */
export function TranslationConsent({ translations }: { translations: Translations }) {
  const t = useAiTexts().translation;
  return (
    <LazyTranslationConsent
      isOpen={translations.isAskingConsent}
      words={{ title: t.consentTitle, lead: t.consentLead, agree: t.agree, cancel: t.cancel }}
      onAgreed={translations.onConsent}
      onClose={translations.onRefused}
    />
  );
}
