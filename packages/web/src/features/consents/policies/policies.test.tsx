import { getContent } from '@tervita/contract/consents';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analyticsAllowed } from '../../../core/cookie-choice.ts';
import { givenStaff } from '../../../core/session/given.ts';
import { answers, fakeServer } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as CookiesPage } from './cookies-page.tsx';
import { Component as PrivacyPage } from './privacy-page.tsx';
import { Component as TermsPage } from './terms-page.tsx';

const body = '> Short.\n\n# Who we are\n\nWrite to a@tervita.example, please.\n\n# Changes\n\n- one\n- two';
const content = answers(getContent, {
  content: [{ slug: 'x', locale: 'en', body, updatedAt: '2026-09-01' }],
});

let calls: ReturnType<typeof fakeServer>['calls'];
beforeEach(() => {
  localStorage.clear();
  ({ calls } = fakeServer(content));
});
afterEach(() => vi.unstubAllGlobals());
const asked = () => calls.map(({ path }) => path);

describe('a policy', () => {
  it('has its title, day, summary, contents and text', async () => {
    await renderScreen(<PrivacyPage />);
    expect(await screen.findByText('In force since 1 September 2026')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy policy');
    const [contents] = screen.getAllByRole('navigation', { name: 'On this page' });
    const links = within(contents as HTMLElement).getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Who we are', '#part-1'],
      ['Changes', '#part-2'],
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Changes' }).id).toBe('part-2');
    expect(screen.getByRole('link', { name: 'a@tervita.example' }).getAttribute('href')).toBe(
      'mailto:a@tervita.example',
    );
    expect(asked()).toEqual(['/content/prm?slug=privacy-policy&locale=en']);
  });

  it('says its day in the way of the language', async () => {
    await renderScreen(<PrivacyPage />, { language: 'et' });
    expect(await screen.findByText('Hakkas kehtima 1. septembril 2026')).toBeTruthy();
    expect(asked()).toEqual(['/content/prm?slug=privacy-policy&locale=et']);
  });

  it('of terms is that of patients, and the other one press away', async () => {
    const { router } = await renderScreen(<TermsPage />, { at: '/terms-and-conditions' });
    await screen.findByText('Short.');
    await userEvent.click(screen.getByRole('radio', { name: 'For clinic staff' }));
    await screen.findByText('Short.');
    expect(router.state.location.search).toBe('?for=clinics');
    expect(asked()).toEqual([
      '/content/prm?slug=terms-and-conditions-patient&locale=en',
      '/content/prm?slug=terms-and-conditions-clinic&locale=en',
    ]);
  });

  it('of terms is that of the clinic for its staff', async () => {
    await renderScreen(<TermsPage />, { user: givenStaff() });
    await screen.findByText('Short.');
    expect(asked()).toEqual(['/content/prm?slug=terms-and-conditions-clinic&locale=en']);
  });

  it('of cookies has the settings in it', async () => {
    await renderScreen(<CookiesPage />);
    const settings = within(await screen.findByRole('region', { name: 'Cookie settings' }));
    await userEvent.click(settings.getByRole('checkbox', { name: 'Analytical' }));
    await userEvent.click(settings.getByRole('button', { name: 'Save the choice' }));
    expect(settings.getByRole('status').textContent).toBe('Your choice is saved for 90 days.');
    expect(analyticsAllowed()).toBe(true);
  });
});
