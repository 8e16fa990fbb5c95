import { onlineManager } from '@tanstack/react-query';
import { addNote, sendInquiry } from '@tervita/contract/e-contacts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answers } from '../../../../../testing/answers.ts';
import { detail, moved, open, planned, replyField } from '../given.tsx';

afterEach(() => {
  onlineManager.setOnline(true);
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const author = { name: 'Liis Kasemaa', role: 'NURSE', me: true } as const;
const screenOf = () =>
  open(
    {},
    answers(sendInquiry, { ...moved, planned: { id: planned.id, dueAt: planned.dueAt } }),
    answers(addNote, { id: planned.id, at: detail.updatedAt, text: 'x', author }),
  );
const noteField = () => screen.findByLabelText<HTMLTextAreaElement>('Note for colleagues');
const sendWithout = async (field: HTMLElement, words: string) => {
  await userEvent.type(field, words);
  onlineManager.setOnline(false);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('button', { name: /Waits for the connection/ });
};
const connect = () => act(() => onlineManager.setOnline(true));

it('what is typed on while a reply waits for the connection stays, and the cursor with it', async () => {
  const { calls } = await screenOf();
  const field = (await replyField()) as HTMLTextAreaElement;
  await sendWithout(field, 'Kas palavik on?');
  await userEvent.type(field, ' Ja kas on löövet?');
  connect();
  await waitFor(() => expect(field.value).toBe('Ja kas on löövet?'));
  expect(document.activeElement).toBe(field);
  expect(calls.find(({ path }) => path.endsWith('/actions/inquiry'))?.body).toMatchObject({
    question: 'Kas palavik on?',
  });
});

it('what is typed on while a note waits stays too', async () => {
  await screenOf();
  await replyField();
  await userEvent.keyboard('n');
  const field = await noteField();
  await sendWithout(field, 'Helistasin');
  await userEvent.type(field, ', ei vastanud');
  connect();
  await waitFor(() => expect(field.value).toBe(', ei vastanud'));
  expect(document.activeElement).toBe(field);
});

it('a note that is begun while a reply waits is not folded away when the reply has gone', async () => {
  const { calls } = await screenOf();
  await sendWithout(await replyField(), 'Kas palavik on?');
  await userEvent.click(screen.getByRole('radio', { name: 'Internal note' }));
  await userEvent.type(await noteField(), 'Helis');
  connect();
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/actions/inquiry'))).toBe(true));
  await userEvent.type(await noteField(), 'tasin');
  expect((await noteField()).value).toBe('Helistasin');
  await userEvent.click(screen.getByRole('radio', { name: 'Reply' }));
  await waitFor(async () => expect(((await replyField()) as HTMLTextAreaElement).value).toBe(''));
});
