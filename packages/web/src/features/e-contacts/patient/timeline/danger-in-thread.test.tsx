import { onlineManager } from '@tanstack/react-query';
import {
  addInfo,
  answerInquiry,
  answerMoreDanger,
  closeMyEContact,
  getPatientTimeline,
  type Warning,
} from '@tervita/contract/e-contacts';
import { getMyFeedback } from '@tervita/contract/feedback';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeaderOutlet } from '../../../../core/page/index.ts';
import { answers, type FakeAnswer, fakeServer, refuses } from '../../../../testing/answers.ts';
import { flowingTime } from '../../../../testing/flowing-time.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { markNoticeRead } from '../warning/writer-notices.ts';
import { ask, at, givenEntry, givenTimeline, id, user } from './given.ts';
import { Component as TimelinePage } from './timeline-page.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ ...flowingTime, toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  markNoticeRead(user.userId, id);
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const moved = { id, status: 'SUBMITTED', turn: 'CLINIC', version: 3 } as const;
const [call112, , today] = ask.warnings as [Warning, Warning, Warning];
const show = async (timeline: ReturnType<typeof givenTimeline>, ...more: FakeAnswer[]) => {
  const server = fakeServer(
    answers(getPatientTimeline, timeline),
    answers(getMyFeedback, { feedback: [] }),
    ...more,
  );
  const page = (
    <>
      <HeaderOutlet />
      <TimelinePage />
    </>
  );
  await renderScreen(page, { user, at: `/e-contacts/${id}/timeline`, path: '/e-contacts/:id/timeline' });
  await screen.findByRole('region', { name: 'Conversation' });
  return server;
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const standing = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** Words went that sound like danger; now the question stands there. */
const askedIn = async (
  after: ReturnType<typeof givenTimeline>,
  warning: Warning | null,
  ...more: FakeAnswer[]
) => {
  const server = await show(
    givenTimeline({ turn: 'PATIENT' }),
    answers(answerInquiry, { ...moved, warning, ask }),
    ...more,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'tass kukub käest');
  server.change(answers(getPatientTimeline, after));
  await press(/^Send/);
  await title('Is one of these so?');
  return server;
};
const asked = (warning: Warning | null, ...more: FakeAnswer[]) =>
  askedIn(givenTimeline({ version: 3 }), warning, ...more);
const tick = async (...names: string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name }));
  await press(/^Continue/);
};

describe('a sign that was ticked and does not get through', () => {
  it.each([
    ['refused', refuses(answerMoreDanger, 469, 'E_CONTACT_MOVE_NOT_ALLOWED')],
    ['met by a fault', refuses(answerMoreDanger, 500, 'FAULT')],
  ])('%s, warns at once, says that the clinic does not know, and can be sent again', async (_, refusal) => {
    const { change, calls } = await asked(null, refusal);
    await tick('Face drooping');
    expect(await title('Call 112 now')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'You ticked' }).textContent).toBe('Face drooping');
    expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
    expect(await standing('The clinic does not know this yet')).toBeTruthy();
    expect(screen.queryByText(/marked as an emergency/)).toBeNull();
    change(answers(answerMoreDanger, { ...moved, warning: { ...call112, signs: [] } }));
    await press(/^Send it to the clinic again/);
    expect(await standing('The clinic has your message')).toBeTruthy();
    const sent = calls.filter(({ path }) => path.endsWith('/danger'));
    expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ signs: ['stroke'], locale: 'en' }));
    // A lost answer does not tell it twice.
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('because the clinic was told ten times today: says so, names the number of its country, keeps the ticks', async () => {
    const refusal = refuses(answerMoreDanger, 468, 'TOO_MANY_DANGER_SIGNS', { emergencyNumber: '999' });
    await asked(null, refusal);
    await tick('Face drooping');
    expect(await standing('The clinic has it already')).toBeTruthy();
    expect(screen.getByText(/If it is getting worse, do not wait: call 999\.$/)).toBeTruthy();
    expect(screen.getByRole('list', { name: 'You ticked' }).textContent).toBe('Face drooping');
    expect(screen.queryByText('The clinic does not know this yet')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Send it to the clinic again/ })).toBeNull();
    await press(/^Back to the conversation/);
    expect(await screen.findByRole('button', { name: 'Add information' })).toBeTruthy();
  });

  it('without a connection warns at once, and goes by itself when the connection is back', async () => {
    const { calls } = await asked(null, answers(answerMoreDanger, { ...moved, warning: call112 }));
    onlineManager.setOnline(false);
    await tick('Face drooping');
    expect(await title('Call 112 now')).toBeTruthy();
    expect(await standing('The clinic does not know this yet')).toBeTruthy();
    expect(calls.some(({ path }) => path.endsWith('/danger'))).toBe(false);
    act(() => onlineManager.setOnline(true));
    expect(await standing('The clinic has your message')).toBeTruthy();
  });

  it('while the server is slow warns after a few seconds', async () => {
    await asked(null);
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await tick('Cannot drink');
    expect(screen.queryByRole('heading', { level: 1, name: 'Call the clinic today' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(4_100));
    expect(await title('Call the clinic today')).toBeTruthy();
  });

  it('says the strongest, with help in despair beside it', async () => {
    await asked(null, refuses(answerMoreDanger, 503, 'UNAVAILABLE'));
    await tick('Face drooping', 'A plan to die', 'Cannot drink');
    expect(await title('Call 112 now')).toBeTruthy();
    expect(screen.getByText('Do not wait. Talk to somebody.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /116 006/ })).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'You ticked' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('"none" that does not get through stops nobody, and warns of nothing', async () => {
    await asked(null, refuses(answerMoreDanger, 500, 'FAULT'));
    await tick('None of these');
    await userEvent.click(await screen.findByRole('button', { name: /^Back to the conversation/ }));
    expect(await screen.findByRole('button', { name: 'Add information' })).toBeTruthy();
  });
});

it('words that waited for the connection warn their writer when they have gone', async () => {
  const { change } = await show(
    givenTimeline({ turn: 'PATIENT' }),
    answers(answerInquiry, { ...moved, warning: call112, ask: null }),
  );
  onlineManager.setOnline(false);
  await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'suruv valu rinnus');
  await press(/^Send/);
  expect(screen.queryByRole('heading', { level: 1, name: 'Call 112 now' })).toBeNull();
  change(answers(getPatientTimeline, givenTimeline({ version: 3 })));
  act(() => onlineManager.setOnline(true));
  expect(await title('Call 112 now')).toBeTruthy();
  // Nothing lies over whom to call.
  expect(screen.queryByText('Sent to the clinic')).toBeNull();
});

it('words of danger that are added warn their writer; behind the warning they stand in the conversation', async () => {
  const words = 'suruv valu rinnus';
  const { change } = await show(givenTimeline(), answers(addInfo, { ...moved, warning: call112, ask: null }));
  await press(/^Add information/);
  await userEvent.type(screen.getByRole('textbox', { name: 'What do you want to add?' }), words);
  const added = givenEntry({ move: 'addInfo', text: words });
  change(answers(getPatientTimeline, givenTimeline({ version: 3 }, [added])));
  await press(/^Send to the clinic/);
  expect(await title('Call 112 now')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
  expect(await standing('The clinic has your message')).toBeTruthy();
  await press(/^Back to the conversation/);
  expect(await screen.findByText(words)).toBeTruthy();
});

describe('the question beside a warning that can wait', () => {
  it('comes first; what the words called for is said after "none"', async () => {
    await asked(today, answers(answerMoreDanger, { ...moved, warning: null }));
    await tick('None of these');
    expect(await title('Call the clinic today')).toBeTruthy();
    expect(await standing('The clinic has your message')).toBeTruthy();
  });

  it('gives way to a graver one that follows from the ticks', async () => {
    await asked(today, answers(answerMoreDanger, { ...moved, warning: call112 }));
    await tick('Face drooping');
    expect(await title('Call 112 now')).toBeTruthy();
    await press(/^Back to the conversation/);
    expect(await screen.findByRole('button', { name: 'Add information' })).toBeTruthy();
  });
});

it('a tick opens a conversation again that was completed meanwhile', async () => {
  const over = { version: 3, status: 'COMPLETED', turn: null, completedAt: at } as const;
  const again = { ...moved, version: 5, warning: call112 };
  await askedIn(givenTimeline(over), null, answers(answerMoreDanger, again));
  await tick('Face drooping');
  expect(await title('Call 112 now')).toBeTruthy();
  expect(screen.getByText(/The conversation is open again, so that the clinic sees this/)).toBeTruthy();
});

describe('a closing comment', () => {
  const close = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Complete the e-contact' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Another reason' }));
    await userEvent.type(dialog.getByRole('textbox'), 'suruv valu rinnus');
    await userEvent.click(dialog.getByRole('button', { name: /^Complete/ }));
    return dialog;
  };

  it('of danger warns its writer, and says that nothing was closed', async () => {
    await show(givenTimeline(), answers(closeMyEContact, { ...moved, warning: call112, ask: null }));
    await close();
    expect(await title('Call 112 now')).toBeTruthy();
    expect(await standing('The clinic has your message')).toBeTruthy();
    expect(screen.getByText(/It was not closed, so that the clinic sees this/)).toBeTruthy();
  });

  it('that sounds like danger is asked about, and says that nothing was closed', async () => {
    await show(
      givenTimeline(),
      answers(closeMyEContact, { ...moved, warning: null, ask }),
      answers(answerMoreDanger, { ...moved, version: 4, warning: call112 }),
    );
    await close();
    await title('Is one of these so?');
    expect(screen.getByText(/It was not closed, so that the clinic sees this/)).toBeTruthy();
    await tick('Face drooping');
    expect(await title('Call 112 now')).toBeTruthy();
    expect(screen.getByText(/It was not closed, so that the clinic sees this/)).toBeTruthy();
  });

  it('over an emergency that nobody has seen is refused with what to do instead', async () => {
    await show(givenTimeline(), refuses(closeMyEContact, 468, 'E_CONTACT_DANGER_UNSEEN'));
    const dialog = await close();
    expect(await screen.findByText(/has not yet seen the sign of danger/)).toBeTruthy();
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('suruv valu rinnus');
  });
});
