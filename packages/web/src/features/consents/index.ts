export { LazyTranslationConsent } from './agree/lazy-translation-consent.tsx';
export { CookieNotice } from './cookies/cookie-notice.tsx';
