import {
  changePassword,
  endMyOtherSessions,
  endMySession,
  getAppCode,
  listMySessions,
  startDigitalId,
} from '@tervita/contract/auth';
import { getProfile, saveSettings } from '@tervita/contract/profiles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenSession, givenStaff, givenUser } from '../../../core/session/given.ts';
import { currentLanguage } from '../../../core/texts/index.ts';
import { answers, type FakeAnswer, fakeServer, refuses } from '../../../testing/answers.ts';
import { givenConfig } from '../../../testing/given-config.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { givenProfile } from '../given.ts';
import { Component as SettingsPage } from './settings-page.tsx';

const session = (number: number, isCurrent: boolean) => ({
  id: `01960000-0000-7000-8000-0000000000a${number}`,
  isCurrent,
  method: 'DIGITAL_ID' as const,
  device: `Firefox ${number}`,
  signedInAt: '2026-03-12T08:00:00.000Z',
  lastUsedAt: '2026-03-12T09:00:00.000Z',
});
const sessions = answers(listMySessions, { sessions: [session(1, true), session(2, false)] });
const good = 'seven green kettles';

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete document.documentElement.dataset.theme;
  vi.unstubAllGlobals();
});

const open = async (profile = givenProfile(), ...more: FakeAnswer[]) => {
  const server = fakeServer(answers(getProfile, profile), sessions, ...more);
  const view = await renderScreen(<SettingsPage />, {
    user: givenUser(),
    config: givenConfig({ EMAIL_LOGIN_ENABLED: true }),
  });
  await screen.findByText('Ways to sign in');
  return { ...view, ...server, sent: () => server.calls.filter(({ method }) => method !== 'GET') };
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('settings', () => {
  it('change the language here and on the server', async () => {
    const { sent } = await open(givenProfile(), answers(saveSettings, givenProfile({ language: 'et' })));
    await userEvent.click(screen.getByRole('radio', { name: 'Eesti' }));
    await waitFor(() => expect(currentLanguage()).toBe('et'));
    expect(sent()[0]?.body).toEqual({ language: 'et' });
    expect(localStorage.getItem('tervita.language')).toBe('et');
  });

  it('change the theme on this device', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('tervita.theme')).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: 'As in the device' }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(localStorage.getItem('tervita.theme')).toBeNull();
  });

  it('switch notices off at once', async () => {
    const { sent } = await open(givenProfile(), answers(saveSettings, givenProfile({ emailNotices: false })));
    await userEvent.click(screen.getByRole('switch', { name: /e-mail/ }));
    await waitFor(() => expect(sent()[0]?.body).toEqual({ emailNotices: false }));
  });

  it('let somebody without a digital ID confirm who they are', async () => {
    const url = 'https://id.example/auth/1';
    const profile = givenProfile({ isVerified: false, waysIn: ['PASSWORD'] });
    const { sent } = await open(profile, answers(startDigitalId, { sessionToken: 't', url }));
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    await press('Confirm with a digital ID');
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
    expect(sent()[0]?.body).toEqual({ locale: 'en', confirm: true });
  });

  const setPassword = async (current?: string) => {
    const dialog = within(await screen.findByRole('dialog'));
    if (current) await userEvent.type(dialog.getByLabelText('Current password'), current);
    await userEvent.type(dialog.getByLabelText('New password'), good);
    await userEvent.type(dialog.getByLabelText('The same password again'), good);
    await userEvent.click(dialog.getByRole('button', { name: /^Save the password/ }));
    return dialog;
  };

  it('set a first password', async () => {
    const { sent } = await open(givenProfile(), answers(changePassword, givenSession(givenUser())));
    await press('Set a password');
    await setPassword();
    await waitFor(() => expect(sent()[0]?.body).toEqual({ password: good }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ask for the present password, and say when it is wrong', async () => {
    const profile = givenProfile({ waysIn: ['DIGITAL_ID', 'PASSWORD'] });
    const { sent } = await open(profile, refuses(changePassword, 468, 'WRONG_PASSWORD'));
    await press('Change the password');
    const dialog = await setPassword('what I remember');
    expect(await dialog.findByText('The current password is wrong.')).toBeTruthy();
    expect(sent()[0]?.body).toEqual({ password: good, currentPassword: 'what I remember' });
  });

  it('ask for a fresh sign-in before a first password', async () => {
    await open(givenProfile(), refuses(changePassword, 468, 'SIGN_IN_TOO_OLD'));
    await press('Set a password');
    await setPassword();
    expect(await screen.findByRole('button', { name: 'Sign in again' })).toBeTruthy();
  });

  it('offer no password without a proved address', async () => {
    await open(givenProfile({ isEmailVerified: false }));
    expect(screen.queryByRole('button', { name: 'Set a password' })).toBeNull();
  });

  it('sign out on another device, or on all of them', async () => {
    const { sent } = await open(
      givenProfile(),
      answers(endMySession, {}),
      answers(endMyOtherSessions, { ended: 1 }),
    );
    expect(await screen.findByText('This device')).toBeTruthy();
    await press('Sign out on Firefox 2');
    await waitFor(() =>
      expect(sent().map(({ path }) => path)).toEqual([`/api/users/sessions/${session(2, false).id}`]),
    );
    await press('Sign out everywhere else');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(sent().at(-1)?.path).toBe('/api/users/sessions/end-others'));
  });

  it('have the authenticator app for staff only', async () => {
    const { unmount } = await open();
    expect(screen.queryByText('Authenticator app')).toBeNull();
    unmount();
    fakeServer(answers(getProfile, givenProfile()), sessions, answers(getAppCode, { isSetUp: true }));
    await renderScreen(<SettingsPage />, { user: givenStaff() });
    expect(await screen.findByRole('button', { name: 'Remove the app' })).toBeTruthy();
  });
});
