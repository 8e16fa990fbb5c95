import { useQueryClient } from '@tanstack/react-query';
import { getExpectedReply, getExpectedReplyOfDraft } from '@tervita/contract/waiting-times';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenUser } from '../../../core/session/given.ts';
import { answers, fakeServer } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { LazyExpectedReply, useExpectedReply, useExpectedReplyOfDraft } from '../index.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-12T16:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const id = '01960000-0000-7000-8000-0000000000d1';
const hours = {
  timeZone: 'Europe/Tallinn',
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' })),
  specialDays: [],
};
const BeforeSending = ({ version = 1 }: { version?: number | undefined }) => (
  <LazyExpectedReply expected={useExpectedReplyOfDraft({ id, version })} hours={hours} isBefore />
);
const Unsaved = () => (
  <LazyExpectedReply expected={useExpectedReplyOfDraft(undefined)} hours={hours} isBefore />
);
const AfterSending = () => (
  <LazyExpectedReply expected={useExpectedReply({ id, version: 1 })} hours={hours} />
);
type Expected = { by: string | null; nineOfTenBy: string } | null;
const before = async (expected: Expected) => {
  const server = fakeServer(answers(getExpectedReplyOfDraft, { expected }));
  await renderScreen(<BeforeSending />, { user: givenUser() });
  return server;
};
const after = (expected: Expected) => {
  fakeServer(answers(getExpectedReply, { expected }));
  return renderScreen(<AfterSending />, { user: givenUser() });
};

it('before sending: a day and an hour, when the clinic answers, and what cannot wait', async () => {
  await before({ by: '2026-03-13T08:00:00.000Z', nineOfTenBy: '2026-03-13T13:30:00.000Z' });
  await screen.findByText('tomorrow by 10:00');
  screen.getByText(/Nine of ten get one by 15:30\. The clinic answers on working days 8:00–17:00\./);
  screen.getByRole('link', { name: '112' });
});

it('on another day it is named', async () => {
  await after({ by: '2026-03-13T08:00:00.000Z', nineOfTenBy: '2026-03-16T07:00:00.000Z' });
  await screen.findByText('tomorrow by 10:00');
  screen.getByText('Nine of ten get one on Monday by 9:00.');
});

it('once the first time has passed, the second stands alone', async () => {
  await after({ by: null, nineOfTenBy: '2026-03-13T13:30:00.000Z' });
  await screen.findByText('tomorrow by 15:30');
  screen.getByText('It takes longer than usual. Nine of ten have an answer by then.');
});

it('where nothing can be said there is nothing', async () => {
  const { calls } = await before(null);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText('Expected answer')).toBeNull();
});

const soon = { by: '2026-03-13T08:00:00.000Z', nineOfTenBy: '2026-03-13T13:30:00.000Z' };

/** As when the window is come back to. */
const Again = () => {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => void client.refetchQueries()}>
      Again
    </button>
  );
};

it.each([
  ['before sending', <BeforeSending key="before" />, getExpectedReplyOfDraft],
  ['after sending', <AfterSending key="after" />, getExpectedReply],
])('%s: what cannot be asked again is not told any longer', async (_, card, route) => {
  fakeServer(answers(route, { expected: soon }));
  await renderScreen(
    <>
      {card}
      <Again />
    </>,
    { user: givenUser() },
  );
  await screen.findByText('tomorrow by 10:00');
  fakeServer();
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  await waitFor(() => expect(screen.queryByText('tomorrow by 10:00')).toBeNull());
  expect(screen.queryByText('Expected answer')).toBeNull();
});

const Changed = () => {
  const [version, setVersion] = useState(1);
  return (
    <>
      <BeforeSending version={version} />
      <button type="button" onClick={() => setVersion(2)}>
        Change
      </button>
    </>
  );
};

it('what was told of earlier words is not told of later ones', async () => {
  fakeServer(answers(getExpectedReplyOfDraft, { expected: soon }));
  await renderScreen(<Changed />, { user: givenUser() });
  await screen.findByText('tomorrow by 10:00');
  const { calls } = fakeServer(answers(getExpectedReplyOfDraft, { expected: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.queryByText('tomorrow by 10:00')).toBeNull();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText('Expected answer')).toBeNull();
});

it('of words that the server does not have nothing is asked', async () => {
  const { calls } = fakeServer(answers(getExpectedReplyOfDraft, { expected: soon }));
  await renderScreen(<Unsaved />, { user: givenUser() });
  expect(calls).toHaveLength(0);
  expect(screen.queryByText('Expected answer')).toBeNull();
});

it('on a page that stays open the time goes when it has passed', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-03-13T07:58:00Z'),
  });
  await after(soon);
  await screen.findByText('today by 10:00');
  act(() => void vi.advanceTimersByTime(4 * 60_000));
  screen.getByText('today by 15:30');
  screen.getByText(/It takes longer than usual/);
  act(() => void vi.advanceTimersByTime(6 * 3_600_000));
  expect(screen.queryByText('Expected answer')).toBeNull();
});
