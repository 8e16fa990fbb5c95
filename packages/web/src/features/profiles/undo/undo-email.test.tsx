import { undoEmailChange } from '@tervita/contract/profiles';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answers, fakeServer, refuses } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as UndoPage } from './undo-email-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const path = '/undo-email-change';
const open = (token: string) => renderScreen(<UndoPage />, { at: `${path}#${token}`, path });
const undo = () => userEvent.click(screen.getByRole('button', { name: /^Take the change back/ }));

it('does nothing before the button, then tells where e-mails go and leads to a new password', async () => {
  const undone = { maskedEmail: 'm•••@example.com', hasPassword: true };
  const { calls } = fakeServer(answers(undoEmailChange, undone));
  await open('token.1');
  expect(calls).toEqual([]);
  await undo();
  expect(await screen.findByRole('heading', { name: 'Your old e-mail counts again' })).toBeTruthy();
  expect(screen.getByText(/m•••@example\.com/)).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'token.1' }]);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/reset-password', '/choose-auth']);
});

it('says when the link works no more', async () => {
  fakeServer(refuses(undoEmailChange, 468, 'EMAIL_CHANGE_NOT_UNDONE'));
  await open('token.1');
  await undo();
  expect((await screen.findByRole('alert')).textContent).toContain('This link no longer works');
});

it('asks for the whole link', async () => {
  await open('');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/a part of it is missing/)).toBeTruthy();
});
