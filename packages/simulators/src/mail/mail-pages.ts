import { type Html, html } from '../core/html.ts';
import { type Route, redirect, type SimResponse } from '../core/http-message.ts';
import { icons, page } from '../core/page.ts';
import { mailStyles } from './mail-styles.ts';
import type { CaughtMail, Mailbox } from './mailbox.ts';

const show = (title: string, main: Html, status = 200): SimResponse =>
  page({
    language: 'en',
    title: `${title} · Mailbox`,
    skip: 'Skip to the content',
    css: mailStyles,
    policy: "form-action 'self'; frame-src 'self'; frame-ancestors 'none'",
    status,
    bar: html`<span class="brand"><span class="mark">${icons.mail}</span><span><span>Mailbox</span><span class="chip">Demonstration</span></span></span>`,
    main,
  });

const clock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const subjectOf = (mail: CaughtMail) => (mail.subject.trim() === '' ? '(no subject)' : mail.subject);

const row = (mail: CaughtMail): Html =>
  html`<li><a href="messages/${mail.id}"><span class="avatar" aria-hidden="true">${(mail.to[0] ?? '?').slice(0, 1).toUpperCase()}</span>
<span><b>${subjectOf(mail)}</b><small>to ${mail.to.join(', ')}</small><small class="line">${mail.text.replace(/\s+/g, ' ').slice(0, 200)}</small></span>
<time class="num" datetime="${mail.receivedAt.toISOString()}">${clock.format(mail.receivedAt)}</time></a></li>`;

const listPage = (mails: readonly CaughtMail[], to: string): SimResponse => {
  const nothing =
    to === '' ? 'No mail yet. Whatever the product sends arrives here.' : 'No mail to this address yet.';
  const clear = html`<a class="button" href="./">Show all</a>`;
  return show(
    'Mail',
    html`<h1>Caught mail</h1><p class="lead">Every e-mail the product sends ends here. Nothing leaves this machine.</p>
<form class="find" method="get" role="search"><label for="to">Recipient</label><input id="to" name="to" type="search" value="${to}" autocomplete="off" placeholder="name@example.com"><button class="soft">${icons.search}Find</button></form>
<div class="tools"><span class="faint num" role="status">${mails.length === 1 ? '1 mail' : `${mails.length} mails`}</span>${to === '' ? '' : clear}
<a class="button" href="${to === '' ? './' : `?to=${encodeURIComponent(to)}`}">Refresh</a><form method="post" action="empty"><button>Empty</button></form></div>
${mails.length > 0 ? html`<ul class="card list">${mails.map(row)}</ul>` : html`<div class="card empty">${icons.mail}<p>${nothing}</p></div>`}`,
  );
};

const attachmentList = (mail: CaughtMail): Html =>
  html`<dt>Files</dt><dd>${mail.attachments.map((file) => `${file.filename || 'unnamed'} (${file.mimeType}, ${file.size} bytes)`).join('; ')}</dd>`;

const shownLetter = (mail: CaughtMail): Html =>
  html`<section class="card body"><h2>As shown</h2><iframe title="The mail as a mail program shows it" src="${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section>`;

const messagePage = (mail: CaughtMail): SimResponse =>
  show(
    subjectOf(mail),
    html`<a class="back" href="../">${icons.back}All mail</a><h1>${subjectOf(mail)}</h1>
<dl class="card meta"><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${mail.to.join(', ')}</dd><dt>Time</dt><dd class="num">${clock.format(mail.receivedAt)}</dd>${mail.attachments.length > 0 ? attachmentList(mail) : ''}</dl>
<div class="${mail.html === '' ? '' : 'both'}">${mail.html === '' ? '' : shownLetter(mail)}
<section class="card body"><h2>Plain text</h2><pre>${mail.text === '' ? 'This mail has no plain text.' : mail.text}</pre></section></div>
<details class="card body"><summary>Headers</summary><pre class="raw">${mail.headers.map(({ key, value }) => `${key}: ${value}`).join('\n')}</pre></details>`,
  );

/** The letter as it came, kept in a sandbox twice: by the frame and by its own policy. Links open outside of it. */
const letter = (mail: CaughtMail): SimResponse => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  },
  body: `<!doctype html><base target="_blank">${mail.html}`,
});

const missing = show(
  'Not here',
  html`<div class="card empty">${icons.mail}<h1>This mail is not here</h1><p class="lead">It was deleted, or newer mail pushed it out.</p></div>`,
  404,
);

export const mailPages = (mailbox: Mailbox): Route[] => {
  const shown = (as: (mail: CaughtMail) => SimResponse) => (id: string) => {
    const mail = mailbox.find(id);
    return mail ? as(mail) : missing;
  };
  return [
    {
      method: 'GET',
      path: /^\/$/,
      handle: ({ query }) => listPage(mailbox.list(query.get('to') ?? ''), query.get('to') ?? ''),
    },
    { method: 'GET', path: /^\/messages\/(\d+)$/, handle: (_request, id = '') => shown(messagePage)(id) },
    { method: 'GET', path: /^\/messages\/(\d+)\/html$/, handle: (_request, id = '') => shown(letter)(id) },
    {
      method: 'POST',
      path: /^\/empty$/,
      handle: () => {
        mailbox.clear();
        return redirect('./');
      },
    },
  ];
};
