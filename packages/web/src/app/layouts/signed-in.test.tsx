import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../core/session/given.ts';
import { endSession } from '../../core/session/index.ts';
import { fakeServer } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { toastQueue, toasts } from '../../ui/toasts.ts';
import { Component as SignedIn } from './signed-in.tsx';

/** News never come here. */
class SilentSocket extends EventTarget {
  close() {
    this.dispatchEvent(new Event('close'));
  }
}
afterEach(() => vi.unstubAllGlobals());

it('a message about a patient does not greet whoever comes next', async () => {
  fakeServer();
  vi.stubGlobal('WebSocket', SilentSocket);
  await renderScreen(<SignedIn />, { user: givenStaff() });
  act(() => void toasts.show({ tone: 'error', text: 'The reply to Mari Mets was not sent' }));
  expect(await screen.findByText('The reply to Mari Mets was not sent')).toBeTruthy();
  act(() => endSession('expired'));
  expect(toastQueue.shown()).toEqual([]);
});
