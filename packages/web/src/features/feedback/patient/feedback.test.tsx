import { type Feedback as Given, getMyFeedback, giveFeedback } from '@tervita/contract/feedback';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeDraft } from '../../../core/drafts/drafts.ts';
import { givenUser } from '../../../core/session/given.ts';
import { answers, type FakeAnswer, fakeServer, refuses } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Feedback } from './feedback.tsx';

const id = '01960000-0000-7000-8000-0000000000e1';
const at = new Date().toISOString();
const given = (type: Given['type'], rating: Given['rating'] = 4): Given => ({
  type,
  rating,
  keywords: ['SPEED'],
  comment: null,
  at,
});
const onAsked = vi.fn();
beforeEach(() => {
  localStorage.clear();
  onAsked.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const show = async (
  already: Given[] = [],
  status: 'COMPLETED' | 'CANCELLED' = 'COMPLETED',
  ...more: FakeAnswer[]
) => {
  const server = fakeServer(answers(getMyFeedback, { feedback: already }), ...more);
  const ended = { status, completedAt: new Date(at) };
  const again = <button type="button">Again</button>;
  await renderScreen(
    <Feedback eContactId={id} ended={ended} action={again} note="Until" {...{ onAsked }} />,
    {
      user: givenUser(),
    },
  );
  return server;
};
const send = () => userEvent.click(screen.getByRole('button', { name: /^Send feedback/ }));

it('needs words only where "other" stands alone', async () => {
  const { calls } = await show();
  await screen.findByRole('heading', { name: 'How did the clinic do?' });
  await userEvent.click(screen.getByRole('radio', { name: '2 stars: Rather bad' }));
  expect(screen.getByRole('group', { name: 'What could be better?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Other' }));
  await send();
  expect(screen.getByText('Choose a topic or write a few words')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

it('shows the stars alone under the last message until one is chosen, and says once that it is there', async () => {
  await show();
  const section = await screen.findByRole('region', { name: 'How did the clinic do?' });
  expect(within(section).queryByRole('button')).toBeNull();
  expect(within(section).queryByRole('textbox')).toBeNull();
  await userEvent.click(within(section).getByRole('radio', { name: '4 stars: Good' }));
  expect(within(section).getByRole('group', { name: 'What was good?' })).toBeTruthy();
  expect(within(section).getByRole('button', { name: /^Send feedback/ })).toBeTruthy();
  expect(onAsked).toHaveBeenCalledTimes(1);
});

it('words that were typed on an earlier visit stand open, and still need stars', async () => {
  const user = givenUser();
  writeDraft(user.userId, `feedback/CLINIC/${id}`, 'Kiire vastus', new Date());
  await show();
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Kiire vastus');
  await send();
  expect(screen.getByText('Choose from one to five stars')).toBeTruthy();
});

it('goes to the clinic, then to the platform if one wishes, and is not asked again', async () => {
  const { calls, change } = await show([], 'COMPLETED', answers(giveFeedback, given('CLINIC')));
  await userEvent.click(await screen.findByRole('radio', { name: '4 stars: Good' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Speed' }));
  expect(screen.queryByRole('checkbox', { name: 'Appearance' })).toBeNull();
  await send();
  expect(await screen.findByText('Thank you. The clinic got your feedback.')).toBeTruthy();
  const body = () => calls.findLast(({ method }) => method === 'POST')?.body;
  expect(body()).toEqual({ type: 'CLINIC', rating: 4, keywords: ['SPEED'], comment: null });

  change(answers(giveFeedback, given('PRM')));
  await userEvent.click(screen.getByRole('button', { name: 'Rate Tervita too' }));
  await userEvent.click(screen.getByRole('radio', { name: '5 stars: Very good' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Appearance' }));
  await userEvent.type(screen.getByRole('textbox'), 'Ilus');
  await send();
  expect(await screen.findByText('Thank you. We got your feedback.')).toBeTruthy();
  expect(body()).toEqual({ type: 'PRM', rating: 5, keywords: ['APPEARANCE'], comment: 'Ilus' });
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

it('stars alone are enough, and the button stands with them', async () => {
  const { calls } = await show([], 'COMPLETED', answers(giveFeedback, given('CLINIC')));
  await userEvent.click(await screen.findByRole('radio', { name: '4 stars: Good' }));
  const section = screen.getByRole('region', { name: 'How did the clinic do?' });
  await userEvent.click(within(section).getByRole('button', { name: /^Send feedback/ }));
  expect(await screen.findByText('Thank you. The clinic got your feedback.')).toBeTruthy();
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    type: 'CLINIC',
    rating: 4,
    keywords: [],
    comment: null,
  });
});

it('shows what was given on an earlier visit', async () => {
  await show([given('CLINIC'), given('PRM', 5)]);
  expect(await screen.findByText('You gave the clinic 4 stars out of 5.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Rate Tervita too' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Again' })).toBeTruthy();
});

it('takes what another window has sent as given', async () => {
  await show([], 'COMPLETED', refuses(giveFeedback, 468, 'FEEDBACK_ALREADY_GIVEN'));
  await userEvent.click(await screen.findByRole('radio', { name: '4 stars: Good' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Speed' }));
  await send();
  expect(await screen.findByText('Thank you. The clinic got your feedback.')).toBeTruthy();
});

it('asks nothing about a clinic that was not let answer', async () => {
  await show([], 'CANCELLED');
  await userEvent.click(await screen.findByRole('button', { name: 'How does Tervita work for you?' }));
  expect(screen.getByRole('radiogroup')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('radiogroup')).toBeNull());
});
