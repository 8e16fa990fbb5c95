import { getGlobalMessages } from '@tervita/contract/global-messages';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useQuietPage } from '../../core/page/index.ts';
import { givenStaff, givenUser } from '../../core/session/given.ts';
import { answers, fakeServer } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Frame } from '../layouts/frame.tsx';
import { Banners } from './banners.tsx';
import { OfflineNotice } from './offline-notice.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const message = (number: number) => ({
  id: `01960000-0000-7000-8000-00000000000${number}`,
  text: `Message ${number}`,
  language: 'en' as const,
  clinicName: 'Pärnaoru',
});
const given = (count: number) =>
  answers(getGlobalMessages, { messages: [1, 2, 3, 4].slice(0, count).map(message) });

const FlowPage = () => (
  <Frame width="column" header={<header />} notice={<OfflineNotice />} banners={<Banners />} />
);

function DangerPage() {
  useQuietPage();
  return <Banners />;
}

describe('notices above the content', () => {
  it('name the clinic in brackets', async () => {
    fakeServer(given(1));
    await renderScreen(<Banners />, { user: givenUser() });
    expect(await screen.findByText('Message 1 (Pärnaoru)')).toBeTruthy();
  });

  it('in another language than the reader’s say in which', async () => {
    const estonian = { ...message(1), text: 'Reedel on labor avatud kella kümnest', language: 'et' as const };
    fakeServer(answers(getGlobalMessages, { messages: [estonian, message(2)] }));
    await renderScreen(<Banners />, { user: givenUser() });
    const notice = (await screen.findByText(/Reedel on labor/)).closest('[lang]');
    expect(notice?.getAttribute('lang')).toBe('et');
    expect(notice?.textContent).toMatch(/^ETEesti Reedel/);
    expect(screen.getByText('Message 2 (Pärnaoru)').closest('button')?.textContent).toBe(
      'Message 2 (Pärnaoru)',
    );
  });

  it('leave a page about danger alone', async () => {
    const { calls } = fakeServer(given(1));
    await renderScreen(<DangerPage />, { user: givenUser() });
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    await act(async () => undefined);
    expect(screen.queryByText('Message 1 (Pärnaoru)')).toBeNull();
  });

  it('of a clinic leave the way to an e-contact alone', async () => {
    const { calls } = fakeServer(given(1));
    await renderScreen(<Banners hasMessages={false} />, { user: givenUser() });
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    await act(async () => undefined);
    expect(screen.queryByText('Message 1 (Pärnaoru)')).toBeNull();
  });

  it('open when they are pressed', async () => {
    fakeServer(given(1));
    await renderScreen(<Banners />, { user: givenUser() });
    const strip = await screen.findByRole('button', { name: /Message 1/ });
    expect(strip.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(strip);
    expect(strip.getAttribute('aria-expanded')).toBe('true');
  });

  it('that were seen leave their place, and are found again where one starts', async () => {
    fakeServer(given(1));
    const { unmount } = await renderScreen(<Banners />, { user: givenUser(), at: '/settings' });
    await screen.findByText('Message 1 (Pärnaoru)');
    await userEvent.click(screen.getByRole('button', { name: 'Seen' }));
    expect(screen.queryByText('Message 1 (Pärnaoru)')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
    unmount();
    fakeServer(given(1));
    await renderScreen(<Banners />, { user: givenUser(), at: '/my-e-contacts' });
    await userEvent.click(await screen.findByRole('button', { name: '1 notice you have seen' }));
    expect(screen.getByText('Message 1 (Pärnaoru)')).toBeTruthy();
  });

  it('are two at most, the rest behind a button', async () => {
    fakeServer(given(4));
    await renderScreen(<Banners />, { user: givenUser() });
    await screen.findByText('Message 1 (Pärnaoru)');
    expect(screen.queryByText('Message 3 (Pärnaoru)')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '2 more' }));
    expect(screen.getByText('Message 4 (Pärnaoru)')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(screen.queryByText('Message 3 (Pärnaoru)')).toBeNull();
  });

  it('give room to the word that one is offline, which stands above them with the header', async () => {
    fakeServer(given(2));
    await renderScreen(<FlowPage />, { user: givenUser() });
    await screen.findByText('Message 2 (Pärnaoru)');
    expect(screen.queryByText(/You are offline/)).toBeNull();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getAllByRole('button')[0]?.textContent).toContain('You are offline');
    expect(screen.getByRole('status').closest('[data-width]')?.contains(screen.getByRole('banner'))).toBe(
      true,
    );
    expect(screen.queryByText('Message 2 (Pärnaoru)')).toBeNull();
    vi.restoreAllMocks();
    act(() => void dispatchEvent(new Event('online')));
  });

  it('ask staff messages of the clinic they work in', async () => {
    const { calls } = fakeServer(given(1));
    const user = givenStaff();
    await renderScreen(<Banners />, { user });
    await screen.findByText('Message 1 (Pärnaoru)');
    expect(calls[0]?.path).toBe(
      `/api/prm/global-message?role=PRM_DOCTOR&language=en&clinicIds=${user.employments[0]?.clinicId}`,
    );
  });
});
