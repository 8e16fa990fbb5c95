import { startHostedEContact, startHostedRequest } from '@tervita/contract/care-flows';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { answers, type FakeAnswer, fakeServer, refuses } from '../../../../testing/answers.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { setAllTexts } from '../../../../testing/set-all-texts.ts';
import { nextAddress } from './asking/asked-choice.ts';
import { questionnaireId as draftId, givenProgress } from './asking/given.ts';
import { flowAddress } from './flow-choice.ts';
import { clinicId, user } from './given.ts';
import { Component as HostedPage } from './hosted-page.tsx';

const eContactId = '01960000-0000-7000-8000-0000000000e1';
const requestId = '01960000-0000-7000-8000-0000000000b1';
const sessionUrl = 'https://provider.example/session';
const { personId } = user;

let assign: Mock;
beforeEach(() => {
  assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
});
afterEach(() => vi.unstubAllGlobals());

const open = async (address: string, ...given: FakeAnswer[]) => {
  const server = fakeServer(...given);
  await setAllTexts('en');
  const { router } = await renderScreen(<HostedPage />, {
    at: address,
    path: '/e-contacts/hosted-questionnaire',
    user,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Go to the questionnaire' }));
  return { ...server, at: () => `${router.state.location.pathname}${router.state.location.search}` };
};

/** What the clinic asked for, after its signs of danger. */
const requested = nextAddress(
  givenProgress({
    stage: 'OWN_WORDS',
    patientPersonId: personId,
    chiefProblemTypeId: 'ISI',
    questions: [],
    request: { id: requestId, eContactId },
  }),
);

it('what the clinic asked for is started for that request, with what was said about danger', async () => {
  const { calls } = await open(requested, answers(startHostedRequest, { eContactId, sessionUrl }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(sessionUrl));
  expect(calls).toMatchObject([
    { path: expect.stringContaining(`/actions/${requestId}/awell`), body: { aiQuestionnaireId: draftId } },
  ]);
});

it('what the clinic asked for and was filled in meanwhile says so', async () => {
  await open(requested, refuses(startHostedRequest, 469, 'QUESTIONNAIRE_REQUEST_ENDED'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/has been filled in already/);
});

it('asks about danger again where that is too long ago, for the same request', async () => {
  const { at } = await open(requested, refuses(startHostedRequest, 469, 'DANGER_NOT_ASKED'));
  await waitFor(() => expect(at()).toContain('/e-contacts/questions'));
  expect(at()).toContain(`request=${requestId}`);
});

it('what a person chose alone is started as an e-contact of its own', async () => {
  const address = flowAddress('hosted-questionnaire', { personId, clinicId, type: 'ISI', draftId });
  const { calls } = await open(address, answers(startHostedEContact, { eContactId, sessionUrl }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(sessionUrl));
  expect(calls).toMatchObject([{ body: { eContactType: 'ISI', aiQuestionnaireId: draftId } }]);
});

it('says that the provider is away, and stays where it can be tried again', async () => {
  const address = flowAddress('hosted-questionnaire', { personId, clinicId, type: 'ISI', draftId });
  const { at, change } = await open(address, refuses(startHostedEContact, 468, 'AWELL_NOT_AVAILABLE'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/does not work at the moment/);
  expect(at()).toContain('/e-contacts/hosted-questionnaire');
  change(answers(startHostedEContact, { eContactId, sessionUrl }));
  await userEvent.click(screen.getByRole('button', { name: /^Go to the questionnaire/ }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(sessionUrl));
});
