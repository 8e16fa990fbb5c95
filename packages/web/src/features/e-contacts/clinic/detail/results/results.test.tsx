import { listQuestionnaireResponses, type QuestionnaireResponse } from '@tervita/contract/instruments';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { givenStaff } from '../../../../../core/session/given.ts';
import { answers, fakeServer } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { loadOtherResults, loadResults } from './load-results.ts';

const id = '01960000-0000-7000-8000-0000000000f1';
const mild = { code: 'mild', label: 'Mild' } as const;
const moderate = { code: 'moderate', label: 'Moderate' } as const;
const filledAt = '2026-03-12T08:00:00.000Z';

const response: QuestionnaireResponse = {
  id,
  type: 'PHQ9',
  instrument: 'PHQ9',
  name: 'PHQ-9, mood',
  wording: 'Our own translation, not an official one.',
  language: 'et',
  filledAt,
  source: 'PATIENT',
  total: 14,
  range: { min: 0, max: 27 },
  cutoff: 10,
  isHigherBetter: false,
  band: moderate,
  bands: [
    { ...mild, from: 5, to: 9 },
    { ...moderate, from: 10, to: 14 },
  ],
  subscores: [],
  isValidated: true,
  isFlagged: false,
  findings: ['10 or more: an interview is advised.'],
  items: [
    {
      id: 'q1',
      label: 'Little interest',
      answer: 'Nearly every day',
      ownWords: null,
      value: 3,
      max: 3,
      isScored: true,
      isRedFlag: false,
    },
    {
      id: 'q9',
      label: 'Self-harm',
      answer: 'Several days',
      ownWords: null,
      value: 1,
      max: 3,
      isScored: true,
      isRedFlag: true,
    },
    {
      id: 'q10',
      label: 'How hard',
      answer: 'Very difficult',
      ownWords: null,
      value: 2,
      max: 3,
      isScored: false,
      isRedFlag: false,
    },
  ],
  overTime: [
    { eContactId: id, filledAt: '2026-01-20T08:00:00.000Z', total: 9, band: mild, subscores: [] },
    { eContactId: id, filledAt, total: 14, band: moderate, subscores: [] },
  ],
};

const Results = lazy(loadResults);
const OtherResults = lazy(loadOtherResults);

const show = async (more: Partial<QuestionnaireResponse> = {}) => {
  const responses = [{ ...response, ...more }];
  fakeServer(answers(listQuestionnaireResponses, { responses, others: [], othersCount: 0 }));
  await renderScreen(
    <Suspense fallback={null}>
      <Results eContactId={id} />
    </Suspense>,
    { user: givenStaff() },
  );
  return screen.findByRole('region', { name: 'PHQ-9, mood' });
};

it('says the score, its band, what it means and that it is no diagnosis', async () => {
  const card = within(await show());
  expect(card.getAllByText('14').length).toBeGreaterThan(0);
  expect(card.getByText(/an interview is advised/).textContent).toContain('Not a diagnosis.');
  expect(card.getByText('10–14').parentElement?.getAttribute('aria-current')).toBe('true');
});

it('marks the answer that is a red flag, in words', async () => {
  const card = within(await show());
  expect(card.getByRole('row', { name: /Self-harm.*Red flag.*Several days.*1/ })).toBeDefined();
  expect(card.getByRole('row', { name: /How hard.*not counted.*Very difficult/ })).toBeDefined();
});

it('shows how it went, as a chart that is read out and as a table', async () => {
  const card = within(await show());
  expect(card.getByText(/5 more than on 20 January/)).toBeDefined();
  expect(card.getByRole('img', { name: /20 January.*: 9; 12 March.*: 14/ })).toBeDefined();
  await userEvent.click(card.getByRole('radio', { name: 'Table' }));
  const table = within(card.getByRole('table', { name: /Over time/ }));
  expect(table.getAllByRole('row')[1]?.textContent).toMatch(/12 March.*14.*Moderate/);
});

it('says beside the number where the bands were made for other words', async () => {
  const card = within(await show({ isValidated: false }));
  expect(card.getByText('Not validated in this wording')).toBeDefined();
});

it('has no chart of a single result', async () => {
  const card = within(await show({ overTime: response.overTime.slice(-1) }));
  expect(card.queryByRole('img')).toBeNull();
});

it('says whose words were answered', async () => {
  expect(within(await show()).getByText('Our own translation, not an official one.')).toBeDefined();
});

it('says nothing of words on the page of a provider', async () => {
  const card = within(await show({ wording: null, source: 'HOSTED' }));
  expect(card.queryByText('Our own translation, not an official one.')).toBeNull();
});

it('lists what else the patient filled in, and asks for another', async () => {
  const eContactId = '01960000-0000-7000-8000-0000000000f2';
  const other = { eContactId, instrument: 'GAD7', name: 'GAD-7, anxiety', filledAt, total: 8 } as const;
  fakeServer(answers(listQuestionnaireResponses, { responses: [response], others: [other], othersCount: 9 }));
  const onAsk = vi.fn();
  await renderScreen(
    <Suspense fallback={null}>
      <OtherResults eContactId={id} onAsk={onAsk} />
    </Suspense>,
    { user: givenStaff() },
  );
  const link = await screen.findByRole('link', { name: /GAD-7, anxiety.*8.*12 March/ });
  expect(link.getAttribute('href')).toBe(`/e-contacts/${eContactId}`);
  expect(screen.getByRole('heading', { name: /Questionnaires.*9/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ask for one' }));
  expect(onAsk).toHaveBeenCalledOnce();
});

it('draws a line for each part of what has no total, under its name', async () => {
  const part = (partId: 'inattention' | 'oppositional', label: string, sum: number) =>
    ({ id: partId, label, sum, max: 27, band: null, isPositive: null }) as const;
  const before = [part('inattention', 'Inattention', 20), part('oppositional', 'Opposition', 6)];
  const subscores = [part('inattention', 'Inattention', 12), part('oppositional', 'Opposition', 8)];
  const card = within(
    await show({
      total: null,
      range: null,
      cutoff: null,
      band: null,
      bands: [],
      subscores,
      overTime: [
        { eContactId: id, filledAt: '2026-01-20T08:00:00.000Z', total: null, band: null, subscores: before },
        { eContactId: id, filledAt, total: null, band: null, subscores },
      ],
    }),
  );
  expect(card.getByRole('img', { name: /Inattention: 20 January.*: 20; 12 March.*: 12/ })).toBeDefined();
  expect(card.getByRole('img', { name: /Opposition: 20 January.*: 6; 12 March.*: 8/ })).toBeDefined();
  await userEvent.click(card.getByRole('radio', { name: 'Table' }));
  expect(card.getByRole('row', { name: /12 March.*Inattention 12, Opposition 8/ })).toBeDefined();
});

it('names bands beside the chart only where the names fit', async () => {
  const long = { code: 'moderateExcessive', label: 'Moderately excessive sleepiness' } as const;
  const card = within(
    await show({
      bands: [
        { ...mild, from: 0, to: 9 },
        { ...long, from: 10, to: 27 },
      ],
    }),
  );
  const chart = within(card.getByRole('img', { name: /Over time/ }));
  expect(chart.queryByText('moderately excessive sleepiness')).toBeNull();
  expect(card.getByText('Moderately excessive sleepiness', { exact: false })).toBeDefined();
});
