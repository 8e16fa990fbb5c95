import { listPatientClinics } from '@tervita/contract/clinics';
import { sendAlarm } from '@tervita/contract/e-contacts';
import { listPersons } from '@tervita/contract/persons';
import {
  getQuestionnaire,
  type QuestionnaireProgress,
  questionnaireFlow,
} from '@tervita/contract/smart-questionnaire';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, fakeServer } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { givenChild, givenClinic, me, user } from '../given.ts';
import { questionAddress } from './asked-choice.ts';
import { givenProgress, givenQuestion } from './given.ts';
import { Component as QuestionsPage } from './questions-page.tsx';

const option = (id: string, label: string) => ({ id, label });
const breathing = option('breathing', 'Hard to breathe');
const none = option('none', 'None of these');
const danger = givenQuestion({
  id: 'danger',
  type: 'MULTIPLE_CHOICE',
  label: 'Is any of this happening now?',
  help: 'Tick everything that fits.',
  required: true,
  options: [breathing, option('dry', 'Does not drink'), none],
  exclusive: 'none',
  isDanger: true,
});
const withRare = (answer: { choices: string[] } | null) => {
  const bite = { ...option('bite', 'Bitten,'), within: 'within 7 days', isRare: true };
  const rare = { label: 'Something else grave', about: 'Injury, poison' };
  return givenProgress({
    questions: [{ question: { ...danger, options: [breathing, bite, none], rare }, answer }],
  });
};
const unasked = givenProgress({ questions: [{ question: danger, answer: null }] });
const notice: NonNullable<QuestionnaireProgress['notice']> = {
  action: 'CALL_112',
  title: 'Call 112 now',
  text: 'This can be dangerous. Do not wait for an answer from the clinic.',
  signs: [option('breathing', 'Hard to breathe')],
  ruleIds: ['danger-call-112'],
  questionId: 'danger',
  clinicPhone: '555 0100',
  country: 'EE',
  crisisLines: [],
};
const ticked = givenProgress({
  questions: [{ question: danger, answer: { choices: ['breathing', 'dry'] } }],
  notice,
  goesAt: '2026-03-10T13:34:00.000Z',
});

const eContactId = '01960000-0000-7000-8000-0000000000e9';

const open = async (progress: QuestionnaireProgress, after = progress, place = 'danger') => {
  const { calls } = fakeServer(
    answers(listPersons, { persons: [me, givenChild()] }),
    answers(listPatientClinics, { clinics: [givenClinic()] }),
    answers(getQuestionnaire, progress),
    answers(questionnaireFlow, after),
    answers(sendAlarm, { eContactId }),
  );
  const at = questionAddress(progress, place);
  const { router } = await renderScreen(<QuestionsPage />, { at, path: '/e-contacts/questions', user });
  await screen.findByRole('heading', { level: 1 });
  const steps = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { steps, router, calls };
};
const names = () => screen.getAllByRole('checkbox').map((each) => each.closest('label')?.textContent);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const goOn = () => userEvent.click(screen.getByRole('button', { name: /^Continue/ }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('the screen of danger signs', () => {
  it('is one group with the question as its name, "None of these" and 112 in it, and no way around it', async () => {
    await open(unasked);
    const group = screen.getByRole('group', { name: danger.label });
    expect(within(group).getAllByRole('checkbox')).toHaveLength(3);
    expect(within(group).getByRole('link', { name: /112/ }).getAttribute('href')).toBe('tel:112');
    expect(await screen.findByText(/^For Oskar Lepaste, \d+ years · Cough$/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /own words/ })).toBeNull();
  });

  it('takes "none" only by Continue; a sign clears it and the other way round', async () => {
    const { steps } = await open(unasked);
    await userEvent.click(box('Hard to breathe'));
    await userEvent.click(box('None of these'));
    expect(box('Hard to breathe').checked).toBe(false);
    await userEvent.click(box('Does not drink'));
    expect(box('None of these').checked).toBe(false);
    await userEvent.click(box('None of these'));
    expect(steps()).toEqual([]);
    await goOn();
    await waitFor(() => expect(steps()).toMatchObject([{ answers: { danger: { choices: ['none'] } } }]));
  });

  it('opens the rarer rows by the row that tells what they are about; "none" stands after the last', async () => {
    const { steps } = await open(withRare(null));
    expect(names()).toEqual(['Hard to breathe', 'None of these']);
    await userEvent.click(screen.getByRole('button', { name: /^Something else grave Injury, poison/ }));
    expect(names()).toEqual(['Hard to breathe', 'Bitten, within 7 days', 'None of these']);
    await userEvent.click(box('Bitten, within 7 days'));
    await goOn();
    await waitFor(() => expect(steps()).toMatchObject([{ answers: { danger: { choices: ['bite'] } } }]));
  });

  it('never hides a rarer row that is ticked', async () => {
    await open(withRare({ choices: ['bite'] }));
    expect(box('Bitten, within 7 days').checked).toBe(true);
    expect(screen.queryByRole('button', { name: /^Something else grave/ })).toBeNull();
  });

  it('shows above the question the words that opened it', async () => {
    const quoted = { ...danger, quote: 'my hand will not button my shirt' };
    await open(givenProgress({ questions: [{ question: quoted, answer: null }] }));
    const quote = screen.getByText('my hand will not button my shirt');
    const title = screen.getByRole('heading', { level: 1, name: danger.label });
    expect(quote.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('asks again when nothing was ticked, and leads to the first box', async () => {
    const { steps } = await open(unasked);
    await goOn();
    expect(screen.getByRole('alert').textContent).toContain('Choose an answer');
    expect(document.activeElement).toBe(box('Hard to breathe'));
    expect(steps()).toEqual([]);
  });
});

describe('a grave sign', () => {
  it('says whom to call, for whom, and why, and that the message still goes', async () => {
    await open(ticked);
    const warning = screen.getByRole('alert');
    expect(within(warning).getByRole('heading', { level: 1, name: 'Call 112 now' })).toBeTruthy();
    expect(within(warning).getByRole('list', { name: 'You ticked' }).textContent).toBe('Hard to breathe');
    expect(within(warning).getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
    expect(within(warning).getByText(/Stay on the line/)).toBeTruthy();
    const filed = { level: 2, name: 'It goes to the clinic by itself at 15:34' };
    expect(screen.getByRole('heading', filed)).toBeTruthy();
    expect(screen.getByText(/marked as an emergency.*changing your answers does/)).toBeTruthy();
  });

  it('is said to stand on the questions that follow', async () => {
    const question = givenQuestion({ id: 'side', label: 'Which side?' });
    const stands = givenProgress({
      questions: [{ question, answer: null }],
      goesAt: '2026-03-10T13:34:00.000Z',
    });
    await open(stands, stands, 'side');
    expect(screen.getByRole('heading', { level: 1, name: 'Which side?' })).toBeTruthy();
    expect(screen.getByText(/It goes to the clinic by itself at 15:34/)).toBeTruthy();
  });

  it('has the number of the clinic’s country on the button and in the words alike', async () => {
    const text = 'Call 999 at once, or 111 for advice.';
    await open({ ...ticked, notice: { ...notice, title: 'Call 999 now', text, country: 'GB' } });
    const calls = within(screen.getByRole('alert')).getAllByRole('link');
    expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:999', 'tel:111', 'tel:999']);
    expect(calls.at(-1)?.textContent).toBe('Call 999');
  });

  it('is sent with one press, before anything else is asked', async () => {
    const { router, calls } = await open(ticked);
    const [first] = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(first).toMatch(/^Send now/);
    await userEvent.click(screen.getByRole('button', { name: /^Send now/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/instructions'));
    expect(router.state.location.search).toContain(eContactId);
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      expect.stringMatching(/\/alarm$/),
    ]);
  });

  it('leads on with the message, past further questions', async () => {
    const { router, steps } = await open(ticked, { ...ticked, notice: null });
    await userEvent.click(screen.getByRole('button', { name: /^Continue with the message/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/summary'));
    expect(steps()).toMatchObject([{ acknowledged: ['danger-call-112'] }]);
  });

  it('ticked by mistake: back at the list that tick is gone, and the other is still there', async () => {
    await open(ticked);
    await userEvent.click(screen.getByRole('link', { name: 'I ticked it by mistake' }));
    await screen.findByRole('heading', { level: 1, name: danger.label });
    expect(box('Hard to breathe').checked).toBe(false);
    expect(box('Does not drink').checked).toBe(true);
  });

  it.each([
    ['chosen', notice.signs, /sees this answer already/],
    ['typed', [option('words', '“cannot breathe”')], /It goes to the clinic by itself at 15:34/],
  ])(
    'in what the clinic asked for says whether it knows of a sign that was %s',
    async (_how, signs, words) => {
      const request = {
        id: '01960000-0000-7000-8000-0000000000b1',
        eContactId: '01960000-0000-7000-8000-0000000000e1',
      };
      await open({ ...ticked, request, notice: { ...notice, signs } });
      expect(screen.getByText(words)).toBeTruthy();
    },
  );

  it('of poison offers the poison line under 112', async () => {
    await open({ ...ticked, notice: { ...notice, poisonLine: '16662' } });
    const calls = within(screen.getByRole('alert')).getAllByRole('link');
    expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:112', 'tel:16662']);
    expect(calls[1]?.textContent).toBe('Call the poison line, 16662');
  });

  it('of despair offers the lines with their hours, the one for children first, and 112', async () => {
    const crisisLines = [
      { phone: '116 111', isForChildren: true, hours: 'ALWAYS' as const },
      { phone: '116 123', isForChildren: false, hours: { from: '16:00', to: '24:00' } },
    ];
    await open({ ...ticked, notice: { ...notice, action: 'CRISIS', crisisLines } });
    const calls = within(screen.getByRole('alert')).getAllByRole('link');
    expect(calls.map((link) => link.getAttribute('href'))).toEqual([
      'tel:112',
      'tel:116111',
      'tel:116123',
      'tel:5550100',
    ]);
    expect(calls[1]?.textContent).toContain('children');
    expect(screen.getByText('Day and night')).toBeTruthy();
    expect(screen.getByText('Every day 16:00 to 24:00')).toBeTruthy();
  });
});
