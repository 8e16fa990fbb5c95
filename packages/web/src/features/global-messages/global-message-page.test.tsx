import {
  deleteGlobalMessage,
  listClinicMessages,
  postGlobalMessage,
} from '@tervita/contract/global-messages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component } from './global-message-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const [employment] = givenStaff().employments;
if (!employment) throw new Error('an employment is needed');
const admin = givenStaff({ employments: [{ ...employment, isAdmin: true }] });
const message = {
  id: '01960000-0000-7000-8000-0000000000f1',
  text: 'Labor on suletud',
  texts: { en: 'The laboratory is closed' },
  forRole: null,
  createdAt: '2026-03-09T10:00:00.000Z',
  createdByName: 'Helen Lillepuu',
};
const listed = answers(listClinicMessages, { languages: ['et', 'en', 'ru'], messages: [message] });
const field = (language: string) => screen.findByRole('textbox', { name: `Message: ${language}` });

it('an admin writes in the languages of the country, sees each strip, and posts only what was written', async () => {
  const { calls } = fakeServer(listed, answers(postGlobalMessage, { id: message.id }));
  await renderScreen(<Component />, { user: admin });
  await userEvent.type(await field('Eesti'), 'Suletud reedel');
  await userEvent.type(await field('Русский'), 'Закрыто в пятницу');
  expect(screen.queryByRole('textbox', { name: /Polski/ })).toBeNull();
  const { clinicName } = employment;
  expect(screen.getByText(`Suletud reedel (${clinicName})`)).toBeTruthy();
  expect(screen.getByText(`Закрыто в пятницу (${clinicName})`)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Patients' }));
  await userEvent.click(screen.getByRole('button', { name: /^Post the message/ }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      clinicId: employment.clinicId,
      text: 'Suletud reedel',
      texts: { ru: 'Закрыто в пятницу' },
      forRole: 'PRM_PATIENT',
    }),
  );
  await waitFor(async () => expect(await field('Eesti')).toHaveProperty('value', ''));
});

it('the text in the language of the country is needed, and a refusal keeps what was typed', async () => {
  const { calls } = fakeServer(listed, refuses(postGlobalMessage, 468, 'GLOBAL_MESSAGES_FULL'));
  await renderScreen(<Component />, { user: admin });
  await userEvent.type(await field('English'), 'Closed on Friday');
  await userEvent.click(screen.getByRole('button', { name: /^Post the message/ }));
  expect((await field('Eesti')).getAttribute('aria-invalid')).toBe('true');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.type(await field('Eesti'), 'Suletud');
  await userEvent.click(screen.getByRole('button', { name: /^Post the message/ }));
  expect((await screen.findAllByText(/shows five messages already/)).length).toBeGreaterThan(0);
  expect(await field('English')).toHaveProperty('value', 'Closed on Friday');
});

it('long after the sign-in it leads to a new one, and keeps what was typed', async () => {
  fakeServer(listed, refuses(postGlobalMessage, 468, 'SIGN_IN_TOO_OLD'));
  await renderScreen(<Component />, { user: admin });
  await userEvent.type(await field('Eesti'), 'Suletud');
  await userEvent.click(screen.getByRole('button', { name: /^Post the message/ }));
  expect(await screen.findByRole('button', { name: 'Sign in again' })).toBeTruthy();
  expect(await field('Eesti')).toHaveProperty('value', 'Suletud');
});

it('who is no admin posts nothing, reads what is shown in each language, and deletes it after a question', async () => {
  const { calls } = fakeServer(listed, answers(deleteGlobalMessage, {}));
  await renderScreen(<Component />, { user: givenStaff() });
  const shown = await screen.findByRole('region', { name: 'Shown now' });
  expect(within(shown).getByText('Labor on suletud').getAttribute('lang')).toBe('et');
  expect(within(shown).getByText('The laboratory is closed').getAttribute('lang')).toBe('en');
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(within(shown).getByRole('button', { name: 'Delete' }));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: /^Delete/ }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});
