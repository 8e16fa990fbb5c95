import { type Html, html } from '../core/html.ts';
import type { SimResponse } from '../core/http-message.ts';
import { icons } from '../core/page.ts';
import type { Account } from './accounts.ts';
import { framed, textsOf, type View } from './frame.ts';

type Picker = View & { accounts: readonly Account[]; returnTo: string };

const initials = ({ firstName, surname }: Account) =>
  `${[...firstName][0] ?? ''}${[...surname][0] ?? ''}`.toUpperCase();

const accountButton = (view: View, account: Account): Html => {
  const note = account.consented ? textsOf(view).usedBefore : account.note;
  return html`<li><button class="person" name="account" value="${account.subject}" formnovalidate><span class="avatar" aria-hidden="true">${initials(account)}</span>
<span><b>${account.firstName} ${account.surname}</b><small>${account.email}</small><small>${note}</small></span>${icons.next}</button></li>`;
};

const box = (name: string, label: string, isChecked: boolean): Html =>
  html`<label class="check"><input type="checkbox" name="${name}" value="yes"${isChecked ? html` checked` : ''}>${label}</label>`;

const otherAccount = (view: View): Html => {
  const t = textsOf(view);
  const field = (name: string, label: string, type: string) =>
    html`<div><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" required maxlength="100" autocomplete="off"></div>`;
  return html`<section class="card"><h2>${t.other}</h2><p class="faint">${t.otherLead}</p><div class="fields">
${field('firstName', t.firstName, 'text')}${field('surname', t.surname, 'text')}${field('email', t.email, 'email')}
<button class="primary" name="account" value="other">${t.signIn}</button></div></section>`;
};

/** One form: the boxes count for whichever account is chosen. */
export const accountPage = (picker: Picker): SimResponse => {
  const t = textsOf(picker);
  const word = picker.brand.word;
  return framed(picker, {
    title: t.title,
    returnTo: picker.returnTo,
    showLanguages: true,
    main: html`<h1>${t.title}</h1><p class="lead">${t.lead(word)}</p><p class="notice">${icons.info}<span>${t.notice(word)}</span></p>
<form method="post"><div class="cols"><div><section class="group"><h2>${t.accounts}</h2><ul>${picker.accounts.map((one) => accountButton(picker, one))}</ul></section>
<fieldset><legend>${t.options}</legend>${box('verified', t.verified, true)}${word === 'Apple' ? box('hide', t.hide, false) : ''}</fieldset>
<button name="account" value="cancel" formnovalidate>${t.cancel}</button></div><aside class="side">${otherAccount(picker)}</aside></div></form>`,
  });
};
