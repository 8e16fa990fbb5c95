import { logout } from '@tervita/contract/auth';
import { getConsents, getContent, saveConsent } from '@tervita/contract/consents';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenSession, givenStaff, givenUser } from '../../../core/session/given.ts';
import { currentSession, saveRequestedRoute } from '../../../core/session/index.ts';
import { adoptSession } from '../../../core/session/session-store.ts';
import { answers, fakeServer, refuses } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as ConsentsPage } from './consents-page.tsx';

const none = {
  prmClinicConsentGiven: false,
  prmPatientConsentGiven: false,
  prmPrivacyPolicyConsentGiven: false,
};
const newcomer = givenUser({ consents: none });
const body = '> In one line.\n\n# Part\n\nThe whole text.';
const content = (updatedAt = '2026-09-01') =>
  answers(getContent, { content: [{ slug: 'x', locale: 'en', body, updatedAt }] });
const neverAgreed = answers(getConsents, { ...none, earlier: [] });
const saved = answers(saveConsent, givenSession(givenUser(), '2999-01-01T00:00:00.000Z'));

const show = (user = newcomer) =>
  renderScreen(<ConsentsPage />, { user, at: '/consents', path: '/consents' });
const agree = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Agree' });
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const tickAll = async () => {
  await waitFor(() => expect(boxes().every(({ disabled }) => !disabled)).toBe(true));
  for (const box of boxes()) await userEvent.click(box);
};
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  sessionStorage.clear();
  fakeServer(content(), neverAgreed, saved);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is asked', () => {
  it.each([
    ['a new patient', newcomer, ['Terms for patients', 'Privacy policy'], 'Tick both to go on'],
    [
      'new staff',
      givenStaff({ consents: none }),
      ['Terms for clinic staff', 'Privacy policy'],
      'Tick both to go on',
    ],
    [
      'staff who are patients already',
      givenStaff({ consents: { ...none, prmPatientConsentGiven: true, prmPrivacyPolicyConsentGiven: true } }),
      ['Terms for clinic staff'],
      'Tick the box to go on',
    ],
  ])('of %s', async (_, user, expected, words) => {
    await show(user);
    expect(await screen.findAllByText('In one line.')).toHaveLength(expected.length);
    expect(titles()).toEqual(expected);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('says what changed since the person last agreed, and when', async () => {
    const earlier = [
      { type: 'TERMS_AND_CONDITIONS', version: '2025-03-01', givenAt: '2025-03-02T10:00:00.000Z' },
    ] as const;
    fakeServer(content(), answers(getConsents, { ...none, earlier: [...earlier] }));
    await show();
    expect(await screen.findByText('We have changed our terms')).toBeTruthy();
    expect(
      screen.getByText(
        'The new text has applied since 1 September 2026. You last agreed to the version of 1 March 2025.',
      ),
    ).toBeTruthy();
    expect(screen.queryByText('We have changed our privacy policy')).toBeNull();
  });
});

describe('agreeing', () => {
  it('is possible when all shown are ticked, and only then', async () => {
    await show();
    expect(agree().disabled).toBe(true);
    await tickAll();
    expect(agree().disabled).toBe(false);
    expect(screen.queryByText('Tick both to go on')).toBeNull();
    await userEvent.click(boxes()[0] as HTMLElement);
    expect(agree().disabled).toBe(true);
  });

  it('saves the versions that were read and goes to the stored route', async () => {
    const { calls } = fakeServer(content('2026-10-05'), neverAgreed, saved);
    saveRequestedRoute('/my-e-contacts?tab=finished');
    const { router } = await show();
    await tickAll();
    await userEvent.click(agree());
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-e-contacts'));
    expect(router.state.location.search).toBe('?tab=finished');
    expect(calls.filter(({ method }) => method === 'POST').map((call) => [call.path, call.body])).toEqual([
      ['/api/users/save-consent', { type: 'TERMS_AND_CONDITIONS', version: '2026-10-05' }],
      ['/api/users/save-consent', { type: 'PRIVACY_POLICY', version: '2026-10-05' }],
    ]);
    expect(currentSession()?.userClaim.consents.prmPatientConsentGiven).toBe(true);
  });

  it('goes to the start otherwise', async () => {
    const { router } = await show();
    await tickAll();
    await userEvent.click(agree());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('in another tab is agreeing here', async () => {
    const { router } = await show();
    await screen.findAllByText('In one line.');
    act(() => adoptSession(givenSession(givenUser())));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('that fails is said, and can be tried again', async () => {
    fakeServer(content(), neverAgreed, refuses(saveConsent, 503, 'TRY_LATER'));
    const { router } = await show();
    await tickAll();
    await userEvent.click(agree());
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
    expect(agree().disabled).toBe(false);
    fakeServer(content(), neverAgreed, saved);
    await userEvent.click(agree());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('that fails halfway keeps what was saved', async () => {
    const half = { ...newcomer, consents: { ...none, prmPatientConsentGiven: true } };
    const halfSaved = answers(saveConsent, givenSession(half));
    let count = 0;
    fakeServer(content(), neverAgreed, {
      ...halfSaved,
      get status() {
        count += 1;
        return count === 1 ? 200 : 503;
      },
    });
    await show();
    await tickAll();
    await userEvent.click(agree());
    await screen.findByRole('alert');
    expect(titles()).toEqual(['Privacy policy']);
    expect(agree().disabled).toBe(false);
  });

  it('to a text that changed meanwhile shows the new one and asks again', async () => {
    fakeServer(content(), neverAgreed, refuses(saveConsent, 469, 'CONSENT_VERSION_CHANGED'));
    await show();
    await tickAll();
    const { calls } = fakeServer(
      content('2026-12-01'),
      neverAgreed,
      refuses(saveConsent, 469, 'CONSENT_VERSION_CHANGED'),
    );
    await userEvent.click(agree());
    expect((await screen.findByRole('alert')).textContent).toContain('Read the new one and agree again');
    await screen.findAllByText('In one line.');
    expect(calls.filter(({ path }) => path.startsWith('/content/'))).toHaveLength(2);
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
    expect(agree().disabled).toBe(true);
  });
});

describe('cancelling', () => {
  it('signs out, as its button says', async () => {
    const { calls } = fakeServer(content(), neverAgreed, answers(logout, {}));
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel and sign out' }));
    await waitFor(() => expect(currentSession()).toBeNull());
    expect(calls.map(({ path }) => path)).toContain('/api/logout');
  });
});

describe('a text that does not come', () => {
  const privacyOnly = givenUser({ consents: { ...none, prmPatientConsentGiven: true } });
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

  it('is asked for three times, five seconds apart; then the page says so and offers another try', async () => {
    vi.useFakeTimers();
    const { calls } = fakeServer(refuses(getContent, 503, 'TRY_LATER'), neverAgreed);
    const tries = () => calls.filter(({ path }) => path.startsWith('/content/')).length;
    await show(privacyOnly);
    await pass(0);
    expect(tries()).toBe(1);
    expect(screen.getByText('The text did not load. Trying again, 2 of 3.')).toBeTruthy();
    await pass(4.9);
    expect(tries()).toBe(1);
    await pass(0.1);
    expect(tries()).toBe(2);
    expect(screen.getByText('The text did not load. Trying again, 3 of 3.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(5);
    expect(tries()).toBe(3);
    expect(screen.getByRole('alert').textContent).toContain('We could not load the text');
    expect(boxes()[0]?.disabled).toBe(true);
    expect(agree().disabled).toBe(true);
    await pass(60);
    expect(tries()).toBe(3);

    fakeServer(content(), neverAgreed);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await pass(0);
    expect(screen.getByText('In one line.')).toBeTruthy();
    expect(boxes()[0]?.disabled).toBe(false);
  });

  it('the first time may come the second', async () => {
    vi.useFakeTimers();
    fakeServer(answers(getContent, { content: [] }), neverAgreed);
    await show(privacyOnly);
    await pass(0);
    fakeServer(content(), neverAgreed);
    await pass(5);
    expect(screen.getByText('In one line.')).toBeTruthy();
  });

  it('is not asked for any more when the page is left', async () => {
    vi.useFakeTimers();
    const { calls } = fakeServer(refuses(getContent, 503, 'TRY_LATER'), neverAgreed);
    const { unmount } = await show(privacyOnly);
    await pass(0);
    unmount();
    await pass(60);
    expect(calls.filter(({ path }) => path.startsWith('/content/'))).toHaveLength(1);
  });
});
