import { createHash } from 'node:crypto';
import { Html, html } from '../core/html.ts';
import type { SimResponse } from '../core/http-message.ts';
import { icons } from '../core/page.ts';
import { framed, textsOf, type View } from './picker-frame.ts';
import { type Session, wayBack } from './sessions.ts';

/** The session has ended, or there never was one. */
export const overPage = (view: View): SimResponse => {
  const t = textsOf(view);
  const back = view.session && wayBack(view.session);
  const link = html`<a class="button primary" href="${back}">${t.goBack}</a>`;
  return framed(view, {
    title: t.overTitle,
    status: 410,
    main: html`<div class="card empty state">${icons.clock}<h1>${t.overTitle}</h1><p class="lead">${t.overLead}</p>${back === undefined ? '' : link}</div>`,
  });
};

/** The free form came half empty, or another person was asked for. */
export const wrongPage = (view: View & { session: Session }): SimResponse => {
  const t = textsOf(view);
  return framed(view, {
    title: t.wrongTitle,
    status: 400,
    main: html`<div class="card empty state">${icons.info}<h1>${t.wrongTitle}</h1><p class="lead">${t.wrongLead}</p>
<a class="button primary" href="../${view.session.token}?lang=${view.language}">${t.goBack}</a></div>`,
  });
};

/** Inside a frame there is no redirect: the page that holds the frame is told the return token. */
export const donePage = (view: View & { session: Session }, originHost: string): SimResponse => {
  const t = textsOf(view);
  const message = JSON.stringify({ dokobitReturnToken: view.session.returnToken });
  const script = `parent.postMessage(${message},${JSON.stringify(originHost).replaceAll('<', '\\u003c')})`;
  const hash = createHash('sha256').update(script).digest('base64');
  return framed(view, {
    title: t.doneTitle,
    scriptHash: `sha256-${hash}`,
    main: html`<div class="card empty state">${icons.id}<h1>${t.doneTitle}</h1><p class="lead">${t.doneLead}</p></div><script>${new Html(script)}</script>`,
  });
};
