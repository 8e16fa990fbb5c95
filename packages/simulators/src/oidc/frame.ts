import { type Html, html } from '../core/html.ts';
import type { SimResponse } from '../core/http-message.ts';
import type { PickerLanguage } from '../core/languages.ts';
import { icons, page } from '../core/page.ts';
import { pickerStyles } from '../core/picker-styles.ts';
import type { Brand } from './brand.ts';
import { type OidcTexts, oidcTexts } from './texts.ts';

export type View = { brand: Brand; language: PickerLanguage; languages: readonly PickerLanguage[] };

export const textsOf = (view: View): OidcTexts => oidcTexts[view.language];

const css = `${pickerStyles}
fieldset{border:0;margin:1.5rem 0 1rem;padding:0}legend{font-weight:600;padding:0;margin-bottom:.25rem}
.check{display:flex;align-items:center;gap:.75rem;min-height:44px;font-weight:400;margin:0}.check input{width:22px;min-height:22px;height:22px;flex:none;accent-color:var(--primary)}
.fields{display:grid;gap:.875rem;margin-top:.875rem}
`;

const languageLinks = (view: View): Html | undefined =>
  view.languages.length < 2
    ? undefined
    : html`<nav class="langs" aria-label="${textsOf(view).languages}">${view.languages.map(
        (language) =>
          html`<a href="?lang=${language}" lang="${language}"${language === view.language ? html` aria-current="true"` : ''}>${language.toUpperCase()}</a>`,
      )}</nav>`;

type Framed = {
  title: string;
  main: Html;
  /** Browsers also hold the redirects after a form to form-action, so the way back must be in it. */
  returnTo?: string;
  scriptHash?: string;
  status?: number;
  showLanguages?: boolean;
};

export const framed = (view: View, framing: Framed): SimResponse => {
  const { title, main, returnTo, scriptHash, status = 200, showLanguages } = framing;
  const t = textsOf(view);
  const back = returnTo === undefined ? '' : (URL.parse(returnTo)?.origin ?? '');
  const script = scriptHash === undefined ? '' : `; script-src '${scriptHash}'`;
  return page({
    language: view.language,
    title: `${title} · ${view.brand.word}`,
    skip: t.skip,
    css,
    policy: `form-action 'self' ${back}; frame-ancestors 'none'${script}`,
    status,
    bar: html`<span class="brand"><span class="mark">${icons.id}</span><span><span>${view.brand.word}</span><span class="chip">${t.demo}</span></span></span>${showLanguages ? languageLinks(view) : ''}`,
    main,
  });
};
