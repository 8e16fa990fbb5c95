import type { Answer } from '@tervita/contract/core';
import { listQuestionnaireResponses, type QuestionnaireResponse } from '@tervita/contract/instruments';
import { getAiQuestionnaire } from '@tervita/contract/smart-questionnaire';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answers } from '../../../../../testing/answers.ts';
import { open } from '../given.tsx';

afterEach(() => vi.unstubAllGlobals());

const questionnaire: NonNullable<Answer<typeof getAiQuestionnaire>['questionnaire']> = {
  aiQuestionnaireId: '01960000-0000-7000-8000-0000000000a1',
  language: 'et',
  engine: 'RULES',
  catalogueVersion: 1,
  sentAt: '2026-03-12T08:00:00.000Z',
  chiefProblemTypeId: 'PHQ9',
  candidates: [],
  input: 'Palun abi.',
  summary: 'Palun abi.',
  isSummaryEdited: false,
  unavailableVisitTimes: null,
  fired: [],
  answers: [],
};
const score: QuestionnaireResponse = {
  id: '01960000-0000-7000-8000-0000000000f1',
  type: 'PHQ9',
  instrument: 'PHQ9',
  name: 'PHQ-9, mood',
  wording: null,
  language: 'et',
  filledAt: '2026-03-12T08:00:00.000Z',
  source: 'PATIENT',
  total: 2,
  range: { min: 0, max: 27 },
  cutoff: 10,
  isHigherBetter: false,
  band: null,
  bands: [],
  subscores: [],
  isValidated: true,
  isFlagged: false,
  findings: [],
  items: [
    {
      id: 'q1',
      label: 'Interest',
      answer: 'Several days',
      ownWords: null,
      value: 1,
      max: 3,
      isScored: true,
      isRedFlag: false,
    },
  ],
  overTime: [],
};
const answered = (...told: readonly (readonly [id: string, label: string, answer: string])[]) => ({
  isBegunByClinic: false,
  isWrittenDown: false,
  dangerAsked: [],
  danger: null,
  raised: [],
  questionnaire: {
    ...questionnaire,
    answers: told.map(([questionId, label, answer]) => ({ questionId, label, answer })),
  },
});
const list = () => screen.findByRole('heading', { name: /Questionnaire answers/ });

it('what stands on the card of its score is not repeated; what was asked besides is', async () => {
  await open(
    { detail: { type: 'PHQ9' } },
    answers(
      getAiQuestionnaire,
      answered(['PHQ9.q1', 'Little interest', 'Several days'], ['hopes', 'Hopes', 'Sleep']),
    ),
    answers(listQuestionnaireResponses, { responses: [score], others: [], othersCount: 0 }),
  );
  await screen.findByRole('region', { name: 'PHQ-9, mood' });
  await list();
  expect(screen.getByText('Sleep')).toBeTruthy();
  expect(screen.queryByText('Little interest')).toBeNull();
});

it('an answer that the card says otherwise, as it was filled in again, stays in the list', async () => {
  await open(
    { detail: { type: 'PHQ9' } },
    answers(getAiQuestionnaire, answered(['PHQ9.q1', 'Little interest', 'Nearly every day'])),
    answers(listQuestionnaireResponses, { responses: [score], others: [], othersCount: 0 }),
  );
  await screen.findByRole('region', { name: 'PHQ-9, mood' });
  await list();
  expect(screen.getByText('Nearly every day')).toBeTruthy();
});

it('answers that were not added up stay in the list: they stand nowhere else', async () => {
  await open(
    { detail: { type: 'PHQ9' } },
    answers(getAiQuestionnaire, answered(['PHQ9.q1', 'Little interest', 'Several days'])),
    answers(listQuestionnaireResponses, { responses: [], others: [], othersCount: 0 }),
  );
  await list();
  expect(screen.getByText('Little interest')).toBeTruthy();
});

it('a personal code that the card of a leave covers is not read below it', async () => {
  const leave = {
    matter: 'END',
    note: 'CARE_NOTE',
    startDate: null,
    returnDate: '2026-03-13',
    untilDate: null,
    jobDescription: '',
    worksWeekends: null,
    unavailableVisitTimes: '',
    carePatientCode: '51512310176',
    notes: '',
  } as const;
  await open(
    { detail: { type: 'FIT_NOTE_END', leave } },
    answers(getAiQuestionnaire, answered(['carePatientCode', 'Personal code of the child', '51512310176'])),
  );
  await list();
  expect(screen.queryByText('Personal code of the child')).toBeNull();
  expect(screen.queryByText('51512310176')).toBeNull();
});
