import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { UserClaim } from '@tervita/contract/auth';
import type { Language } from '@tervita/domain/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type Config, setConfig } from '../core/config.ts';
import { chooseCookies, rereadCookieChoice } from '../core/cookie-choice.ts';
import { givenSession } from '../core/session/given.ts';
import { adoptSession, useSession } from '../core/session/session-store.ts';
import { givenConfig } from './given-config.ts';
import { setAllTexts } from './set-all-texts.ts';

interface Given {
  readonly user?: UserClaim | null;
  readonly config?: Config;
  readonly language?: Language;
  /** Left out: the choice about cookies has been made. */
  readonly asksAboutCookies?: boolean;
  /** The address the screen is opened at. */
  readonly at?: string;
  /** What the page before gave along. */
  readonly state?: unknown;
  /** The route's path when it has params. */
  readonly path?: string;
}

/** As in the app: nothing of a person is shown once they are gone. */
function WhileSignedIn({ children }: { children: ReactNode }) {
  return useSession() ? children : null;
}

/** A screen as it stands in the app: session, configuration, texts, router, queries. */
export const renderScreen = async (screen: ReactNode, given: Given = {}) => {
  const {
    user = null,
    config = givenConfig(),
    language = 'en',
    at = '/',
    path = '*',
    state = null,
    asksAboutCookies,
  } = given;
  setConfig(config);
  if (asksAboutCookies) rereadCookieChoice();
  else chooseCookies(false);
  adoptSession(user && givenSession(user, '2999-01-01T00:00:00.000Z'));
  await setAllTexts(language);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = user ? <WhileSignedIn>{screen}</WhileSignedIn> : screen;
  const router = createMemoryRouter(
    [{ path, element }, ...(path === '*' ? [] : [{ path: '*', element: null }])],
    { initialEntries: [state === null ? at : { pathname: at, state }] },
  );
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, router, client };
};
