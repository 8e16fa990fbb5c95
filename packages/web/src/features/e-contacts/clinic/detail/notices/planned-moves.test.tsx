import { cancelPlannedMove, changePlannedMove, getClinicTimeline } from '@tervita/contract/e-contacts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { allCommands } from '../../../../../core/commands/command-store.ts';
import { answers, refuses } from '../../../../../testing/answers.ts';
import { givenConfig } from '../../../../../testing/given-config.ts';
import { open, planned, replyField } from '../given.tsx';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('what waits to be sent', () => {
  it('is seen with whose it is, and can be sent at once', async () => {
    const { calls } = await open({ timeline: { planned: [planned] } }, answers(changePlannedMove, planned));
    expect(await screen.findByText(/Kadri Mägiste: will be sent/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(calls.some(({ path }) => path.includes(`/planned/${planned.id}`))).toBe(true));
  });

  it('keeps what one typed when a colleague changed its words first', async () => {
    const { calls } = await open(
      { timeline: { planned: [planned] } },
      refuses(changePlannedMove, 469, 'E_CONTACT_CHANGED'),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Change the text' }));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Text of the planned reply');
    expect(field.value).toBe('Kas palavik on?');
    await userEvent.type(field, ' Ja köha?');
    await userEvent.click(screen.getByRole('button', { name: 'Save the text' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
        text: 'Kas palavik on? Ja köha?',
        eContactVersion: expect.any(Number),
      }),
    );
    expect(field.value).toBe('Kas palavik on? Ja köha?');
  });

  it('in its last seconds is taken back or hurried by its sender alone', async () => {
    const soon = { ...planned, dueAt: '2026-03-12T08:00:05.000Z' };
    const { unmount } = await open({ timeline: { planned: [soon] } });
    expect(await screen.findByText('Kadri Mägiste is sending a reply')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Send now|Undo|Cancel sending|Stop it/ })).toBeNull();
    unmount();
    await open({ timeline: { planned: [{ ...soon, author: { name: 'Liis Kasemaa', me: true } }] } });
    expect(await screen.findByText('Sending in 5 s')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send now' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Undo/ })).toBeTruthy();
    // Also after a reload, when nothing else remembers what was sent.
    expect(allCommands().find(({ id }) => id === 'undo')?.keys).toBe('Z');
  });

  it('is not offered again once it was taken back, also before the conversation is read anew', async () => {
    const mine = {
      ...planned,
      dueAt: '2026-03-12T08:00:05.000Z',
      author: { name: 'Liis Kasemaa', me: true },
    };
    const { change } = await open({ timeline: { planned: [mine] } }, answers(cancelPlannedMove, mine));
    const undo = await screen.findByRole('button', { name: /^Undo/ });
    // What stands on the page is all there is until the server answers again.
    change(refuses(getClinicTimeline, 503, 'TRY_LATER'));
    await userEvent.click(undo);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull());
  });

  it('counts from the seconds of the installation', async () => {
    const mine = {
      ...planned,
      dueAt: '2026-03-12T08:00:20.000Z',
      author: { name: 'Liis Kasemaa', me: true },
    };
    await open({ timeline: { planned: [mine] }, config: { ...givenConfig(), undoSeconds: 20 } });
    expect(await screen.findByText('Sending in 20 s')).toBeTruthy();
  });

  it('to complete is hurried by words that say so', async () => {
    const mine = { name: 'Liis Kasemaa', me: true };
    const soon = {
      ...planned,
      move: 'archive',
      text: null,
      dueAt: '2026-03-12T08:00:05.000Z',
      author: mine,
    } as const;
    await open({ timeline: { planned: [soon] } });
    expect(await screen.findByRole('button', { name: 'Complete now' })).toBeTruthy();
  });

  it('and is stopped by a colleague stays with its author', async () => {
    const held = { ...planned, status: 'HELD', heldBy: 'Liis Kasemaa' } as const;
    const { calls } = await open({ timeline: { planned: [planned] } }, answers(cancelPlannedMove, held));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop it' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
    expect(((await replyField()) as HTMLTextAreaElement).value).toBe('');
  });

  it('and was stopped says by whom', async () => {
    const mine = { name: 'Liis Kasemaa', me: true };
    await open({
      timeline: { planned: [{ ...planned, status: 'HELD', heldBy: 'Helen Tamm', author: mine }] },
    });
    expect(await screen.findByText('Helen Tamm stopped your reply')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel sending' })).toBeTruthy();
  });

  it('says why it was held', async () => {
    await open({ timeline: { planned: [{ ...planned, status: 'HELD' }] } });
    expect(await screen.findByText('Not sent: something changed meanwhile')).toBeTruthy();
  });
});
