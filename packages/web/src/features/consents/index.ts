export { LazyTranslationConsent } from './agree/lazy-translation-consent.tsx';
export { CookieNotice, preloadCookieNotice } from './cookies/cookie-notice.tsx';
