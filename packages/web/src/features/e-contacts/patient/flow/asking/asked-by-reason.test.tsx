import { listPatientClinics } from '@tervita/contract/clinics';
import { listDrafts } from '@tervita/contract/e-contacts';
import { listPersons } from '@tervita/contract/persons';
import { listOfferedTypes } from '@tervita/contract/problem-types';
import { getQuestionnaire, type QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCurrentFlowStep } from '../../../../../core/page/index.ts';
import { answers, type FakeAnswer, fakeServer } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { flowAddress } from '../flow-choice.ts';
import { clinicId, givenChild, givenClinic, me, user } from '../given.ts';
import { choiceOf } from './asked-choice.ts';
import { givenProgress, givenQuestion } from './given.ts';
import { Component as QuestionsPage } from './questions-page.tsx';

function StepName() {
  return <output>{useCurrentFlowStep()?.name}</output>;
}

const open = async (at: string, progress?: QuestionnaireProgress, ...more: readonly FakeAnswer[]) => {
  fakeServer(
    answers(listPersons, { persons: [me, givenChild()] }),
    answers(listPatientClinics, { clinics: [givenClinic()] }),
    ...(progress ? [answers(getQuestionnaire, progress)] : []),
    answers(listDrafts, { drafts: [] }),
    ...more,
  );
  const page = (
    <>
      <StepName />
      <QuestionsPage />
    </>
  );
  return renderScreen(page, { at, path: '/e-contacts/questions', user });
};
const item = (number: number) =>
  givenQuestion({
    id: `PHQ9.q${number}`,
    type: 'SINGLE_CHOICE',
    label: `Item ${number}`,
    stem: 'Over the last 2 weeks',
    source: 'Our own translation, not an official one.',
    required: true,
    options: [{ id: '0', label: 'Not at all' }],
  });
const chosen = { choices: ['0'] };
const danger = givenQuestion({ id: 'danger', type: 'MULTIPLE_CHOICE', isDanger: true, required: true });
const phq9 = (more: Partial<QuestionnaireProgress> = {}) =>
  givenProgress({
    chiefProblemTypeId: 'PHQ9',
    isScored: true,
    aboutHowMany: 10,
    questions: [
      { question: danger, answer: { choices: ['none'] } },
      { question: item(1), answer: chosen },
      { question: item(2), answer: chosen },
      { question: item(3), answer: null },
    ],
    ...more,
  });
const at = (progress: QuestionnaireProgress, place: string) =>
  `${flowAddress('questions', choiceOf(progress))}&q=${place}`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('a questionnaire that is added up', () => {
  it('counts its items exactly, without the signs of danger before them', async () => {
    await open(at(phq9(), 'PHQ9.q3'), phq9());
    expect(await screen.findByRole('heading', { level: 1, name: 'Item 3' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Question 3 of 9');
  });

  it('says what time it is about and whose words it is in', async () => {
    await open(at(phq9(), 'PHQ9.q3'), phq9());
    expect(await screen.findByText('Over the last 2 weeks')).toBeTruthy();
    expect(screen.getByText('Our own translation, not an official one.')).toBeTruthy();
  });

  it.each([
    ['TOO_YOUNG', 'The person it is about is too young for it: the score would not be right.'],
    ['OTHER_SEX', 'It asks about the prostate, and so it is for men.'],
  ] as const)('that is made for others says so before the first item: %s', async (misfit, words) => {
    const progress = phq9({ misfit });
    await open(at(progress, 'PHQ9.q3'), progress);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText('Item 3')).toBeNull();
    expect(screen.getByRole('link', { name: 'Write in my own words' }).getAttribute('href')).toContain(
      '/e-contacts/create?',
    );
    const other = screen.getByRole('link', { name: 'Choose another reason' }).getAttribute('href');
    expect(other).toContain(`/e-contacts/add?person=${progress.patientPersonId}`);
  });
});

it('a link to a questionnaire whose words nobody has leads to the reasons, not to a blank box', async () => {
  const about = `person=${user.personId}&clinic=${clinicId}`;
  const offered = { types: ['PHQ9' as const], oftenChosen: [], hostedTypes: [], asksQuestions: true };
  const { router } = await open(
    `/e-contacts/questions?${about}&reason=ISI`,
    undefined,
    answers(listOfferedTypes, offered),
  );
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/e-contacts/add', search: `?${about}` }),
  );
});

describe('a link to the questions of a prescription', () => {
  it.each(['PRESCRIPTION', 'PRESCRIPTION_REFILL'])('leads to the medicines instead: %s', async (reason) => {
    const { personId } = givenChild();
    const about = `person=${personId}&clinic=${clinicId}&reason=${reason}`;
    const { router } = await open(`/e-contacts/questions?${about}`);
    expect(router.state.location).toMatchObject({ pathname: '/prescriptions', search: `?${about}` });
  });

  it('also where no clinic is named', async () => {
    const { router } = await open('/e-contacts/questions?reason=PRESCRIPTION');
    expect(router.state.location).toMatchObject({
      pathname: '/prescriptions',
      search: '?reason=PRESCRIPTION',
    });
  });
});

describe('times when somebody cannot come', () => {
  const answered = [{ question: givenQuestion(), answer: { text: 'Knee' } }];
  const visit = (chiefProblemTypeId: 'PROC_WOUNDDRESSING' | 'PROC_SUTURES') =>
    givenProgress({
      chiefProblemTypeId,
      stage: 'VISIT_INFO',
      questions: answered,
      asksVisitTimes: true,
    });

  it('are asked with how long the dressing of a wound takes', async () => {
    const progress = visit('PROC_WOUNDDRESSING');
    await open(at(progress, 'visit'), progress);
    expect(await screen.findByText('The visit takes about 30 minutes.')).toBeTruthy();
  });

  it('are asked without it where nobody can say', async () => {
    const progress = visit('PROC_SUTURES');
    await open(at(progress, 'visit'), progress);
    expect(await screen.findByRole('heading', { level: 1, name: 'When can you not come?' })).toBeTruthy();
    expect(screen.queryByText(/^The visit takes/)).toBeNull();
  });
});
