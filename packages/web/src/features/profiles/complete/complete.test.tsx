import { sendOtp } from '@tervita/contract/auth';
import { completeProfile, getProfile } from '@tervita/contract/profiles';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenSession, givenUser } from '../../../core/session/given.ts';
import { currentSession, saveRequestedRoute } from '../../../core/session/index.ts';
import { answers, fakeServer, findsFault, refuses } from '../../../testing/answers.ts';
import { givenConfig } from '../../../testing/given-config.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { rememberSentCode } from '../../auth/index.ts';
import { givenBlankProfile, givenProfile } from '../given.ts';
import { Component as CompletePage } from './complete-page.tsx';
import { keptProfile } from './completing.ts';
import { VerifyProfile } from './verify-profile.tsx';

const user = givenUser({ incompleteProfile: true });
const done = givenSession(givenUser());
const sent = { maskedEmail: 'm•••@example.com', resendAfterSeconds: 60 };
const at = '/signup';
const codeAt = '/verify-email-with-otp?purpose=PROFILE';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const open = (config = givenConfig()) => renderScreen(<CompletePage />, { at, path: at, user, config });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, text: string) => userEvent.type(await field(label), text);
const send = () => userEvent.click(screen.getByRole('button', { name: /^Continue/ }));
/** Who has a code is not asked for the birth date that stands in it. */
const fillAll = async ({ year = '' } = {}) => {
  await type('First name', 'Mari');
  await type('Surname', 'Lepaste');
  if (year === '') {
    await type('Personal code', '48505040088');
    expect(screen.queryByLabelText('Day')).toBeNull();
  } else {
    await type('Day', '4');
    await type('Month', '5');
    await type('Year', year);
  }
  await type('Phone', '51234567');
};

describe('completing a profile', () => {
  it('asks only for what the digital ID does not tell', async () => {
    const profile = givenProfile({ email: null, isEmailVerified: false, phone: null });
    const { calls } = fakeServer(answers(getProfile, profile), answers(sendOtp, sent));
    const { router } = await open();
    expect(await screen.findByText('This comes from your digital ID.')).toBeTruthy();
    expect(screen.queryByLabelText('First name')).toBeNull();
    expect(screen.queryByLabelText('Personal code')).toBeNull();
    await type('Phone', '51234567');
    await type('E-mail', 'mari@example.com');
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify-email-with-otp'));
    expect(calls.at(-1)?.body).toEqual({ purpose: 'PROFILE', email: 'mari@example.com', locale: 'en' });
  });

  it('sends everything at once when the address is proved, and goes where the person wanted', async () => {
    const { calls } = fakeServer(answers(getProfile, givenBlankProfile()), answers(completeProfile, done));
    saveRequestedRoute('/e-contacts/add');
    const { router } = await open();
    await fillAll();
    expect((await field('E-mail')).readOnly).toBe(true);
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/add'));
    expect(calls.at(-1)?.body).toEqual({
      firstName: 'Mari',
      surname: 'Lepaste',
      birthDate: '1985-05-04',
      personalCode: '48505040088',
      phone: '5123 4567',
      email: 'mari@example.com',
    });
    expect(currentSession()?.userClaim.incompleteProfile).toBe(false);
  });

  it('asks no code where the installation does not want one', async () => {
    fakeServer(answers(getProfile, givenBlankProfile()));
    await open(givenConfig({ PERSONAL_CODE_REQUIRED: false }));
    await field('First name');
    expect(screen.queryByLabelText('Personal code')).toBeNull();
  });

  it('says what is wrong with each field', async () => {
    const { calls } = fakeServer(answers(getProfile, givenBlankProfile()));
    await open();
    await type('Personal code', '123');
    await type('Phone', '12');
    await send();
    expect(screen.getByRole('alert').textContent).toMatch(
      /First name: Fill in.*Surname: Fill in.*Personal code: Some digits are missing.*Phone: The number is too short/,
    );
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['48505040089', 'The last digit does not fit. Look at the code again'],
    ['48513040088', 'There is no such date in the code. Look at its first digits again'],
  ])('says what is wrong with the code %s', async (code, words) => {
    fakeServer(answers(getProfile, givenBlankProfile()));
    await open();
    await type('Personal code', code);
    await send();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says so when a date does not exist', async () => {
    fakeServer(answers(getProfile, givenBlankProfile()));
    await open(givenConfig({ PERSONAL_CODE_REQUIRED: false }));
    await type('Day', '31');
    await type('Month', '2');
    await type('Year', '1985');
    await send();
    expect(screen.getByRole('alert').textContent).toMatch(/Date of birth: Check the date/);
  });

  it('shows what the server finds at its field', async () => {
    const { change } = fakeServer(
      answers(getProfile, givenBlankProfile()),
      refuses(completeProfile, 468, 'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT'),
    );
    await open();
    await fillAll();
    await send();
    expect(await screen.findByText(/This e-mail belongs/)).toBeTruthy();
    change(findsFault(completeProfile, { phone: 'badPhone' }));
    await send();
    expect(await screen.findByText('Check the phone number')).toBeTruthy();
    expect(document.activeElement).toBe(await field('Phone'));
  });

  it('tells a minor who can write for them, and lets a slip be put right', async () => {
    fakeServer(answers(getProfile, givenBlankProfile()));
    await open(givenConfig({ PERSONAL_CODE_REQUIRED: false }));
    await fillAll({ year: String(new Date().getFullYear() - 10) });
    await send();
    expect(await screen.findByRole('heading', { name: /aged 18 and over/ })).toBeTruthy();
    expect(screen.getByText(/parent or guardian can register/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change the date of birth' }));
    expect((await field('First name')).value).toBe('Mari');
  });

  it('keeps what was typed over a reload', async () => {
    fakeServer(answers(getProfile, givenBlankProfile()));
    const { unmount } = await open();
    await fillAll();
    unmount();
    await open();
    expect((await field('Surname')).value).toBe('Lepaste');
    expect((await field('Personal code')).value).toBe('48505040088');
    expect((await field('Phone')).value).toBe('5123 4567');
  });
});

describe('the code of a new address', () => {
  const profile = givenProfile({ email: null, isEmailVerified: false, phone: null });
  const openCode = () => {
    keptProfile(user.userId).write({ phone: '5123 4567', email: 'mari@example.com', firstName: 'Mari' });
    rememberSentCode('PROFILE', sent, { email: 'mari@example.com', now: new Date() });
    return renderScreen(<VerifyProfile />, { at: codeAt, path: '/verify-email-with-otp', user });
  };
  const typeCode = () => type('Six digits from the e-mail', '123456');

  it('completes the profile', async () => {
    const { calls } = fakeServer(answers(getProfile, profile), answers(completeProfile, done));
    const { router } = await openCode();
    await typeCode();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(calls.at(-1)?.body).toEqual({ phone: '5123 4567', email: 'mari@example.com', otp: '123456' });
    expect(keptProfile(user.userId).read()).toEqual({});
  });

  it('leads back to another address, with what was typed', async () => {
    fakeServer(answers(getProfile, profile));
    const { unmount } = await openCode();
    const another = screen.getByRole('link', { name: 'Use another e-mail' });
    expect(another.getAttribute('href')).toBe(at);
    unmount();
    await open();
    expect((await field('Phone')).value).toBe('5123 4567');
    expect((await field('E-mail')).value).toBe('mari@example.com');
  });

  it('takes a fault of a field back to the form', async () => {
    fakeServer(answers(getProfile, profile), findsFault(completeProfile, { phone: 'badPhone' }));
    const { router } = await openCode();
    await typeCode();
    await waitFor(() => expect(router.state.location.pathname).toBe('/signup'));
    expect(router.state.location.state).toEqual({ faults: { phone: 'badPhone' } });
    expect(keptProfile(user.userId).read().phone).toBe('5123 4567');
  });

  it('is not asked for before the form is filled', async () => {
    fakeServer(answers(getProfile, profile));
    const { router } = await renderScreen(<VerifyProfile />, {
      at: codeAt,
      path: '/verify-email-with-otp',
      user,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/signup'));
  });
});
