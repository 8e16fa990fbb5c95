import { reportLog } from '@tervita/contract/support';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setConfig } from '../../core/config.ts';
import { givenSession, givenUser } from '../../core/session/given.ts';
import { adoptSession } from '../../core/session/session-store.ts';
import { setTexts } from '../../core/texts/index.ts';
import { answers, fakeServer } from '../../testing/answers.ts';
import { givenConfig } from '../../testing/given-config.ts';
import { loadPage } from '../routes/load-page.ts';
import { RouteError } from './route-error.tsx';

beforeEach(() => setTexts('en'));
afterEach(() => {
  vi.unstubAllGlobals();
  adoptSession(null);
});

const Nothing = () => null;

const show = (lazy: () => Promise<never>) => {
  const router = createMemoryRouter([
    { path: '/', lazy, ErrorBoundary: RouteError, HydrateFallback: Nothing },
  ]);
  render(<RouterProvider router={router} />);
};
const reported = (calls: { body: unknown }[]) => calls.map(({ body }) => (body as { type: string }).type);

describe('a page that cannot be shown', () => {
  it('offers a reload when its code is gone, and tells the server once', async () => {
    const { calls } = fakeServer(answers(reportLog, {}));
    const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    show(() => loadPage(gone) as Promise<never>);
    expect(await screen.findByRole('heading', { name: 'There is a newer version' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    await waitFor(() => expect(reported(calls)).toEqual(['DYNAMIC_LOAD']));
  });

  it('says that it needs a connection when there is none, also inside a layout', async () => {
    fakeServer(answers(reportLog, {}));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    const layout = async () => ({ Component: Outlet });
    const router = createMemoryRouter([
      {
        Component: Outlet,
        children: [{ lazy: layout, children: [{ path: '/', lazy: () => loadPage(gone) }] }],
      },
    ]);
    await vi.waitUntil(() => router.state.initialized);
    render(<RouterProvider router={router} />);
    expect(await screen.findByRole('heading', { name: 'This page needs a connection' })).toBeTruthy();
  });

  it('says that it broke, and tells the server', async () => {
    const { calls } = fakeServer(answers(reportLog, {}));
    show(() => Promise.reject(new RangeError('a bug')));
    expect(await screen.findByRole('heading', { name: 'Something broke on this page' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    await waitFor(() => expect(reported(calls)).toEqual(['COMPONENT']));
  });

  it('leads whoever is not signed in to the mail of support', async () => {
    fakeServer(answers(reportLog, {}));
    setConfig(givenConfig());
    show(() => Promise.reject(new RangeError('a bug')));
    const support = await screen.findByRole('link', { name: 'Contact support' });
    expect(support.getAttribute('href')).toBe('mailto:support@tervita.example');
  });

  it('leads whoever is signed in to support', async () => {
    fakeServer(answers(reportLog, {}));
    adoptSession(givenSession(givenUser(), '2999-01-01T00:00:00.000Z'));
    show(() => Promise.reject(new RangeError('a bug')));
    const support = await screen.findByRole('link', { name: 'Contact support' });
    expect(support.getAttribute('href')).toBe('/help/technical-problem');
  });
});
