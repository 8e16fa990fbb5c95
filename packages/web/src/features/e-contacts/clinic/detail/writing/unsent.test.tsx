import { onlineManager } from '@tanstack/react-query';
import { saveReplyDraft, sendInquiry } from '@tervita/contract/e-contacts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answers } from '../../../../../testing/answers.ts';
import { detail, moved, open, planned, replyField } from '../given.tsx';

afterEach(() => {
  onlineManager.setOnline(true);
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const draft = { reply: 'Poolik', note: '', files: [], updatedAt: detail.updatedAt };

it('what was typed a moment before the page was left is at the server', async () => {
  const { calls, unmount } = await open({}, answers(saveReplyDraft, {}));
  await userEvent.type(await replyField(), 'Tere');
  unmount();
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ reply: 'Tere', note: '' }),
  );
});

it('a page that was only read saves nothing when it is left', async () => {
  const { calls, unmount } = await open({ timeline: { draft } });
  await waitFor(async () => expect(((await replyField()) as HTMLTextAreaElement).value).toBe('Poolik'));
  unmount();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

it('a reply that goes after the page was left stands at the server as a draft no more', async () => {
  const { calls, router } = await open(
    {},
    answers(sendInquiry, { ...moved, planned: { id: planned.id, dueAt: planned.dueAt } }),
  );
  await userEvent.type(await replyField(), 'Tere');
  onlineManager.setOnline(false);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('button', { name: /Waits for the connection/ });
  await act(() => router.navigate('/clinic-e-contacts'));
  act(() => onlineManager.setOnline(true));
  const saved = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await waitFor(() => expect(saved().at(-1)).toMatchObject({ reply: '' }));
  expect(saved()[0]).toMatchObject({ reply: 'Tere' });
});
