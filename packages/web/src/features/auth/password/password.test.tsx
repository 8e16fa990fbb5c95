import { loginWithPassword, resetPassword, sendOtp, signupWithPassword } from '@tervita/contract/auth';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenSession, givenUser } from '../../../core/session/given.ts';
import { currentSession, saveRequestedRoute } from '../../../core/session/index.ts';
import { answers, fakeServer, findsFault, refuses, tooMany } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { rememberSentCode } from '../codes/sent-code.ts';
import { Component as LoginPage } from './login-page.tsx';
import { pendingSignup } from './pending-signup.ts';
import { Component as ResetPage } from './reset-page.tsx';
import { Component as SignupPage } from './signup-page.tsx';
import { Component as VerifyResetPage } from './verify-reset-page.tsx';
import { Component as VerifySignupPage } from './verify-signup-page.tsx';

const sent = { maskedEmail: 'm•••@example.com', resendAfterSeconds: 60 };
const good = 'seven green kettles';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  pendingSignup.set(null);
});
afterEach(() => vi.unstubAllGlobals());

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
// Without its styles a button also has the words of its pending face.
const press = (name: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
const email = () => screen.getByLabelText('E-mail') as HTMLInputElement;

describe('signing in with a password', () => {
  const open = () =>
    renderScreen(<LoginPage />, { at: '/login-with-password', path: '/login-with-password' });
  const fill = async (address = 'mari@example.com') => {
    await type('E-mail', address);
    await type('Password', 'what I remember');
    await press('Continue');
  };

  it('goes on to the code that the right pair sends', async () => {
    const { calls } = fakeServer(answers(loginWithPassword, sent));
    const { router } = await open();
    await fill();
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify-email-with-otp'));
    expect(router.state.location.search).toBe('?purpose=LOGIN');
    expect(calls[0]?.body).toEqual({ email: 'mari@example.com', password: 'what I remember', locale: 'en' });
  });

  it('lets in who has an address with other letters from before; a reset says what else helps', async () => {
    const { calls } = fakeServer(answers(loginWithPassword, sent));
    const { router, unmount } = await open();
    await fill('õie@example.com');
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify-email-with-otp'));
    expect(calls[0]?.body).toMatchObject({ email: 'õie@example.com' });
    unmount();
    sessionStorage.clear();
    await renderScreen(<ResetPage />, { at: '/reset-password', path: '/reset-password' });
    await type('E-mail', 'õie@example.com');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/Sign in with your password, digital ID, Google or Apple/)).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it('says one thing about a wrong pair, at the password', async () => {
    fakeServer(refuses(loginWithPassword, 468, 'WRONG_EMAIL_OR_PASSWORD'));
    await open();
    await fill();
    expect(await screen.findByText('The e-mail or the password is not right.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  });

  it('says how long to wait after too many tries', async () => {
    fakeServer(tooMany(loginWithPassword, 120));
    await open();
    await fill();
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in 2 minutes');
  });

  it('names all that is missing, and takes the focus there', async () => {
    const { calls } = fakeServer();
    await open();
    await press('Continue');
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toContain('Check 2 fields');
    expect(document.activeElement).toBe(summary);
    await userEvent.click(screen.getByRole('link', { name: 'Password: Fill in this field' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(calls).toEqual([]);
  });

  it('offers to correct gmail.ee', async () => {
    fakeServer();
    await open();
    await type('E-mail', 'mari@gmail.ee');
    await press('Correct it to mari@gmail.com');
    expect(email().value).toBe('mari@gmail.com');
  });

  it('keeps the address over a reload, never the password', async () => {
    fakeServer(refuses(loginWithPassword, 468, 'WRONG_EMAIL_OR_PASSWORD'));
    const { unmount } = await open();
    await fill();
    unmount();
    await open();
    expect(email().value).toBe('mari@example.com');
    expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('remember');
  });
});

describe('signing up with a password', () => {
  const path = '/signup-with-password';
  const fill = async (password = good, repeat = password) => {
    await type('E-mail', 'mari@example.com');
    await type('Password', password);
    await type('The same password again', repeat);
    await press('Continue');
  };

  it('sends a code and keeps the password in memory only', async () => {
    const { calls } = fakeServer(answers(sendOtp, sent));
    const { router } = await renderScreen(<SignupPage />, { at: path, path });
    await fill();
    await waitFor(() => expect(router.state.location.pathname).toBe(`${path}/verify-otp`));
    expect(calls[0]?.body).toEqual({ purpose: 'SIGNUP', email: 'mari@example.com', locale: 'en' });
    expect(pendingSignup.get()).toEqual({ email: 'mari@example.com', password: good });
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('kettles');
  });

  it('ticks the rules while the password is typed', async () => {
    await renderScreen(<SignupPage />, { at: path, path });
    const met = () =>
      screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('done'));
    expect(met()).toHaveLength(0);
    await type('Password', 'seven gre');
    expect(met()).toHaveLength(2);
    await type('Password', 'en');
    expect(met()).toHaveLength(3);
  });

  it.each([
    ['short', 'short', 'The text is too short'],
    ['qwertyuiop', 'qwertyuiop', 'Too easy to guess: choose other words'],
    ['mari2mari2', 'mari2mari2', 'Do not use your name or address in the password'],
    [good, 'seven green kettle', 'The passwords do not match'],
  ])('refuses %s repeated as %s', async (password, repeat, sentence) => {
    const { calls } = fakeServer(answers(sendOtp, sent));
    await renderScreen(<SignupPage />, { at: path, path });
    await fill(password, repeat);
    expect(screen.getAllByText(sentence, { exact: false }).length).toBeGreaterThan(0);
    expect(calls).toEqual([]);
  });

  const verify = async () => {
    pendingSignup.set({ email: 'mari@example.com', password: good });
    rememberSentCode('SIGNUP', sent, { email: 'mari@example.com', now: new Date() });
    const at = `${path}/verify-otp`;
    return renderScreen(<VerifySignupPage />, { at, path: at });
  };

  it('opens the session with the right code', async () => {
    const { calls } = fakeServer(answers(signupWithPassword, givenSession(givenUser())));
    saveRequestedRoute('/e-contacts/add');
    const { router } = await verify();
    await type('Six digits from the e-mail', '123456');
    await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/add'));
    expect(calls[0]?.body).toEqual({
      email: 'mari@example.com',
      password: good,
      otp: '123456',
      locale: 'en',
    });
    expect(currentSession()?.userClaim.firstName).toBe('Mari');
    expect(pendingSignup.get()).toBeNull();
  });

  it.each([
    ['USER_EXISTS', 'You already have an account', ['/login-with-password', '/reset-password']],
    [
      'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT',
      'This e-mail is in use in another way',
      ['/choose-auth', path],
    ],
  ])('says what to do after %s', async (code, title, next) => {
    fakeServer(refuses(signupWithPassword, 468, code));
    await verify();
    await type('Six digits from the e-mail', '123456');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(next);
  });

  it('goes back to the form when a reload has lost the password', async () => {
    rememberSentCode('SIGNUP', sent, { email: 'mari@example.com', now: new Date() });
    const at = `${path}/verify-otp`;
    const { router } = await renderScreen(<VerifySignupPage />, { at, path: at });
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(router.state.location.state).toBe('reloaded');
  });
});

describe('a new password', () => {
  const path = '/reset-password';
  const at = `${path}/verify-otp`;

  it('says the same whether or not there is an account', async () => {
    const { calls } = fakeServer(answers(sendOtp, sent));
    const { router } = await renderScreen(<ResetPage />, { at: path, path });
    await type('E-mail', 'nobody@example.com');
    await press('Send the code');
    await waitFor(() => expect(router.state.location.pathname).toBe(at));
    expect(calls[0]?.body).toEqual({ purpose: 'RESET', email: 'nobody@example.com', locale: 'en' });
  });

  const open = () => {
    rememberSentCode('RESET', sent, { email: 'mari@example.com', now: new Date() });
    return renderScreen(<VerifyResetPage />, { at, path: at });
  };
  const fill = async () => {
    await type('Six digits from the e-mail', '123456');
    await type('New password', good);
    await type('The same password again', good);
    await press('Save and sign in');
  };

  it('signs in', async () => {
    const { calls } = fakeServer(answers(resetPassword, givenSession(givenUser())));
    const { router } = await open();
    await fill();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(calls[0]?.body).toEqual({ email: 'mari@example.com', otp: '123456', password: good });
  });

  it('shows a wrong code at the code, and what the server says of the password there', async () => {
    const { change } = fakeServer(refuses(resetPassword, 468, 'INVALID_OTP'));
    await open();
    await fill();
    expect(await screen.findByText(/The code is not right/)).toBeTruthy();
    change(findsFault(resetPassword, { password: 'tooPersonal' }));
    await press('Save and sign in');
    expect(await screen.findByText('Do not use your name or address in the password')).toBeTruthy();
  });

  it('without a sent code starts at the address', async () => {
    const { router } = await renderScreen(<VerifyResetPage />, { at, path: at });
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });
});
