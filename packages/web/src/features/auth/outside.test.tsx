import { completeOutside, type ProofNeeded, startOutside } from '@tervita/contract/auth';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenSession, givenUser } from '../../core/session/given.ts';
import { currentSession, saveRequestedRoute } from '../../core/session/index.ts';
import { answers, fakeServer, refuses } from '../../testing/answers.ts';
import { givenConfig } from '../../testing/given-config.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { beginAttempt } from './attempt.ts';
import { Component as ChooseAuthPage } from './choose-auth-page.tsx';
import { Component as ChooseSignupPage } from './choose-signup-page.tsx';
import { sentCode } from './codes/sent-code.ts';
import { Component as CompleteLoginPage } from './complete-login-page.tsx';
import { Component as OutsideLoginPage } from './outside-login-page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const everything = () => ({
  ...givenConfig({ EMAIL_LOGIN_ENABLED: true }),
  signInProviders: ['GOOGLE', 'APPLE'] as ('GOOGLE' | 'APPLE')[],
});

describe('Google and Apple', () => {
  it('stand between the digital ID and the password, with the way to sign up below', async () => {
    await renderScreen(<ChooseAuthPage />, { config: everything() });
    expect(links()).toEqual([
      '/login',
      '/login/google',
      '/login/apple',
      '/login-with-password',
      '/choose-signup',
    ]);
  });
  it('are offered to sign up with, too', async () => {
    await renderScreen(<ChooseSignupPage />, { config: everything() });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/create an account/);
    expect(links()).toEqual([
      '/signup',
      '/login/google',
      '/login/apple',
      '/signup-with-password',
      '/choose-auth',
    ]);
  });
  it.each([
    ['/login/google', 'GOOGLE', 'Google is not responding'],
    ['/login/apple', 'APPLE', 'Apple is not responding'],
  ])('%s asks for its own provider and says when it is away', async (at, provider, title) => {
    const { calls } = fakeServer(refuses(startOutside, 468, 'OUTSIDE_SIGN_IN_NOT_AVAILABLE'));
    await renderScreen(<OutsideLoginPage />, { at });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(calls.map(({ body }) => body)).toEqual([{ provider, locale: 'en' }]);
    expect(links()).toEqual([
      at,
      '/choose-auth',
      `mailto:support@tervita.example?subject=${encodeURIComponent(title)}`,
    ]);
  });
});

it('a fault on our side is told to support with its number', async () => {
  fakeServer(refuses(startOutside, 500, 'TECHNICAL'));
  await renderScreen(<OutsideLoginPage />, { at: '/login/google' });
  const support = await screen.findByRole('link', { name: 'Contact support' });
  expect(new URL(support.getAttribute('href') ?? '').searchParams.get('subject')).toMatch(/ request-1$/);
});

describe('coming back from Google or Apple', () => {
  const path = '/complete-login';
  const at = '/complete-login?state=s1&code=c1&iss=https%3A%2F%2Faccounts.google.com&scope=email';

  it('opens the session and goes to the page that was asked for', async () => {
    const login = givenSession(givenUser());
    const { calls } = fakeServer(
      answers(completeOutside, { outcome: 'SIGNED_IN', provider: 'GOOGLE', login }),
    );
    saveRequestedRoute('/e-contacts/1/timeline');
    const { router } = await renderScreen(<CompleteLoginPage />, { at, path });
    await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/1/timeline'));
    expect(calls.map(({ body }) => body)).toEqual([
      { state: 's1', code: 'c1', iss: 'https://accounts.google.com' },
    ]);
    expect(currentSession()?.userClaim.firstName).toBe('Mari');
    expect(localStorage.getItem('tervita.sign-in-method')).toBe('GOOGLE');
  });

  it.each([
    ['OUTSIDE_SIGN_IN_CANCELLED', 1, 'You cancelled signing in'],
    ['OUTSIDE_SIGN_IN_FAILED', 1, 'Signing in was not finished'],
    ['OUTSIDE_SIGN_IN_FAILED', 16, 'The time to sign in ran out'],
    ['OUTSIDE_SIGN_IN_NOT_AVAILABLE', 1, 'Apple is not responding'],
  ])('says what to do after %s, %i minutes after the start', async (code, minutes, title) => {
    beginAttempt(new Date(Date.now() - minutes * 60_000), 'APPLE');
    fakeServer(refuses(completeOutside, 468, code));
    await renderScreen(<CompleteLoginPage />, { at: '/complete-login?state=s1', path });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(links()).toEqual([
      '/login/apple',
      '/choose-auth',
      ...(code === 'OUTSIDE_SIGN_IN_CANCELLED'
        ? []
        : [`mailto:support@tervita.example?subject=${encodeURIComponent(title)}`]),
    ]);
  });
});

describe('an address that has an account already', () => {
  const path = '/complete-login';
  const at = '/complete-login?state=s1';
  const proof = (by: ProofNeeded['by']) =>
    answers(completeOutside, {
      outcome: 'PROVE',
      provider: 'APPLE',
      by,
      maskedEmail: 'm•••@example.com',
      resendAfterSeconds: 60,
    });
  it('goes on to the page of the code from the mail', async () => {
    fakeServer(proof('EMAIL_CODE'));
    const { router } = await renderScreen(<CompleteLoginPage />, { at, path });
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify-email-with-otp'));
    expect(router.state.location.search).toBe('?purpose=LINK');
    expect(sentCode('LINK')?.maskedEmail).toBe('m•••@example.com');
  });
  it('of somebody with a digital ID leads to the digital ID', async () => {
    fakeServer(proof('DIGITAL_ID'));
    await renderScreen(<CompleteLoginPage />, { at, path });
    expect(await screen.findByRole('heading', { name: 'You already have an account' })).toBeTruthy();
    expect(links()).toEqual(['/login', '/choose-auth']);
  });
});
