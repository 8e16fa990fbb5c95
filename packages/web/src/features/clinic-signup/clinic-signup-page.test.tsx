import { applyForClinic } from '@tervita/contract/clinic-signup';
import { getProfile } from '@tervita/contract/profiles';
import { generatePersonalCode } from '@tervita/domain/persons';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component } from './clinic-signup-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const personalCode = generatePersonalCode('EE', { birthDate: '1974-08-21', sex: 'FEMALE', serial: 4 });
const typed: Readonly<Record<string, string>> = {
  'Registration code': '14990012',
  'Company name': 'Metsaoja Arstid OÜ',
  'Name that patients see': 'Metsaoja Perearstid',
  Address: 'Kase 4, Viljandi',
  'E-mail of the clinic': 'info@metsaoja.example',
  'First name': 'Pille',
  Surname: 'Randmäe',
  'Personal code': personalCode,
  'E-mail of the contact person': 'pille@metsaoja.example',
};
const fillIn = async (fields = typed) => {
  for (const [label, value] of Object.entries(fields)) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
};
const send = () => userEvent.click(screen.getByRole('button', { name: /^Accept and send/ }));
const sentBodies = (calls: readonly { method: string; body?: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body as Record<string, unknown>);

it('marks what was typed in the agreement, and sends nothing before somebody says that they may sign', async () => {
  const code = { maskedEmail: 'p•••@metsaoja.example', resendAfterSeconds: 60 };
  const { calls, change } = fakeServer(answers(applyForClinic, { code }));
  await renderScreen(<Component />);
  await fillIn();
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toContain('Metsaoja Arstid OÜ');
  expect(marks).toContain('Pille Randmäe');
  await send();
  expect(calls).toHaveLength(0);
  await userEvent.click(screen.getByRole('checkbox', { name: /may sign for Metsaoja Arstid OÜ/ }));
  await send();
  // Nobody reads it before the mailbox has proved its address.
  expect(await screen.findByText(/p•••@metsaoja\.example/)).toBeTruthy();
  change(answers(applyForClinic, {}));
  await userEvent.type(screen.getByLabelText(/Six digits/), '123456');
  expect(await screen.findByRole('heading', { name: 'Your application has been sent' })).toBeTruthy();
  const application = {
    registrationCode: '14990012',
    country: 'EE',
    timeZone: 'Europe/Tallinn',
    personalCode,
    maySign: true,
  };
  expect(sentBodies(calls)).toMatchObject([application, { ...application, otp: '123456' }]);
  expect(sentBodies(calls)[0]?.otp).toBeUndefined();
});

it('keeps what was typed when it could not be sent; the same again has the same number, another has another', async () => {
  const { calls } = fakeServer(refuses(applyForClinic, 503, 'UNAVAILABLE'));
  const { unmount } = await renderScreen(<Component />);
  await fillIn();
  await userEvent.click(screen.getByRole('checkbox', { name: /may sign/ }));
  await send();
  await waitFor(() => expect(sentBodies(calls)).toHaveLength(1));
  await screen.findByRole('alert');
  await send();
  await waitFor(() => expect(sentBodies(calls)).toHaveLength(2));
  await fillIn({ Address: 'Kase 5, Viljandi' });
  await send();
  await waitFor(() => expect(sentBodies(calls)).toHaveLength(3));
  const [one, again, other] = sentBodies(calls).map(({ applicationId }) => applicationId);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
  unmount();
  await renderScreen(<Component />);
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('Kase 5, Viljandi');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /may sign/ }).checked).toBe(false);
});

it('says what is wrong with a registration code, by the country', async () => {
  fakeServer();
  await renderScreen(<Component />);
  await fillIn({ ...typed, 'Registration code': '14990013' });
  await userEvent.click(screen.getByRole('checkbox', { name: /may sign/ }));
  await send();
  expect(screen.getByLabelText('Registration code').getAttribute('aria-invalid')).toBe('true');
  await fillIn({ 'Registration code': '14990012' });
  expect(screen.getByText('The code is well formed')).toBeTruthy();
});

it('fills in the name and address of whoever is signed in', async () => {
  const user = givenStaff();
  fakeServer(
    answers(getProfile, {
      firstName: user.firstName,
      surname: user.surname,
      birthDate: '1974-08-21',
      sex: 'FEMALE',
      country: 'EE',
      personalCode,
      isVerified: true,
      email: 'liis@example.com',
      isEmailVerified: true,
      phone: null,
      waysIn: ['DIGITAL_ID'],
      isSignInFresh: true,
      language: null,
      emailNotices: true,
    }),
  );
  await renderScreen(<Component />, { user });
  expect((await screen.findByLabelText<HTMLInputElement>('Surname')).value).toBe('Kasemaa');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail of the contact person').value).toBe(
    'liis@example.com',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Personal code').value).toBe(personalCode);
});
