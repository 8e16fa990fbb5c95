import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ToastOutlet } from './toast-outlet.tsx';
import { regionStore, toasts } from './toasts.ts';

// The region comes with the first toast, after which there is no waiting.
beforeAll(async () => {
  const close = toasts.show({ tone: 'info', text: 'Closed before it was there.' });
  close();
  await vi.waitUntil(regionStore.get);
});

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <MemoryRouter>
      <ToastOutlet label="Messages" closeLabel="Close" />
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
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('does not show what was closed before its code came', () => {
  expect(screen.queryByText('Closed before it was there.')).toBeNull();
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
  expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual(['4', '3', '2']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual(['3', '2', '1']);
});

it('runs its action once and leaves', async () => {
  const onPress = vi.fn();
  await show({ tone: 'success', text: 'Completed.', action: { label: 'Undo', onPress } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Completed.')).toBeNull();
});
