import {
  type InstrumentToWord,
  listInstrumentTexts,
  removeInstrumentText,
  saveInstrumentText,
} from '@tervita/contract/instruments';
import { listClinicTypes } from '@tervita/contract/problem-types';
import { type ProblemType, patientGroupOf, reasonOption } from '@tervita/domain/problem-types';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component } from './questionnaire-texts-page.tsx';

const staff = givenStaff();
const admin = givenStaff({ employments: staff.employments.map((each) => ({ ...each, isAdmin: true })) });

const options = [0, 1].map((points) => ({ id: String(points), points }));
const isi: InstrumentToWord = {
  instrument: 'ISI',
  name: 'ISI, insomnia',
  holder: 'C. M. Morin; Mapi Research Trust',
  hasOwnWords: false,
  officialIn: [],
  officialText: null,
  hasOwnUntilThen: false,
  types: ['ISI'],
  items: [
    { id: 'q1', topic: 'Difficulty falling asleep', options },
    { id: 'q2', topic: 'Waking too early', options },
  ],
  texts: [],
};
const words = {
  stem: '',
  items: Object.fromEntries(
    isi.items.map(({ id }) => [id, { label: `Küsimus ${id}`, options: { '0': 'Ei', '1': 'Jah' } }]),
  ),
};
const worded: InstrumentToWord = {
  ...isi,
  texts: [{ language: 'et', words, updatedAt: '2026-03-10T08:00:00.000Z', updatedBy: 'Anu Saar' }],
};
const typeOf = (type: ProblemType, isOffered: boolean) => ({
  ...reasonOption(type),
  group: patientGroupOf(type),
  isOffered,
  filling: null,
});
const offers = (...offered: ProblemType[]) =>
  answers(listClinicTypes, {
    eContactTypes: (['ISI', 'EPWORTH_STOPBANG'] as const).map((type) => typeOf(type, offered.includes(type))),
    questionnaires: 'ENABLED',
  });

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = async (instruments: InstrumentToWord[], ...more: Parameters<typeof fakeServer>) => {
  const server = fakeServer(offers(), ...more, answers(listInstrumentTexts, { instruments }));
  const at = '/admin/questionnaire-texts?instrument=ISI&language=et';
  const view = await renderScreen(<Component />, { user: admin, at, path: '/admin/questionnaire-texts' });
  return { ...server, ...view };
};
const question = async (number: number) =>
  within(await screen.findByRole('region', { name: `Question ${number}` }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const save = () => press(/^Save and offer to patients/);

const typeAll = async () => {
  const first = await question(1);
  await userEvent.click(screen.getByLabelText('We hold a licence for this text'));
  await userEvent.type(first.getByLabelText('Question in full'), 'Uinumine');
  await userEvent.type(first.getByLabelText('Answer 1 (0 points)'), 'Ei ole');
  await userEvent.type(first.getByLabelText('Answer 2 (1 point)'), 'Kerge');
  await press('Use these answers for all questions');
  await userEvent.type((await question(2)).getByLabelText('Question in full'), 'Ärkamine');
};

it('says that patients are asked our own questions until the licensed words are there', async () => {
  fakeServer(
    offers('ISI'),
    answers(listInstrumentTexts, { instruments: [{ ...isi, hasOwnUntilThen: true }] }),
  );
  const at = '/admin/questionnaire-texts?instrument=ISI&language=et';
  await renderScreen(<Component />, { user: admin, at, path: '/admin/questionnaire-texts' });
  await screen.findByText(/patients are asked our own questions/);
  expect(screen.queryByText(/Patients of your clinic are offered/)).toBeNull();
});

it('lists what needs a licence, who holds the rights and whether patients are offered it', async () => {
  fakeServer(
    offers('ISI'),
    answers(listInstrumentTexts, { instruments: [worded, { ...isi, instrument: 'BDI2', types: ['BDI'] }] }),
  );
  await renderScreen(<Component />, { user: admin });
  const [first, second] = await screen.findAllByRole('listitem');
  await waitFor(() => expect(first?.textContent).toContain('Offered to patients'));
  expect(first?.textContent).toContain('Rights: C. M. Morin');
  expect(second?.textContent).toContain('No words yet');
});

it('says beside each field which question is meant, and saves every word with the licence', async () => {
  const { calls } = await open([isi], answers(saveInstrumentText, {}));
  expect((await question(2)).getByText('About: Waking too early')).toBeTruthy();
  await typeAll();
  expect(screen.getByText('2 of 2 questions have their words')).toBeTruthy();
  expect(screen.getAllByText('Not saved')).toHaveLength(2);
  await save();
  await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull());
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    hasLicence: true,
    words: {
      stem: '',
      items: {
        q1: { label: 'Uinumine', options: { '0': 'Ei ole', '1': 'Kerge' } },
        q2: { label: 'Ärkamine', options: { '0': 'Ei ole', '1': 'Kerge' } },
      },
    },
    replaces: null,
  });
});

it('nothing is sent without the licence or with a word missing; the first lack gets the cursor', async () => {
  const { calls } = await open([isi]);
  await userEvent.type((await question(1)).getByLabelText('Question in full'), 'Uinumine');
  await save();
  expect(screen.getByText('Confirm that the clinic holds a licence')).toBeTruthy();
  await userEvent.click(screen.getByLabelText('We hold a licence for this text'));
  await save();
  expect(screen.getByText('5 fields are still empty or too long')).toBeTruthy();
  expect(document.activeElement).toBe((await question(1)).getByLabelText('Answer 1 (0 points)'));
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

it('keeps what was typed when it could not be saved, also when the page is opened again', async () => {
  const { unmount } = await open([isi], refuses(saveInstrumentText, 503, 'TRY_LATER'));
  await typeAll();
  await save();
  expect(await screen.findByText('It could not be saved. What you typed is still here.')).toBeTruthy();
  unmount();
  await open([isi]);
  const label = (await question(1)).getByLabelText<HTMLTextAreaElement>('Question in full');
  expect(label.value).toBe('Uinumine');
  await press('Discard the changes');
  expect(label.value).toBe('');
});

it('where a colleague was faster, says who and when, shows theirs, and keeps what was typed until it is decided', async () => {
  const { calls, change } = await open(
    [worded],
    refuses(saveInstrumentText, 469, 'QUESTIONNAIRE_TEXT_CHANGED'),
  );
  const label = async () => (await question(1)).getByLabelText<HTMLTextAreaElement>('Question in full');
  await userEvent.type(await label(), ' minu');
  const theirs = { ...words, stem: 'Viimane kuu' };
  const changed = { language: 'et', words: theirs, updatedAt: '2026-03-11T08:00:00.000Z' } as const;
  change(
    answers(listInstrumentTexts, {
      instruments: [{ ...isi, texts: [{ ...changed, updatedBy: 'Mart Saar' }] }],
    }),
  );
  await save();
  expect(await screen.findByText(/^Mart Saar changed this text/)).toBeTruthy();
  expect((await label()).value).toBe('Küsimus q1 minu');
  await press('Read theirs');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Viimane kuu')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Go on with mine' }));
  await waitFor(() => expect(screen.queryByText(/^Mart Saar changed this text/)).toBeNull());
  change(answers(saveInstrumentText, {}));
  await save();
  const saves = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(saves).toMatchObject([
    { replaces: '2026-03-10T08:00:00.000Z' },
    { replaces: '2026-03-11T08:00:00.000Z', words: { items: { q1: { label: 'Küsimus q1 minu' } } } },
  ]);
});

it('says what patients are offered, and what another half lacks', async () => {
  const ess: InstrumentToWord = {
    ...isi,
    instrument: 'STOPBANG',
    name: 'STOP-Bang',
    types: ['EPWORTH_STOPBANG'],
  };
  const half: InstrumentToWord = { ...worded, types: ['EPWORTH_STOPBANG'] };
  const { change, client } = await open([half, ess]);
  expect(await screen.findByText('To be offered it also needs the words of: STOP-Bang.')).toBeTruthy();
  change(offers('EPWORTH_STOPBANG'));
  await client.invalidateQueries();
  expect(await screen.findByText(/^Patients of your clinic are offered:/)).toBeTruthy();
});

it('is taken back after a question', async () => {
  const { calls } = await open([worded], answers(removeInstrumentText, {}));
  await question(1);
  await press('Take the text back');
  const asked = within(await screen.findByRole('alertdialog'));
  await userEvent.click(asked.getByRole('button', { name: 'Take the text back' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('whoever administers another clinic than the chosen one is told so, and nothing is fetched', async () => {
  const { calls } = fakeServer();
  await renderScreen(<Component />, { user: staff });
  expect(screen.getByRole('heading', { name: 'For the admins of this clinic' })).toBeTruthy();
  expect(calls).toEqual([]);
});

const phq9: InstrumentToWord = {
  ...isi,
  instrument: 'PHQ9',
  name: 'PHQ-9, depression',
  types: ['PHQ9'],
  hasOwnWords: true,
  officialIn: ['en'],
  officialText: 'https://www.phqscreeners.com',
};
const openPhq9 = async (language: string, instrument = phq9) => {
  fakeServer(offers('PHQ9'), answers(listInstrumentTexts, { instruments: [isi, instrument] }));
  const at = `/admin/questionnaire-texts?instrument=PHQ9&language=${language}`;
  await renderScreen(<Component />, { user: admin, at, path: '/admin/questionnaire-texts' });
  await screen.findByText('The official text is free');
};

it('of what can be asked in our words says where the official text is free, and in whose words patients are asked', async () => {
  await openPhq9('et');
  expect(screen.getByRole('link', { name: /phqscreeners\.com/ }).getAttribute('href')).toBe(
    'https://www.phqscreeners.com',
  );
  expect(screen.getByText(/Not validated in this wording/)).toBeTruthy();
  await save();
  expect(screen.queryByText(/holds a licence/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'English' }));
  expect(await screen.findByText(/nothing needs to be entered/)).toBeTruthy();
});

it('says when patients are asked in the text of the clinic, and that ours come back with it taken away', async () => {
  await openPhq9('et', { ...phq9, texts: worded.texts });
  expect(await screen.findByText(/in the words that your clinic has entered/)).toBeTruthy();
  await press('Take the text back');
  expect(screen.getByRole('alertdialog').textContent).toMatch(/asked in our words again/);
});

it('lists what is asked in our words apart, with the languages of the clinic’s own text', async () => {
  const gad7 = { ...phq9, instrument: 'GAD7', name: 'GAD-7, anxiety', texts: worded.texts } as const;
  fakeServer(offers(), answers(listInstrumentTexts, { instruments: [isi, phq9, gad7] }));
  await renderScreen(<Component />, { user: admin });
  const own = within(await screen.findByRole('region', { name: /^Offered in our words/ }));
  expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/PHQ-9.*In our words/),
    expect.stringMatching(/GAD-7.*In your words: Eesti/),
  ]);
  const licensed = within(screen.getByRole('region', { name: /holds a licence/ }));
  expect(licensed.getByRole('listitem').textContent).toContain('No words yet');
});
