export { isWorthSummary } from './summary/is-worth-summary.ts';
export { LazySummary } from './summary/lazy-summary.tsx';
export { Summary } from './summary/summary.tsx';
export { aiPart, useAiTexts } from './texts.ts';
export { ReplyTranslation } from './translation/reply-translation.tsx';
export { TranslationConsent } from './translation/translation-consent.tsx';
export { UnderMessage } from './translation/under-message.tsx';
export { type Translations, useTranslations } from './translation/use-translations.ts';
