import { onlineManager } from '@tanstack/react-query';
import { answerInquiry, getPatientTimeline, type Warning } from '@tervita/contract/e-contacts';
import { getMyFeedback } from '@tervita/contract/feedback';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, fakeServer } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { ask, givenTimeline, id, user } from '../given.ts';
import { Component as TimelinePage } from '../timeline-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

const [call112] = ask.warnings as [Warning];
const thread = { at: `/e-contacts/${id}/timeline`, path: '/e-contacts/:id/timeline' };

/** A reply was sent without a connection and waits for it. */
const waiting = async (words: string, warning: Warning | null = null) => {
  const moved = { id, status: 'SUBMITTED', turn: 'CLINIC', version: 3, ask: null } as const;
  const server = fakeServer(
    answers(getPatientTimeline, givenTimeline({ turn: 'PATIENT' })),
    answers(getMyFeedback, { feedback: [] }),
    answers(answerInquiry, { ...moved, warning }),
  );
  const { router } = await renderScreen(<TimelinePage />, { user, ...thread });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your reply' }), words);
  onlineManager.setOnline(false);
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  await screen.findByRole('button', { name: /Waits for the connection/ });
  const connect = () => {
    server.change(answers(getPatientTimeline, givenTimeline({ version: 3 })));
    act(() => onlineManager.setOnline(true));
  };
  const sent = () => server.calls.filter(({ path }) => path.endsWith('/inquiry/complete'));
  return { connect, sent, router };
};

it('what is typed on while a reply waits has not gone, and stands in the box of what can be added', async () => {
  const { connect, sent } = await waiting('Since Monday');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), ' and it itches');
  connect();
  await waitFor(() => expect(sent()).toMatchObject([{ body: { answer: 'Since Monday' } }]));
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What do you want to add/ });
  expect(box.value).toBe('and it itches');
});

it('a reply that was sent as it stood leaves an empty box behind a button', async () => {
  const { connect } = await waiting('Since Monday');
  connect();
  await userEvent.click(await screen.findByRole('button', { name: 'Add information' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
});

it('whoever left the page while a reply waited finds its warning when they come back, once', async () => {
  const { connect, sent, router } = await waiting('suruv valu rinnus', call112);
  await act(() => router.navigate('/my-e-contacts'));
  connect();
  await waitFor(() => expect(sent()).toHaveLength(1));
  await act(() => router.navigate(thread.at));
  expect(await screen.findByRole('heading', { level: 1, name: 'Call 112 now' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Back to the conversation/ }));
  await act(() => router.navigate('/my-e-contacts'));
  await act(() => router.navigate(thread.at));
  expect(await screen.findByRole('region', { name: 'Conversation' })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 1, name: 'Call 112 now' })).toBeNull();
});
