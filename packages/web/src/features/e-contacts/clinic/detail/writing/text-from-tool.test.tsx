import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lastEContact } from '../../../../../core/last-e-contact.ts';
import { toasts } from '../../../../../ui/toasts.ts';
import { detail, open, replyField } from '../given.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const replyText = async () => ((await replyField()) as HTMLTextAreaElement).value;

it('the result of a calculator comes below what stands in the reply, once', async () => {
  const draft = { reply: 'Tere', note: '', files: [], updatedAt: detail.updatedAt };
  const { router } = await open({ state: { intoReply: 'LDL < 1.8' }, timeline: { draft } });
  await waitFor(async () => expect(await replyText()).toBe('Tere\n\nLDL < 1.8'));
  await waitFor(() => expect(router.state.location.state).toBeNull());
});

it('an e-contact that can be answered is remembered for it, another is not', async () => {
  await open({});
  await replyField();
  expect(lastEContact()?.id).toBe(detail.id);
  await open({ detail: { status: 'COMPLETED' } });
  await waitFor(() => expect(lastEContact()).toBeUndefined());
});

it('age and sex go along, so that nobody counts with somebody else', async () => {
  await open({});
  await replyField();
  expect(lastEContact()).toMatchObject({ sex: 'FEMALE', age: expect.any(Number) });
});

it('a result for a reply that a colleague has closed is not put anywhere, and it is said', async () => {
  const show = vi.spyOn(toasts, 'show');
  const { router } = await open({ detail: { status: 'COMPLETED' }, state: { intoReply: 'LDL < 1.8' } });
  await waitFor(() => expect(show.mock.lastCall?.[0].text).toContain('already been closed'));
  expect(router.state.location.state).toBeNull();
});
