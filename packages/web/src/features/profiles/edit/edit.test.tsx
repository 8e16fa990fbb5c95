import { sendOtp } from '@tervita/contract/auth';
import { editProfile, getProfile } from '@tervita/contract/profiles';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenUser } from '../../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../../testing/answers.ts';
import { givenConfig } from '../../../testing/given-config.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { rememberSentCode } from '../../auth/index.ts';
import { givenProfile } from '../given.ts';
import { Component as EditPage } from './edit-page.tsx';
import { Component as VerifyPage } from './verify-page.tsx';

const user = givenUser();
const at = '/edit-profile';
const sent = { maskedEmail: 'u•••@example.com', resendAfterSeconds: 60 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const open = () => renderScreen(<EditPage />, { at, path: at, user });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const rewrite = async (label: string, text: string) => {
  const input = await field(label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }));
const sentBodies = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);

describe('editing one own data', () => {
  it('shows what cannot be changed, and why', async () => {
    fakeServer(answers(getProfile, givenProfile()));
    await open();
    expect(await screen.findByText('48505140431')).toBeTruthy();
    expect(screen.getByText('This comes from your digital ID.')).toBeTruthy();
    expect((await field('Phone')).value).toBe('5123 4567');
  });

  it('of who signed up by e-mail: a button confirms it, nobody is told to write', async () => {
    const calls = fakeServer(answers(getProfile, givenProfile({ isVerified: false }))).calls;
    await open();
    expect(await screen.findByText(/Your personal code is not confirmed yet/)).toBeTruthy();
    expect(screen.queryByText(/Write to us/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Confirm/ }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  });

  it('of who has no digital ID here: they write to us', async () => {
    fakeServer(answers(getProfile, givenProfile({ isVerified: false })));
    const config = givenConfig({ DOKOBIT_LOGIN_ENABLED: false });
    await renderScreen(<EditPage />, { at, path: at, user, config });
    expect(await screen.findByText(/Write to us under Help if it has changed/)).toBeTruthy();
  });

  it('saves a phone number at once', async () => {
    const saved = givenProfile({ phone: '+37255512345' });
    const { calls } = fakeServer(answers(getProfile, givenProfile()), answers(editProfile, saved));
    await open();
    await rewrite('Phone', '55512345');
    await save();
    await waitFor(() => expect(sentBodies(calls)).toEqual([{ phone: '+37255512345' }]));
    expect((await field('Phone')).value).toBe('5551 2345');
  });

  it('proves a new address with a code first', async () => {
    const { calls } = fakeServer(answers(getProfile, givenProfile()), answers(sendOtp, sent));
    const { router } = await open();
    await rewrite('E-mail', 'uus@example.com');
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/edit-profile/verify-otp'));
    expect(sentBodies(calls)).toEqual([{ purpose: 'PROFILE', email: 'uus@example.com', locale: 'en' }]);
  });

  it('keeps what was typed when the session runs out', async () => {
    fakeServer(answers(getProfile, givenProfile()));
    const { unmount } = await open();
    await rewrite('E-mail', 'uus@example.com');
    unmount();
    await open();
    expect((await field('E-mail')).value).toBe('uus@example.com');
  });

  const verify = () => {
    rememberSentCode('PROFILE', sent, { email: 'uus@example.com', now: new Date() });
    return renderScreen(<VerifyPage />, { at: `${at}/verify-otp`, path: `${at}/verify-otp`, user });
  };

  it('takes the code of the new address', async () => {
    const saved = givenProfile({ email: 'uus@example.com' });
    const { calls } = fakeServer(answers(editProfile, saved));
    const { router } = await verify();
    await userEvent.type(await field('Six digits from the e-mail'), '123456');
    await waitFor(() => expect(router.state.location.pathname).toBe(at));
    expect(sentBodies(calls)).toEqual([{ email: 'uus@example.com', otp: '123456' }]);
  });

  it('asks who signed in a while ago for the password before the address changes', async () => {
    const old = givenProfile({ waysIn: ['PASSWORD'], isSignInFresh: false });
    const { calls, change } = fakeServer(answers(getProfile, old), answers(sendOtp, sent));
    const form = await open();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await rewrite('E-mail', 'uus@example.com');
    await save();
    expect(sentBodies(calls)).toEqual([]);
    await userEvent.type(await field('Current password'), 'sinine paat');
    await save();
    await waitFor(() => expect(form.router.state.location.pathname).toBe(`${at}/verify-otp`));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('sinine paat');
    form.unmount();
    change(refuses(editProfile, 468, 'WRONG_PASSWORD'));
    const { router } = await verify();
    await userEvent.type(await field('Six digits from the e-mail'), '123456');
    await waitFor(() => expect(router.state.location.pathname).toBe(at));
    expect(sentBodies(calls).at(-1)).toEqual({
      email: 'uus@example.com',
      otp: '123456',
      currentPassword: 'sinine paat',
    });
  });

  it('leads who has no password to signing in again, and keeps what was typed', async () => {
    const { calls } = fakeServer(answers(getProfile, givenProfile({ isSignInFresh: false })));
    const { unmount } = await open();
    await rewrite('E-mail', 'uus@example.com');
    await save();
    expect(await screen.findByRole('button', { name: 'Sign in again' })).toBeTruthy();
    expect(sentBodies(calls)).toEqual([]);
    unmount();
    await open();
    expect((await field('E-mail')).value).toBe('uus@example.com');
  });

  it('says when the address is somebody else’s', async () => {
    fakeServer(refuses(editProfile, 468, 'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT'));
    await verify();
    await userEvent.type(await field('Six digits from the e-mail'), '123456');
    expect((await screen.findByRole('alert')).textContent).toContain('belongs to another account');
  });
});
