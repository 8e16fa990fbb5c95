import { linkOutside, sendOtp, verifyLoginCode } from '@tervita/contract/auth';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenSession, givenUser } from '../../../core/session/given.ts';
import { currentSession, saveRequestedRoute } from '../../../core/session/index.ts';
import { answers, fakeServer, refuses, tooMany } from '../../../testing/answers.ts';
import { givenConfig } from '../../../testing/given-config.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { sendFirstCode } from './send-code.ts';
import { rememberSentCode, sentCode } from './sent-code.ts';
import { VerifySignIn } from './verify-sign-in.tsx';

const sent = { maskedEmail: 'm•••@example.com', resendAfterSeconds: 60 };
const label = 'Six digits from the e-mail';
const at = '/verify-email-with-otp';
const seconds = (count: number) => new Date(Date.now() + count * 1000);

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (sentAt = new Date(), config = givenConfig()) => {
  rememberSentCode('LOGIN', sent, { now: sentAt });
  return renderScreen(<VerifySignIn purpose="LOGIN" />, { at, path: at, config });
};

describe('the code that links Google or Apple to an account', () => {
  const openLink = () => {
    rememberSentCode('LINK', sent, { now: seconds(-61) });
    return renderScreen(<VerifySignIn purpose="LINK" />, { at, path: at });
  };
  it('opens that account', async () => {
    const { calls } = fakeServer(answers(linkOutside, givenSession(givenUser({ method: 'APPLE' }))));
    const { router } = await openLink();
    expect(screen.getByText(/An account with the address m•••@example\.com exists/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText(label), '123456');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(calls.map(({ body }) => body)).toEqual([{ otp: '123456' }]);
    expect(localStorage.getItem('tervita.sign-in-method')).toBe('APPLE');
  });
  it('is sent again without the address being said', async () => {
    const { calls } = fakeServer(answers(sendOtp, sent));
    await openLink();
    await userEvent.click(screen.getByRole('button', { name: /^Send a new code/ }));
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ purpose: 'LINK', locale: 'en' }));
  });
});

describe('the code of a sign-in', () => {
  it('sends itself on the sixth digit and opens the page that was asked for', async () => {
    const { calls } = fakeServer(answers(verifyLoginCode, givenSession(givenUser({ method: 'PASSWORD' }))));
    saveRequestedRoute('/e-contacts/1/timeline');
    const { router } = await open();
    expect(screen.getByText(/m•••@example\.com/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText(label), '40792');
    expect(calls).toEqual([]);
    await userEvent.type(screen.getByLabelText(label), '6');
    await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/1/timeline'));
    expect(calls.map(({ body }) => body)).toEqual([{ otp: '407926' }]);
    expect(currentSession()?.userClaim.method).toBe('PASSWORD');
    expect(sentCode('LOGIN')).toBeUndefined();
    expect(localStorage.getItem('tervita.sign-in-method')).toBe('PASSWORD');
  });

  it('clears a wrong code and waits for another', async () => {
    fakeServer(refuses(verifyLoginCode, 468, 'INVALID_OTP'));
    await open();
    await userEvent.type(screen.getByLabelText(label), '000000');
    expect(await screen.findByText('The code is not right. Check it, or ask for a new one.')).toBeTruthy();
    const field = screen.getByLabelText(label) as HTMLInputElement;
    expect(field.value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('keeps the digits when only the connection failed', async () => {
    fakeServer(tooMany(verifyLoginCode, 600));
    await open();
    await userEvent.type(screen.getByLabelText(label), '123456');
    expect((await screen.findByRole('alert')).textContent).toContain('in 10 minutes');
    expect((screen.getByLabelText(label) as HTMLInputElement).value).toBe('123456');
  });

  it('asks for all six digits', async () => {
    const { calls } = fakeServer();
    await open();
    await userEvent.type(screen.getByLabelText(label), '12');
    await userEvent.click(screen.getByRole('button', { name: /^Confirm/ }));
    expect(screen.getByText('Write all six digits')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('can be sent again once the time has come, also after a reload', async () => {
    const { calls } = fakeServer(answers(sendOtp, sent));
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await open(seconds(-58));
    expect(screen.getByText(/in 0:02/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Send a new code/ })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await userEvent.click(screen.getByRole('button', { name: /^Send a new code/ }));
    expect(await screen.findByText(/A new code is on its way/)).toBeTruthy();
    expect(calls.map(({ body }) => body)).toEqual([{ purpose: 'LOGIN', locale: 'en' }]);
    expect(screen.getByText(/in 1:00/)).toBeTruthy();
  });

  it('says how long to wait when the server says it is too soon', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    fakeServer(tooMany(sendOtp, 1800));
    await open(seconds(-100));
    await userEvent.click(screen.getByRole('button', { name: /^Send a new code/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('in 30 minutes');
    expect(screen.getByText(/in 30:00/)).toBeTruthy();
  });

  it('leads to the mailbox of a demonstration', async () => {
    await open(new Date(), { ...givenConfig(), demoMailbox: 'http://localhost:1/' });
    const link = screen.getByRole('link', { name: 'Open the demo mailbox' });
    expect(link.getAttribute('href')).toBe('http://localhost:1/');
  });

  it('is not asked for when none was sent', async () => {
    await renderScreen(<VerifySignIn purpose="LOGIN" />, { at, path: at });
    expect(screen.getByRole('heading', { name: 'There is no code to confirm' })).toBeTruthy();
  });
});

describe('the first code for an address', () => {
  beforeEach(() => renderScreen(null).then(() => undefined));

  it('is not asked for twice within its minute', async () => {
    const { calls } = fakeServer(answers(sendOtp, sent));
    await act(() => sendFirstCode('SIGNUP', 'mari@example.com'));
    await act(() => sendFirstCode('SIGNUP', 'Mari@example.com'));
    expect(calls).toHaveLength(1);
    await act(() => sendFirstCode('SIGNUP', 'other@example.com'));
    expect(calls).toHaveLength(2);
  });

  it('that the server still remembers is used', async () => {
    fakeServer(tooMany(sendOtp, 20));
    rememberSentCode('RESET', sent, { email: 'mari@example.com', now: seconds(-61) });
    await sendFirstCode('RESET', 'mari@example.com');
    expect(sentCode('RESET')?.maskedEmail).toBe('m•••@example.com');
    await expect(sendFirstCode('RESET', 'other@example.com')).rejects.toThrow('429');
  });
});
