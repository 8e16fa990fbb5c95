import { listPatientClinics } from '@tervita/contract/clinics';
import {
  answerMoreDangerOfDraft,
  getDraft,
  judgeWords,
  listDrafts,
  saveDraft,
  sendAlarm,
} from '@tervita/contract/e-contacts';
import { listPersons } from '@tervita/contract/persons';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../../../../core/texts/index.ts';
import { answers, fakeServer, refuses } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { draftId, givenDraft } from '../../drafts/given.ts';
import { clinicId, givenClinic, me, user } from '../given.ts';
import { Component as WritePage } from './write-page.tsx';

const ask = {
  quote: 'my hand will not button my shirt',
  kind: 'stroke',
  signs: [
    { id: 'stroke', label: 'Face drooping', action: 'CALL_112' as const },
    { id: 'heart', label: 'Heavy pain in the chest', action: 'CALL_112' as const },
  ],
  none: { id: 'none', label: 'None of these' },
  warnings: [
    {
      action: 'CALL_112' as const,
      title: 'Call 112 now',
      text: 'This can be dangerous.',
      signs: [],
      clinicPhone: null,
      country: 'EE' as const,
      crisisLines: [],
    },
  ],
};
const warning = {
  action: 'CALL_112' as const,
  title: 'Call 112 now',
  text: 'This can be dangerous.',
  signs: [{ id: 'stroke', label: 'Face drooping' }],
  clinicPhone: null,
  country: 'EE' as const,
  crisisLines: [],
};
const {
  text: _text,
  files: _files,
  hasQuestionnaire: _has,
  isAlarming: _alarming,
  asksDanger: _asks,
  prescriptions: _medicines,
  ...head
} = givenDraft();
const draft = givenDraft({ text: 'The cup keeps falling from his hand' });
const address = `/e-contacts/create?person=${user.personId}&clinic=${clinicId}&reason=BACK_PAIN&draft=${draftId}`;

const opened = async (...more: Parameters<typeof fakeServer>) => {
  const server = fakeServer(
    answers(listPersons, { persons: [me] }),
    answers(listPatientClinics, { clinics: [givenClinic()] }),
    answers(listDrafts, { drafts: [{ ...head, preview: 'The cup', files: 0, isBegun: true }] }),
    answers(getDraft, { draft, eContactId: null }),
    answers(saveDraft, { id: draftId, version: 4, updatedAt: '2026-03-10T08:00:00.000Z', warning: null }),
    answers(judgeWords, { warning: null, goesAt: null, ask }),
    ...more,
  );
  const view = await renderScreen(<WritePage />, { at: address, path: '/e-contacts/create', user });
  return { ...server, ...view };
};

const open = async (...more: Parameters<typeof fakeServer>) => {
  const { calls, router, change } = await opened(...more);
  await userEvent.click(await screen.findByRole('button', { name: /^Check and send/ }));
  await screen.findByRole('heading', { level: 1, name: 'Is one of these so?' });
  const answered = () => calls.filter(({ path }) => path.endsWith('/danger')).map(({ body }) => body);
  return { calls, router, change, answered };
};
const goOn = () => userEvent.click(screen.getByRole('button', { name: /^Continue(?! with)/ }));
const box = (name: string) => screen.getByRole('checkbox', { name });

const filed = { level: 2, name: 'It goes to the clinic by itself at 15:34' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('words that sound like danger are asked about once, and "none" leads on', async () => {
  const { router, answered, calls } = await open(
    answers(answerMoreDangerOfDraft, { warning: null, goesAt: null }),
  );
  expect(calls.find(({ path }) => path.endsWith('/warning'))?.body).toMatchObject({
    aiQuestionnaireId: draftId,
  });
  const group = screen.getByRole('group', { name: 'Is one of these so?' });
  expect(within(group).getAllByRole('checkbox')).toHaveLength(3);
  await goOn();
  expect(screen.getByRole('alert').textContent).toContain('Tick what fits');
  await userEvent.click(box('None of these'));
  await goOn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/summary'));
  expect(answered()).toEqual([{ signs: [], locale: 'en', quote: ask.quote }]);
});

it('other words are asked about as well, where a sign for today was ticked before', async () => {
  const today = { ...warning, action: 'CLINIC_TODAY', title: 'Call the clinic today' } as const;
  const { change } = await open(answers(answerMoreDangerOfDraft, { warning: today, goesAt: null }));
  await userEvent.click(box('Face drooping'));
  await goOn();
  await screen.findByRole('heading', { level: 1, name: today.title });
  await userEvent.click(screen.getByRole('button', { name: /^Change what I wrote/ }));
  await userEvent.type(await screen.findByRole('textbox'), ' My belly is hard');
  const quote = 'My belly is hard';
  change(answers(judgeWords, { warning: null, goesAt: null, ask: { ...ask, quote } }));
  await userEvent.click(screen.getByRole('button', { name: /^Check and send/ }));
  expect(await screen.findByText(new RegExp(quote))).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Is one of these so?' })).toBeTruthy();
});

it('a grave sign tells whom to call, and the message still goes', async () => {
  const { router, answered } = await open(
    answers(answerMoreDangerOfDraft, { warning, goesAt: '2026-03-10T13:34:00.000Z' }),
  );
  await userEvent.click(box('Face drooping'));
  await goOn();
  expect(await screen.findByRole('heading', { level: 1, name: 'Call 112 now' })).toBeTruthy();
  expect(answered()).toEqual([{ signs: ['stroke'], locale: 'en', quote: ask.quote }]);
  expect(screen.getByRole('heading', filed)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Continue with the message/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/summary'));
});

it('after a grave sign it is sent with one press', async () => {
  const eContactId = '01960000-0000-7000-8000-0000000000e9';
  const { router } = await open(
    answers(answerMoreDangerOfDraft, { warning, goesAt: '2026-03-10T13:34:00.000Z' }),
    answers(sendAlarm, { eContactId }),
  );
  await userEvent.click(box('Face drooping'));
  await goOn();
  await userEvent.click(await screen.findByRole('button', { name: /^Send now/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/instructions'));
  expect(router.state.location.search).toContain(eContactId);
});

it('an answer that cannot be kept stops nobody', async () => {
  const { router } = await open(refuses(answerMoreDangerOfDraft, 404, 'NOT_FOUND'));
  await userEvent.click(box('None of these'));
  await goOn();
  await userEvent.click(await screen.findByRole('button', { name: /^Continue with the message/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/summary'));
});

it('a grave sign that cannot be kept warns all the same, and is not said to be marked', async () => {
  const { router, change, answered } = await open(refuses(answerMoreDangerOfDraft, 503, 'UNAVAILABLE'));
  await userEvent.click(box('Heavy pain in the chest'));
  await goOn();
  expect(await screen.findByRole('heading', { level: 1, name: 'Call 112 now' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'You ticked' }).textContent).toBe('Heavy pain in the chest');
  expect(screen.getByRole('link', { name: 'Call 112' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'The clinic does not know this yet' })).toBeTruthy();
  expect(screen.getByText(/Write it in your message as well/)).toBeTruthy();
  expect(screen.queryByText(/marked as urgent/)).toBeNull();
  change(answers(answerMoreDangerOfDraft, { warning, goesAt: '2026-03-10T13:34:00.000Z' }));
  await userEvent.click(screen.getByRole('button', { name: /^Send it to the clinic again/ }));
  expect(await screen.findByRole('heading', filed)).toBeTruthy();
  expect(answered()).toEqual(Array(2).fill({ signs: ['heart'], locale: 'en', quote: ask.quote }));
  await userEvent.click(screen.getByRole('button', { name: /^Continue with the message/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/summary'));
});

it('words of grave danger: who writes them is told that they go to the clinic also if they are left', async () => {
  const written = { ...warning, signs: [{ id: 'breathing', label: 'cannot breathe' }] };
  await opened(answers(judgeWords, { warning: written, goesAt: '2026-03-10T13:34:00.000Z', ask: null }));
  await userEvent.click(await screen.findByRole('button', { name: /^Check and send/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Call 112 now' })).toBeTruthy();
  expect(screen.getByRole('heading', filed)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Change what I wrote/ }));
  expect(await screen.findByText(/A sign of danger stands here.*at 15:34/)).toBeTruthy();
  expect(screen.queryByText(/You have not sent this/)).toBeNull();
});

describe.each(['without a connection', 'while the server is away'])(
  'words that nobody can judge, %s,',
  (when) => {
    const checkedAs = async (words: string) => {
      const { router, calls } = await opened(refuses(judgeWords, 503, 'UNAVAILABLE'));
      const answered = globalThis.fetch;
      if (when === 'without a connection')
        vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
          address.endsWith('/warning')
            ? Promise.reject(new TypeError('Failed to fetch'))
            : answered(address, init),
        );
      const text = await screen.findByRole('textbox');
      await userEvent.clear(text);
      await userEvent.type(text, words);
      await userEvent.click(screen.getByRole('button', { name: /^Check and send/ }));
      return { router, kept: () => calls.findLast(({ method }) => method === 'PUT')?.body };
    };

    it('are kept and hold nobody back: the sending judges them again', async () => {
      const words = 'My knee hurts';
      const { router, kept } = await checkedAs(words);
      await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/summary'));
      expect(kept()).toMatchObject({ text: words });
    });

    it('warn if they are of the gravest, which the page knows by itself', async () => {
      const words = `I cannot breathe ${when}`;
      const { router } = await checkedAs(words);
      expect(await screen.findByRole('heading', { level: 1, name: 'Call 112 now' })).toBeTruthy();
      expect(screen.getByText(`“${words}”`)).toBeTruthy();
      expect(screen.getByRole('heading', { level: 2, name: 'Your message is kept' })).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: /^Continue with the message/ }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/summary'));
    });
  },
);

it('without a connection the gravest words warn while they are written', async () => {
  await opened();
  const text = await screen.findByRole('textbox');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.type(text, ', I cannot breathe');
  expect(await screen.findByRole('heading', { level: 2, name: 'Call 112 now' })).toBeTruthy();
});

it('what the page itself warns of is quoted as the server quotes it, so that nobody is told of it twice', async () => {
  await opened(refuses(judgeWords, 503, 'UNAVAILABLE'));
  await act(() => chooseLanguage('et'));
  const text = await screen.findByRole('textbox');
  await userEvent.clear(text);
  await userEvent.type(text, 'Ma ei saa hingata');
  await userEvent.click(screen.getByRole('button', { name: /^Vaata üle ja saada/ }));
  expect(await screen.findByText('„Ma ei saa hingata“')).toBeTruthy();
});
