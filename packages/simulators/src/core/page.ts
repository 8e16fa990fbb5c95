import { Html, html } from './html.ts';
import type { SimResponse } from './http-message.ts';
import { styles } from './styles.ts';

const icon = (path: string) => new Html(`<svg viewBox="0 0 24 24" aria-hidden="true">${path}</svg>`);

export const icons = {
  id: icon(
    '<rect x="3" y="5" width="18" height="14" rx="3"/><circle cx="9" cy="11" r="2"/><path d="M6 16c.6-1.5 1.7-2 3-2s2.4.5 3 2M15 10h3M15 14h3"/>',
  ),
  mail: icon('<rect x="3" y="5" width="18" height="14" rx="3"/><path d="m4 8 8 5.5L20 8"/>'),
  info: icon('<circle cx="12" cy="12" r="9"/><path d="M12 11v5M12 8h.01"/>'),
  search: icon('<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>'),
  next: icon('<path d="m9 6 6 6-6 6"/>'),
  back: icon('<path d="M19 12H5m6-6-6 6 6 6"/>'),
  clock: icon('<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/>'),
  file: icon('<path d="M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8zM14 3v5h5"/>'),
  tools: icon(
    '<path d="M4 7h10M18 7h2M4 17h2M10 17h10"/><circle cx="16" cy="7" r="2"/><circle cx="8" cy="17" r="2"/>',
  ),
};

type Page = {
  language: string;
  title: string;
  skip: string;
  bar: Html;
  main: Html;
  css: string;
  /** What the page may do beyond showing itself, as content-security-policy directives. */
  policy: string;
  status?: number;
};

/** No script runs and nothing is loaded from elsewhere, unless the page's own policy says so. */
export const page = ({ language, title, skip, bar, main, css, policy, status = 200 }: Page): SimResponse => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; ${policy}`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  },
  body: html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${new Html(styles + css)}</style></head>
<body><a class="skip" href="#main">${skip}</a><header class="bar"><div>${bar}</div></header>
<main id="main">${main}</main></body></html>`.text,
});
