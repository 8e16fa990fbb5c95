import { listPatientClinics } from '@tervita/contract/clinics';
import { getDraft, listDrafts, saveDraft, sendEContactText } from '@tervita/contract/e-contacts';
import { listPersons } from '@tervita/contract/persons';
import {
  getQuestionnaire,
  type QuestionnaireProgress,
  questionnaireFlow,
} from '@tervita/contract/smart-questionnaire';
import { dangerHoldsHours } from '@tervita/domain/smart-questionnaire';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { now } from '../../../../../core/clock.ts';
import { writeDraft } from '../../../../../core/drafts/drafts.ts';
import { answers, type FakeAnswer, fakeServer, refuses } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { givenDraft } from '../../drafts/given.ts';
import { flowAddress } from '../flow-choice.ts';
import { childId, clinicId, givenChild, givenClinic, me, user } from '../given.ts';
import { Component as SummaryPage } from '../summary/summary-page.tsx';
import { Component as WritePage } from '../write/write-page.tsx';
import { choiceOf, questionAddress } from './asked-choice.ts';
import { givenProgress, givenQuestion, questionnaireId } from './given.ts';
import { Component as QuestionsPage } from './questions-page.tsx';

const danger = givenQuestion({
  id: 'danger',
  type: 'MULTIPLE_CHOICE',
  label: 'Is any of this happening now?',
  required: true,
  options: [
    { id: 'breathing', label: 'Hard to breathe' },
    { id: 'none', label: 'None of these' },
  ],
  exclusive: 'none',
  isDanger: true,
});
const none = { choices: ['none'] };
const open = givenProgress({ questions: [{ question: danger, answer: null }] });
const answered = givenProgress({
  stage: 'OWN_WORDS',
  questions: [{ question: danger, answer: none }],
});

const draft = givenDraft({
  id: questionnaireId,
  type: 'COUGH',
  patient: { personId: childId, firstName: 'Oskar', surname: 'Lepaste', isMe: false },
  text: 'Köhib',
  asksDanger: true,
});
const {
  text: _,
  hasQuestionnaire: _has,
  isAlarming: _alarming,
  asksDanger: _asks,
  prescriptions: _medicines,
  ...head
} = draft;
const words = { personId: childId, clinicId, type: 'COUGH', draftId: questionnaireId } as const;

const serve = (...more: FakeAnswer[]) =>
  fakeServer(
    answers(listPersons, { persons: [me, givenChild()] }),
    answers(listPatientClinics, { clinics: [givenClinic()] }),
    // Its address is also that of the list.
    answers(getQuestionnaire, open),
    answers(listDrafts, { drafts: [{ ...head, preview: 'Köhib', files: 0, isBegun: true }] }),
    answers(getDraft, { draft, eContactId: null }),
    answers(saveDraft, { id: draft.id, version: 4, updatedAt: '2026-03-10T08:00:00.000Z', warning: null }),
    answers(questionnaireFlow, answered),
    ...more,
  );
const asked = answers(getDraft, { draft: { ...draft, hasQuestionnaire: true }, eContactId: null });
const show = async (page: ReactNode, at: string) => {
  const path = new URL(at, 'http://here').pathname;
  const { router } = await renderScreen(page, { at, path, user });
  const place = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { place };
};
const deny = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'None of these' }));
  await userEvent.click(screen.getByRole('button', { name: /^Continue/ }));
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('own words that signs of danger were not asked about', () => {
  it('lead there from the page where they are written', async () => {
    serve();
    const { place } = await show(<WritePage />, flowAddress('create', words));
    await waitFor(() => expect(place()).toBe(flowAddress('questions', words)));
  });

  it('lead there from the last page, and also when the server says so only at the sending', async () => {
    serve();
    const signs = flowAddress('questions', { ...words, isChecking: true });
    const first = await show(<SummaryPage />, flowAddress('summary', words));
    await waitFor(() => expect(first.place()).toBe(signs));
    serve(
      answers(getDraft, { draft: { ...draft, asksDanger: false }, eContactId: null }),
      refuses(sendEContactText, 469, 'DANGER_NOT_ASKED'),
    );
    const second = await show(<SummaryPage />, flowAddress('summary', words));
    await userEvent.click(await screen.findByRole('button', { name: /^Send to the clinic/ }));
    await waitFor(() => expect(second.place()).toBe(signs));
  });

  it('are written on where nobody could be asked', async () => {
    serve();
    await show(<WritePage />, flowAddress('create', { ...words, isUnasked: true }));
    expect(await screen.findByRole('textbox')).toHaveProperty('value', 'Köhib');
  });

  it('begin with the person whom they are about, and are gone back to', async () => {
    const { calls } = serve(answers(questionnaireFlow, open));
    await show(<QuestionsPage />, flowAddress('questions', words));
    expect(await screen.findByText(/^For Oskar Lepaste, \d+ years · Cough$/)).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      stage: 'PROBLEM_TYPE',
      aiQuestionnaireId: questionnaireId,
      patientPersonId: childId,
      chiefProblemTypeId: 'COUGH',
    });
  });

  it.each([
    ['to the text', false, flowAddress('create', words)],
    ['to the last page', true, flowAddress('summary', words)],
  ])('lead back %s once there was an answer', async (_where, isChecking, back) => {
    serve(asked);
    const { place } = await show(<QuestionsPage />, flowAddress('questions', { ...words, isChecking }));
    await deny();
    await waitFor(() => expect(place()).toBe(back));
  });

  it('lead to the question that they open, not to the list that was answered', async () => {
    const more = { ...danger, id: 'danger-more', label: 'Is one of these so?', quote: 'Köhib' };
    const questions = [
      { question: danger, answer: none },
      { question: more, answer: null },
    ];
    serve(answers(questionnaireFlow, givenProgress({ questions })));
    const { place } = await show(<QuestionsPage />, flowAddress('questions', { ...words, isChecking: true }));
    await waitFor(() => expect(place()).toMatch(/q=danger-more&words=1&check=1$/));
  });

  it('are gone back to after a warning as well', async () => {
    const notice: NonNullable<QuestionnaireProgress['notice']> = {
      action: 'CLINIC_TODAY',
      title: 'Call the clinic today',
      text: 'It should not wait.',
      signs: [],
      ruleIds: ['danger-clinic-today'],
      questionId: 'danger',
      clinicPhone: null,
      country: 'EE' as const,
      crisisLines: [],
    };
    const warned = { ...givenProgress({ questions: [{ question: danger, answer: none }] }), notice };
    const { change } = serve(asked, answers(questionnaireFlow, warned));
    const { place } = await show(<QuestionsPage />, flowAddress('questions', words));
    await deny();
    await screen.findByRole('heading', { level: 1, name: notice.title });
    change(answers(questionnaireFlow, { ...warned, notice: null }));
    await userEvent.click(screen.getByRole('button', { name: /read/ }));
    await waitFor(() => expect(place()).toBe(flowAddress('create', words)));
  });
});

describe('answers that were gone on with after half a day', () => {
  const second = givenQuestion({ id: 'duration', label: 'Since when?' });
  const third = givenQuestion({ id: 'hopes' });
  const rest = [
    { question: second, answer: { text: 'Friday' } },
    { question: third, answer: null },
  ];

  it('are asked about danger again before the last look', async () => {
    serve();
    const { place } = await show(<SummaryPage />, flowAddress('summary', choiceOf(open)));
    await waitFor(() => expect(place()).toBe(`${questionAddress(open, 'danger')}&check=1`));
  });

  it('go on where they stopped, past what was answered', async () => {
    const next = givenProgress({ questions: [{ question: danger, answer: none }, ...rest] });
    serve(answers(questionnaireFlow, next));
    await show(<QuestionsPage />, questionAddress(open, 'danger'));
    await deny();
    expect(await screen.findByRole('heading', { level: 1, name: third.label })).toBeTruthy();
  });

  it.each([
    [dangerHoldsHours - 1, true],
    [dangerHoldsHours + 1, false],
  ])('ticked and not sent %i hours ago: still ticked is %s', async (hours, isTicked) => {
    serve();
    const given = JSON.stringify({ choices: ['breathing'], text: '', number: '', unit: '', ownWords: '' });
    const at = new Date(now().getTime() - hours * 3_600_000);
    writeDraft(user.userId, `answer ${questionnaireId} danger`, given, at);
    await show(<QuestionsPage />, questionAddress(open, 'danger'));
    expect(await screen.findByRole('checkbox', { name: 'Hard to breathe' })).toHaveProperty(
      'checked',
      isTicked,
    );
  });
});
