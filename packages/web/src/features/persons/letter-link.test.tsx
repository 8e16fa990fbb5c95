import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { takeRequestedRoute } from '../../core/session/index.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { keptClaimToken } from './claim-token.ts';
import { Component } from './letter-link-page.tsx';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

it('whoever opens the link of a letter without being signed in is told what it is, and signs in first', async () => {
  history.replaceState(null, '', '/claim-e-contact#letter-key');
  const at = '/claim-e-contact';
  const { router } = await renderScreen(<Component />, { at, path: at });
  expect(screen.getByRole('heading', { level: 1, name: 'A clinic has written to you' })).toBeTruthy();
  // Nothing that the browser remembers of the address opens the letter.
  expect(location.hash).toBe('');
  expect(keptClaimToken()).toBe('letter-key');
  await userEvent.click(screen.getByRole('link', { name: 'Sign in or create an account' }));
  expect(router.state.location.pathname).toBe('/choose-auth');
  expect(takeRequestedRoute()).toBe('/claim-e-contact/birth-date');
});
