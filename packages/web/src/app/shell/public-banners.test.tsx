import { getGlobalMessages } from '@tervita/contract/global-messages';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { givenSession, givenUser } from '../../core/session/given.ts';
import { adoptSession } from '../../core/session/session-store.ts';
import { answers, fakeServer } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PublicBanners } from './public-banners.tsx';

afterEach(() => vi.unstubAllGlobals());

it('a public page shows the messages of the clinics to who is signed in, without what signed-in pages stand on', async () => {
  fakeServer(
    answers(getGlobalMessages, {
      messages: [
        {
          id: '01960000-0000-7000-8000-000000000001',
          text: 'Closed on Friday',
          language: 'en',
          clinicName: 'Pärnaoru',
        },
      ],
    }),
  );
  // Words and configuration come as for every screen; the page itself is rendered bare.
  await renderScreen(<p />, { user: givenUser() });
  adoptSession(givenSession(givenUser()));
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <PublicBanners /> }])} />);
  expect(await screen.findByText('Closed on Friday (Pärnaoru)')).toBeTruthy();
});
