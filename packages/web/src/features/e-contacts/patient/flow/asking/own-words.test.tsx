import { listPatientClinics } from '@tervita/contract/clinics';
import { sendAlarm } from '@tervita/contract/e-contacts';
import { listPersons } from '@tervita/contract/persons';
import { getQuestionnaire, questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeDraft } from '../../../../../core/drafts/drafts.ts';
import { answers, type FakeAnswer, fakeServer, refuses } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { givenWarning } from '../../warning/given.ts';
import { flowAddress } from '../flow-choice.ts';
import { childId, clinicId, givenChild, givenClinic, me, user } from '../given.ts';
import { choiceOf, straightAddress } from './asked-choice.ts';
import { givenProgress, givenQuestion } from './given.ts';
import { Component as ProblemTypePage } from './problem-type-page.tsx';
import { Component as QuestionsPage } from './questions-page.tsx';

const danger = givenQuestion({
  id: 'danger',
  type: 'MULTIPLE_CHOICE',
  label: 'Is any of this happening?',
  required: true,
  isDanger: true,
  options: [
    { id: 'breath', label: 'Hard to breathe' },
    { id: 'none', label: 'None of these' },
  ],
  exclusive: 'none',
});
const told = givenProgress({
  stage: 'QUESTIONS',
  input: 'He has had a fever since Friday',
  chiefProblemTypeId: null,
  questions: [],
  candidates: [{ chiefProblemTypeId: 'ACUTE_INFECTION', because: ['fever'] }],
});
const chosen = givenProgress({
  input: told.input,
  chiefProblemTypeId: 'OTHER_PROBLEM',
  questions: [{ question: danger, answer: null }],
});
const people = () => [
  answers(listPersons, { persons: [me, givenChild()] }),
  answers(listPatientClinics, { clinics: [givenClinic()] }),
];
interface Step {
  readonly aiQuestionnaireId: string;
  readonly input?: string;
}
const stepsOf = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body as Step);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  [
    'a sign that stands, and when it goes',
    { goesAt: '2026-03-10T13:34:00.000Z', isAlarming: true },
    /It goes to the clinic by itself at 15:34/,
  ],
  [
    'that the words in the box tell of danger',
    { typed: 'I took 40 tablets', typedWarning: givenWarning() },
    /You have not sent this: nobody at the clinic has read it/,
  ],
])('whoever comes back to their words reads of %s', async (_what, more, words) => {
  fakeServer(...people(), answers(getQuestionnaire, { ...told, input: '', ...more }));
  const at = flowAddress('problem-type', choiceOf(told));
  await renderScreen(<ProblemTypePage />, { at, path: '/e-contacts/problem-type', user });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
});

it('whoever told of grave danger is asked nothing more: what was told goes with one press', async () => {
  const eContactId = '01960000-0000-7000-8000-0000000000e9';
  const alarming = { ...told, goesAt: '2026-03-10T13:34:00.000Z', isAlarming: true };
  fakeServer(...people(), answers(getQuestionnaire, alarming), answers(sendAlarm, { eContactId }));
  const at = flowAddress('problem-type', choiceOf(told));
  const { router } = await renderScreen(<ProblemTypePage />, { at, path: '/e-contacts/problem-type', user });
  expect(await screen.findByRole('heading', { level: 1, name: 'Send now' })).toBeTruthy();
  expect(screen.getByText(/It goes to the clinic by itself at 15:34/)).toBeTruthy();
  expect(screen.queryByText('Answer a few questions first')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Send now/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/instructions'));
  expect(router.state.location.search).toContain(eContactId);
});

it('there are two ways on: what was written is sent, or questions are answered first', async () => {
  const { calls } = fakeServer(
    ...people(),
    answers(getQuestionnaire, told),
    answers(questionnaireFlow, chosen),
  );
  const at = flowAddress('problem-type', choiceOf(told));
  await renderScreen(<ProblemTypePage />, { at, path: '/e-contacts/problem-type', user });
  expect(await screen.findByRole('heading', { name: 'Answer a few questions first' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /You wrote: fever/ })).toBeTruthy();
  // They have just written in their own words: nobody sends them there again.
  expect(screen.queryByRole('link', { name: /own words/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Send what I wrote/ }));
  await waitFor(() => expect(stepsOf(calls)).toHaveLength(1));
  expect(stepsOf(calls)[0]).toMatchObject({ stage: 'QUESTIONS', chiefProblemTypeId: 'OTHER_PROBLEM' });
});

it('what was written goes as it was written, after the signs of danger alone', async () => {
  const done = { ...chosen, questions: [{ question: danger, answer: { choices: ['none'] } }] };
  const { calls } = fakeServer(
    ...people(),
    answers(getQuestionnaire, chosen),
    answers(questionnaireFlow, done),
  );
  const at = straightAddress(chosen) ?? '';
  await renderScreen(<QuestionsPage />, { at, path: '/e-contacts/questions', user });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'None of these' }));
  await userEvent.click(screen.getByRole('button', { name: /^Continue/ }));
  await waitFor(() => expect(stepsOf(calls)).toHaveLength(2));
  expect(stepsOf(calls)[1]).toMatchObject({ stage: 'SUMMARY', summary: told.input });
});

it('what was denied before it was written is not asked again: it goes as it was written at once', async () => {
  const denied = { ...chosen, questions: [{ question: danger, answer: { choices: ['none'] } }] };
  const { calls } = fakeServer(
    ...people(),
    answers(getQuestionnaire, told),
    answers(questionnaireFlow, denied),
  );
  const { router } = await renderScreen(<ProblemTypePage />, openedByName);
  await userEvent.click(await screen.findByRole('button', { name: /^Send what I wrote/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/summary'));
  expect(router.state.location.search).toContain('straight=1');
  expect(stepsOf(calls)[1]).toMatchObject({
    stage: 'SUMMARY',
    chiefProblemTypeId: 'OTHER_PROBLEM',
    summary: told.input,
  });
});

/** No sign of danger is there, and nothing is told yet. */
const denied = givenProgress({
  ...told,
  input: '',
  candidates: [],
  questions: [{ question: danger, answer: { choices: ['none'] } }],
});
const openedByName = {
  at: flowAddress('problem-type', choiceOf(told)),
  path: '/e-contacts/problem-type',
  user,
};
const saved = 'Saved. You can finish it later.';
const eContactId = '01960000-0000-7000-8000-0000000000e1';

/** A server that keeps what is typed, and says so. */
const keeping = (...more: readonly FakeAnswer[]) => {
  const flow = {
    route: questionnaireFlow,
    status: 200,
    get body() {
      return { ...denied, typed: stepsOf(server.calls).at(-1)?.input ?? null };
    },
  };
  const server = fakeServer(...people(), ...more, flow);
  return { steps: () => stepsOf(server.calls) };
};
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox');
/** Adds to what is in the box, and then pauses as long as a save waits for. */
const typeAndPause = async (text: string) => {
  const field = await box();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(field, { target: { value: field.value + text } });
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  vi.useRealTimers();
};

describe('what is being told', () => {
  it('is among what is not sent yet after a pause', async () => {
    const { steps } = keeping(answers(getQuestionnaire, denied));
    await renderScreen(<ProblemTypePage />, openedByName);
    await typeAndPause('He has had a fever');
    expect(await screen.findByText(saved)).toBeTruthy();
    expect(steps()).toMatchObject([
      { aiQuestionnaireId: told.aiQuestionnaireId, input: 'He has had a fever', isTyping: true },
    ]);
  });

  it('fills the box of the next draft when its own was swept before it reached the server', async () => {
    fakeServer(...people(), answers(getQuestionnaire, denied), refuses(questionnaireFlow, 500, 'INTERNAL'));
    const { unmount } = await renderScreen(<ProblemTypePage />, openedByName);
    await userEvent.type(await box(), 'He has a fever');
    unmount();
    const next = { ...denied, aiQuestionnaireId: '01960000-0000-7000-8000-0000000000a2' };
    fakeServer(...people(), answers(getQuestionnaire, next));
    const at = flowAddress('problem-type', choiceOf(next));
    await renderScreen(<ProblemTypePage />, { ...openedByName, at });
    expect((await box()).value).toBe('He has a fever');
  });

  it('opens in its box again when it was only typed', async () => {
    const { steps } = keeping(answers(getQuestionnaire, { ...denied, typed: 'He has had' }));
    await renderScreen(<ProblemTypePage />, openedByName);
    expect((await box()).value).toBe('He has had');
    expect(steps()).toEqual([]);
  });

  it('is not said to be saved when the clinic has got the rest already', async () => {
    const { calls } = fakeServer(
      ...people(),
      answers(getQuestionnaire, denied),
      answers(questionnaireFlow, { ...told, eContactId }),
    );
    await renderScreen(<ProblemTypePage />, openedByName);
    await typeAndPause(told.input);
    await waitFor(() => expect(stepsOf(calls)).toHaveLength(1));
    expect(screen.queryByText(saved)).toBeNull();
  });

  it('begins a new concern when the one that it was to change has been sent meanwhile', async () => {
    const { calls } = fakeServer(
      ...people(),
      answers(getQuestionnaire, told),
      refuses(questionnaireFlow, 469, 'DRAFT_ALREADY_SENT'),
    );
    await renderScreen(<ProblemTypePage />, openedByName);
    await userEvent.click(await screen.findByRole('button', { name: /Change/ }));
    await userEvent.type(await box(), ' and a rash');
    await userEvent.click(screen.getByRole('button', { name: /^Continue/ }));
    await waitFor(() => expect(stepsOf(calls).length).toBeGreaterThan(1));
    const [first, second] = stepsOf(calls);
    expect(first?.aiQuestionnaireId).toBe(told.aiQuestionnaireId);
    expect(second).toMatchObject({ input: `${told.input} and a rash` });
    expect(second?.aiQuestionnaireId).not.toBe(told.aiQuestionnaireId);
    expect(JSON.stringify({ ...localStorage })).toContain('and a rash');
  });

  it('is never put into another draft that is opened to be changed', async () => {
    writeDraft(user.userId, `concern ${childId} ${clinicId}`, 'My back hurts', new Date());
    const { steps } = keeping(answers(getQuestionnaire, told));
    await renderScreen(<ProblemTypePage />, openedByName);
    await userEvent.click(await screen.findByRole('button', { name: /Change/ }));
    expect((await box()).value).toBe(told.input);
    await typeAndPause('!');
    await waitFor(() => expect(steps()).toHaveLength(1));
    expect(steps()).toMatchObject([
      { aiQuestionnaireId: told.aiQuestionnaireId, input: `${told.input}!`, isTyping: true },
    ]);
  });
});
