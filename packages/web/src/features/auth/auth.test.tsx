import { loginWithDigitalId } from '@tervita/contract/auth';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenSession, givenUser } from '../../core/session/given.ts';
import { currentSession, saveRequestedRoute, takeRequestedRoute } from '../../core/session/index.ts';
import { answers, fakeServer, refuses } from '../../testing/answers.ts';
import { givenConfig } from '../../testing/given-config.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ChooseAuthPage } from './choose-auth-page.tsx';
import { Component as CompleteLoginPage } from './complete-login-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const methods = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href !== '/choose-signup');

describe('ways to sign in', () => {
  it('are those of the configuration', async () => {
    await renderScreen(<ChooseAuthPage />);
    expect(methods()).toEqual(['/login']);
  });
  it('have the digital ID first', async () => {
    await renderScreen(<ChooseAuthPage />, { config: givenConfig({ EMAIL_LOGIN_ENABLED: true }) });
    expect(methods()).toEqual(['/login', '/login-with-password']);
  });
  it('have the one used last time on top', async () => {
    localStorage.setItem('tervita.sign-in-method', 'PASSWORD');
    await renderScreen(<ChooseAuthPage />, { config: givenConfig({ EMAIL_LOGIN_ENABLED: true }) });
    expect(methods()).toEqual(['/login-with-password', '/login']);
    expect(screen.getByText('used last time')).toBeTruthy();
  });
  it('may be none', async () => {
    await renderScreen(<ChooseAuthPage />, { config: givenConfig({ DOKOBIT_LOGIN_ENABLED: false }) });
    expect(screen.getByText(/not possible at the moment/)).toBeTruthy();
  });
});

describe('whoever wanted another page', () => {
  it('is told that the session ran out', async () => {
    await renderScreen(<ChooseAuthPage />, { at: '/choose-auth?status=session-expired' });
    expect(screen.getByRole('status').textContent).toContain('You were signed out');
  });
  it('is told that somebody ended the sign-in, and that nothing of it is left here', async () => {
    await renderScreen(<ChooseAuthPage />, { at: '/choose-auth?status=session-ended' });
    expect(screen.getByRole('status').textContent).toContain('What this device kept has been deleted');
  });
  it('came by the link of a letter: the answer of the clinic waits behind it', async () => {
    saveRequestedRoute('/e-contacts/01960000-0000-7000-8000-000000000001/timeline');
    await renderScreen(<ChooseAuthPage />, { at: '/choose-auth?status=sign-in' });
    expect(screen.getByRole('status').textContent).toContain('Sign in to read the clinic’s answer');
  });
  it('wanted any page', async () => {
    saveRequestedRoute('/settings');
    await renderScreen(<ChooseAuthPage />, { at: '/choose-auth?status=sign-in' });
    expect(screen.getByRole('status').textContent).toContain('Sign in to go on');
  });
});

describe('coming back from the gateway', () => {
  const at = '/complete-login?session_token=token-1';
  const path = '/complete-login';

  it('opens the session and goes to the page that was asked for', async () => {
    const { calls } = fakeServer(
      answers(loginWithDigitalId, { ...givenSession(givenUser()), asksAboutWaysIn: false }),
    );
    saveRequestedRoute('/e-contacts/1/timeline');
    const { router } = await renderScreen(<CompleteLoginPage />, { at, path });
    await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/1/timeline'));
    expect(calls.map(({ path: called, body }) => [called, body])).toEqual([
      ['/api/login/dokobit', { returnToken: 'token-1' }],
    ]);
    expect(currentSession()?.userClaim.firstName).toBe('Mari');
  });

  it('goes to the start otherwise, which knows the way home', async () => {
    fakeServer(answers(loginWithDigitalId, { ...givenSession(givenUser()), asksAboutWaysIn: false }));
    const { router } = await renderScreen(<CompleteLoginPage />, { at, path });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('asks first about ways into the account from before, and then goes there', async () => {
    fakeServer(answers(loginWithDigitalId, { ...givenSession(givenUser()), asksAboutWaysIn: true }));
    saveRequestedRoute('/settings');
    const { router } = await renderScreen(<CompleteLoginPage />, { at, path });
    await waitFor(() => expect(router.state.location.pathname).toBe('/ways-in'));
    expect(takeRequestedRoute()).toBe('/settings');
  });

  it.each([
    ['DIGITAL_ID_FAILED', 'Signing in was not finished', '/login'],
    ['PERSON_IS_UNDERAGE', 'Tervita is for people aged 18 and over', '/'],
    ['DIGITAL_ID_NOT_AVAILABLE', 'The digital ID service is not responding', '/login'],
  ])('says what to do after %s', async (code, title, next) => {
    fakeServer(refuses(loginWithDigitalId, 468, code));
    await renderScreen(<CompleteLoginPage />, { at, path });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Signing you in');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(methods()[0]).toBe(next);
  });

  it('without a token is a sign-in that was not finished', async () => {
    await renderScreen(<CompleteLoginPage />, { at: '/complete-login', path });
    expect(await screen.findByRole('heading', { name: 'Signing in was not finished' })).toBeTruthy();
  });
});
