import { type Html, html } from '../core/html.ts';
import { type Route, redirect, type SimResponse } from '../core/http-message.ts';
import { icons, page } from '../core/page.ts';
import { pickerStyles } from '../core/picker-styles.ts';
import type { HostedItem } from './definitions.ts';
import type { Answer, Pathway, Pathways } from './pathways.ts';
import { type HostedTexts, hostedTexts } from './texts.ts';

type Hosted = { pathways: Pathways; onAnswered: (pathway: Pathway) => void };

const formStyles = `fieldset{border:0;padding:0;margin:0 0 1.5rem}legend{font-weight:600;padding:0;margin-bottom:.5rem}
.choices{display:flex;flex-wrap:wrap;gap:.5rem}
.choices label{display:flex;align-items:center;gap:.5rem;min-height:3rem;min-width:4rem;padding:0 1rem;margin:0;border:1px solid var(--control);border-radius:10px;cursor:pointer}
.choices input{width:1.25rem;min-height:1.25rem;margin:0}.deeds{display:flex;flex-wrap:wrap;gap:.75rem}`;

/** Browsers also hold the redirect after a form to form-action, so the ways back must be in it. */
const policyFor = (pathway: Pathway | undefined): string => {
  const urls = pathway ? [pathway.successUrl, pathway.cancelUrl] : [];
  const origins = urls.flatMap((url) => URL.parse(url)?.origin ?? []);
  return `form-action 'self' ${origins.join(' ')}; frame-ancestors 'none'`;
};

const framed = (pathway: Pathway | undefined, title: string, main: Html, status = 200): SimResponse => {
  const language = pathway?.language ?? 'en';
  const t = hostedTexts(language);
  return page({
    language,
    title: `${title} · ${t.service}`,
    skip: t.skip,
    css: pickerStyles + formStyles,
    policy: policyFor(pathway),
    status,
    bar: html`<span class="brand"><span class="mark">${icons.file}</span><span><span>${t.service}</span><span class="chip">${t.demo}</span></span></span>`,
    main,
  });
};

const topicOf = ({ instrument, place }: HostedItem, { topics }: HostedTexts): string =>
  topics[instrument][place] ?? '';

const formPage = (pathway: Pathway): SimResponse => {
  const t = hostedTexts(pathway.language);
  const questions = pathway.form.items.map(
    (item, index) =>
      html`<fieldset><legend>${index + 1}. ${topicOf(item, t)}</legend><div class="choices">${item.values.map(
        (value) =>
          html`<label><input type="radio" name="${item.id}" value="${value}" required>${value}</label>`,
      )}</div></fieldset>`,
  );
  return framed(
    pathway,
    t.title,
    html`<h1>${t.title}: ${pathway.form.type}</h1><p class="notice">${icons.info}<span>${t.notice}</span></p>
<form method="post" action="${pathway.sessionId}/answers">${questions}<div class="deeds"><button class="primary">${t.send}</button></div></form>
<form method="post" action="${pathway.sessionId}/cancel"><button>${t.cancel}</button></form>`,
  );
};

const overPage = (pathway: Pathway | undefined): SimResponse => {
  const t = hostedTexts(pathway?.language ?? 'en');
  const back = pathway && html`<a class="button primary" href="${pathway.cancelUrl}">${t.goBack}</a>`;
  return framed(
    pathway,
    t.overTitle,
    html`<div class="card empty state">${icons.clock}<h1>${t.overTitle}</h1><p class="lead">${t.overLead}</p>${back}</div>`,
    410,
  );
};

/** Undefined when a question was left out or a value is none of its own. */
const answersIn = ({ form, language }: Pathway, body: string): Answer[] | undefined => {
  const sent = new URLSearchParams(body);
  const t = hostedTexts(language);
  const answers = form.items.flatMap((item) => {
    const { id, values } = item;
    const value = sent.get(id);
    const isKnown = values.some((one) => String(one) === value);
    const label = `${topicOf(item, t)}: ${value}`;
    return isKnown && value !== null ? [{ question_id: id, value, value_type: 'NUMBER', label }] : [];
  });
  return answers.length === form.items.length ? answers : undefined;
};

/** The page that the link of a session opens. Whoever has the link is let in; the ways back are used unchanged. */
export const hostedRoutes = ({ pathways, onAnswered }: Hosted): Route[] => {
  const whileOpen = (sessionId: string, step: (pathway: Pathway) => SimResponse): SimResponse => {
    const pathway = pathways.bySession(sessionId);
    return pathway && pathways.isOpen(pathway) ? step(pathway) : overPage(pathway);
  };
  return [
    {
      method: 'GET',
      path: /^\/session\/([\w-]+)$/,
      handle: (_request, id = '') => whileOpen(id, formPage),
    },
    {
      method: 'POST',
      path: /^\/session\/([\w-]+)\/answers$/,
      handle: ({ body }, id = '') =>
        whileOpen(id, (pathway) => {
          const answers = answersIn(pathway, body);
          if (!answers) return formPage(pathway);
          pathway.answers = answers;
          pathway.state = 'DONE';
          onAnswered(pathway);
          return redirect(pathway.successUrl);
        }),
    },
    {
      method: 'POST',
      path: /^\/session\/([\w-]+)\/cancel$/,
      handle: (_request, id = '') => whileOpen(id, (pathway) => redirect(pathway.cancelUrl)),
    },
  ];
};
