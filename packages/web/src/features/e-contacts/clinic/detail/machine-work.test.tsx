import {
  getClinicFeatures,
  rateSummarization,
  type Summarization,
  summarize,
  translate,
} from '@tervita/contract/ai';
import { getContent, saveConsent } from '@tervita/contract/consents';
import type { Answer } from '@tervita/contract/core';
import {
  type ClinicEContactDetail,
  type ClinicTimelineEntry,
  getClinicEContact,
  getClinicTimeline,
  listClinicEContacts,
  listNotes,
  saveReplyDraft,
} from '@tervita/contract/e-contacts';
import { getAiQuestionnaire, type RaisedFlag } from '@tervita/contract/smart-questionnaire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCommandKeys } from '../../../../core/commands/index.ts';
import { HeaderOutlet } from '../../../../core/page/index.ts';
import { givenSession, givenStaff } from '../../../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../../../testing/answers.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { givenDetail, unseenFlag } from '../given.ts';
import { Component } from './detail-page.tsx';

const me = givenStaff();
const id = '01960000-0000-7000-8000-0000000000f1';
const entry = (more: Partial<ClinicTimelineEntry> = {}): ClinicTimelineEntry => ({
  id,
  at: '2026-03-12T08:00:00.000Z',
  move: 'submit',
  direction: 'PATIENT_TO_CLINIC',
  author: { kind: 'PATIENT', name: 'Viktor Orlenko', role: null, me: false },
  text: 'Болит спина',
  language: 'ru',
  reason: null,
  opensAt: null,
  filed: null,
  files: [],
  alarmOutcome: null,
  isNews: true,
  ...more,
});
const summary: Summarization = {
  aiSummarizationId: id,
  text: '- Back pain for a week\n- Numb toe',
  language: 'en',
  engine: 'LLM',
  madeFrom: { messages: 1, answers: 9, eContactVersion: 1 },
  promptVersion: 3,
  model: 'small-model',
  madeAt: '2026-03-12T08:01:00.000Z',
  isOutdated: false,
  liked: null,
};
type Features = Answer<typeof getClinicFeatures>;
const features = (more: Partial<Features> = {}) =>
  answers(getClinicFeatures, {
    translation: 'ENABLED',
    aiSummarization: 'ENABLED',
    aiSmartQuestionnaire: 'ENABLED',
    hasModel: true,
    ...more,
  });
const translated = answers(translate, {
  text: 'My back hurts',
  sourceLanguage: 'ru',
  targetLanguage: 'en',
  isDemonstration: true,
});
type Questionnaire = NonNullable<Answer<typeof getAiQuestionnaire>['questionnaire']>;
const danger = { questionId: 'danger', label: 'Is any of this happening?', answer: 'Hard to breathe' };
const byPatient = { dangerAsked: [], raised: [], isBegunByClinic: false, isWrittenDown: false };
const questionnaire: Questionnaire = {
  aiQuestionnaireId: id,
  engine: 'RULES',
  language: 'ru',
  catalogueVersion: 4,
  sentAt: '2026-03-12T08:00:00.000Z',
  input: 'Болит спина',
  chiefProblemTypeId: 'BACK_PAIN',
  candidates: [],
  answers: [{ questionId: 'severity', label: 'How strong is it?', answer: '7 of 10' }],
  fired: [
    { ruleId: 'b', action: 'FLAG', told: 'Takes blood thinners' },
    { ruleId: 'a', action: 'CALL_112', told: 'Cannot hold urine' },
  ],
  unavailableVisitTimes: 'Понедельник утром',
  summary: null,
  isSummaryEdited: false,
};

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Page() {
  useCommandKeys();
  return (
    <>
      <HeaderOutlet />
      <Component />
    </>
  );
}

const open = async (
  given: { detail?: Partial<ClinicEContactDetail>; entries?: ClinicTimelineEntry[] },
  ...more: Parameters<typeof fakeServer>
) => {
  const detail = givenDetail({ language: 'ru', ...given.detail });
  const server = fakeServer(
    answers(getClinicEContact, detail),
    answers(getClinicTimeline, {
      entries: given.entries ?? [entry()],
      earlierBefore: null,
      planned: [],
      draft: null,
    }),
    answers(listNotes, { notes: [] }),
    answers(listClinicEContacts, { eContacts: [], next: null }),
    answers(saveReplyDraft, { updatedAt: detail.updatedAt }),
    answers(getAiQuestionnaire, { danger: null, ...byPatient, questionnaire: null }),
    features({ aiSummarization: 'DISABLED' }),
    ...more,
  );
  const at = `/e-contacts/${detail.id}`;
  const view = await renderScreen(<Page />, { user: me, at, path: '/e-contacts/:id' });
  await screen.findByLabelText('Reply to the patient');
  return { ...server, ...view };
};
const bodiesOf = (calls: { path: string; body: unknown }[], path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body);

describe('the summary', () => {
  const card = () => screen.findByRole('region', { name: 'AI summary' });
  const long = [entry({ text: 'Болит спина. '.repeat(40) })];
  const unfold = async () => userEvent.click(await screen.findByRole('button', { name: /^AI summary/ }));

  it('of much that was said stands in one line until it is unfolded', async () => {
    await open({ entries: long }, features(), answers(summarize, summary));
    const line = await screen.findByRole('button', { name: 'AI summary Back pain for a week' });
    expect(line.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText('Numb toe')).toBeNull();
    await userEvent.click(line);
    expect(await screen.findByText('Numb toe')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Fold the summary' }));
    expect(screen.queryByText('Numb toe')).toBeNull();
  });

  it('of one short message is made only for who asks for it', async () => {
    const { calls } = await open({}, features(), answers(summarize, summary));
    const ask = await screen.findByRole('button', { name: 'Summarise' });
    expect(bodiesOf(calls, '/api/ai/summarization')).toEqual([]);
    await userEvent.click(ask);
    expect(await screen.findByText('Numb toe')).toBeTruthy();
  });

  it('says what it was made from and by what, and can be rated with words', async () => {
    const { calls } = await open(
      { entries: long },
      features(),
      answers(summarize, summary),
      answers(rateSummarization, {}),
    );
    await unfold();
    const region = within(await card());
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Back pain for a week',
      'Numb toe',
    ]);
    expect(region.getByText(/made from 1 message and 9 answers/)).toBeTruthy();
    expect(region.getByText(/by the model small-model, prompt version 3/)).toBeTruthy();
    await userEvent.click(region.getByRole('button', { name: 'Not useful' }));
    expect(region.getByRole('button', { name: 'Not useful' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.type(region.getByLabelText('What was good or wrong?'), 'The toe is the left one');
    await userEvent.click(region.getByRole('button', { name: 'Send' }));
    expect(await region.findByText('Thank you, noted.')).toBeTruthy();
    const rated = { aiSummarizationId: id, liked: false };
    expect(bodiesOf(calls, '/api/ai/summarization/feedback')).toEqual([
      rated,
      { ...rated, feedback: 'The toe is the left one' },
    ]);
  });

  it('that is out of date says so and is made anew by a press', async () => {
    const old = answers(summarize, { ...summary, isOutdated: true });
    const { calls, change } = await open({ entries: long }, features(), old);
    await unfold();
    const region = within(await card());
    expect(region.getByText('There are newer messages.')).toBeTruthy();
    change(answers(summarize, { ...summary, text: 'All of it' }));
    await userEvent.click(region.getByRole('button', { name: /^Update/ }));
    expect(await screen.findByText('All of it')).toBeTruthy();
    expect(bodiesOf(calls, '/api/ai/summarization').at(-1)).toMatchObject({ isAnew: true, locale: 'en' });
  });

  it('that cannot be had is said quietly, with another try', async () => {
    const { change } = await open({ entries: long }, features(), refuses(summarize, 468, 'AI_NOT_AVAILABLE'));
    expect(await screen.findByText(/No summary right now/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    change(answers(summarize, summary));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card()).toBeTruthy();
  });

  it('is said to be missing where the plan has none, and not spoken of where it is switched off', async () => {
    const { unmount, calls } = await open({}, features({ aiSummarization: 'NOT_AVAILABLE' }));
    expect(await screen.findByText(/plan does not include AI summaries/)).toBeTruthy();
    // Only an admin can take another plan.
    expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
    unmount();
    await open({}, features({ aiSummarization: 'DISABLED' }));
    expect(screen.queryByText(/summar/i)).toBeNull();
    expect(bodiesOf(calls, '/api/ai/summarization')).toEqual([]);
  });
});

describe('a message in another language', () => {
  it('is translated under the original, by its button and by T, and hidden again', async () => {
    await open({}, translated);
    await userEvent.click(await screen.findByRole('button', { name: 'Translate' }));
    expect(await screen.findByText('My back hurts')).toBeTruthy();
    expect(screen.getByText('Machine translation from Russian')).toBeTruthy();
    expect(screen.getByText('A demonstration, not a real translation.')).toBeTruthy();
    expect(screen.getByText('Болит спина')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Hide the translation' }));
    expect(screen.queryByText('My back hurts')).toBeNull();
    await userEvent.click(document.body);
    await userEvent.keyboard('t');
    expect(await screen.findByText('My back hurts')).toBeTruthy();
  });

  it('in the language of the reader, or with translation switched off, has no button', async () => {
    const { unmount } = await open({ entries: [entry({ language: 'en' })] });
    expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull();
    unmount();
    await open({}, features({ translation: 'DISABLED' }));
    expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull();
  });

  it('waits for the consent, which is asked once, with its text', async () => {
    const policy = { slug: 'x', locale: 'en' as const, body: '> In one line.', updatedAt: '2026-09-01' };
    const { calls, change } = await open(
      {},
      refuses(translate, 468, 'TRANSLATION_CONSENT_MISSING'),
      answers(getContent, { content: [policy] }),
      answers(saveConsent, givenSession(me, '2999-01-01T00:00:00.000Z')),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Translate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Before the first translation' }));
    expect(await dialog.findByText('In one line.')).toBeTruthy();
    change(translated);
    await userEvent.click(dialog.getByRole('button', { name: 'Agree and translate' }));
    expect(await screen.findByText('My back hurts')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodiesOf(calls, '/api/users/save-consent')).toEqual([
      { type: 'TRANSLATION', version: '2026-09-01' },
    ]);
  });

  it('that was not translated says so and can be tried again', async () => {
    const { change } = await open({}, refuses(translate, 468, 'TRANSLATION_NOT_AVAILABLE'));
    await userEvent.click(await screen.findByRole('button', { name: 'Translate' }));
    expect(await screen.findByText(/Translation does not work at the moment/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Contact support' })).toBeNull();
    change(refuses(translate, 500, 'TECHNICAL'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const support = await screen.findByRole('link', { name: 'Contact support' });
    expect(support.getAttribute('href')).toBe('/help/technical-problem?error=request-1');
    change(translated);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('My back hurts')).toBeTruthy();
  });
});

describe('a reply in the language of the patient', () => {
  it('stands beside the original until it is taken over; the own words come back', async () => {
    const { calls } = await open(
      {},
      answers(translate, {
        text: 'Приходите завтра',
        sourceLanguage: 'en',
        targetLanguage: 'ru',
        isDemonstration: false,
      }),
    );
    const field = screen.getByLabelText<HTMLTextAreaElement>('Reply to the patient');
    await userEvent.click(field);
    const press = (name: string) =>
      userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
    await screen.findByText('The patient writes in Russian.');
    await userEvent.type(field, 'Come tomorrow');
    await press('Translate my reply');
    expect(await screen.findByText('Приходите завтра')).toBeTruthy();
    expect(field.value).toBe('Come tomorrow');
    await press('Use instead of my text');
    expect(field.value).toBe('Приходите завтра');
    // Also after the box was left and opened again.
    await userEvent.type(field, '{Escape}');
    await userEvent.click(field);
    await press('Bring back my text');
    expect(field.value).toBe('Come tomorrow');
    expect(calls.some(({ path }) => path.endsWith('/inquiry'))).toBe(false);
  });
});

const withAnswers: RaisedFlag = {
  id,
  at: '2026-03-12T08:00:00.000Z',
  by: 'ANSWERS',
  isFiled: false,
  reasons: [
    {
      ruleId: 'a',
      action: 'CALL_112',
      told: 'Cannot hold urine',
      at: '2026-03-12T08:00:00.000Z',
      isWarned: true,
    },
  ],
};
describe('the answers of the questionnaire', () => {
  it('stand with what was marked first, and the notice names the reason', async () => {
    const redFlag: ClinicEContactDetail['redFlag'] = unseenFlag;
    const patient = { ...givenDetail().patient, phone: '+372 5555 0100' };
    await open(
      { detail: { redFlag, patient } },
      answers(getAiQuestionnaire, { danger, ...byPatient, raised: [withAnswers], questionnaire }),
    );
    const flags = await screen.findByRole('list', { name: 'Signs of danger' });
    expect(screen.getByText('Signs of danger').parentElement?.textContent).toContain('Hard to breathe');
    // Once, in the notice, with what the patient was told and where to reach them.
    expect(screen.getAllByText(/Cannot hold urine/)).toHaveLength(1);
    const call = screen.getByRole('link', { name: 'Call the patient, +372 5555 0100' });
    expect(call.getAttribute('href')).toBe('tel:+37255550100');
    expect(
      within(flags)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['NoteTakes blood thinners']);
    const why = within(screen.getByRole('list', { name: 'Why this was flagged' }));
    expect(why.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '12 March, 10:00 Cannot hold urine · told to call 112',
    ]);
    expect(screen.getByText('Понедельник утром')).toBeTruthy();
    expect(screen.getByText('7 of 10')).toBeTruthy();
    expect(screen.getByText(/By fixed rules alone, questions version 4, answered in Russian/)).toBeTruthy();
  });

  it('of a call say that staff were told: the patient has read no warning', async () => {
    const told = {
      danger,
      dangerAsked: [],
      raised: [],
      isBegunByClinic: false,
      isWrittenDown: true,
      questionnaire,
    };
    await open({}, answers(getAiQuestionnaire, told));
    const flags = await screen.findByRole('list', { name: 'Signs of danger' });
    expect(within(flags).getByText('Sign of an emergency, told to staff')).toBeTruthy();
    expect(screen.queryByText(/told to call/)).toBeNull();
  });

  it('are not spoken of where nobody was asked; a fault can be tried again', async () => {
    const { unmount } = await open({});
    await waitFor(() => expect(screen.queryByText('Questionnaire answers')).toBeNull());
    expect(await screen.findByText('Not asked about')).toBeTruthy();
    unmount();
    const { change } = await open({}, refuses(getAiQuestionnaire, 500, 'FAULT'));
    expect(await screen.findByText(/The answers could not be loaded/)).toBeTruthy();
    change(answers(getAiQuestionnaire, { danger, ...byPatient, questionnaire }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Questionnaire answers')).toBeTruthy();
  });
});
