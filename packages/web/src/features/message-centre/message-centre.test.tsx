import type { Answered } from '@tervita/contract/core';
import {
  type Campaign,
  getCampaign,
  listCampaigns,
  listMessagePatients,
  previewMessage,
  sendMessage,
} from '@tervita/contract/message-centre';
import { messageFault, messageSize } from '@tervita/domain/message-centre';
import { smsTemplateText } from '@tervita/texts/sms-templates';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { csvOf } from '../../core/csv.ts';
import { givenStaff } from '../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ComposePage } from './compose/compose-page.tsx';
import { emptyFilter, filterFaults, filterOf, queryOf } from './filter-input.ts';
import { numberLinesIn } from './recipients/number-lines.ts';
import { Component as SuccessPage } from './sending/success-page.tsx';
import { Component as StartPage } from './start-page.tsx';

const user = givenStaff();
const clinicId = user.employments[0]?.clinicId ?? '';
const id = '01960000-0000-7000-8000-0000000000d1';
const counts = { REACHABLE: 3, SHARED: 0, ABROAD: 4, LANDLINE: 1, INVALID: 0, MISSING: 2 };
const listed: Answered<typeof listMessagePatients> = {
  patients: [
    {
      clinicMemberId: id,
      firstName: 'Õie',
      surname: 'Pihlamets',
      personalCode: null,
      birthDate: '1950-01-01',
      sex: 'FEMALE',
      listCode: 'N0412',
      phone: '+37250000001',
      numberKind: 'REACHABLE',
      hasEmail: false,
    },
  ],
  total: 6,
  isTooMany: false,
  counts,
  sharedNumbers: 1,
  longestFirstName: 'Karl-Erik',
  footer: 'Parnaoru Perearstikeskus',
  isAvailable: true,
};
const found = answers(listMessagePatients, listed);
const givenCampaign: Campaign = {
  id,
  template: null,
  state: 'DONE',
  createdAt: '2026-03-12T22:30:00.000Z',
  createdByName: 'Kadri Kask',
  isMine: false,
  stoppedByName: null,
  numbers: counts,
  states: {
    SKIPPED: 3,
    WAITING: 0,
    CLAIMED: 0,
    ACCEPTED: 0,
    DELIVERED: 3,
    NOT_DELIVERED: 0,
    REFUSED: 0,
    UNKNOWN: 0,
    STOPPED: 0,
  },
  sent: { messages: 3, units: 3, priceCents: 27 },
  planned: { units: 3, priceCents: 27 },
};
const givenHistory = {
  year: 2026,
  campaigns: [],
  months: [],
  thisMonth: { month: 3, units: 0, priceCents: 0 },
  firstYear: 2026,
  thisYear: 2026,
};
const noHistory = answers(listCampaigns, givenHistory);
const planned = answers(previewMessage, { counts, units: 3, mostUnits: 1, priceCents: 27, sentBefore: null });

const writing = (text: string) => {
  const draft = {
    template: null,
    filter: { ...emptyFilter, ageFrom: '65' },
    except: [],
    text,
    language: 'et',
  };
  const kept = JSON.stringify({ text: JSON.stringify(draft), at: Date.now() });
  sessionStorage.setItem(`tervita.draft.${user.userId}.message-centre/${clinicId}`, kept);
};

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a template brings its filter, and what was changed is still there after a reload', async () => {
  fakeServer(found, noHistory);
  const { unmount } = await renderScreen(<StartPage />, { user, at: '/message-centre' });
  await userEvent.click(screen.getByRole('button', { name: 'Colon cancer screening' }));
  const years = await screen.findByLabelText<HTMLInputElement>('Birth years');
  expect(years.value).toBe('1957,1959,1961,1963,1965,1967');
  await userEvent.type(years, ',1');
  expect(screen.getByText(/Write years with four digits/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Write the message' })).toBeNull();
  unmount();
  await renderScreen(<StartPage />, { user, at: '/message-centre?step=recipients' });
  expect(screen.getByLabelText<HTMLInputElement>('Birth years').value).toMatch(/1967,1$/);
});

it('whoever is unticked is not counted', async () => {
  fakeServer(found, noHistory);
  writing('');
  await renderScreen(<StartPage />, { user, at: '/message-centre?step=recipients' });
  expect(await screen.findByText('3 patients will get the SMS')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Send to Õie Pihlamets' }));
  expect(screen.getByText('2 patients will get the SMS')).toBeTruthy();
});

it('a foreign number is said to be one, and counted apart from those that get the SMS', async () => {
  const abroad = { ...listed.patients[0], phone: '+881612345678', numberKind: 'ABROAD' as const };
  fakeServer(answers(listMessagePatients, { ...listed, patients: [abroad] } as typeof listed), noHistory);
  writing('');
  await renderScreen(<StartPage />, { user, at: '/message-centre?step=recipients' });
  expect(await screen.findByText('Foreign number')).toBeTruthy();
  expect(screen.getByText(/^1 landline, 4 foreign, 0 not valid, 2 without a number/)).toBeTruthy();
});

it('counts with the longest name and the signature, and shows the letters as they are sent', async () => {
  fakeServer(found);
  writing('Tere, {firstName}!');
  await renderScreen(<ComposePage />, { user, at: '/message-centre/message' });
  const size = 'Tere, Karl-Erik! Parnaoru Perearstikeskus'.length;
  expect(await screen.findByText(`${size} of 160 characters`)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Preview of the SMS' }).textContent).toContain('Tere, Oie!');
  expect(screen.getByRole('region', { name: 'Price' }).textContent).toContain('0.27');
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), ' {{x');
  expect(screen.getByText(/Braces/)).toBeTruthy();
});

it('goes no further with Cyrillic letters or with blanks, and says why', async () => {
  fakeServer(found, planned);
  writing('');
  await renderScreen(<ComposePage />, { user, at: '/message-centre/message' });
  const text = await screen.findByRole('textbox', { name: 'Message' });
  await userEvent.click(text);
  await userEvent.paste('Привет');
  expect(screen.getByText('Cyrillic letters cannot be used. Write with Latin ones')).toBeTruthy();
  await userEvent.clear(text);
  await userEvent.paste('Tere, tulge kell __');
  await userEvent.click(screen.getByRole('button', { name: /^Check and confirm/ }));
  expect(screen.getByText('Fill in the blanks (__) first')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull();
});

it('is sent with the number and the price that were shown; a change meanwhile shows the new ones', async () => {
  const { calls, change } = fakeServer(found, planned, refuses(sendMessage, 469, 'SMS_AUDIENCE_CHANGED'));
  writing('Tere!');
  await renderScreen(<ComposePage />, { user, at: '/message-centre/message?step=confirm' });
  const send = await screen.findByRole('button', { name: /^Send to 3\spatients/ });
  const more = {
    counts: { ...counts, REACHABLE: 4 },
    units: 4,
    mostUnits: 1,
    priceCents: 36,
    sentBefore: null,
  };
  change(answers(previewMessage, more));
  await userEvent.click(send);
  expect(await screen.findByRole('button', { name: /^Send to 4\spatients/ })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('has changed');
  const sent = calls.find(({ path }) => path.endsWith('/send'))?.body;
  expect(sent).toMatchObject({
    filter: { ageFrom: 65 },
    text: 'Tere!',
    confirmed: { reachable: 3, priceCents: 27 },
  });
});

it('asks whether words that a colleague has sent today go once more, and sends them when told so', async () => {
  const { calls, change } = fakeServer(
    found,
    planned,
    refuses(sendMessage, 468, 'SMS_REPETITION_TO_CONFIRM'),
  );
  writing('Tere!');
  await renderScreen(<ComposePage />, { user, at: '/message-centre/message?step=confirm' });
  const send = await screen.findByRole('button', { name: /^Send to 3\spatients/ });
  const sentBefore = { patients: 2, at: new Date().toISOString(), byName: 'Kadri Kask' };
  change(answers(previewMessage, { counts, units: 3, mostUnits: 1, priceCents: 27, sentBefore }));
  await userEvent.click(send);
  const question = await screen.findByRole('alertdialog', { name: 'Send it once more?' });
  expect(
    await within(question).findByText(/went to 2\spatients on this list today .* Kadri Kask/),
  ).toBeTruthy();
  await userEvent.click(within(question).getByRole('button', { name: 'Do not send' }));
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click(send);
  const yes = await screen.findByRole('button', { name: /^Send once more/ });
  change(answers(sendMessage, { id }));
  await userEvent.click(yes);
  await vi.waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/send'))).toHaveLength(3));
  const sent = calls.filter(({ path }) => path.endsWith('/send')).map(({ body }) => body);
  expect(sent[1]).toMatchObject({ confirmed: { reachable: 3, priceCents: 27 } });
  expect(sent[2]).toMatchObject({ confirmed: { reachable: 3, priceCents: 27, isRepetition: true } });
});

it('a page that is opened anew after a lost answer sends under the same key, other words under another', async () => {
  const { calls } = fakeServer(found, planned, refuses(sendMessage, 503, 'NOT_READY'));
  const pressSend = async () => {
    const { unmount } = await renderScreen(<ComposePage />, {
      user,
      at: '/message-centre/message?step=confirm',
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Send to 3\spatients/ }));
    unmount();
    return calls.findLast(({ path }) => path.endsWith('/send'))?.headers.get('idempotency-key');
  };
  writing('Tere!');
  const key = await pressSend();
  expect(key).toMatch(/^[\da-f-]{36}$/);
  expect(await pressSend()).toBe(key);
  const { unmount } = await renderScreen(<ComposePage />, { user, at: '/message-centre/message' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), ' Tulge.');
  unmount();
  expect(await pressSend()).not.toBe(key);
});

it('leads to the message that had arrived, when its answer was lost and the count has changed since', async () => {
  const history = { ...givenHistory, campaigns: [{ ...givenCampaign, isMine: true }] };
  fakeServer(found, planned, answers(listCampaigns, history), refuses(sendMessage, 422, 'KEY_REUSED'));
  writing('Tere!');
  const { router } = await renderScreen(<ComposePage />, {
    user,
    at: '/message-centre/message?step=confirm',
    path: '/message-centre/message',
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Send to 3\spatients/ }));
  await vi.waitFor(() => expect(router.state.location.search).toBe(`?campaign=${givenCampaign.id}`));
});

it('asks for a fresh sign-in and keeps the text', async () => {
  fakeServer(found, planned, refuses(sendMessage, 468, 'SIGN_IN_TOO_OLD'));
  writing('Tere!');
  await renderScreen(<ComposePage />, { user, at: '/message-centre/message?step=confirm' });
  await userEvent.click(await screen.findByRole('button', { name: /^Send to 3\spatients/ }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText(/Tere! Parnaoru/)).toBeTruthy();
});

it('saves the history by the clinic’s clock, with amounts that a spreadsheet here reads', async () => {
  fakeServer(answers(listCampaigns, { ...givenHistory, campaigns: [givenCampaign] }));
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:saved';
  });
  // Followed, the link would take the window of this and of later tests away with it.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await renderScreen(<StartPage />, { user, at: '/message-centre' });
  await userEvent.click(await screen.findByRole('button', { name: 'CSV' }));
  const [, line] = ((await saved[0]?.text()) ?? '').split('\r\n');
  expect(line).toBe('2026-03-13 00:30;The message;Kadri Kask;3;3;0;3;"0,27";Done');
});

const shownAs = (createdAt: string, clinic = clinicId) =>
  answers(getCampaign, { clinicId: clinic, campaign: { ...givenCampaign, createdAt }, text: 'Tere!' });

it('speaks of the month of the message, not of this one', async () => {
  const months = [{ month: 12, units: 5, priceCents: 45 }];
  fakeServer(answers(listCampaigns, { ...givenHistory, months }), shownAs('2024-12-05T10:00:00.000Z'));
  await renderScreen(<SuccessPage />, { user, at: `/message-centre/success?campaign=${id}` });
  const cost = await screen.findByRole('region', { name: 'Cost' });
  expect((await within(cost).findByText('December')).nextSibling?.textContent).toContain('0.45');
  expect(cost.textContent).toContain('On the invoice of January.');
  expect(cost.textContent).not.toContain('next month');
});

it('leads back to the message centre when the message is of another clinic than the one chosen', async () => {
  const other = '01960000-0000-7000-8000-0000000000ff';
  fakeServer(noHistory, shownAs('2026-03-12T10:00:00.000Z', other));
  const { router } = await renderScreen(<SuccessPage />, {
    user,
    at: `/message-centre/success?campaign=${id}`,
    path: '/message-centre/success',
  });
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/message-centre'));
});

it('leads back to the message centre when nothing was sent', async () => {
  fakeServer(noHistory);
  const at = '/message-centre/success';
  const { router } = await renderScreen(<SuccessPage />, { user, at, path: at });
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/message-centre'));
});

it('a child’s number is said to be of a parent', async () => {
  const child = {
    clinicMemberId: id,
    firstName: 'Laps',
    surname: 'Kask',
    personalCode: null,
    birthDate: '2022-01-01',
    sex: 'FEMALE' as const,
    listCode: null,
    phone: '+37250000001',
    numberKind: 'REACHABLE' as const,
    hasEmail: false,
  };
  fakeServer(answers(listMessagePatients, { ...listed, patients: [child] }), noHistory);
  writing('');
  await renderScreen(<StartPage />, { user, at: '/message-centre?step=recipients' });
  expect(await screen.findByText('of a parent')).toBeTruthy();
});

it('without names in the text a number that two patients share is counted once', async () => {
  fakeServer(found);
  writing('Tere!');
  await renderScreen(<ComposePage />, { user, at: '/message-centre/message' });
  const price = await screen.findByRole('region', { name: 'Price' });
  expect(price.textContent).toContain('0.18');
  expect(price.textContent).toContain('one SMS is enough for both');
  await userEvent.click(screen.getByRole('button', { name: 'Insert first name' }));
  expect(price.textContent).toContain('0.27');
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  expect(box.value).not.toContain('{');
  expect(box.value).toContain('First\u00a0name');
  await userEvent.type(box, '{Backspace}');
  expect(box.value).toBe('Tere!');
  expect(screen.getByRole('link', { name: 'Templates' }).getAttribute('href')).toBe('/message-centre');
});

it('says that children without a number of their own are skipped', async () => {
  fakeServer(found, noHistory);
  await renderScreen(<StartPage />, { user, at: '/message-centre' });
  await userEvent.click(screen.getByRole('button', { name: 'Child health check' }));
  expect(
    await screen.findByText(/^The SMS goes to the number that stands at the child.* 2\schildren/),
  ).toBeTruthy();
});

it('invites to write at the address of the product, within one SMS', async () => {
  fakeServer(found, noHistory);
  const { router } = await renderScreen(<StartPage />, { user, at: '/message-centre' });
  await userEvent.click(screen.getByRole('button', { name: 'Join the platform' }));
  await vi.waitFor(() => expect(router.state.location.search).toBe('?step=recipients'));
  const kept = sessionStorage.getItem(`tervita.draft.${user.userId}.message-centre/${clinicId}`) ?? '';
  expect(kept).toContain(`veebis: ${window.location.host}`);
  for (const language of ['et', 'en', 'ru', 'pl'] as const) {
    const text = smsTemplateText(language, 'JOIN_PLATFORM', 'e-kontakt.tervita.example');
    expect(messageFault(text, 'Karl-Erik', 'Parnaoru Perearstikeskus')).toBeUndefined();
    expect(messageSize(text, 'Karl-Erik', 'Parnaoru Perearstikeskus').units).toBe(1);
  }
});

it('reads the filter from its fields', () => {
  const input = {
    ...emptyFilter,
    ageTo: '7',
    birthYears: '1990, 2005',
    codes: '38001085718\n 48001085719',
    phone: 'with' as const,
  };
  expect(filterFaults(input)).toEqual({});
  expect(filterOf(input)).toEqual({
    ageTo: 7,
    birthYears: [1990, 2005],
    personalCodes: ['38001085718', '48001085719'],
    hasPhone: true,
  });
  expect(queryOf(filterOf(input))).toEqual({
    ageTo: '7',
    birthYears: '1990,2005',
    personalCodes: '38001085718,48001085719',
    hasPhone: 'true',
  });
  expect(filterFaults({ ...emptyFilter, ageFrom: '8', ageTo: '7' })).toEqual({ ageTo: 'ageOrder' });
  expect(filterFaults({ ...emptyFilter, ageFrom: '151', birthYears: '90' })).toEqual({
    ageFrom: 'badAge',
    birthYears: 'badBirthYears',
  });
});

it('reads lines of numbers, whatever stands between them', () => {
  const { lines, bad } = numberLinesIn(
    'isikukood;telefon\n38001085718;5123 4567\r\n\n"48001085719","5355"\njust words\n',
  );
  expect(lines).toEqual([
    { line: 2, personalCode: '38001085718', phone: '5123 4567' },
    { line: 4, personalCode: '48001085719', phone: '5355' },
  ]);
  expect(bad).toEqual([5]);
});

it('writes no formula into a table', () => {
  expect(csvOf([['=1+1', 'a;b', 5]])).toBe('\uFEFF\'=1+1;"a;b";5\r\n');
});
