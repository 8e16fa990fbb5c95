import { listPatientClinics } from '@tervita/contract/clinics';
import { type DraftCard, deleteDraft, listDrafts } from '@tervita/contract/e-contacts';
import { listPersons } from '@tervita/contract/persons';
import { getQuestionnaire, questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCurrentFlowStep } from '../../../../../core/page/index.ts';
import { answers, type FakeAnswer, fakeServer, refuses } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { flowAddress } from '../flow-choice.ts';
import { clinicId, givenClinic, me, user } from '../given.ts';
import { givenProgress, questionnaireId } from './given.ts';
import { Component as QuestionsPage } from './questions-page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const eContactId = '01960000-0000-7000-8000-0000000000e1';
const requestId = '01960000-0000-7000-8000-0000000000b1';
const progress = givenProgress({
  patientPersonId: user.personId,
  chiefProblemTypeId: 'GAD',
  isScored: true,
  request: { id: requestId, eContactId },
});
const { personId } = user;
const draft: DraftCard = {
  id: questionnaireId,
  kind: 'QUESTIONNAIRE',
  type: 'GAD',
  patient: { personId, firstName: user.firstName, surname: user.surname, isMe: true },
  clinic: { clinicId, name: 'Pärnaoru Perearstikeskus' },
  version: 1,
  updatedAt: '2026-03-10T08:00:00.000Z',
  requestId: null,
  goesAt: null,
  warning: null,
  preview: '',
  files: 0,
  isBegun: true,
};

const Bar = () => <output>{useCurrentFlowStep()?.backTo}</output>;

const begin = async (drafts: readonly DraftCard[], ...more: FakeAnswer[]) => {
  const server = fakeServer(
    answers(listPersons, { persons: [me] }),
    answers(listPatientClinics, { clinics: [givenClinic()] }),
    answers(getQuestionnaire, progress),
    answers(listDrafts, { drafts: [...drafts] }),
    answers(questionnaireFlow, progress),
    ...more,
  );
  const page = (
    <>
      <Bar />
      <QuestionsPage />
    </>
  );
  await renderScreen(page, {
    at: flowAddress('questions', { personId: user.personId, clinicId, type: 'GAD', requestId }),
    path: '/e-contacts/questions',
    user,
  });
  await screen.findByRole('heading', { level: 1 });
  return server;
};
const begun = ({ calls }: Awaited<ReturnType<typeof begin>>) =>
  calls.find(({ method, path }) => method === 'POST' && path.endsWith('/flow'))?.body;

it('begins for the request, beside one that the person began alone; Back leads to the e-contact', async () => {
  const server = await begin([draft]);
  expect(begun(server)).toMatchObject({ stage: 'PROBLEM_TYPE', chiefProblemTypeId: 'GAD', requestId });
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(`/e-contacts/${eContactId}/timeline`);
});

it('goes on with what was begun for it, also on another device', async () => {
  const server = await begin([{ ...draft, requestId }]);
  expect(begun(server)).toBeUndefined();
  expect(screen.getByRole('heading', { level: 1, name: 'What do you hope for?' })).toBeTruthy();
});

it.each([
  ['E_CONTACT_TYPE_NOT_OFFERED', /does not take this reason/],
  ['QUESTIONNAIRE_REQUEST_ENDED', /has been filled in already/],
  ['E_CONTACT_ALREADY_CLOSED', /already been closed/],
] as const)(
  'asks nothing more where it would be in vain, and the draft can be deleted: %s',
  async (refusal, words) => {
    const drafts = [{ ...draft, requestId }];
    const server = await begin(
      drafts,
      answers(getQuestionnaire, { ...progress, refusal }),
      answers(listDrafts, { drafts }),
      answers(deleteDraft, {}),
    );
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText('What do you hope for?')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Delete: / }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.calls.some(({ method }) => method === 'DELETE')).toBe(true));
  },
);

it.each([
  [469, 'QUESTIONNAIRE_REQUEST_ENDED', /has been filled in already/],
  [468, 'E_CONTACT_ALREADY_CLOSED', /already been closed/],
])('says what became of it: %s %s', async (status, code, words) => {
  await begin([], refuses(questionnaireFlow, status, code));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To my e-contacts' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /own words/ })).toBeNull();
});
