import { onlineManager } from '@tanstack/react-query';
import {
  answerInquiry,
  closeMyEContact,
  getPatientTimeline,
  type MoreDanger,
  type Warning,
} from '@tervita/contract/e-contacts';
import { getMyFeedback } from '@tervita/contract/feedback';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeaderOutlet } from '../../../../../core/page/index.ts';
import { answers, fakeServer } from '../../../../../testing/answers.ts';
import { fakeUpload } from '../../../../../testing/fake-upload.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { markNoticeRead } from '../../warning/writer-notices.ts';
import { ask, givenTimeline, id, user } from '../given.ts';
import { Component as TimelinePage } from '../timeline-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  markNoticeRead(user.userId, id);
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

const [call112] = ask.warnings as [Warning];
const thread = { at: `/e-contacts/${id}/timeline`, path: '/e-contacts/:id/timeline' };

interface Outcome {
  readonly warning?: Warning | null;
  readonly ask?: MoreDanger | null;
}

/** A reply was sent without a connection and waits for it. */
const waiting = async (words: string, { warning = null, ask: more = null }: Outcome = {}) => {
  const moved = { id, status: 'SUBMITTED', turn: 'CLINIC', version: 3, ask: more } as const;
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
  const goAway = () => act(() => router.navigate('/my-e-contacts'));
  const comeBack = () => act(() => router.navigate(thread.at));
  const sent = () => server.calls.filter(({ path }) => path.endsWith('/inquiry/complete'));
  return { ...server, connect, sent, goAway, comeBack };
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

it('what is typed on after coming back to a reply that waits is not lost with it', async () => {
  const { connect, sent, goAway, comeBack } = await waiting('Since Monday');
  await goAway();
  await comeBack();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your reply' }), ' and it itches');
  connect();
  await waitFor(() => expect(sent()).toHaveLength(1));
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What do you want to add/ });
  expect(box.value).toBe('and it itches');
});

it('a file that is chosen while a reply waits stays with what can be added', async () => {
  const { connect, sent } = await waiting('Since Monday');
  const name = 'leht.pdf';
  const sizes = { size: 8, mediaType: 'application/pdf' };
  fakeUpload(200, { id: crypto.randomUUID(), name, ...sizes, scanState: 'CLEAN', canOpen: true });
  await userEvent.upload(screen.getByLabelText('Add files'), new File(['%PDF-1.4'], name));
  connect();
  await waitFor(() => expect(sent()).toMatchObject([{ body: { answerFileIds: [] } }]));
  await screen.findByRole('textbox', { name: /What do you want to add/ });
  expect(await screen.findByText(name)).toBeTruthy();
});

describe('whoever left the page while a reply waited', () => {
  const title = (name: string) => screen.findByRole('heading', { level: 1, name });

  it('finds its warning when they come back, until they have read it', async () => {
    const { connect, sent, goAway, comeBack } = await waiting('suruv valu rinnus', { warning: call112 });
    await goAway();
    connect();
    await waitFor(() => expect(sent()).toHaveLength(1));
    await comeBack();
    await title('Call 112 now');
    await goAway();
    await comeBack();
    await title('Call 112 now');
    await userEvent.click(screen.getByRole('button', { name: /^Back to the conversation/ }));
    await goAway();
    await comeBack();
    expect(await screen.findByRole('region', { name: 'Conversation' })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 1, name: 'Call 112 now' })).toBeNull();
  });

  it('is warned at once when they have come back before it went', async () => {
    const { connect, goAway, comeBack } = await waiting('suruv valu rinnus', { warning: call112 });
    await goAway();
    await comeBack();
    await screen.findByRole('textbox', { name: 'Your reply' });
    connect();
    await title('Call 112 now');
  });

  it('is asked what its words made necessary to ask', async () => {
    const { connect, sent, goAway, comeBack } = await waiting('tass kukub käest', { ask });
    await goAway();
    connect();
    await waitFor(() => expect(sent()).toHaveLength(1));
    await comeBack();
    await title('Is one of these so?');
  });
});

it('whoever left while a closing comment of danger was on its way reads that nothing was closed', async () => {
  const closed = {
    id,
    status: 'SUBMITTED',
    turn: 'CLINIC',
    version: 3,
    warning: call112,
    ask: null,
  } as const;
  fakeServer(
    answers(getPatientTimeline, givenTimeline()),
    answers(getMyFeedback, { feedback: [] }),
    answers(closeMyEContact, closed),
  );
  const { router } = await renderScreen(
    <>
      <HeaderOutlet />
      <TimelinePage />
    </>,
    { user, ...thread },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Complete the e-contact' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Another reason' }));
  await userEvent.type(within(screen.getByRole('dialog')).getByRole('textbox'), 'suruv valu rinnus');
  onlineManager.setOnline(false);
  await userEvent.click(screen.getByRole('button', { name: /^Complete/ }));
  await act(() => router.navigate('/my-e-contacts'));
  act(() => onlineManager.setOnline(true));
  await act(() => router.navigate(thread.at));
  expect(await screen.findByRole('heading', { level: 1, name: 'Call 112 now' })).toBeTruthy();
  expect(screen.getByText(/It was not closed, so that the clinic sees this/)).toBeTruthy();
});
