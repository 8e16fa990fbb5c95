import { createHash } from 'node:crypto';
import { Html, html } from '../core/html.ts';
import type { SimResponse } from '../core/http-message.ts';
import { icons } from '../core/page.ts';
import { framed, textsOf, type View } from './frame.ts';

/** The sign-in has ended, or there never was one. */
export const overPage = (view: View): SimResponse => {
  const t = textsOf(view);
  return framed(view, {
    title: t.overTitle,
    status: 410,
    main: html`<div class="card empty state">${icons.clock}<h1>${t.overTitle}</h1><p class="lead">${t.overLead}</p></div>`,
  });
};

/** The free form came half empty. */
export const wrongPage = (view: View): SimResponse => {
  const t = textsOf(view);
  return framed(view, {
    title: t.wrongTitle,
    status: 400,
    main: html`<div class="card empty state">${icons.info}<h1>${t.wrongTitle}</h1><p class="lead">${t.wrongLead}</p>
<a class="button primary" href="?lang=${view.language}">${t.goBack}</a></div>`,
  });
};

/** The product asked for something the vendor does not do; the person is not sent back. */
export const refusedPage = (view: View, code: string): SimResponse => {
  const t = textsOf(view);
  return framed(view, {
    title: t.refusedTitle,
    status: 400,
    main: html`<div class="card empty state">${icons.info}<h1>${t.refusedTitle}</h1><p class="lead">${t.refusedLead(code)}</p></div>`,
  });
};

const script = 'document.forms[0].submit()';
const scriptHash = `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** Sends the browser back with a form, as response_mode=form_post wants it. */
export const postingPage = (view: View, action: string, fields: Record<string, string>): SimResponse => {
  const t = textsOf(view);
  return framed(view, {
    title: t.returning,
    returnTo: action,
    scriptHash,
    main: html`<div class="card empty state"><h1>${t.returning}</h1><form method="post" action="${action}">${Object.entries(
      fields,
    ).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="primary">${t.goOn}</button></form></div><script>${new Html(script)}</script>`,
  });
};
