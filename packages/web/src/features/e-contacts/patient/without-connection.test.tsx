import { onlineManager } from '@tanstack/react-query';
import { answerInquiry, getPatientTimeline } from '@tervita/contract/e-contacts';
import { getMyFeedback } from '@tervita/contract/feedback';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answers, fakeServer } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as ChoosePerson } from './flow/for-whom/choose-person-page.tsx';
import { givenTimeline, id, user } from './timeline/given.ts';
import { Component as TimelinePage } from './timeline/timeline-page.tsx';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const loseConnection = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

it('a reply says that it waits for the connection, and goes once when it is back', async () => {
  const { calls } = fakeServer(
    answers(getPatientTimeline, givenTimeline({ turn: 'PATIENT' })),
    answers(getMyFeedback, { feedback: [] }),
    answers(answerInquiry, {
      id,
      status: 'SUBMITTED',
      turn: 'CLINIC',
      version: 3,
      warning: null,
      ask: null,
    }),
  );
  await renderScreen(<TimelinePage />, {
    user,
    at: `/e-contacts/${id}/timeline`,
    path: '/e-contacts/:id/timeline',
  });
  await userEvent.type(await screen.findByRole('textbox'), 'Since Monday');
  loseConnection();
  act(() => onlineManager.setOnline(false));
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  const button = await screen.findByRole('button', { name: /Waits for the connection/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const sent = () => calls.filter(({ path }) => path.endsWith('/inquiry/complete'));
  expect(sent()).toHaveLength(0);
  vi.restoreAllMocks();
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(sent()).toMatchObject([{ body: { answer: 'Since Monday' } }]));
});

it('a new e-contact without a connection blames nobody and gives the number for an emergency', async () => {
  loseConnection();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await renderScreen(<ChoosePerson />, { user, at: '/e-contacts/choose-person' });
  expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeTruthy();
  expect(screen.getByText(/A new e-contact needs a connection/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '112' }).getAttribute('href')).toBe('tel:112');
  expect(screen.queryByText(/on our side/)).toBeNull();
});
