import {
  confirmAppCode,
  getAppCode,
  startAppCode,
  startDigitalId,
  verifyAppCode,
} from '@tervita/contract/auth';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenSession, givenStaff, givenUser } from '../../../core/session/given.ts';
import { currentSession, saveRequestedRoute } from '../../../core/session/index.ts';
import { answers, fakeServer, refuses } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as VerifyAppCodePage } from './verify-app-code-page.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const { employments } = givenStaff();
const lacking = (staffNeeds: 'APP_CODE' | 'DIGITAL_ID') =>
  givenUser({ staffNeeds, method: 'PASSWORD', assurance: 'LOW', employments });
const opened = givenSession(givenStaff({ method: 'PASSWORD', permissions: ['PRM_PATIENT', 'PRM_DOCTOR'] }));
const at = '/verify-app-code';
const open = (needs: 'APP_CODE' | 'DIGITAL_ID') =>
  renderScreen(<VerifyAppCodePage />, { at, path: at, user: lacking(needs) });

describe('the step of staff who came without a digital ID', () => {
  it('takes the code of their app and opens the page they wanted', async () => {
    const { calls } = fakeServer(answers(getAppCode, { isSetUp: true }), answers(verifyAppCode, opened));
    saveRequestedRoute('/e-contacts/1');
    const { router } = await open('APP_CODE');
    await userEvent.type(await screen.findByLabelText('Six digits from the app'), '123456');
    await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/1'));
    expect(calls.at(-1)?.body).toEqual({ code: '123456' });
    expect(currentSession()?.userClaim.permissions).toContain('PRM_DOCTOR');
  });

  it('says when the code is wrong', async () => {
    fakeServer(answers(getAppCode, { isSetUp: true }), refuses(verifyAppCode, 468, 'INVALID_APP_CODE'));
    await open('APP_CODE');
    await userEvent.type(await screen.findByLabelText('Six digits from the app'), '123456');
    expect(await screen.findByText('The code is not right. Take the newest one from the app.')).toBeTruthy();
  });

  it('sets the app up where there is none', async () => {
    const uri = 'otpauth://totp/Tervita:liis?secret=ABCDEFGHIJKL&issuer=Tervita';
    fakeServer(
      answers(getAppCode, { isSetUp: false }),
      answers(startAppCode, { secret: 'ABCDEFGHIJKL', uri }),
      answers(confirmAppCode, opened),
    );
    const { router } = await open('APP_CODE');
    await userEvent.click(await screen.findByRole('button', { name: /^Set up the app/ }));
    expect(await screen.findByText('ABCD EFGH IJKL')).toBeTruthy();
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Open in an app/ }).getAttribute('href')).toBe(uri);
    await userEvent.type(screen.getByLabelText('Then write the six digits the app shows'), '654321');
    await waitFor(() => expect(router.state.location.pathname).toBe('/clinic-e-contacts'));
  });

  it('asks for a fresh sign-in where the app needs one', async () => {
    fakeServer(answers(getAppCode, { isSetUp: false }), refuses(startAppCode, 468, 'SIGN_IN_TOO_OLD'));
    await open('APP_CODE');
    await userEvent.click(await screen.findByRole('button', { name: /^Set up the app/ }));
    expect(await screen.findByRole('button', { name: 'Sign in again' })).toBeTruthy();
  });

  it('goes to the digital ID where only that will do', async () => {
    const url = 'https://id.example/auth/1';
    const { calls } = fakeServer(answers(startDigitalId, { sessionToken: 't', url }));
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    await open('DIGITAL_ID');
    await userEvent.click(screen.getByRole('button', { name: 'Continue with a digital ID' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
    expect(calls[0]?.body).toEqual({ locale: 'en', confirm: true });
  });

  it('has nothing to ask of anybody else', async () => {
    const { router } = await renderScreen(<VerifyAppCodePage />, { at, path: at, user: givenUser() });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});
