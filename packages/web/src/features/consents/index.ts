export { CookieNotice } from './cookies/cookie-notice.tsx';
