import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import { toasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <MemoryRouter>
      <ToastRegion label="Messages" closeLabel="Close" />
    </MemoryRouter>,
  );
});

afterEach(() => {
  act(() => toasts.clear());
  vi.useRealTimers();
});

const show = (...contents: Parameters<typeof toasts.show>[0][]) =>
  act(async () => {
    for (const content of contents) toasts.show(content);
    await vi.advanceTimersByTimeAsync(0);
  });
const errorsShown = () => [...screen.getByRole('alert').children].map((toast) => toast.textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Screen readers tell what comes into a region that stood there before. */
it('has its live regions on the page before the first message, and keeps them', async () => {
  const [polite, urgent] = [screen.getByRole('status'), screen.getByRole('alert')];
  await show({ tone: 'warning', text: 'Already assigned.' }, { tone: 'error', text: 'Not sent.' });
  expect(polite.textContent).toBe('Already assigned.');
  expect(urgent.textContent).toBe('Not sent.');
  act(() => toasts.clear());
  expect([polite.isConnected, urgent.isConnected]).toEqual([true, true]);
});

it('shows the very first message without fetching anything for it', () => {
  act(() => {
    toasts.show({ tone: 'error', text: 'No connection.' });
  });
  expect(screen.getByText('No connection.')).toBeTruthy();
});

it('stands above a bar of buttons at the lower edge', async () => {
  const bar = document.body.appendChild(document.createElement('div'));
  bar.dataset.bottomBar = '';
  const { innerHeight } = window;
  vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight - 88, 390, 88));
  await show({ tone: 'success', text: 'Sent to the clinic.' });
  expect(screen.getByRole('region').style.getPropertyValue('--bars')).toBe('88px');
  bar.remove();
});

it('stands above the buttons of a dialog that ends a little above the edge', async () => {
  const bar = document.body.appendChild(document.createElement('div'));
  bar.dataset.bottomBar = '';
  const rect = new DOMRect(0, window.innerHeight - 160, 390, 120);
  vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(rect);
  await show({ tone: 'success', text: 'Marked as seen.' });
  expect(screen.getByRole('region').style.getPropertyValue('--bars')).toBe('160px');
  bar.remove();
});

it('makes room for a bar that comes with the next page', async () => {
  await show({ tone: 'error', text: 'Nothing was sent.' });
  const bar = document.createElement('div');
  bar.dataset.bottomBar = '';
  vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, window.innerHeight - 88, 390, 88));
  await act(async () => {
    document.body.append(bar);
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByRole('region').style.getPropertyValue('--bars')).toBe('88px');
  bar.remove();
});

it('lets success leave after 8 seconds and speaks politely', async () => {
  await show({ tone: 'success', text: 'Reply sent.' });
  expect(screen.getByRole('status').textContent).toBe('Reply sent.');
  await pass(7900);
  expect(screen.getByText('Reply sent.')).toBeTruthy();
  await pass(200);
  expect(screen.queryByText('Reply sent.')).toBeNull();
});

it('keeps an error until it is closed, and lets its repetition leave', async () => {
  await show({ tone: 'error', text: 'Not sent.' });
  expect(screen.getByRole('alert').textContent).toBe('Not sent.');
  await pass(60_000);
  expect(screen.getByText('Not sent.')).toBeTruthy();
  await show({ tone: 'error', text: 'Not sent.' });
  expect(screen.getAllByText('Not sent.')).toHaveLength(1);
  await pass(8100);
  expect(screen.queryByText('Not sent.')).toBeNull();
});

it('waits while it has focus', async () => {
  await show({ tone: 'success', text: 'Completed.' });
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await pass(20_000);
  expect(screen.getByText('Completed.')).toBeTruthy();
});

it('shows three at most, and the next when one closes', async () => {
  await show(...['1', '2', '3', '4'].map((text) => ({ tone: 'error' as const, text })));
  expect(errorsShown()).toEqual(['4', '3', '2']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(errorsShown()).toEqual(['3', '2', '1']);
});

it('runs its action once and leaves', async () => {
  const onPress = vi.fn();
  await show({ tone: 'success', text: 'Completed.', action: { label: 'Undo', onPress } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Completed.')).toBeNull();
});
