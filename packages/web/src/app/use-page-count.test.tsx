import { countPageView } from '@tervita/contract/usage';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { chooseCookies } from '../core/cookie-choice.ts';
import { givenUser } from '../core/session/given.ts';
import { answers, fakeServer } from '../testing/answers.ts';
import { givenConfig } from '../testing/given-config.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { usePageCount } from './use-page-count.ts';

// Fetched when it is first needed; here it is not to be waited for.
beforeAll(() => import('../core/usage/count-page.ts'));
afterEach(() => {
  cleanup();
  chooseCookies(false);
  vi.unstubAllGlobals();
});

function Page() {
  usePageCount('myEContacts');
  return null;
}
const open = async (measurementId: string | null) => {
  const { calls } = fakeServer(answers(countPageView, {}));
  await renderScreen(<Page />, {
    user: givenUser(),
    asksAboutCookies: true,
    config: { ...givenConfig(), analyticsMeasurementId: measurementId },
  });
  return calls;
};

it('counts the name of the page once somebody has agreed', async () => {
  chooseCookies(true);
  const calls = await open('spring');
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ page: 'myEContacts' }]));
});

it.each([
  ['before anybody has agreed', false, 'spring'],
  ['where nothing is measured', true, null],
] as const)('counts nothing %s', async (_, isAllowed, measurementId) => {
  chooseCookies(isAllowed);
  const calls = await open(measurementId);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls).toEqual([]);
});
