import type { Answer } from '@tervita/contract/core';
import { getClinicEContact } from '@tervita/contract/e-contacts';
import { fillWithPatient } from '@tervita/contract/smart-questionnaire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../../../testing/answers.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { givenQuestion } from '../../patient/flow/asking/given.ts';
import { givenDetail } from '../given.ts';
import { Component as FillPage } from './fill-page.tsx';
import { fillAddress } from './pages.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const detail = givenDetail();
const options = [
  { id: '0', label: 'Not at all' },
  { id: '1', label: 'Several days' },
];
const item = (number: number) =>
  givenQuestion({
    id: `GAD7.q${number}`,
    type: 'SINGLE_CHOICE',
    label: `Item ${number}`,
    required: true,
    options,
  });
const step = (values: readonly string[], more: Partial<Answer<typeof fillWithPatient>> = {}) => {
  const answered = values.map((choice, at) => ({ question: item(at + 1), answer: { choices: [choice] } }));
  const isComplete = values.length === 2;
  return answers(fillWithPatient, {
    begunAt: '2026-03-12T10:00:00.000Z',
    questions: isComplete ? answered : [...answered, { question: item(values.length + 1), answer: null }],
    howMany: 2,
    isComplete,
    misfit: null,
    warning: null,
    isKept: false,
    ...more,
  });
};
const warning = {
  action: 'CRISIS' as const,
  title: 'You are not alone',
  text: 'Talk to somebody now.',
  signs: [{ id: 'PHQ9.q9', label: 'Thoughts of self-harm' }],
  clinicPhone: null,
  country: 'EE' as const,
  crisisLines: [{ phone: '116 006', isForChildren: false, hours: 'ALWAYS' as const }],
};

const open = async (...given: Parameters<typeof fakeServer>) => {
  const server = fakeServer(answers(getClinicEContact, detail), ...given);
  const view = await renderScreen(<FillPage />, {
    at: fillAddress(detail.id, 'GAD'),
    path: '/e-contacts/:id/questionnaire',
    user: givenStaff(),
  });
  const sent = () =>
    server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body as Record<string, unknown>);
  return { ...server, ...view, sent };
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

it('asks one after another, shows all once more, and keeps it in the e-contact', async () => {
  const { change, sent } = await open(step([]));
  await title('Item 1');
  expect(screen.getByText('Question 1 of 2')).toBeTruthy();
  change(step(['1']));
  await userEvent.click(screen.getByRole('radio', { name: 'Several days' }));
  await title('Item 2');
  change(step(['1', '0']));
  await userEvent.click(screen.getByRole('radio', { name: 'Not at all' }));
  await title('Read the answers once more');
  change(step(['1', '0'], { isKept: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Save to the e-contact' }));
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
  expect(sent().at(-1)).toMatchObject({
    eContactType: 'GAD',
    isDone: true,
    answers: { 'GAD7.q1': { choices: ['1'] }, 'GAD7.q2': { choices: ['0'] } },
  });
});

it('goes on after a reload with what was answered', async () => {
  const first = await open(step(['1']));
  await title('Item 2');
  first.unmount();
  const { sent } = await open(step(['1']));
  await title('Item 2');
  expect(sent()[0]).toMatchObject({ answers: { 'GAD7.q1': { choices: ['1'] } } });
});

it('says at once what must not wait, with whom to call, and goes on', async () => {
  await open(step(['1'], { warning }));
  await title('You are not alone');
  expect(screen.getByRole('alert').textContent).toMatch(/Thoughts of self-harm.*116 006.*marked/);
  await userEvent.click(screen.getByRole('button', { name: 'Go on with the questions' }));
  await title('Item 2');
});

it('says why it cannot be filled in now', async () => {
  await open(refuses(fillWithPatient, 468, 'E_CONTACT_ALREADY_CLOSED'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/already been closed/);
});
