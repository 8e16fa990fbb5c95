import { type Html, html } from '../core/html.ts';
import type { SimResponse } from '../core/http-message.ts';
import type { PickerLanguage } from '../core/languages.ts';
import { icons, page } from '../core/page.ts';
import { pickerStyles } from '../core/picker-styles.ts';
import type { Session } from './sessions.ts';
import { type PickerTexts, pickerTexts } from './texts.ts';

export type View = {
  language: PickerLanguage;
  languages: readonly PickerLanguage[];
  session: Session | undefined;
};

export const textsOf = (view: View): PickerTexts => pickerTexts[view.language];

const languageLinks = (view: View): Html | undefined =>
  view.languages.length < 2
    ? undefined
    : html`<nav class="langs" aria-label="${textsOf(view).languages}">${view.languages.map(
        (language) =>
          html`<a href="?lang=${language}" lang="${language}"${language === view.language ? html` aria-current="true"` : ''}>${language.toUpperCase()}</a>`,
      )}</nav>`;

/** Browsers also hold the redirect after a form to form-action, so the way back must be in it. */
const policyFor = (session: Session | undefined, scriptHash: string): string => {
  const destination = session?.destination;
  const back = destination && 'returnUrl' in destination ? new URL(destination.returnUrl).origin : '';
  const frame = destination && 'originHost' in destination ? destination.originHost : "'none'";
  const script = scriptHash === '' ? '' : `; script-src '${scriptHash}'`;
  return `form-action 'self' ${back}; frame-ancestors ${frame}${script}`;
};

type Framed = { title: string; main: Html; scriptHash?: string; status?: number; showLanguages?: boolean };

export const framed = (
  view: View,
  { title, main, scriptHash = '', status = 200, showLanguages }: Framed,
): SimResponse => {
  const t = textsOf(view);
  return page({
    language: view.language,
    title: `${title} · ${t.service}`,
    skip: t.skip,
    css: pickerStyles,
    policy: policyFor(view.session, scriptHash),
    status,
    bar: html`<span class="brand"><span class="mark">${icons.id}</span><span><span>${t.service}</span><span class="chip">${t.demo}</span></span></span>${showLanguages ? languageLinks(view) : ''}`,
    main,
  });
};
