import type { Warning } from '@tervita/contract/e-contacts';
import { afterEach, expect, it } from 'vitest';
import { keepNotice, markNoticeRead, unreadNoticeOf } from './writer-notices.ts';

const [userId, eContactId] = ['writer', 'thread'];
afterEach(() => markNoticeRead(userId, eContactId));

const warning = (action: Warning['action'], title: string): Warning => ({
  action,
  title,
  text: '',
  signs: [],
  country: 'EE',
  clinicPhone: null,
  crisisLines: [],
});
const call112 = warning('CALL_112', 'Call 112 now');
const today = warning('CLINIC_TODAY', 'Call the clinic today');
const unread = () => unreadNoticeOf(userId, eContactId);

it('a weaker warning does not put an unread graver one of the same conversation out of sight', () => {
  keepNotice(userId, eContactId, { warning: call112, ask: null }, 'NOT_CLOSED');
  keepNotice(userId, eContactId, { warning: today, ask: null });
  expect(unread()).toEqual({ warning: call112, ask: null, change: 'NOT_CLOSED' });
});

it('a graver warning stands in the place of a weaker one', () => {
  keepNotice(userId, eContactId, { warning: today, ask: null });
  keepNotice(userId, eContactId, { warning: call112, ask: null }, 'OPEN_AGAIN');
  expect(unread()).toEqual({ warning: call112, ask: null, change: 'OPEN_AGAIN' });
});

it('of two that are as grave the later one is told', () => {
  const later = { ...call112, signs: [{ id: 'breathing', label: 'cannot breathe' }] };
  keepNotice(userId, eContactId, { warning: call112, ask: null });
  keepNotice(userId, eContactId, { warning: later, ask: null });
  expect(unread()?.warning).toEqual(later);
});
