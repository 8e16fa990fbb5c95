import { type Route, redirect, type SimRequest, type SimResponse } from '../core/http-message.ts';
import { type PickerLanguage, pickerLanguageNamed } from '../core/languages.ts';
import type { DemoPerson, Identity } from './people.ts';
import type { View } from './picker-frame.ts';
import { pickerPage } from './picker-page.ts';
import type { Session, Sessions } from './sessions.ts';
import { wayBack } from './sessions.ts';
import { donePage, overPage, wrongPage } from './state-pages.ts';

type Pages = {
  people: readonly DemoPerson[];
  sessions: Sessions;
  locale: PickerLanguage;
  languages: readonly PickerLanguage[];
};

/** Somebody from the list by "EE:38503152748", or whoever was typed into the free form. */
const identityFrom = (people: readonly DemoPerson[], form: URLSearchParams): Identity | undefined => {
  const chosen = form.get('person');
  if (chosen !== null) return people.find((one) => `${one.countryCode}:${one.code}` === chosen);
  const field = (name: string) => (form.get(name) ?? '').trim();
  const typed = {
    code: field('code'),
    countryCode: field('country_code'),
    name: field('name'),
    surname: field('surname'),
  };
  return Object.values(typed).every(Boolean) && /^[A-Za-z]{2}$/.test(typed.countryCode) ? typed : undefined;
};

export const authPages = ({ people, sessions, locale, languages }: Pages): Route[] => {
  const viewOf = (request: SimRequest, token: string): View => ({
    language: pickerLanguageNamed(request.query.get('lang')) ?? locale,
    languages,
    session: sessions.find(token),
  });

  /** Runs only while the person may still decide. */
  const whileOpen = (
    request: SimRequest,
    token: string,
    step: (view: View & { session: Session }) => SimResponse,
  ): SimResponse => {
    const view = viewOf(request, token);
    const { session } = view;
    return session?.state === 'WAITING' ? step({ ...view, session }) : overPage(view);
  };

  const leave = (view: View & { session: Session }): SimResponse => {
    const { destination } = view.session;
    return 'originHost' in destination
      ? donePage(view, destination.originHost)
      : redirect(wayBack(view.session) ?? destination.returnUrl);
  };

  return [
    {
      method: 'GET',
      path: /^\/auth\/([^/]+)$/,
      handle: (request, token = '') =>
        whileOpen(request, token, (view) =>
          pickerPage({
            ...view,
            people,
            query: (request.query.get('q') ?? '').trim(),
            all: request.query.has('all'),
          }),
        ),
    },
    {
      method: 'POST',
      path: /^\/auth\/([^/]+)\/choose$/,
      handle: (request, token = '') =>
        whileOpen(request, token, (view) => {
          const identity = identityFrom(people, new URLSearchParams(request.body));
          const expected = view.session.expectedCode;
          if (!identity || (expected !== undefined && identity.code !== expected)) return wrongPage(view);
          sessions.finish(view.session, identity);
          return leave(view);
        }),
    },
    {
      method: 'POST',
      path: /^\/auth\/([^/]+)\/refuse$/,
      handle: (request, token = '') =>
        whileOpen(request, token, (view) => {
          sessions.close(view.session);
          return leave(view);
        }),
    },
    {
      method: 'POST',
      path: /^\/auth\/([^/]+)\/time-out$/,
      handle: (request, token = '') =>
        whileOpen(request, token, (view) => {
          sessions.close(view.session);
          return overPage(view);
        }),
    },
  ];
};
