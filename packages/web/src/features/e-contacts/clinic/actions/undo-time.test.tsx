import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../../../core/session/given.ts';
import { givenConfig } from '../../../../testing/given-config.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { ToastRegion } from '../../../../ui/toast-region.tsx';
import { toasts } from '../../../../ui/toasts.ts';
import { givenRow } from '../given.ts';
import { hideCompleted, showCompleted, useUncompleted } from './completed-rows.ts';
import { offerUndo, undoLast } from './undo.ts';

const row = givenRow(1, { version: 4 });
let listed = row;

function List() {
  return <p>{useUncompleted([listed]).length === 0 ? 'gone' : 'there'}</p>;
}

beforeEach(async () => {
  listed = row;
  const screenOf = (
    <>
      <List />
      <ToastRegion label="Messages" closeLabel="Close" />
    </>
  );
  const config = { ...givenConfig(), undoSeconds: 20 };
  await renderScreen(screenOf, { config, user: givenStaff(), at: '/list', path: '/list' });
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => toasts.clear());
  vi.useRealTimers();
});
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

it('what was done can be taken back for as long as the installation says, and not after', async () => {
  const undo = vi.fn();
  act(() => offerUndo('Completed', undo));
  await pass(19);
  expect(screen.getByText('Completed')).toBeTruthy();
  await pass(2);
  expect(screen.queryByText('Completed')).toBeNull();
  act(() => undoLast());
  expect(undo).not.toHaveBeenCalled();

  act(() => offerUndo('Completed', undo));
  await pass(19);
  act(() => undoLast());
  expect(undo).toHaveBeenCalledOnce();
});

it('what was completed stays out of the list until the server has done it', async () => {
  act(() => {
    hideCompleted([row]);
  });
  await pass(21);
  act(() => showCompleted(['another']));
  expect(screen.getByText('gone')).toBeTruthy();
});

it.each([
  ['the server has completed is shown where it stands then', { status: 'COMPLETED', turn: null, version: 5 }],
  ['was opened again meanwhile is shown', { version: 6 }],
  ['was held meanwhile is shown', { planned: { status: 'HELD', dueAt: '2026-03-10T08:00:00.000Z' } }],
] as const)('what was completed and %s', async (_what, now) => {
  act(() => {
    hideCompleted([row]);
  });
  expect(screen.getByText('gone')).toBeTruthy();
  listed = { ...row, ...now } as typeof row;
  act(() => showCompleted(['another']));
  expect(screen.getByText('there')).toBeTruthy();
});
