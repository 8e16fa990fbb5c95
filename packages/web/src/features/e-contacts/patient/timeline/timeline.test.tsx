import {
  addInfo,
  answerInquiry,
  answerMoreDanger,
  closeMyEContact,
  getPatientTimeline,
  listEarlierOfMine,
  reopenMyEContact,
} from '@tervita/contract/e-contacts';
import { getMyFeedback } from '@tervita/contract/feedback';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeaderOutlet } from '../../../../core/page/index.ts';
import { answers, type FakeAnswer, fakeServer, refuses } from '../../../../testing/answers.ts';
import { flowingTime } from '../../../../testing/flowing-time.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { ask, at, givenEntry, givenTimeline, id, user } from './given.ts';
import { Component as TimelinePage } from './timeline-page.tsx';

const now = new Date('2026-03-14T10:00:00.000Z');
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({
    now,
    ...flowingTime,
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const moved = { id, status: 'COMPLETED', turn: null, version: 3 } as const;
const show = async (timeline: ReturnType<typeof givenTimeline>, ...more: FakeAnswer[]) => {
  const server = fakeServer(
    answers(getPatientTimeline, timeline),
    answers(getMyFeedback, { feedback: [] }),
    ...more,
  );
  const screenful = (
    <>
      <HeaderOutlet />
      <TimelinePage />
    </>
  );
  const view = await renderScreen(screenful, {
    user,
    at: `/e-contacts/${id}/timeline`,
    path: '/e-contacts/:id/timeline',
  });
  await screen.findByRole('region', { name: 'Conversation' });
  return { ...server, ...view };
};
const choose = async (entry: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return within(await screen.findByRole('dialog'));
};
const sentTo = (calls: Awaited<ReturnType<typeof show>>['calls'], end: string) =>
  calls.find(({ method, path }) => method === 'POST' && path.endsWith(end));

it('after a grave sign 112 is to be called now, until the clinic has answered', async () => {
  await show(givenTimeline({ emergencySince: at, clinicHasAnswered: false }));
  expect(screen.getByRole('heading', { name: 'Call 112 now' })).toBeTruthy();
  expect(screen.getByText(/The clinic has had it since 12 March/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
});

it('a clinic that has not taken in the patient yet is said so by the patient’s name', async () => {
  const { patient } = givenTimeline().eContact;
  const mine = { membershipPending: true, turn: 'CLINIC', patient: { ...patient, isMe: true } } as const;
  const { unmount } = await show(givenTimeline(mine));
  expect(screen.getByText(/The clinic must first accept you as a patient/)).toBeTruthy();
  unmount();
  await show(givenTimeline({ ...mine, patient: { ...patient, firstName: 'Uku', isMe: false } }));
  expect(screen.getByText(/The clinic must first accept Uku as a patient/)).toBeTruthy();
});

it('whoever follows a link that is not theirs reads why, and nothing of whose it is', async () => {
  fakeServer(refuses(getPatientTimeline, 404, 'NOT_FOUND'));
  await renderScreen(<TimelinePage />, {
    user,
    at: `/e-contacts/${id}/timeline`,
    path: '/e-contacts/:id/timeline',
  });
  expect(await screen.findByText(/^The link is for another person\. Sign in as the person/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To my e-contacts' })).toBeTruthy();
});

it('a thread that is no longer theirs is not left on the screen', async () => {
  const { change, client } = await show(givenTimeline());
  change(refuses(getPatientTimeline, 404, 'NOT_FOUND'));
  await act(() => client.invalidateQueries());
  expect(await screen.findByText(/^The link is for another person/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Conversation' })).toBeNull();
});

it('a long conversation shows its end, and earlier messages when they are asked for', async () => {
  const newest = givenTimeline({}, [givenEntry({ move: 'addInfo', text: 'Viimane' })]);
  const { calls } = await show(
    { ...newest, earlierBefore: 30 },
    answers(listEarlierOfMine, { entries: [givenEntry({ text: 'Esimene' })], earlierBefore: null }),
  );
  expect(screen.queryByText('Esimene')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Show earlier messages/ }));
  expect(await screen.findByText('Esimene')).toBeTruthy();
  expect(screen.getByText('Viimane')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Show earlier messages/ })).toBeNull();
  expect(calls.some(({ path }) => path.endsWith('/timeline/earlier?before=30'))).toBe(true);
});

describe('a planned reply', () => {
  it('says from when on, and opens by itself', async () => {
    await show(givenTimeline({ turn: 'PATIENT', openedAt: '2026-03-16T06:00:00.000Z' }));
    expect(screen.getByRole('status').textContent).toBe('You can reply from Monday 16 March at 08:00.');
    expect(screen.queryByRole('textbox')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2 * 86_400_000));
    expect(screen.getByRole('textbox', { name: 'Your reply' })).toBeTruthy();
    expect(screen.getByText('Your turn.')).toBeTruthy();
  });

  it('says that the clinic has decided on the medicines, not that one waits for it', async () => {
    await show(givenTimeline({ turn: 'CLINIC', areMedicinesDecided: true }));
    expect(screen.getByRole('status').textContent).toBe('The clinic has decided on your medicines.');
  });
});

describe('writing', () => {
  it('answers, and keeps the words when somebody was faster', async () => {
    const { calls, change } = await show(
      givenTimeline({ turn: 'PATIENT' }),
      refuses(answerInquiry, 469, 'E_CONTACT_CHANGED'),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Ei lähe');
    change(answers(getPatientTimeline, givenTimeline({ turn: 'PATIENT', version: 3 })));
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your text is kept');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Ei lähe');
    change(
      answers(answerInquiry, { ...moved, status: 'SUBMITTED', turn: 'CLINIC', warning: null, ask: null }),
    );
    await waitFor(() => expect(calls.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1));
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
    await waitFor(() => expect(calls.at(-1)?.method).toBe('GET'));
    const sent = calls.filter(({ method }) => method === 'POST');
    expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"2"', '"3"']);
  });

  it('says why one message more is too many, and keeps its words', async () => {
    const refusal = refuses(answerInquiry, 468, 'TOO_MANY_MESSAGES', { emergencyNumber: '911' });
    await show(givenTimeline({ turn: 'PATIENT' }), refusal);
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Ja veel');
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
    expect(
      await screen.findByText(/^30 messages without an answer in an hour are the most\. .* call 911\.$/),
    ).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Ja veel');
  });

  it('shows words that were not sent, also when it is no longer their turn', async () => {
    const { unmount } = await show(givenTimeline({ turn: 'PATIENT' }));
    await userEvent.type(screen.getByRole('textbox'), 'Pooleli');
    unmount();
    await show(givenTimeline());
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What do you want to add?' });
    expect(box.value).toBe('Pooleli');
  });

  it('leaves the keyboard at what took the place of the box', async () => {
    const { change } = await show(
      givenTimeline({ turn: 'PATIENT' }),
      answers(answerInquiry, { ...moved, status: 'SUBMITTED', turn: 'CLINIC', warning: null, ask: null }),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Ei lähe');
    change(answers(getPatientTimeline, givenTimeline({ version: 3 })));
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
    const add = await screen.findByRole('button', { name: 'Add information' });
    expect(document.activeElement).toBe(add);
    await userEvent.click(add);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add information' }));
  });

  it('asks once about danger where the words sound like it, and the answer goes to the thread', async () => {
    const open = { ...moved, status: 'SUBMITTED' as const, turn: 'CLINIC' as const, warning: null };
    const { change, calls } = await show(
      givenTimeline({ turn: 'PATIENT' }),
      answers(answerInquiry, { ...open, ask }),
      answers(answerMoreDanger, open),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'tass kukub käest');
    change(answers(getPatientTimeline, givenTimeline({ version: 3 })));
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Is one of these so?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'None of these' }));
    await userEvent.click(screen.getByRole('button', { name: /^Continue/ }));
    expect(await screen.findByRole('button', { name: 'Add information' })).toBeTruthy();
    expect(sentTo(calls, '/danger')?.body).toEqual({ signs: [], locale: 'en' });
  });

  it('warns whoever wrote of danger, after the words have gone', async () => {
    const warning = {
      action: 'CALL_112' as const,
      title: 'Call 112 now',
      text: 'This can be dangerous.',
      signs: [{ id: 'words', label: '“suruv valu rinnus”' }],
      clinicPhone: null,
      country: 'EE' as const,
      crisisLines: [],
    };
    const done = { ...moved, status: 'SUBMITTED' as const, turn: 'CLINIC' as const, warning, ask: null };
    const { change } = await show(givenTimeline({ turn: 'PATIENT' }), answers(answerInquiry, done));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'suruv valu rinnus');
    change(answers(getPatientTimeline, givenTimeline({ version: 3 })));
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Call 112 now' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
    expect(screen.getByRole('heading', { level: 2, name: 'The clinic has your message' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Back to the conversation/ }));
    expect(await screen.findByRole('button', { name: 'Add information' })).toBeTruthy();
  });

  it('adds nothing without words', async () => {
    const { calls } = await show(givenTimeline(), answers(addInfo, { ...moved, warning: null, ask: null }));
    await userEvent.click(screen.getByRole('button', { name: 'Add information' }));
    await userEvent.click(screen.getByRole('button', { name: /^Send to the clinic/ }));
    expect(screen.getByText('Fill in this field')).toBeTruthy();
    expect(sentTo(calls, '/info')).toBeUndefined();
  });
});

describe('closing', () => {
  it('completes with a reason, after saying until when it can be opened again', async () => {
    const { calls } = await show(
      givenTimeline(),
      answers(closeMyEContact, { ...moved, warning: null, ask: null }),
    );
    const dialog = await choose('Complete the e-contact');
    expect(dialog.getByText(/until 13 April/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: /^Complete/ }));
    expect(dialog.getByText('Choose a reason')).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: 'The problem went away' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Complete/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(calls, '/complete')).toMatchObject({ body: { reason: 'PROBLEM_RESOLVED', comment: null } });
  });

  it('cancels before the first answer, in the person’s own words', async () => {
    const { calls } = await show(
      givenTimeline({ clinicHasAnswered: false }),
      answers(closeMyEContact, { ...moved, status: 'CANCELLED', warning: null, ask: null }),
    );
    const dialog = await choose('Cancel the e-contact');
    expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Another reason' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Eksisin');
    await userEvent.click(dialog.getByRole('button', { name: /^Cancel the e-contact/ }));
    await waitFor(() =>
      expect(sentTo(calls, '/complete')).toMatchObject({ body: { reason: 'OTHER', comment: 'Eksisin' } }),
    );
  });

  it('stops when the clinic wrote meanwhile', async () => {
    await show(givenTimeline(), refuses(closeMyEContact, 469, 'E_CONTACT_CHANGED'));
    const dialog = await choose('Complete the e-contact');
    await userEvent.click(dialog.getByRole('radio', { name: 'I got help elsewhere' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Complete/ }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Read it before you decide');
  });
});

describe('what is over', () => {
  const completed = { status: 'COMPLETED', turn: null, completedAt: at } as const;

  it('can be opened again with a reason; another reason needs words', async () => {
    const { calls } = await show(
      givenTimeline(completed),
      answers(reopenMyEContact, { ...moved, status: 'SUBMITTED', turn: 'CLINIC', warning: null, ask: null }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen the e-contact' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Possible until 11 April/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: 'Another reason' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Send to the clinic/ }));
    expect(dialog.getByText('Fill in this field')).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox'), 'Üks küsimus veel');
    await userEvent.click(dialog.getByRole('button', { name: /^Send to the clinic/ }));
    await waitFor(() =>
      expect(sentTo(calls, '/reopen')).toMatchObject({
        body: { reason: 'OTHER', infoText: 'Üks küsimus veel', infoFileIds: [], locale: 'en' },
      }),
    );
  });

  it('leads to a new one after thirty days, and asks nothing', async () => {
    await show(givenTimeline({ ...completed, completedAt: '2026-02-12T09:59:59.000Z' }));
    const link = screen.getByRole('link', { name: 'Write a new e-contact' });
    expect(link.getAttribute('href')).toBe(
      `/e-contacts/add?person=${user.personId}&clinic=01960000-0000-7000-8000-00000000000c`,
    );
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });

  it('says why it was rejected, and where to turn', async () => {
    const reject = givenEntry({
      move: 'reject',
      reason: 'PATIENT_NOT_IN_LIST',
      author: { kind: 'STAFF', name: 'Riina', role: null, me: false },
    });
    await show({
      ...givenTimeline({ status: 'REJECTED', turn: null }, [givenEntry({ text: 'Tere' }), reject]),
      clinicEmails: ['info@parnaoru.example.com'],
      clinicWebsites: ['https://parnaoru.example.com'],
    });
    expect(screen.getByText(/registered with its family doctors/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write to another clinic' }).getAttribute('href')).toContain(
      '/e-contacts/choose-clinic?person=',
    );
    expect(screen.getByRole('link', { name: /Call the clinic/ }).getAttribute('href')).toBe(
      'tel:+3726000412',
    );
    expect(screen.getByRole('link', { name: /E-mail of the clinic/ }).getAttribute('href')).toBe(
      'mailto:info@parnaoru.example.com',
    );
    const website = screen.getByRole('link', { name: 'Website of the clinic: parnaoru.example.com' });
    expect(website.getAttribute('href')).toBe('https://parnaoru.example.com');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the conversation', () => {
  const nurse = { kind: 'STAFF', name: 'Liis Kasemaa', role: 'NURSE', me: false } as const;

  it('never folds the clinic’s latest words; earlier ones it may', async () => {
    await show(
      givenTimeline({ turn: 'PATIENT' }, [
        givenEntry({ text: 'Selg valutab' }),
        givenEntry({ author: nurse, text: 'Esimene küsimus', direction: 'CLINIC_TO_PATIENT' }),
        givenEntry({ text: 'Vastus' }),
        givenEntry({ author: nurse, text: 'Viimane nõuanne', direction: 'CLINIC_TO_PATIENT' }),
      ]),
    );
    const isFolded = (words: string) => screen.getByText(words).closest('[data-clamped]') !== null;
    expect(isFolded('Viimane nõuanne')).toBe(false);
    expect(isFolded('Esimene küsimus')).toBe(true);
  });

  it('leaves it the room: one line to write in, files as icons with names, no counter at first', async () => {
    await show(givenTimeline({ turn: 'PATIENT' }));
    const box = screen.getByRole('textbox', { name: 'Your reply' });
    expect(box.getAttribute('rows')).toBe('1');
    expect(screen.getByLabelText('Add files')).toBeTruthy();
    expect(screen.queryByText(/^0 \//)).toBeNull();
  });
});
