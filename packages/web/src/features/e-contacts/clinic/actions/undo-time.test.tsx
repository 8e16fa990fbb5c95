import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../../../core/session/given.ts';
import { givenConfig } from '../../../../testing/given-config.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { ToastRegion } from '../../../../ui/toast-region.tsx';
import { toasts } from '../../../../ui/toasts.ts';
import { bringBack, letGo, useStaying } from './going.ts';
import { offerUndo, undoLast } from './undo.ts';

const row = { id: 'e1', planned: null };

function List() {
  return <p>{useStaying([row]).length === 0 ? 'gone' : 'there'}</p>;
}

beforeEach(async () => {
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
    letGo([row.id]);
  });
  await pass(21);
  act(() => bringBack(['another']));
  expect(screen.getByText('gone')).toBeTruthy();
});
