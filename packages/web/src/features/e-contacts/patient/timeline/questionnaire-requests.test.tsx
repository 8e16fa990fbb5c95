import { getPatientTimeline } from '@tervita/contract/e-contacts';
import { getMyFeedback } from '@tervita/contract/feedback';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answers, fakeServer } from '../../../../testing/answers.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { at, givenEntry, givenTimeline, id, user } from './given.ts';
import { Component as TimelinePage } from './timeline-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const requestId = '01960000-0000-7000-8000-0000000000b1';
const asked = givenEntry({
  move: 'askQuestionnaire',
  reason: 'GAD',
  author: { kind: 'STAFF', name: 'Liis Kasemaa', role: 'NURSE', me: false },
});

const show = async (timeline: ReturnType<typeof givenTimeline>) => {
  fakeServer(answers(getPatientTimeline, timeline), answers(getMyFeedback, { feedback: [] }));
  await renderScreen(<TimelinePage />, {
    user,
    at: `/e-contacts/${id}/timeline`,
    path: '/e-contacts/:id/timeline',
  });
  await screen.findByRole('region', { name: 'Conversation' });
};
const withRequest = (isBegun: boolean) => ({
  ...givenTimeline({ turn: 'PATIENT' }, [asked]),
  questionnaireRequests: [{ id: requestId, type: 'GAD' as const, askedAt: at, isBegun }],
});

it('what the clinic asks for is one press away, for this person, clinic and request', async () => {
  await show(withRequest(false));
  expect(
    screen.getByRole('heading', { name: 'The clinic asks you to fill in: Anxiety test (GAD-7)' }),
  ).toBeTruthy();
  expect(screen.getByText(/The clinic asks you to fill in a questionnaire\.$/)).toBeTruthy();
  const address = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Fill in' }).href);
  expect(address.pathname).toBe('/e-contacts/questions');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    person: user.personId,
    reason: 'GAD',
    request: requestId,
  });
});

it('what was begun is gone on with', async () => {
  await show(withRequest(true));
  expect(screen.getByRole('link', { name: 'Continue' })).toBeTruthy();
});

it('what was filled in says which it was and that it is no diagnosis', async () => {
  await show(
    givenTimeline({}, [asked, givenEntry({ move: 'fillQuestionnaire', reason: 'GAD', text: 'Vastused' })]),
  );
  expect(
    screen.getByText(/^You filled in the questionnaire: Anxiety test \(GAD-7\)\..* It is not a diagnosis/),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Fill in' })).toBeNull();
});
