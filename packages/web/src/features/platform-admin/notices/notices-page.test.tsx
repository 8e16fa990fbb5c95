import { addAd, changeAd, listAds, type ManagedAd } from '@tervita/contract/ads';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenUser } from '../../../core/session/given.ts';
import { answers, fakeServer } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component } from './notices-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const user = givenUser({ permissions: ['PRM_TERVITA_ADMIN'], activeRole: 'PRM_TERVITA_ADMIN' });
const flu: ManagedAd = {
  id: '01960000-0000-7000-8000-0000000000ad',
  title: 'Flu',
  text: 'Ask your clinic.',
  link: 'https://example.com/flu',
  licence: 'Health board',
  targetGender: null,
  minAge: 18,
  maxAge: 60,
  allowedCountries: [],
  activeFrom: '2026-03-01T00:00:00.000Z',
  activeUntil: null,
  updatedAt: '2026-03-01T07:30:00.000Z',
};
const listed = (...ads: ManagedAd[]) => answers(listAds, { ads });

it('a notice is written for those it is meant for, and ends after a question', async () => {
  const { calls, change } = fakeServer(listed(), answers(addAd, flu), answers(changeAd, flu));
  await renderScreen(<Component />, { user, at: '/prm/notices' });
  const sent = (method: string) => calls.find((each) => each.method === method)?.body;
  await userEvent.click(await screen.findByRole('button', { name: 'Add a notice' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByLabelText('Title'), 'Flu');
  await userEvent.type(form.getByLabelText('Text'), 'Ask your clinic.');
  await userEvent.type(form.getByLabelText('Link'), 'https://example.com/flu');
  await userEvent.type(form.getByLabelText('Licence or source'), 'Health board');
  change(listed(flu));
  await userEvent.click(form.getByRole('button', { name: /^Save/ }));
  const row = within(await screen.findByRole('row', { name: /Flu/ }));
  expect(row.getByText('Running')).toBeTruthy();
  expect(sent('POST')).toMatchObject({ title: 'Flu', link: 'https://example.com/flu', activeUntil: null });

  await userEvent.click(row.getByRole('button', { name: 'End Flu' }));
  expect(sent('PUT')).toBeUndefined();
  change(listed({ ...flu, activeUntil: flu.activeFrom }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /^End/ }));
  expect(await screen.findByText('Ended')).toBeTruthy();
  expect(sent('PUT')).toMatchObject({ title: 'Flu', activeUntil: expect.any(String) });
});
