import { listPatientClinics } from '@tervita/contract/clinics';
import { listPersons } from '@tervita/contract/persons';
import { getQuestionnaire, questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, fakeServer } from '../../../../../testing/answers.ts';
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
const stepsOf = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

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

it('what is being told is among what is not sent yet after a pause, also when the page is closed', async () => {
  const { calls } = fakeServer(...people(), answers(questionnaireFlow, told));
  const at = flowAddress('problem-type', { ...choiceOf(told), draftId: undefined, isAsked: false });
  const page = { at, path: '/e-contacts/problem-type', user };
  const { unmount } = await renderScreen(<ProblemTypePage />, page);
  await userEvent.type(await screen.findByRole('textbox'), 'He has had a fever');
  await waitFor(() => expect(stepsOf(calls)).toHaveLength(1), { timeout: 5_000 });
  expect(stepsOf(calls)[0]).toMatchObject({ input: 'He has had a fever', isTyping: true });
  expect(await screen.findByText('Saved. You can finish it later.')).toBeTruthy();
  unmount();

  // Opened again it goes on with the same.
  const again = fakeServer(...people(), answers(getQuestionnaire, told), answers(questionnaireFlow, told));
  await renderScreen(<ProblemTypePage />, page);
  await userEvent.type(await screen.findByRole('textbox'), ' since Friday');
  await waitFor(() => expect(stepsOf(again.calls)).toHaveLength(1), { timeout: 5_000 });
  const [first] = stepsOf(calls) as { aiQuestionnaireId: string }[];
  expect(stepsOf(again.calls)[0]).toMatchObject({
    aiQuestionnaireId: first?.aiQuestionnaireId,
    input: 'He has had a fever since Friday',
  });
});
