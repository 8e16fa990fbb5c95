import { type Html, html } from '../core/html.ts';
import type { SimResponse } from '../core/http-message.ts';
import { icons } from '../core/page.ts';
import { byGroup, type DemoPerson, findPeople, fullName } from './people.ts';
import { framed, textsOf, type View } from './picker-frame.ts';
import { type Session, wayBack } from './sessions.ts';
import type { PickerTexts } from './texts.ts';

const shownPerGroup = 12;
const countries = ['EE', 'LV', 'LT', 'FI', 'PL', 'GB', 'ZA', 'US'];

type Picker = View & { session: Session; people: readonly DemoPerson[]; query: string; all: boolean };

const initials = ({ name, surname }: DemoPerson) =>
  `${[...name][0] ?? ''}${[...surname][0] ?? ''}`.toUpperCase();

const personButton = (person: DemoPerson): Html =>
  html`<li><button class="person" name="person" value="${person.countryCode}:${person.code}"><span class="avatar" aria-hidden="true">${initials(person)}</span>
<span><b>${fullName(person)}</b><small class="num">${person.code}</small><small>${person.note}</small></span>${icons.next}</button></li>`;

const groupName = (t: PickerTexts, group: string): string =>
  Object.entries(t.groups).find(([key]) => key === group)?.[1] ?? group;

const groupSection = (picker: Picker, [group, people]: [string, DemoPerson[]]): Html => {
  const t = textsOf(picker);
  const shown = picker.all || picker.query !== '' ? people : people.slice(0, shownPerGroup);
  const more = shown.length < people.length;
  return html`<section class="group"><h2>${groupName(t, group)} <span class="faint num">${people.length}</span></h2>
<ul>${shown.map(personButton)}</ul>${more ? html`<a class="button soft more" href="?lang=${picker.language}&amp;all=1">${t.showAll(people.length)}</a>` : ''}</section>`;
};

const searchForm = (picker: Picker, found: number): Html => {
  const t = textsOf(picker);
  const clear = html`<a href="?lang=${picker.language}">${t.clear}</a>`;
  return html`<form class="find" method="get" role="search"><input type="hidden" name="lang" value="${picker.language}">
<label for="q">${t.search}</label><input id="q" name="q" type="search" value="${picker.query}" autocomplete="off" aria-describedby="hint">
<button class="soft">${icons.search}${t.find}</button><p class="faint" id="hint">${t.searchHint}</p></form>
<p class="result" role="status">${picker.query === '' ? '' : html`<span class="faint num">${t.people(found)}</span>${clear}`}</p>`;
};

const formAction = (picker: Picker, step: string) =>
  `${picker.session.token}/${step}?lang=${picker.language}`;

const otherForm = (picker: Picker): Html => {
  const t = textsOf(picker);
  const names = new Intl.DisplayNames(picker.language, { type: 'region' });
  const expected = picker.session.expectedCode;
  const code = expected === undefined ? html`` : html` value="${expected}" readonly`;
  return html`<section class="card"><h2>${t.other}</h2><p class="faint">${t.otherLead}</p>
<form method="post" action="${formAction(picker, 'choose')}">
<div><label for="country">${t.country}</label><select id="country" name="country_code">${countries.map((country) => html`<option value="${country}">${names.of(country) ?? country}</option>`)}</select></div>
<div><label for="code">${t.code}</label><input id="code" name="code" required maxlength="30" autocomplete="off" class="num"${code}></div>
<div><label for="name">${t.firstName}</label><input id="name" name="name" required maxlength="100" autocomplete="off"></div>
<div><label for="surname">${t.surname}</label><input id="surname" name="surname" required maxlength="100" autocomplete="off"></div>
<button class="primary">${t.signIn}</button></form></section>`;
};

const failures = (picker: Picker): Html => {
  const t = textsOf(picker);
  return html`<section class="card fails"><h2>${t.failures}</h2><p class="faint">${t.failuresLead}</p>
<form method="post" action="${formAction(picker, 'refuse')}"><button>${t.refuse}</button></form>
<form method="post" action="${formAction(picker, 'time-out')}"><button>${t.timeOut}</button></form></section>`;
};

export const pickerPage = (picker: Picker): SimResponse => {
  const t = textsOf(picker);
  const expected = picker.session.expectedCode;
  const allowed = picker.people.filter((person) => expected === undefined || person.code === expected);
  const found = findPeople(allowed, picker.query);
  const list = html`<form method="post" action="${formAction(picker, 'choose')}">${byGroup(found).map((group) => groupSection(picker, group))}</form>`;
  const back = wayBack(picker.session);
  const leave = html`<a class="leave" href="${back}">${icons.back}${t.back}</a>`;
  const nobody = html`<div class="card empty">${icons.search}<p>${t.noneFound}</p></div>`;
  return framed(picker, {
    title: t.title,
    showLanguages: true,
    main: html`${back === undefined ? '' : leave}<h1>${t.title}</h1><p class="lead">${t.lead}</p>
<p class="notice">${icons.info}<span>${t.notice}</span></p>
<div class="cols"><div>${searchForm(picker, found.length)}${found.length > 0 ? list : nobody}</div>
<aside class="side">${otherForm(picker)}${failures(picker)}</aside></div>`,
  });
};
