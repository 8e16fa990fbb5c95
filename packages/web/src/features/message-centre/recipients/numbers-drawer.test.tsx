import { givePhoneNumbers } from '@tervita/contract/message-centre';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../../core/session/given.ts';
import { answers, fakeServer } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { NumbersDrawer } from './numbers-drawer.tsx';

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const user = givenStaff();
const clinicId = user.employments[0]?.clinicId ?? '';

it('numbers are checked first, each line that is left out says why, and the rest are given when asked', async () => {
  const { calls, change } = fakeServer(
    answers(givePhoneNumbers, { given: 1, same: 0, faults: [{ index: 1, fault: 'badPersonalCode' }] }),
  );
  const onClose = vi.fn();
  await renderScreen(<NumbersDrawer clinicId={clinicId} isOpen onClose={onClose} />, { user });
  const drawer = within(await screen.findByRole('dialog', { name: 'Add phone numbers' }));
  await userEvent.click(drawer.getByRole('button', { name: /^Check/ }));
  expect(drawer.getByText('Paste at least one line')).toBeTruthy();
  await userEvent.click(drawer.getByLabelText('Personal code;phone number'));
  await userEvent.paste('38001085718;5355 5001\n123;55');
  await userEvent.click(drawer.getByRole('button', { name: /^Check/ }));
  expect(await drawer.findByText('Line 2: check the personal code')).toBeTruthy();
  expect(drawer.getByText('1 patient gets a number.')).toBeTruthy();

  change(answers(givePhoneNumbers, { given: 1, same: 0, faults: [] }));
  await userEvent.click(drawer.getByRole('button', { name: /^Give 1\snumber/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const numbers = [
    { personalCode: '38001085718', phone: '5355 5001' },
    { personalCode: '123', phone: '55' },
  ];
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { clinicId, isTrial: true, numbers },
    { clinicId, isTrial: false, numbers },
  ]);
});
