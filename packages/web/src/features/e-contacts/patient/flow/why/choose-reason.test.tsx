import { listPatientClinics } from '@tervita/contract/clinics';
import { judgeWords, listDrafts } from '@tervita/contract/e-contacts';
import { listPersons } from '@tervita/contract/persons';
import { listOfferedTypes } from '@tervita/contract/problem-types';
import { type ProblemType, problemTypes } from '@tervita/domain/problem-types';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft } from '../../../../../core/drafts/drafts.ts';
import { answers, fakeServer, refuses } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { givenDraftCard } from '../../drafts/given.ts';
import { givenWarning } from '../../warning/given.ts';
import { childId, clinicId, givenChild, givenClinic, me, user } from '../given.ts';
import { toldBeforeKey } from '../told-before.ts';
import { Component } from './choose-reason-page.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const path = '/e-contacts/add';
const choice = `person=${childId}&clinic=${clinicId}`;
const serve = (off: ProblemType[] = []) =>
  fakeServer(
    answers(listPersons, { persons: [me, givenChild()] }),
    answers(listPatientClinics, { clinics: [givenClinic()] }),
    answers(listOfferedTypes, {
      types: problemTypes.filter((type) => !off.includes(type)),
      oftenChosen: ['BACK_PAIN', 'COUGH'],
      hostedTypes: [],
      asksQuestions: true,
    }),
  );
const open = (more = '', language: 'en' | 'et' = 'en') =>
  renderScreen(<Component />, { at: `${path}?${choice}${more}`, path, user, language });
const search = async (words: string) => userEvent.type(await screen.findByRole('searchbox'), words);

describe('what it is about', () => {
  it('shows for whom and where, what is often chosen, all groups, and own words last', async () => {
    serve();
    await open();
    expect(await screen.findByText(/For Oskar Lepaste, \d+ years/)).toBeTruthy();
    expect(screen.getByText('Pärnaoru Perearstikeskus')).toBeTruthy();
    const links = await waitFor(() => {
      const found = screen.getAllByRole('link').map(({ textContent }) => textContent ?? '');
      expect(found.length).toBeGreaterThan(8);
      return found;
    });
    expect(links.slice(1, 3)).toEqual(['Back pain', 'Cough']);
    expect(
      links.filter((text) => /^(Symptoms|Health checks|Procedures|Questionnaires|Other)/.test(text)),
    ).toHaveLength(5);
    expect(links.at(-2)).toContain('Describe it in your own words');
  });

  it('opens a group on a page of its own and says in which language questionnaires are', async () => {
    serve(['PHQ9']);
    const { router } = await open();
    await userEvent.click(await screen.findByRole('link', { name: /^Questionnaires/ }));
    const title = await screen.findByRole('heading', { level: 1, name: 'Questionnaires' });
    expect(document.activeElement).toBe(title);
    expect(new URLSearchParams(router.state.location.search).get('person')).toBe(childId);
    expect(screen.getByText('Some questionnaires are only in Estonian.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Anxiety test (GAD-7)' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Depression test (PHQ-9)' })).toBeNull();
  });

  it('starts over when the clinic is not there', async () => {
    fakeServer(refuses(listOfferedTypes, 404, 'NOT_FOUND'));
    const { router } = await open();
    await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/choose-clinic'));
  });
});

it('medicines are asked for on a page of their own', async () => {
  serve();
  await open();
  await search('Repeat prescription');
  const link = await screen.findByRole('link', { name: /^Repeat prescription/ });
  expect(link.getAttribute('href')).toMatch(/^\/prescriptions\?.*reason=PRESCRIPTION_REFILL/);
});

it('says first what goes to the clinic already', async () => {
  const { change } = serve();
  const alarming = givenDraftCard({ goesAt: '2026-03-10T13:34:00.000Z' });
  change(answers(listDrafts, { drafts: [alarming] }));
  await open();
  expect(await screen.findByRole('heading', { name: 'Goes to the clinic at 15:34. Call 112' })).toBeTruthy();
});

describe('the search', () => {
  const judged = { warning: givenWarning(), goesAt: null, ask: null };
  const words = 'she had a fit and is floppy';

  it('is listened to: words of danger say whom to call', async () => {
    const { calls, change } = serve();
    change(answers(judgeWords, judged));
    await open();
    await search(words);
    expect(await screen.findByRole('heading', { level: 2, name: 'Call 112 now' })).toBeTruthy();
    expect(screen.getByText(/nobody at the clinic has read it/)).toBeTruthy();
    // In no draft: nothing of it is kept or filed.
    const asked = () => calls.filter(({ path: to }) => to.endsWith('/warning')).at(-1)?.body;
    // Whoever types slowly is judged by half a sentence first.
    await waitFor(() =>
      expect(asked()).toEqual({ patientPersonId: childId, clinicId, text: words, language: 'en' }),
    );
  });

  it('shows no warning that can wait, and none without a connection', async () => {
    const { change } = serve();
    change(
      answers(judgeWords, { ...judged, warning: givenWarning({ action: 'CLINIC_TODAY', title: 'Today' }) }),
    );
    await open();
    await search(words);
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
    expect(screen.queryByText('Today')).toBeNull();
  });

  it('loses no word: they come along into own words', async () => {
    serve();
    await open();
    await search(words);
    await userEvent.click(await screen.findByRole('link', { name: /^Describe it in your own words/ }));
    expect(readDraft(user.userId, toldBeforeKey(childId, clinicId))).toBe(words);
  });

  it('finds by a word of another language, and says which', async () => {
    serve();
    await open();
    await search('köh');
    const cough = await screen.findByRole('link', { name: /^Cough/ });
    expect(cough.textContent).toContain('köha');
    expect(cough.querySelector('mark')?.textContent).toBe('köh');
    expect(cough.querySelector('[lang=et]')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('2 reasons found');
  });

  it('leaves out what the clinic has switched off', async () => {
    serve(['COUGH']);
    await open();
    await search('cough');
    expect(await screen.findByRole('link', { name: /^Cold, cough or fever/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Cough/ })).toBeNull();
  });

  it('goes with arrows into what was found and back', async () => {
    serve();
    await open();
    await search('back pain');
    await screen.findByRole('link', { name: 'Back pain' });
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Back pain');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('that finds nothing still leads on', async () => {
    serve();
    await open('', 'et');
    await search('qqzzqq');
    expect(await screen.findByText('Midagi ei leitud')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Kirjeldage oma sõnadega/ })).toBeTruthy();
  });
});
