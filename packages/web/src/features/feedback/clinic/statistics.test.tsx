import { type FeedbackStatistics, getFeedbackStatistics, listFeedback } from '@tervita/contract/feedback';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../../core/session/given.ts';
import { answers, fakeServer } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component } from './statistics-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const user = givenStaff();
const id = '01960000-0000-7000-8000-0000000000d1';
const figures: FeedbackStatistics = {
  from: '2025-12-13',
  to: '2026-03-12',
  count: 4,
  average: 4.25,
  before: { count: 2, average: 4.5 },
  ratings: [
    { rating: 5, count: 3 },
    { rating: 4, count: 0 },
    { rating: 3, count: 0 },
    { rating: 2, count: 1 },
    { rating: 1, count: 0 },
  ],
  keywords: [{ keyword: 'SPEED', count: 3 }],
  trend: [{ from: '2026-02-02', count: 4, average: 4.25 }],
  types: [{ type: 'COUGH', count: 4, average: 4.25 }],
};
const comments = answers(listFeedback, {
  comments: [
    {
      id,
      eContactId: id,
      type: 'COUGH',
      rating: 2,
      keywords: [],
      comment: '=HYPERLINK("http://x")',
      at: '2026-03-05T10:00:00.000Z',
    },
  ],
  total: 1,
  next: null,
});

it('a screen reader has each chart as a table, and anybody can ask for it', async () => {
  fakeServer(answers(getFeedbackStatistics, figures), comments);
  await renderScreen(<Component />, { user });
  const ratings = await screen.findByRole('region', { name: 'Ratings' });
  expect(within(ratings).getByRole('row', { name: '5 stars 3 75%' })).toBeTruthy();
  await userEvent.click(within(ratings).getByRole('button', { name: 'Show as a table' }));
  within(ratings).getByRole('button', { name: 'Show as a chart' });
  screen.getByRole('img', { name: '4.3 out of 5' });
  screen.getByText('The same time before: 4.5');
});

it('the period stands in the address, and the server is asked for it', async () => {
  const { calls } = fakeServer(answers(getFeedbackStatistics, figures), comments);
  const { router } = await renderScreen(<Component />, { user, at: '/feedback' });
  await userEvent.click(await screen.findByRole('radio', { name: 'About Tervita' }));
  expect(router.state.location.search).toBe('?source=PRM');
  expect(calls.some(({ path }) => path.includes('source=PRM'))).toBe(true);
});

it('a comment that a spreadsheet would run is text in the file', async () => {
  fakeServer(answers(getFeedbackStatistics, figures), comments);
  await renderScreen(<Component />, { user });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  await userEvent.click(await screen.findByRole('button', { name: 'CSV' }));
  await vi.waitFor(() => expect(click).toHaveBeenCalled());
  const [file] = made.mock.calls[0] ?? [];
  expect(await (file as Blob).text()).toContain(`'=HYPERLINK`);
});

it('nothing said is said so', async () => {
  fakeServer(
    answers(getFeedbackStatistics, {
      ...figures,
      count: 0,
      average: null,
      trend: [],
      types: [],
      keywords: [],
    }),
  );
  await renderScreen(<Component />, { user });
  await screen.findByText('No feedback in this time');
});
