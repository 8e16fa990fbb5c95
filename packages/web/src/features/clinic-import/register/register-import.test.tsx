import {
  importRegisterLists,
  listListImports,
  listRegisterLists,
  mobileIdStatus,
  signInWithMobileId,
  signInWithSmartId,
  smartIdStatus,
} from '@tervita/contract/clinic-import';
import { getProfile, type Profile } from '@tervita/contract/profiles';
import { type RegisterSignInFailure, registerSignInFailures } from '@tervita/domain/clinic-import';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { givenStaff } from '../../../core/session/given.ts';
import { clearSelectedClinic } from '../../../core/session/index.ts';
import { answers, fakeServer, refuses } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as ImportPage } from '../clinic-import-page.tsx';
import { Component as Dashboard } from './dashboard-page.tsx';
import { registerSession, saveRegisterSession } from './register-session.ts';

const staff = givenStaff();
const admin = givenStaff({ employments: staff.employments.map((each) => ({ ...each, isAdmin: true })) });
const clinicId = admin.employments[0]?.clinicId ?? '';
const sessionId = '01960000-0000-7000-8000-0000000000a1';
const otherId = '01960000-0000-7000-8000-0000000000a2';
const later = '2999-01-01T00:00:00.000Z';
const code = '49111020386';
const path = '/admin/clinic-import';

const none = answers(listListImports, { imports: [], registerMethods: ['SMART_ID', 'MOBILE_ID'] });
const profile: Profile = {
  firstName: 'Riina',
  surname: 'Teerand',
  birthDate: '1991-11-02',
  sex: 'FEMALE',
  country: 'EE',
  personalCode: code,
  isVerified: true,
  email: null,
  isEmailVerified: false,
  phone: null,
  waysIn: ['DIGITAL_ID'],
  isSignInFresh: true,
  language: 'en',
  emailNotices: true,
};
const begun = { sessionId, verificationCode: '0412', expiresAt: later };
const status = (
  over: { status?: 'PENDING' | 'SUCCESS' | 'FAILED'; failureCode?: RegisterSignInFailure } = {},
) =>
  answers(smartIdStatus, {
    status: 'PENDING',
    method: 'SMART_ID',
    sessionId,
    expiresAt: later,
    failureCode: null,
    ...over,
  });
const basis = [none, answers(getProfile, profile), answers(signInWithSmartId, begun)];

afterEach(() => {
  // First, or it would ask a server that is no longer there.
  cleanup();
  clearSelectedClinic();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const openSignIn = async (...more: Parameters<typeof fakeServer>) => {
  const server = fakeServer(...basis, ...more);
  const view = await renderScreen(<ImportPage />, { user: admin, at: path, path });
  await screen.findByDisplayValue(code);
  return { ...server, ...view };
};
const pressSignIn = () => userEvent.click(screen.getByRole('button', { name: /^Sign in/ }));

describe('signing in for an import', () => {
  it('shows the verification code, gives it focus, and goes to the lists after a yes on the phone', async () => {
    const { change, router } = await openSignIn(status());
    await pressSignIn();
    const shown = await screen.findByRole('img', { name: 'Your verification code: 0 4 1 2' });
    expect(document.activeElement).toBe(shown);
    expect(screen.getByText('Type PIN1 only if Smart-ID shows the same code.')).toBeTruthy();
    expect(screen.getByText(new RegExp(`${code.slice(0, 3)}••••••••, `))).toBeTruthy();
    change(status({ status: 'SUCCESS' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/clinic-import/dashboard'));
    expect(registerSession()).toEqual({ method: 'SMART_ID', sessionId, status: 'SUCCESS', expiresAt: later });
  });

  it.each(registerSignInFailures)(
    '%s has its own sentence, another try and a way to support',
    async (failure) => {
      await openSignIn(status({ status: 'FAILED', failureCode: failure }));
      await pressSignIn();
      const alert = within(await screen.findByRole('alert'));
      expect(alert.getByText('You are not signed in')).toBeTruthy();
      expect(alert.getByRole('link', { name: 'Write to support' })).toBeTruthy();
      const again = alert.getByRole('button', { name: 'Try again' });
      expect(document.activeElement).toBe(again);
      await userEvent.click(again);
      expect(document.activeElement).toBe(screen.getByDisplayValue(code));
      expect(registerSession()).toBeUndefined();
    },
  );

  it('a newer one in another window is told, and not taken for this one’s success', async () => {
    await openSignIn(
      answers(smartIdStatus, {
        status: 'SUCCESS',
        method: 'SMART_ID',
        sessionId: otherId,
        expiresAt: later,
        failureCode: null,
      }),
    );
    await pressSignIn();
    expect(await screen.findByText(/newer sign-in was started in another window/)).toBeTruthy();
    expect(registerSession()).toBeUndefined();
  });

  it('by Mobile-ID it asks for the number, and takes one written in groups', async () => {
    const { calls } = await openSignIn(
      answers(signInWithMobileId, begun),
      answers(mobileIdStatus, {
        status: 'PENDING',
        method: 'MOBILE_ID',
        sessionId,
        expiresAt: later,
        failureCode: null,
      }),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Mobile-ID' }));
    await pressSignIn();
    expect(screen.getByText('Write the number with +372 or +370 before it.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Your phone number'));
    await userEvent.type(screen.getByLabelText('Your phone number'), '+372 5123 4567');
    await pressSignIn();
    await screen.findByRole('img', { name: /verification code/ });
    expect(calls.find(({ path: to }) => to === '/api/misp/auth/mobile-id')?.body).toEqual({
      personalCode: code,
      phone: '+37251234567',
    });
  });

  it('a refusal stands beside the form', async () => {
    await openSignIn(refuses(signInWithSmartId, 468, 'IMPORT_CODE_NOT_OWN'));
    await pressSignIn();
    expect(await screen.findByText(/Sign in with your own digital ID: this personal code/)).toBeTruthy();
  });

  it('is not offered where no register is connected', async () => {
    fakeServer(answers(listListImports, { imports: [], registerMethods: [] }));
    await renderScreen(<ImportPage />, { user: admin, at: path, path });
    expect(await screen.findByLabelText('Choose a file')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Sign in/ })).toBeNull();
  });
});

const list = (listCode: string, hereCount: number | null) => ({
  clinicId,
  listCode,
  registrationNumber: '10004120',
  doctor: { code: 'D03962', firstName: 'Helen', surname: 'Lillepuu' },
  patientCount: 1702,
  hereCount,
  lastImportedAt: null,
});
const found = answers(listRegisterLists, {
  organisations: [{ clinicId, registrationNumber: '10004120', name: 'Pärnaoru OÜ' }],
  patientListWithClinicians: [list('N0412', 1694), list('N0571', null)],
});

describe('the lists of the register', () => {
  const at = '/admin/clinic-import/dashboard';
  const open = async (...given: Parameters<typeof fakeServer>) => {
    const server = fakeServer(...given);
    return { ...server, ...(await renderScreen(<Dashboard />, { user: admin, at, path: at })) };
  };

  it('are not shown without a sign-in: it leads there, and nothing is asked', async () => {
    const { calls, router } = await open(found);
    expect(router.state.location.pathname).toBe(path);
    expect(calls).toEqual([]);
  });

  it('are chosen, confirmed and imported', async () => {
    saveRegisterSession({ method: 'SMART_ID', sessionId, status: 'SUCCESS', expiresAt: later });
    const importId = '01960000-0000-7000-8000-0000000000f1';
    const { calls, router } = await open(found, answers(importRegisterLists, { importId }));
    const known = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Import list N0412' });
    const added = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Import list N0571' });
    // Whoever moved to a list that is left out would be a patient no more.
    expect([known.checked, added.checked]).toEqual([true, true]);
    await userEvent.click(screen.getByRole('button', { name: /^Import 2 lists/ }));
    const asked = within(await screen.findByRole('alertdialog'));
    expect(asked.getByText(/3,404 patients of Pärnaoru OÜ/)).toBeTruthy();
    await userEvent.click(asked.getByRole('button', { name: /^Import 2 lists/ }));
    await waitFor(() => expect(router.state.location.search).toBe(`?import=${importId}`));
    expect(calls.find(({ path: to }) => to.endsWith('/import'))?.body).toEqual({
      method: 'SMART_ID',
      sessionId,
      clinicId,
      listCodes: ['N0412', 'N0571'],
    });
  });

  it('nothing chosen: it says so, and asks for no yes', async () => {
    saveRegisterSession({ method: 'SMART_ID', sessionId, status: 'SUCCESS', expiresAt: later });
    await open(found);
    for (const code of ['N0412', 'N0571'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Import list ${code}` }));
    await userEvent.click(screen.getByRole('button', { name: /^Import lists/ }));
    expect(screen.getByText('Choose at least one list.')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('a sign-in that the server knows no more is forgotten', async () => {
    saveRegisterSession({ method: 'SMART_ID', sessionId, status: 'SUCCESS', expiresAt: later });
    const { router } = await open(refuses(listRegisterLists, 468, 'IMPORT_SIGN_IN_NEEDED'));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }));
    expect(registerSession()).toBeUndefined();
    expect(router.state.location.pathname).toBe(path);
  });

  it('linked to no clinic here: says so, and where to look', async () => {
    saveRegisterSession({ method: 'SMART_ID', sessionId, status: 'SUCCESS', expiresAt: later });
    await open(refuses(listRegisterLists, 468, 'DOCTOR_NOT_RELATED_WITH_ANY_CLINIC'));
    expect(await screen.findByText('Your digital ID is linked to no clinic here')).toBeTruthy();
  });

  it('a register that does not answer: another try, and a way to support', async () => {
    saveRegisterSession({ method: 'SMART_ID', sessionId, status: 'SUCCESS', expiresAt: later });
    const { change } = await open(refuses(listRegisterLists, 468, 'REGISTER_NOT_AVAILABLE'));
    expect(await screen.findByText('The lists could not be fetched')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write to support' })).toBeTruthy();
    change(found);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('N0571')).toBeTruthy();
  });

  it('whoever administers two clinics imports each organisation apart', async () => {
    saveRegisterSession({ method: 'SMART_ID', sessionId, status: 'SUCCESS', expiresAt: later });
    const [first] = admin.employments;
    if (!first) throw new Error('no employment');
    const second = { ...first, clinicId: '01960000-0000-7000-8000-0000000000c2', clinicName: 'Meretuule' };
    fakeServer(
      answers(listRegisterLists, {
        organisations: [
          { clinicId, registrationNumber: '10004120', name: 'Pärnaoru OÜ' },
          { clinicId: second.clinicId, registrationNumber: '10004550', name: 'Meretuule OÜ' },
        ],
        patientListWithClinicians: [
          list('N0412', 1694),
          { ...list('N0602', null), clinicId: second.clinicId },
        ],
      }),
    );
    const user = givenStaff({ employments: [first, second] });
    await renderScreen(<Dashboard />, { user, at, path: at });
    expect(await screen.findByText('1 of your 2. Each is imported apart.')).toBeTruthy();
    expect(screen.queryByText('N0602')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Meretuule OÜ' }));
    expect(await screen.findByText('N0602')).toBeTruthy();
    expect(screen.queryByText('N0412')).toBeNull();
  });
});
