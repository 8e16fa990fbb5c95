import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { analyticsAllowed, chooseCookies, showCookieSettings } from '../../../core/cookie-choice.ts';
import { givenUser } from '../../../core/session/given.ts';
import { givenConfig } from '../../../testing/given-config.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CookieNotice } from '../index.ts';

beforeEach(() => localStorage.clear());

const PublicPage = () => (
  <>
    <CookieNotice />
    <main id="main" tabIndex={-1}>
      <button type="button" onClick={showCookieSettings}>
        Cookie settings
      </button>
    </main>
  </>
);

const card = () => screen.findByRole('region', { name: 'Cookies' });
const button = (name: string) => screen.getByRole('button', { name });
const isGone = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull());
const open = (analyticsMeasurementId: string | null = 'M-1') =>
  renderScreen(<PublicPage />, {
    asksAboutCookies: true,
    config: { ...givenConfig(), analyticsMeasurementId },
  });

describe('the card about cookies', () => {
  it.each([
    ['Accept all', true],
    ['Only necessary', false],
  ])('%s is one press, and the card goes', async (name, allowed) => {
    await open();
    await card();
    await userEvent.click(button(name));
    await isGone();
    expect(analyticsAllowed()).toBe(allowed);
    expect(document.activeElement?.id).toBe('main');
  });

  it('does not ask where nothing is measured, and comes when it is wanted', async () => {
    await open(null);
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    await userEvent.click(button('Cookie settings'));
    await card();
    await userEvent.click(button('Only necessary'));
    await isGone();
  });

  it('gives both answers the same weight', async () => {
    await open();
    await card();
    expect(button('Accept all').className).toBe(button('Only necessary').className);
  });

  it('takes no focus and waits for nothing', async () => {
    await open();
    await card();
    expect(document.activeElement).toBe(document.body);
  });

  it('shows the two kinds when asked: one is always on, the other off until chosen', async () => {
    await open();
    await card();
    await userEvent.click(button('Choose'));
    const essential = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Essential' });
    const analytical = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Analytical' });
    expect([essential.checked, essential.disabled, analytical.checked]).toEqual([true, true, false]);
    await userEvent.click(analytical);
    expect(analyticsAllowed()).toBe(false);
    await userEvent.click(button('Save the choice'));
    await isGone();
    expect(analyticsAllowed()).toBe(true);
  });

  it('comes back from the footer with the choice as it is, and gives focus back', async () => {
    await renderScreen(<PublicPage />);
    chooseCookies(true);
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    await userEvent.click(button('Cookie settings'));
    expect(document.activeElement).toBe(await card());
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Analytical' }).checked).toBe(true);
    await userEvent.keyboard('{Escape}');
    await isGone();
    expect(document.activeElement).toBe(button('Cookie settings'));
    expect(analyticsAllowed()).toBe(true);
  });

  it('goes when another tab has chosen', async () => {
    await open();
    await card();
    localStorage.setItem(
      'tervita.PRM_COOKIE_CONSENT',
      JSON.stringify({ analytics: true, until: '2999-01-01T00:00:00.000Z' }),
    );
    dispatchEvent(new Event('storage'));
    await isGone();
  });

  it.each([
    ['to somebody who is signed in', { user: givenUser() }],
    ['beside the policy, which has the settings in it', { at: '/cookie-policy' }],
    ['over the ways to sign in', { at: '/choose-auth' }],
  ])('does not come %s', async (_, given) => {
    await renderScreen(<PublicPage />, { ...given, asksAboutCookies: true });
    await screen.findByRole('main');
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
  });
});
