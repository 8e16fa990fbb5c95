import { listPatientClinics } from '@tervita/contract/clinics';
import { listPersons } from '@tervita/contract/persons';
import { getQuestionnaire, questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, type FakeAnswer, fakeServer, refuses } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { flowAddress } from '../flow-choice.ts';
import { givenChild, givenClinic, me, user } from '../given.ts';
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
  const at = straightAddress(chosen);
  await renderScreen(<QuestionsPage />, { at, path: '/e-contacts/questions', user });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'None of these' }));
  await userEvent.click(screen.getByRole('button', { name: /^Continue/ }));
  await waitFor(() => expect(stepsOf(calls)).toHaveLength(2));
  expect(stepsOf(calls)[1]).toMatchObject({ stage: 'SUMMARY', summary: told.input });
});

const newConcern = {
  at: flowAddress('problem-type', { ...choiceOf(told), draftId: undefined, isAsked: false }),
  path: '/e-contacts/problem-type',
  user,
};
const openedByName = { ...newConcern, at: flowAddress('problem-type', choiceOf(told)) };
const saved = 'Saved. You can finish it later.';
const eContactId = '01960000-0000-7000-8000-0000000000e1';

/** A server that keeps what is typed, and says so. */
const keeping = (...more: readonly FakeAnswer[]) => {
  const flow = {
    route: questionnaireFlow,
    status: 200,
    get body() {
      return { ...told, input: '', typed: stepsOf(server.calls).at(-1)?.input ?? null };
    },
  };
  const server = fakeServer(...people(), ...more, flow);
  return { steps: () => stepsOf(server.calls) };
};
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const typeAndLeave = async (words: string) => {
  const { steps } = keeping();
  const { unmount } = await renderScreen(<ProblemTypePage />, newConcern);
  await userEvent.type(await box(), words);
  expect(await screen.findByText(saved, {}, { timeout: 5_000 })).toBeTruthy();
  expect(steps()).toMatchObject([{ input: words, isTyping: true }]);
  unmount();
  return steps()[0]?.aiQuestionnaireId;
};

describe('what is being told', () => {
  it('is among what is not sent yet after a pause, also when the page is closed', async () => {
    const first = await typeAndLeave('He has had a fever');
    // Opened again it goes on with the same.
    const { steps } = keeping(answers(getQuestionnaire, told));
    await renderScreen(<ProblemTypePage />, newConcern);
    await userEvent.type(await box(), ' since Friday');
    await waitFor(() => expect(steps()).toHaveLength(1), { timeout: 5_000 });
    expect(steps()[0]).toMatchObject({ aiQuestionnaireId: first, input: 'He has had a fever since Friday' });
  });

  it('opens in its box again when it was only typed', async () => {
    const { steps } = keeping(answers(getQuestionnaire, { ...told, input: '', typed: 'He has had' }));
    await renderScreen(<ProblemTypePage />, openedByName);
    expect((await box()).value).toBe('He has had');
    expect(steps()).toEqual([]);
  });

  it('is a concern of its own when the one before was sent in another place', async () => {
    const first = await typeAndLeave('He has a fever');
    const { steps } = keeping(answers(getQuestionnaire, { ...told, eContactId }));
    await renderScreen(<ProblemTypePage />, newConcern);
    await waitFor(async () => expect((await box()).value).toBe(''));
    await userEvent.type(await box(), 'Quite another trouble');
    expect(await screen.findByText(saved, {}, { timeout: 5_000 })).toBeTruthy();
    expect(steps()[0]?.aiQuestionnaireId).not.toBe(first);
  });

  it('is not said to be saved when the clinic has got the rest already', async () => {
    const { calls } = fakeServer(...people(), answers(questionnaireFlow, { ...told, eContactId }));
    await renderScreen(<ProblemTypePage />, newConcern);
    await userEvent.type(await box(), told.input);
    await waitFor(() => expect(stepsOf(calls)).toHaveLength(1), { timeout: 5_000 });
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
    await typeAndLeave('My back hurts');
    const { steps } = keeping(answers(getQuestionnaire, told));
    await renderScreen(<ProblemTypePage />, openedByName);
    await userEvent.click(await screen.findByRole('button', { name: /Change/ }));
    expect((await box()).value).toBe(told.input);
    await userEvent.type(await box(), '!');
    await waitFor(() => expect(steps()).toHaveLength(1), { timeout: 5_000 });
    expect(steps()).toMatchObject([
      { aiQuestionnaireId: told.aiQuestionnaireId, input: `${told.input}!`, isTyping: true },
    ]);
  });
});
