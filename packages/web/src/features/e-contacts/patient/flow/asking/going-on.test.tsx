import { listPatientClinics } from '@tervita/contract/clinics';
import { listPersons } from '@tervita/contract/persons';
import {
  getQuestionnaire,
  type QuestionnaireProgress,
  questionnaireFlow,
} from '@tervita/contract/smart-questionnaire';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCurrentFlowStep } from '../../../../../core/page/index.ts';
import { answers, fakeServer } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { givenChild, givenClinic, me, user } from '../given.ts';
import { lastPlace, questionAddress } from './asked-choice.ts';
import { givenProgress, givenQuestion } from './given.ts';
import { Component as QuestionsPage } from './questions-page.tsx';

const option = (id: string, label: string) => ({ id, label });
const course = givenQuestion({
  id: 'course',
  type: 'SINGLE_CHOICE',
  label: 'How has it changed?',
  required: true,
  options: [option('better', 'Better'), option('same', 'The same'), option('worse', 'Worse')],
  takesOwnWords: true,
  needsChoice: false,
});
const conditions = givenQuestion({
  id: 'conditions',
  type: 'MULTIPLE_CHOICE',
  label: 'Any of these?',
  required: true,
  options: [option('heart', 'Heart disease'), option('none', 'None of these')],
  exclusive: 'none',
  takesOwnWords: true,
  needsChoice: false,
});
const hopes = givenQuestion();

const Bar = () => {
  const step = useCurrentFlowStep();
  return <output>{step ? `${step.step}/${step.of}` : ''}</output>;
};

/** At one question, with another after it. */
const openAt = async (question: typeof course, more: Partial<QuestionnaireProgress> = {}) => {
  const before = givenProgress({ questions: [{ question, answer: null }], aboutHowMany: 9, ...more });
  const after = {
    ...before,
    questions: [
      { question, answer: { choices: ['better'] } },
      { question: hopes, answer: null },
    ],
  };
  const { calls } = fakeServer(
    answers(listPersons, { persons: [me, givenChild()] }),
    answers(listPatientClinics, { clinics: [givenClinic()] }),
    answers(getQuestionnaire, before),
    answers(questionnaireFlow, after),
  );
  const page = (
    <>
      <Bar />
      <QuestionsPage />
    </>
  );
  await renderScreen(page, { at: questionAddress(before, question.id), path: '/e-contacts/questions', user });
  await screen.findByRole('heading', { level: 1 });
  const given = () =>
    calls
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (body as { answers: Record<string, unknown> }).answers[question.id]);
  return { given };
};
const next = () => screen.findByRole('heading', { level: 1, name: 'What do you hope for?' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('a question with one answer goes on by itself', () => {
  it('when the answer is pressed', async () => {
    const { given } = await openAt(course);
    await userEvent.click(screen.getByRole('radio', { name: 'The same' }));
    await next();
    expect(given()).toEqual([{ choices: ['same'] }]);
  });

  it('not while arrow keys move through the answers; Space or Enter then decides', async () => {
    const { given } = await openAt(course);
    const better = screen.getByRole('radio', { name: 'Better' });
    better.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Worse' }).checked).toBe(true),
    );
    expect(given()).toEqual([]);
    await userEvent.keyboard(' ');
    await next();
    expect(given()).toEqual([{ choices: ['worse'] }]);
  });

  it('not while words are written beside it', async () => {
    const { given } = await openAt(course);
    await userEvent.click(screen.getByRole('button', { name: 'Answer in my own words' }));
    await userEvent.type(screen.getByRole('textbox'), 'Up and down');
    await userEvent.click(screen.getByRole('radio', { name: 'The same' }));
    expect(given()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /^Continue/ }));
    await next();
    expect(given()).toEqual([{ choices: ['same'], ownWords: 'Up and down' }]);
  });
});

it('"None of these" is a whole answer', async () => {
  const first = await openAt(conditions);
  await userEvent.click(screen.getByRole('checkbox', { name: 'None of these' }));
  await next();
  expect(first.given()).toEqual([{ choices: ['none'] }]);
});

it('nothing is called saved before something was answered, and the bar follows the number', async () => {
  await openAt(course);
  expect(screen.queryByText('Saved. You can finish it later.')).toBeNull();
  expect(screen.getByText('1/10')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'The same' }));
  await next();
  expect(screen.getByText('Saved. You can finish it later.')).toBeTruthy();
  expect(await screen.findByText('2/10')).toBeTruthy();
});

describe('leave', () => {
  const leave = { stage: 'SICK_LEAVE' as const, asksLeave: true };
  const openLeave = async (person: Partial<ReturnType<typeof givenChild>> = {}) => {
    const progress = givenProgress({ ...leave, questions: [{ question: hopes, answer: { text: 'Sleep' } }] });
    const { calls } = fakeServer(
      answers(listPersons, { persons: [me, givenChild(person)] }),
      answers(listPatientClinics, { clinics: [givenClinic()] }),
      answers(getQuestionnaire, progress),
      answers(questionnaireFlow, progress),
    );
    const at = questionAddress(progress, 'leave');
    await renderScreen(<QuestionsPage />, { at, path: '/e-contacts/questions', user });
    await screen.findByText(/^For Oskar/);
    return () => calls.filter(({ method }) => method === 'POST').length;
  };

  it('has nothing chosen at first, asks for a choice, and "Not needed" goes on by itself', async () => {
    const sent = await openLeave();
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /^Continue/ }));
    expect(await screen.findByText('Choose an answer.')).toBeTruthy();
    expect(sent()).toBe(0);
    await userEvent.click(screen.getByRole('radio', { name: 'Not needed' }));
    await waitFor(() => expect(sent()).toBe(1));
  });

  it('of a child is that of the one who cares for it', async () => {
    await openLeave();
    expect(screen.queryByRole('radio', { name: /^Sick note/ })).toBeNull();
    expect(screen.getByRole('radio', { name: /^Carer’s note/ })).toBeTruthy();
  });

  it('of an adult may be their own', async () => {
    await openLeave({ birthDate: '1960-05-06' });
    expect(screen.getByRole('radio', { name: /^Sick note/ })).toBeTruthy();
  });
});

it('from the summary Back leads to the last question, whichever that is', async () => {
  const done = givenProgress({
    questions: [
      { question: course, answer: { choices: ['better'] } },
      { question: hopes, answer: { text: 'Advice' } },
    ],
    stage: 'SUMMARY',
    asksLeave: false,
    asksVisitTimes: false,
  });
  fakeServer(
    answers(listPersons, { persons: [me, givenChild()] }),
    answers(listPatientClinics, { clinics: [givenClinic()] }),
    answers(getQuestionnaire, done),
  );
  await renderScreen(<QuestionsPage />, {
    at: questionAddress(done, lastPlace),
    path: '/e-contacts/questions',
    user,
  });
  expect(await next()).toBeTruthy();
});
