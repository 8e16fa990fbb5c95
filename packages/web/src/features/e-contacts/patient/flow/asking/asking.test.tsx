import { listPatientClinics } from '@tervita/contract/clinics';
import { deleteDraft, listDrafts } from '@tervita/contract/e-contacts';
import { listPersons } from '@tervita/contract/persons';
import {
  getQuestionnaire,
  type QuestionnaireProgress,
  questionnaireFlow,
} from '@tervita/contract/smart-questionnaire';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from '../../../../../core/drafts/drafts.ts';
import { chooseLanguage } from '../../../../../core/texts/index.ts';
import { answers, type FakeAnswer, fakeServer, refuses } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { draftKeyOf } from '../../timeline/thread.ts';
import { flowAddress } from '../flow-choice.ts';
import { childId, clinicId, givenChild, givenClinic, me, user } from '../given.ts';
import { Component as SummaryPage } from '../summary/summary-page.tsx';
import { choiceOf } from './asked-choice.ts';
import { givenProgress, givenQuestion, questionnaireId } from './given.ts';
import { Component as ProblemTypePage } from './problem-type-page.tsx';
import { Component as QuestionsPage } from './questions-page.tsx';

const mineId = '01960000-0000-7000-8000-0000000000b2';
const pages = { questions: QuestionsPage, summary: SummaryPage, 'problem-type': ProblemTypePage };

/** Each questionnaire answers for itself; a new one is begun as `begun`. */
const open = async (
  page: keyof typeof pages,
  at: string,
  known: readonly QuestionnaireProgress[],
  ...more: readonly FakeAnswer[]
) => {
  const missing = { code: 'NOT_FOUND' };
  const asked = () => known.find(({ aiQuestionnaireId: id }) => calls.at(-1)?.path.endsWith(id));
  const server = fakeServer(
    answers(listPersons, { persons: [me, givenChild()] }),
    answers(listPatientClinics, { clinics: [givenClinic()] }),
    {
      route: getQuestionnaire,
      get status() {
        return asked() ? 200 : 404;
      },
      get body() {
        return asked() ?? missing;
      },
    },
    // Its address looks like that of a questionnaire.
    answers(listDrafts, { drafts: [] }),
    ...more,
  );
  const { calls } = server;
  const Page = pages[page];
  const view = await renderScreen(<Page />, { at, path: `/e-contacts/${page}`, user });
  return { ...server, ...view };
};
const addressOf = (page: string, progress: QuestionnaireProgress, more = '') =>
  `${flowAddress(page, choiceOf(progress))}${more}`;
const stepsOf = (calls: { method: string; path: string; body: unknown }[]) =>
  calls
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/flow'))
    .map(({ body }) => body as Record<string, unknown>);
const mine = givenProgress({ aiQuestionnaireId: mineId, patientPersonId: user.personId });
const made = { text: 'Coughs for three days', isEdited: false, engine: 'RULES' as const };
const answered = [{ question: givenQuestion(), answer: { text: 'Sleep' } }];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('the person is named', () => {
  it('on every question, with the reason', async () => {
    const progress = givenProgress();
    await open('questions', addressOf('questions', progress, '&q=hopes'), [progress]);
    expect(await screen.findByText('For Oskar Lepaste · Cough')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'What do you hope for?' })).toBeTruthy();
  });

  it.each(['leave', 'visit'])('where %s is asked about', async (place) => {
    const progress = givenProgress({ questions: answered, asksLeave: true, asksVisitTimes: true });
    await open('questions', addressOf('questions', progress, `&q=${place}`), [progress]);
    expect(await screen.findByText('For Oskar Lepaste · Cough')).toBeTruthy();
  });

  it('before the sending, and with the times when one cannot come', async () => {
    const progress = givenProgress({
      stage: 'CONFIRM',
      questions: answered,
      summary: made,
      asksVisitTimes: true,
      unavailableVisitTimes: 'Mondays',
    });
    await open('summary', addressOf('summary', progress), [progress]);
    expect(await screen.findByText('For Oskar Lepaste · Cough')).toBeTruthy();
    expect(screen.getByText('Mondays')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change: Cannot come' }).getAttribute('href')).toContain(
      'q=visit',
    );
  });
});

describe('a questionnaire about something else than the address', () => {
  const theirs = givenProgress({ stage: 'CONFIRM', questions: answered, summary: made });
  const otherClinicId = '01960000-0000-7000-8000-0000000000c2';
  const cases = [
    ['person', { personId: user.personId }],
    ['clinic', { clinicId: otherClinicId }],
    ['reason', { type: 'KNEE_PAIN' }],
  ] as const;

  it.each(cases)('is never shown: another %s begins one of its own', async (_, other) => {
    const choice = { ...choiceOf(theirs), ...other };
    const own = givenProgress({
      aiQuestionnaireId: mineId,
      patientPersonId: choice.personId ?? '',
      clinicId: choice.clinicId ?? '',
      chiefProblemTypeId: choice.type ?? null,
    });
    const at = `${flowAddress('questions', choice)}&q=hopes`;
    const { calls, router } = await open('questions', at, [theirs, own], answers(questionnaireFlow, own));
    await waitFor(() => expect(router.state.location.search).toContain(`draft=${mineId}`));
    const [begun, ...later] = stepsOf(calls);
    expect(later).toEqual([]);
    expect(begun).toMatchObject({
      stage: 'PROBLEM_TYPE',
      patientPersonId: choice.personId,
      clinicId: choice.clinicId,
      chiefProblemTypeId: choice.type,
    });
    expect(begun?.aiQuestionnaireId).not.toBe(questionnaireId);
  });

  it.each(cases)('is not there to be sent: another %s', async (_, other) => {
    const at = flowAddress('summary', { ...choiceOf(theirs), ...other });
    const { calls, router } = await open('summary', at, [theirs]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/questions'));
    expect(router.state.location.search).not.toContain('draft=');
    expect(stepsOf(calls)).toEqual([]);
  });

  it('that was told in words is asked again what it is about, when only the reason differs', async () => {
    const told = givenProgress({ input: 'My leg hurts', chiefProblemTypeId: 'HIP_GROIN_PAIN' });
    const at = flowAddress('questions', { ...choiceOf(told), type: 'KNEE_PAIN' });
    const { router } = await open('questions', at, [told]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/problem-type'));
    expect(router.state.location.search).toContain(`draft=${questionnaireId}`);
  });

  it('told in words for another person is not shown where a concern is told', async () => {
    const told = givenProgress({ stage: 'QUESTIONS', input: 'My leg hurts', chiefProblemTypeId: null });
    const at = flowAddress('problem-type', { ...choiceOf(told), personId: user.personId });
    const { router } = await open('problem-type', at, [told]);
    // Signs of danger of that person come first.
    await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/questions'));
    expect(router.state.location.search).not.toContain('draft=');
    expect(screen.queryByText('My leg hurts')).toBeNull();
  });

  it('or gone begins anew', async () => {
    const at = addressOf('questions', { ...mine, aiQuestionnaireId: questionnaireId }, '&q=hopes');
    const { router } = await open('questions', at, [mine], answers(questionnaireFlow, mine));
    await waitFor(() => expect(router.state.location.search).toContain(`draft=${mineId}`));
  });

  it('by now, changed in another tab: what was typed is kept, and the page begins anew', async () => {
    const known = [givenProgress()];
    const { calls, router } = await open(
      'questions',
      addressOf('questions', givenProgress(), '&q=hopes'),
      known,
      refuses(questionnaireFlow, 469, 'QUESTIONNAIRE_MISMATCH'),
    );
    await userEvent.type(await screen.findByRole('textbox'), 'Sleep');
    known[0] = givenProgress({ chiefProblemTypeId: 'SORE_THROAT' });
    await userEvent.click(screen.getByRole('button', { name: /^Continue/ }));
    await waitFor(() => expect(router.state.location.search).not.toContain('draft='));
    const [step] = stepsOf(calls);
    expect(step).toMatchObject({ patientPersonId: childId, clinicId, chiefProblemTypeId: 'COUGH' });
    expect(JSON.stringify({ ...localStorage })).toContain('Sleep');
  });
});

describe('another person, clinic or reason, chosen before the sending', () => {
  const progress = givenProgress({ stage: 'CONFIRM', questions: answered, summary: made });
  const cases = [
    ['For', 'Choose another person', '/e-contacts/choose-person'],
    ['Clinic', 'Choose another clinic', '/e-contacts/choose-clinic'],
    ['Reason', 'Choose another reason', '/e-contacts/add'],
  ] as const;

  it.each(cases)('asks first and says what happens to the answers: %s', async (line, go, path) => {
    const { calls, router } = await open('summary', addressOf('summary', progress), [progress]);
    await userEvent.click(await screen.findByRole('link', { name: `Change: ${line}` }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/stays under “Not sent yet”.*we ask the questions again/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Stay here/ }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(router.state.location.search).toContain(`draft=${questionnaireId}`);

    await userEvent.click(screen.getByRole('link', { name: `Change: ${line}` }));
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${go}`) }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(router.state.location.search).not.toMatch(/draft=|asked=/);
    expect(stepsOf(calls)).toEqual([]);
  });

  describe('while a sign of danger stands', () => {
    const alarming = { ...progress, isAlarming: true, goesAt: '2026-03-10T13:34:00.000Z' };

    it('112 is to be called now', async () => {
      await open('summary', addressOf('summary', alarming), [alarming]);
      expect(await screen.findByRole('heading', { name: 'Call 112 now' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
    });

    const ask = async (line: string, ...more: readonly FakeAnswer[]) => {
      const opened = await open('summary', addressOf('summary', alarming), [alarming], ...more);
      await userEvent.click(await screen.findByRole('link', { name: `Change: ${line}` }));
      const dialog = await screen.findByRole('alertdialog');
      expect(
        await within(dialog).findByText(/clinic gets these answers, about Oskar .*at 15:34/),
      ).toBeTruthy();
      expect(within(dialog).queryByText(/Not sent yet/)).toBeNull();
      const press = (name: RegExp) => userEvent.click(within(dialog).getByRole('button', { name }));
      const deleted = () => opened.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
      return { ...opened, press, deleted };
    };

    it.each(cases)('the answers can be thrown away: %s', async (line, _, path) => {
      const { press, deleted, router } = await ask(line, answers(deleteDraft, {}));
      await press(/^Throw these answers away/);
      await waitFor(() => expect(router.state.location.pathname).toBe(path));
      expect(deleted()).toEqual([expect.stringContaining(questionnaireId)]);
    });

    it.each(cases)('or kept: %s', async (line, _, path) => {
      const { press, deleted, router } = await ask(line);
      await press(/^Keep them/);
      await waitFor(() => expect(router.state.location.pathname).toBe(path));
      expect(deleted()).toEqual([]);
    });

    it('and stay when they could not be thrown away', async () => {
      const { press, router } = await ask('For', refuses(deleteDraft, 503, 'BUSY'));
      await press(/^Throw these answers away/);
      expect(router.state.location.pathname).toBe('/e-contacts/summary');
      expect(screen.getByRole('alertdialog')).toBeTruthy();
    });
  });
});

describe('another language in the middle', () => {
  it('asks the questions in it, and what was typed stays', async () => {
    const progress = givenProgress();
    const inEstonian = givenProgress({
      locale: 'et',
      questions: [{ question: givenQuestion({ label: 'Mida loodate?' }), answer: null }],
    });
    const at = addressOf('questions', progress, '&q=hopes');
    const { calls } = await open('questions', at, [progress], answers(questionnaireFlow, inEstonian));
    await userEvent.type(await screen.findByRole('textbox'), 'Sleep');
    await act(() => chooseLanguage('et'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mida loodate?' })).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Sleep');
    expect(stepsOf(calls)).toMatchObject([
      { stage: 'PROBLEM_TYPE', locale: 'et', chiefProblemTypeId: 'COUGH' },
    ]);
  });

  it('keeps what is typed over the summary, which is made anew', async () => {
    const progress = givenProgress({ stage: 'CONFIRM', questions: answered, summary: made });
    const remade = {
      ...progress,
      locale: 'et',
      summary: { ...made, text: 'Köhib kolmandat päeva' },
    } as const;
    const at = addressOf('summary', progress);
    await open('summary', at, [progress], answers(questionnaireFlow, remade));
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    const editor = screen.getByRole('textbox', { name: /Summary for the clinic/ });
    await userEvent.clear(editor);
    await userEvent.type(editor, 'My own words');
    await act(() => chooseLanguage('et'));
    await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('My own words'));
  });

  it('does not bring back what was deleted in another tab: the page begins anew', async () => {
    const known = [givenProgress()];
    const gone = refuses(questionnaireFlow, 404, 'NOT_FOUND');
    const at = addressOf('questions', givenProgress(), '&q=hopes');
    const { calls, router } = await open('questions', at, known, gone);
    await screen.findByRole('textbox');
    known.length = 0;
    await act(() => chooseLanguage('et'));
    await waitFor(() => expect(router.state.location.search).not.toContain('draft='));
    expect(stepsOf(calls)[0]).toMatchObject({ aiQuestionnaireId: questionnaireId, mustExist: true });
  });

  it('leaves an upload on the last page alone while the summary is made anew', async () => {
    const progress = givenProgress({ stage: 'CONFIRM', questions: answered, summary: made });
    const cleared = givenProgress({ stage: 'SUMMARY', locale: 'et', questions: answered });
    const remade = { ...cleared, stage: 'CONFIRM', summary: { ...made, text: 'Köhib' } } as const;
    const byStage = {
      route: questionnaireFlow,
      status: 200,
      get body() {
        return stepsOf(calls).at(-1)?.stage === 'PROBLEM_TYPE' ? cleared : remade;
      },
    };
    const abort = vi.fn();
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        upload = {};
        open = vi.fn();
        setRequestHeader = vi.fn();
        send = vi.fn();
        abort = abort;
      },
    );
    const { calls } = await open('summary', addressOf('summary', progress), [progress], byStage);
    const photo = new File(['%PDF-1.4'], 'leht.pdf', { type: 'application/pdf' });
    await userEvent.upload(await screen.findByLabelText('Add files'), photo);
    expect(await screen.findByText('leht.pdf')).toBeTruthy();
    await act(() => chooseLanguage('et'));
    expect(await screen.findByText('Köhib')).toBeTruthy();
    expect(stepsOf(calls).map(({ stage }) => stage)).toEqual(['PROBLEM_TYPE', 'SUMMARY']);
    expect(abort).not.toHaveBeenCalled();
    expect(screen.getByText('leht.pdf')).toBeTruthy();
  });
});

describe('filed by itself while the page was open', () => {
  const eContactId = '01960000-0000-7000-8000-0000000000e1';
  const waiting = () => readDraft(user.userId, draftKeyOf({ id: eContactId }));
  const isSent = async (router: Awaited<ReturnType<typeof open>>['router'], isChanged: boolean) => {
    await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/instructions'));
    expect(router.state.location.search.includes('changed=1')).toBe(isChanged);
  };

  it('an answer that came too late waits where information is added, and the page says so', async () => {
    const progress = givenProgress();
    const filed = { ...progress, eContactId };
    const at = addressOf('questions', progress, '&q=hopes');
    const { router } = await open('questions', at, [progress], answers(questionnaireFlow, filed));
    await userEvent.type(await screen.findByRole('textbox'), 'Sleep');
    await userEvent.click(screen.getByRole('button', { name: /^Continue/ }));
    await isSent(router, true);
    expect(waiting()).toBe('What do you hope for? Sleep');
    expect(JSON.stringify({ ...localStorage })).not.toContain(questionnaireId);
  });

  it('so do times when one cannot come', async () => {
    const progress = givenProgress({ stage: 'VISIT_INFO', questions: answered, asksVisitTimes: true });
    const filed = { ...progress, eContactId };
    const at = addressOf('questions', progress, '&q=visit');
    const { router } = await open('questions', at, [progress], answers(questionnaireFlow, filed));
    await userEvent.type(await screen.findByRole('textbox'), 'Mondays');
    await userEvent.click(screen.getByRole('button', { name: /^Continue/ }));
    await isSent(router, true);
    expect(waiting()).toContain('Mondays');
  });

  const checked = givenProgress({ stage: 'CONFIRM', questions: answered, summary: made });

  it('so does a summary that was changed, after what waits there already', async () => {
    writeDraft(user.userId, draftKeyOf({ id: eContactId }), 'Begun before', new Date());
    const at = addressOf('summary', checked);
    const filed = answers(questionnaireFlow, { ...checked, eContactId });
    const { router } = await open('summary', at, [checked], filed);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    const editor = screen.getByRole('textbox', { name: /Summary for the clinic/ });
    await userEvent.clear(editor);
    await userEvent.type(editor, 'My own words');
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await isSent(router, true);
    expect(waiting()).toBe('Begun before\n\nMy own words');
  });

  it.each([
    ['what was sent is there: nothing waits', made.text, false],
    ['something else is there: what was to be sent waits', 'Coughs', true],
  ])('and then sent: %s', async (_, text, isChanged) => {
    const filed = { ...checked, eContactId, summary: { ...made, text } };
    const { router } = await open(
      'summary',
      addressOf('summary', checked),
      [checked],
      answers(questionnaireFlow, filed),
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Send to the clinic/ }));
    await isSent(router, isChanged);
    expect(waiting()).toBe(isChanged ? made.text : '');
  });
});

it('times when one cannot come are kept as they are told, or left empty', async () => {
  const progress = givenProgress({ stage: 'VISIT_INFO', questions: answered, asksVisitTimes: true });
  const told = { ...progress, stage: 'SUMMARY' as const, unavailableVisitTimes: 'Mondays' };
  const at = addressOf('questions', progress, '&q=visit');
  const { calls, router } = await open('questions', at, [progress], answers(questionnaireFlow, told));
  await userEvent.type(await screen.findByRole('textbox'), 'Mondays');
  await userEvent.click(screen.getByRole('button', { name: /^Continue/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/summary'));
  expect(stepsOf(calls)).toMatchObject([{ stage: 'VISIT_INFO', unavailableVisitTimes: 'Mondays' }]);
});
