import { listPatientClinics } from '@tervita/contract/clinics';
import { listPersons } from '@tervita/contract/persons';
import { getQuestionnaire, questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, fakeServer } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { givenChild, givenClinic, me, user } from '../given.ts';
import { questionAddress } from './asked-choice.ts';
import { givenProgress, givenQuestion } from './given.ts';
import { Component as QuestionsPage } from './questions-page.tsx';

const temperature = givenQuestion({
  id: 'temperature',
  type: 'NUMERIC',
  label: 'How high was the temperature?',
  required: true,
  units: [{ unit: 'celsius', possible: [25, 45], ordinary: [30, 43], step: 0.1 }],
});

const open = async () => {
  const progress = givenProgress({ questions: [{ question: temperature, answer: null }] });
  const { calls } = fakeServer(
    answers(listPersons, { persons: [me, givenChild()] }),
    answers(listPatientClinics, { clinics: [givenClinic()] }),
    answers(getQuestionnaire, progress),
    answers(questionnaireFlow, progress),
  );
  const at = questionAddress(progress, temperature.id);
  await renderScreen(<QuestionsPage />, { at, path: '/e-contacts/questions', user });
  const type = async (text: string) => {
    const box = await screen.findByRole('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, text);
    await userEvent.click(screen.getByRole('button', { name: /^Continue/ }));
  };
  const given = () =>
    calls
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (body as { answers: Record<string, unknown> }).answers.temperature);
  return { type, given };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('a number that cannot be is refused with its bounds; with a comma it is a number too', async () => {
  const { type, given } = await open();
  await type('99');
  expect(screen.getByText('The number must be between 25 and 45.')).toBeTruthy();
  expect(given()).toEqual([]);
  await type('38,1');
  await waitFor(() => expect(given()).toEqual([{ number: 38.1 }]));
});

it('an unusual number is asked about once more, and goes when it is right', async () => {
  const { type, given } = await open();
  await type('29');
  expect(await screen.findByText('Is that right?')).toBeTruthy();
  expect(screen.getByText(/^You wrote 29 .*That is unusual\.$/)).toBeTruthy();
  expect(given()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Yes/ }));
  await waitFor(() => expect(given()).toEqual([{ number: 29, confirmed: true }]));
});
