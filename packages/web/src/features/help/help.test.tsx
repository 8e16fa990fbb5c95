import { listPatientClinics } from '@tervita/contract/clinics';
import type { Answered } from '@tervita/contract/core';
import { getProfile } from '@tervita/contract/profiles';
import { sendSupportMessage } from '@tervita/contract/support';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { givenStaff, givenUser } from '../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../testing/answers.ts';
import { givenConfig } from '../../testing/given-config.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { givenProfile } from '../profiles/given.ts';
import { browserName } from './browser-name.ts';
import { Component as HelpPage } from './help-page.tsx';
import { Component as ProblemPage } from './problem-page.tsx';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const noClinics = answers(listPatientClinics, { clinics: [] });
const ownClinic: Answered<typeof listPatientClinics>['clinics'][number] = {
  clinicId: '01960000-0000-7000-8000-0000000000c1',
  name: 'Pärnaoru Perearstikeskus',
  country: 'EE',
  registrationCode: null,
  address: null,
  phone: '600 0000',
  websites: [],
  emails: [],
  kind: 'FAMILY_DOCTOR',
  membership: 'MEMBER',
  isFamilyDoctor: true,
  isRelated: true,
  openingHours: { timeZone: 'Europe/Tallinn', weekly: [], specialDays: [] },
};

describe('help', () => {
  it('leads the ill to their clinic and to the emergency number', async () => {
    fakeServer(answers(listPatientClinics, { clinics: [ownClinic] }));
    await renderScreen(<HelpPage />, { user: givenUser() });
    expect((await screen.findByRole('link', { name: '600 0000' })).getAttribute('href')).toBe('tel:6000000');
    expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
  });

  it('finds an answer by a word, without its marks', async () => {
    fakeServer(noClinics);
    await renderScreen(<HelpPage />, { user: givenUser(), language: 'et' });
    await userEvent.type(screen.getByRole('searchbox'), 'isikukood');
    expect(screen.getByRole('status').textContent).toBe('1 vastus');
    screen.getByText('Kuidas kirjutada lapse eest?', { selector: 'summary *' });
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'xyzzy');
    expect(screen.getByRole('status').textContent).toContain('kirjutage meile');
  });

  it('tells staff about their side, and patients about theirs', async () => {
    await renderScreen(<HelpPage />, { user: givenStaff() });
    screen.getByRole('link', { name: 'How does a new colleague get in?' });
    expect(screen.queryByText('How do I write for my child?')).toBeNull();
    screen.getByText(/Never write the data of a patient/);
  });

  it('names the emergency number of the country', async () => {
    await renderScreen(<HelpPage />, { user: givenUser(), config: givenConfig({ COUNTRY_CODE: 'GB' }) });
    await userEvent.type(screen.getByRole('searchbox'), 'urgent');
    screen.getByText(/call your clinic, and 999 in danger/);
  });
});

const profile = { ...givenProfile(), email: 'mari@example.com' };
const open = (...replies: Parameters<typeof fakeServer>) => {
  const { calls } = fakeServer(...replies);
  return renderScreen(<ProblemPage />, {
    user: givenUser(),
    at: '/help/technical-problem?error=7F3K-2Q9D',
  }).then(() => calls);
};

describe('a message to support', () => {
  const write = async () => {
    await userEvent.type(await screen.findByLabelText('Subject'), 'The photo does not go up');
    await userEvent.type(screen.getByLabelText(/What happened/), 'It stopped at 64 %.');
    await userEvent.click(screen.getByRole('button', { name: /^Send to support/ }));
  };

  it('takes the error along, goes to the own address, and gives its number', async () => {
    const calls = await open(
      answers(getProfile, profile),
      answers(sendSupportMessage, { reference: 'TV-20418' }),
    );
    await write();
    await screen.findByText('TV-20418');
    screen.getByText('We answer to mari@example.com.');
    expect(calls.find(({ path }) => path.endsWith('/support/messages'))?.body).toMatchObject({
      topic: 'TECHNICAL_PROBLEM',
      requestId: '7F3K-2Q9D',
      email: 'mari@example.com',
    });
  });

  it('sent from a tab of its own leads on to the start page, whoever sent it', async () => {
    fakeServer(answers(getProfile, profile), answers(sendSupportMessage, { reference: 'TV-20418' }));
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    const user = givenUser({ permissions: ['PRM_TERVITA_ADMIN'], activeRole: 'PRM_TERVITA_ADMIN' });
    const { router } = await renderScreen(<ProblemPage />, { user, at: '/help/technical-problem' });
    await write();
    await userEvent.click(await screen.findByRole('button', { name: 'Back to where I was' }));
    expect(router.state.location.pathname).toBe('/');
  });

  it('that was refused keeps what was typed, also over a reload', async () => {
    await open(answers(getProfile, profile), refuses(sendSupportMessage, 503, 'TRY_LATER'));
    await write();
    await screen.findByRole('alert');
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('The photo does not go up');
  });

  it('that the server does not take can go as a letter with the same words', async () => {
    await open(answers(getProfile, profile), refuses(sendSupportMessage, 503, 'TRY_LATER'));
    await write();
    const letter = await screen.findByRole('link', { name: 'Write by e-mail instead' });
    const address = new URL(letter.getAttribute('href') ?? '');
    expect(address.pathname).toBe('support@tervita.example');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      subject: 'The photo does not go up',
      body: 'It stopped at 64 %.\r\n\r\nThe error you saw: 7F3K-2Q9D',
    });
    // Not the form itself once more.
    expect(screen.queryByRole('link', { name: 'Contact support' })).toBeNull();
  });

  it('without words says which', async () => {
    await open(answers(getProfile, profile));
    await userEvent.click(await screen.findByRole('button', { name: /^Send to support/ }));
    expect(screen.getByLabelText('Subject').getAttribute('aria-invalid')).toBe('true');
  });
});

it('names a browser, and no more', () => {
  const chrome =
    'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1';
  expect(browserName(chrome)).toBe('Chrome 142, Android');
  expect(browserName(safari)).toBe('Safari 26, iOS');
  expect(browserName('curl/8')).toBe('');
});
