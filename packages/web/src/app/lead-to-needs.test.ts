import { getSession } from '@tervita/contract/auth';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setConfig } from '../core/config.ts';
import { givenSession, givenUser } from '../core/session/given.ts';
import { takeRequestedRoute } from '../core/session/index.ts';
import { adoptSession } from '../core/session/session-store.ts';
import { answers, fakeServer } from '../testing/answers.ts';
import { givenConfig } from '../testing/given-config.ts';
import { leadToNeeds } from './lead-to-needs.ts';
import { guardLoader } from './routes/guard-loader.ts';

const Nothing = () => null;
const agreed = givenUser().consents;

beforeEach(() => {
  setConfig(givenConfig());
  adoptSession(givenSession(givenUser()));
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = async () => {
  const page = { loader: guardLoader({ access: 'patient' }), Component: Nothing };
  const router = createMemoryRouter(
    [
      { path: '/e-contacts/create', ...page },
      { path: '/my-e-contacts', ...page },
      { path: '/consents', Component: Nothing },
      { path: '/signup', Component: Nothing },
    ],
    { initialEntries: ['/e-contacts/create?draft=1'] },
  );
  router.initialize();
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  return router;
};
const now = (user: Parameters<typeof givenUser>[0]) =>
  fakeServer(answers(getSession, { login: givenSession(givenUser(user)) }));

it.each([
  ['texts that changed meanwhile', { consents: { ...agreed, prmPatientConsentGiven: false } }, '/consents'],
  ['a profile that became incomplete', { incompleteProfile: true }, '/signup'],
])('an open page is led to %s and back to where it was', async (_, user, expected) => {
  const router = await open();
  const { calls } = now(user);
  await Promise.all([leadToNeeds(router), leadToNeeds(router)]);
  expect(router.state.location.pathname).toBe(expected);
  expect(takeRequestedRoute()).toBe('/e-contacts/create?draft=1');
  expect(calls.map(({ path }) => path)).toEqual(['/api/session']);
});

it('stays where it is when nothing is missing any more', async () => {
  const router = await open();
  now({});
  await leadToNeeds(router);
  expect(router.state.location.pathname).toBe('/e-contacts/create');
  expect(takeRequestedRoute()).toBeUndefined();
});
