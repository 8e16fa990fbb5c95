import { getPatientTimeline, type Warning } from '@tervita/contract/e-contacts';
import { getPushState } from '@tervita/contract/notifications';
import { getProfile } from '@tervita/contract/profiles';
import { getExpectedReply } from '@tervita/contract/waiting-times';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, fakeServer } from '../../../../testing/answers.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { givenProfile } from '../../../profiles/given.ts';
import { givenTimeline, id, user } from '../timeline/given.ts';
import { keepNotice } from '../warning/writer-notices.ts';
import { Component } from './sent-page.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
});

const address = `/e-contacts/instructions?eContactId=${id}`;
const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' }));
const show = async (
  moment: string,
  eContact: Parameters<typeof givenTimeline>[0] = {},
  ...more: Parameters<typeof fakeServer>
) => {
  vi.setSystemTime(new Date(moment));
  const openingHours = { timeZone: 'Europe/Tallinn', weekly, specialDays: [] };
  fakeServer(
    answers(getPatientTimeline, { ...givenTimeline(eContact), openingHours }),
    answers(getProfile, givenProfile()),
    ...more,
  );
  await renderScreen(<Component />, { at: address, path: '/e-contacts/instructions', user });
};
const isSent = () => screen.findByText(/has it now/);

it('at night: when to call comes first, then the line that gives advice and when the clinic opens', async () => {
  await show('2026-03-14T20:30:00Z');
  await isSent();
  const call = screen.getByText(/gets much worse/);
  const next = screen.getByText('What happens next');
  expect(call.textContent).toBe(
    'If it gets much worse, call 112. The clinic is closed now. You can call the advice line 1220.',
  );
  const links = within(call).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:112', 'tel:1220']);
  expect(call.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByText(/opens on Monday at 8:00/)).toBeTruthy();
});

it('while the clinic is open the line that gives advice is named as well, for whoever cannot wait', async () => {
  await show('2026-03-12T09:00:00Z');
  await isSent();
  expect(screen.getByText(/gets much worse/).textContent).toBe(
    'If it gets much worse, call 112. For advice by phone you can call 1220.',
  );
});

it('says when an answer can be expected, and offers to tell of it on this device', async () => {
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default' });
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  const soon = { by: '2026-03-12T11:00:00.000Z', nineOfTenBy: '2026-03-12T13:30:00.000Z' };
  await show(
    '2026-03-12T09:00:00Z',
    {},
    answers(getExpectedReply, { expected: soon }),
    answers(getPushState, { publicKey: 'BAAA', isOn: false }),
  );
  expect(await screen.findByText('Expected answer')).toBeTruthy();
  expect(screen.getByText('today by 13:00')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeTruthy();
});

it('a clinic that must first take in the child is said so, with the child’s name', async () => {
  const { patient } = givenTimeline().eContact;
  const uku = { ...patient, firstName: 'Uku', isMe: false };
  await show('2026-03-12T09:00:00Z', { membershipPending: true, patient: uku });
  await isSent();
  expect(screen.getByText('The clinic must first accept Uku as a patient.')).toBeTruthy();
});

it('whoever could not be warned before it went is warned first, and then reads on', async () => {
  const warning: Warning = {
    action: 'CALL_112',
    title: 'Call 112 now',
    text: 'This can be dangerous.',
    signs: [],
    clinicPhone: null,
    country: 'EE' as const,
    crisisLines: [],
  };
  keepNotice(user.userId, id, { warning, ask: null });
  await show('2026-03-12T09:00:00Z');
  expect(screen.getByRole('heading', { level: 1, name: 'Call 112 now' })).toBeTruthy();
  expect(screen.getByText('The clinic has your message')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I have read this, continue' }));
  await isSent();
});

it('after a grave sign: 112 is to be called now, whatever the hour, and nothing weaker stands beside it', async () => {
  await show('2026-03-14T20:30:00Z', { emergencySince: '2026-03-14T13:21:00.000Z' });
  await isSent();
  expect(screen.getByRole('heading', { name: 'Call 112 now' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
  expect(screen.getByText(/The clinic has had it since .*15:21/)).toBeTruthy();
  expect(screen.queryByText(/gets much worse|1220/)).toBeNull();
});

it('whoever changed words that had already gone is told so, and where the changed ones wait', async () => {
  fakeServer(answers(getPatientTimeline, givenTimeline()), answers(getProfile, givenProfile()));
  await renderScreen(<Component />, { at: `${address}&changed=1`, path: '/e-contacts/instructions', user });
  await isSent();
  expect(screen.getByText('Your first text had already arrived')).toBeTruthy();
  expect(screen.getByText(/under “Add information” in the e-contact/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the e-contact' }).getAttribute('href')).toBe(
    `/e-contacts/${id}/timeline`,
  );
});
