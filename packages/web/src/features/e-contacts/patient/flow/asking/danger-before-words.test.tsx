import { listPatientClinics } from '@tervita/contract/clinics';
import { type DraftCard, listDrafts } from '@tervita/contract/e-contacts';
import { listPersons } from '@tervita/contract/persons';
import { listOfferedTypes } from '@tervita/contract/problem-types';
import { getQuestionnaire, questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, type FakeAnswer, fakeServer } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { flowAddress } from '../flow-choice.ts';
import { childId, clinicId, givenChild, givenClinic, me, user } from '../given.ts';
import { choiceOf, questionAddress } from './asked-choice.ts';
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
describe('signs of danger come before own words', () => {
  const open = { ...denied, stage: 'ANSWERS' as const, questions: [{ question: danger, answer: null }] };
  const start = (known: readonly DraftCard[] = [], ...more: readonly FakeAnswer[]) => {
    return fakeServer(
      ...people(),
      ...more,
      answers(listDrafts, { drafts: [...known] }),
      answers(listOfferedTypes, {
        types: ['OTHER_PROBLEM'],
        oftenChosen: [],
        hostedTypes: [],
        asksQuestions: true,
      }),
      answers(questionnaireFlow, open),
    );
  };
  const begin = flowAddress('questions', { ...choiceOf(told), draftId: undefined, isAsked: false });
  const atQuestions = { at: begin, path: '/e-contacts/questions', user };
  const draft = {
    id: told.aiQuestionnaireId,
    kind: 'QUESTIONNAIRE',
    type: 'OTHER_PROBLEM',
    version: 1,
    updatedAt: '2026-07-21T07:42:00.000Z',
    requestId: null,
    clinic: { clinicId, name: 'Pärnaoru Perearstikeskus' },
    patient: { personId: childId, firstName: 'Oskar', surname: 'Lepaste', isMe: false },
    preview: 'He has had a fever',
    files: 0,
    goesAt: null,
    warning: null,
    isBegun: true,
  } as const;

  it('they are asked without a reason, which the words will lead to', async () => {
    const { calls } = start();
    const { router } = await renderScreen(<QuestionsPage />, atQuestions);
    await waitFor(() => expect(router.state.location.search).toContain('q=danger'));
    expect(stepsOf(calls)).toHaveLength(1);
    expect(stepsOf(calls)[0]).toMatchObject({ stage: 'PROBLEM_TYPE', input: '' });
    expect(stepsOf(calls)[0]).not.toHaveProperty('chiefProblemTypeId');
  });

  it('a page for words that has no draft leads to them', async () => {
    start();
    const at = begin.replace('/questions', '/problem-type');
    const { router } = await renderScreen(<ProblemTypePage />, { ...openedByName, at });
    await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/questions'));
  });

  it('so does a draft whose answer is too old; its words wait', async () => {
    fakeServer(...people(), answers(getQuestionnaire, { ...open, typed: 'He has had' }));
    const { router } = await renderScreen(<ProblemTypePage />, openedByName);
    await waitFor(() => expect(router.state.location.search).toContain('q=danger'));
    expect(router.state.location.pathname).toBe('/e-contacts/questions');
  });

  it('"none" leads to the words, and says which list was answered', async () => {
    const { calls } = fakeServer(
      ...people(),
      answers(getQuestionnaire, open),
      answers(questionnaireFlow, denied),
    );
    const at = questionAddress(open, 'danger');
    const { router } = await renderScreen(<QuestionsPage />, { ...atQuestions, at });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'None of these' }));
    await userEvent.click(screen.getByRole('button', { name: /^Continue/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/problem-type'));
    expect(stepsOf(calls)[0]).toMatchObject({ stage: 'ANSWERS', chiefProblemTypeId: 'OTHER_PROBLEM' });
  });

  it('a grave sign leads to its warning, and from there to the words', async () => {
    const ticked = { ...denied, questions: [{ question: danger, answer: { choices: ['breath'] } }] };
    const notice = {
      action: 'CALL_112' as const,
      title: 'Call 112 now',
      text: 'Do not wait.',
      signs: [{ id: 'breath', label: 'Hard to breathe' }],
      clinicPhone: null,
      country: 'EE' as const,
      crisisLines: [],
      ruleIds: ['danger-call-112'],
      questionId: 'danger',
    };
    fakeServer(
      ...people(),
      answers(getQuestionnaire, { ...ticked, notice }),
      answers(questionnaireFlow, ticked),
    );
    const at = questionAddress(ticked, 'danger');
    const { router } = await renderScreen(<QuestionsPage />, { ...atQuestions, at });
    expect(await screen.findByRole('heading', { level: 1, name: 'Call 112 now' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Continue with the message/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/problem-type'));
  });

  it.each([
    { answer: { choices: ['none'] }, isAnnounced: false },
    { answer: null, isAnnounced: true },
  ])(
    'the way that sends the words announces them only where they are still asked ($isAnnounced)',
    async ({ answer, isAnnounced }) => {
      const questions = [{ question: danger, answer }];
      fakeServer(...people(), answers(getQuestionnaire, { ...told, questions }));
      await renderScreen(<ProblemTypePage />, openedByName);
      expect(await screen.findByRole('button', { name: /^Send what I wrote/ })).toBeTruthy();
      const note = screen.queryByText(/Before it goes we ask about signs of danger/);
      expect(note !== null).toBe(isAnnounced);
      expect(screen.getByRole('link', { name: 'Emergency, call 112' }).getAttribute('href')).toBe('tel:112');
    },
  );

  it('nor are they announced where words of another reason are sent: whether that asks is not known', async () => {
    const questions = [{ question: danger, answer: null }];
    fakeServer(
      ...people(),
      answers(getQuestionnaire, { ...told, stage: 'ANSWERS', chiefProblemTypeId: 'BACK_PAIN', questions }),
    );
    await renderScreen(<ProblemTypePage />, openedByName);
    expect(await screen.findByRole('button', { name: /^Send what I wrote/ })).toBeTruthy();
    expect(screen.queryByText(/Before it goes we ask about signs of danger/)).toBeNull();
  });

  it('what was typed on another device is gone on with; what was sent on stays a draft of its own', async () => {
    start([draft], answers(getQuestionnaire, { ...denied, typed: 'He has had a fever' }));
    const first = await renderScreen(<QuestionsPage />, atQuestions);
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/e-contacts/problem-type'));
    first.unmount();
    const { calls } = start([draft], answers(getQuestionnaire, told));
    await renderScreen(<QuestionsPage />, atQuestions);
    await waitFor(() => expect(stepsOf(calls)).toHaveLength(1));
    expect(stepsOf(calls)[0]?.aiQuestionnaireId).not.toBe(told.aiQuestionnaireId);
  });
});
