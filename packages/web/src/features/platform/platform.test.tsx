import { getPlatform } from '@tervita/contract/platform-admin';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../core/session/given.ts';
import { answers, fakeServer } from '../../testing/answers.ts';
import { flowingTime } from '../../testing/flowing-time.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ChangelogPage } from './changelog-page.tsx';
import { changesIn } from './changes.ts';
import { Component as PlatformPage } from './platform-page.tsx';

afterEach(() => vi.unstubAllGlobals());
const user = givenStaff();

it('says which version it is, and which service does not answer', async () => {
  fakeServer(
    answers(getPlatform, {
      version: '0.1.0',
      services: [
        { service: 'MAIL', isAnswering: true },
        { service: 'SMS', isAnswering: false },
      ],
    }),
  );
  await renderScreen(<PlatformPage />, { user });
  await screen.findByText('0.1.0');
  expect(screen.getByText('SMS gateway').textContent).toContain('does not answer');
});

it('a list of changes that does not load says so, and can be asked for again', async () => {
  const fetched = vi.fn(async () => new Response('', { status: 404 }));
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers({ ...flowingTime, toFake: ['setTimeout', 'clearTimeout'] });
  await renderScreen(<ChangelogPage />, { user });
  // It is asked for twice more, a second and two later.
  await vi.advanceTimersByTimeAsync(3_000);
  await screen.findByText('The list of changes did not load');
  fetched.mockImplementation(async () => new Response('# Changes\n\n## March\n\n- A `new` page\n'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('A new page');
});

it('reads our own list', () => {
  expect(changesIn('# All\n\nWords.\n\n## Two\n\n- b\n- c\n\n## One\n\n- a\n')).toEqual([
    { title: 'Two', items: ['b', 'c'] },
    { title: 'One', items: ['a'] },
  ]);
});
