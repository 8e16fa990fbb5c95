import type { ManagedAd } from '@tervita/contract/ads';
import { expect, it } from 'vitest';
import { checkNotice, endedBody, noticeBody, noticeValues, stateOf } from './notice-values.ts';

const ad: ManagedAd = {
  id: '01960000-0000-7000-8000-0000000000ad',
  title: 'Flu',
  text: 'Ask your clinic.',
  link: 'https://example.com/flu',
  licence: 'Health board',
  targetGender: 'FEMALE',
  minAge: 18,
  maxAge: 60,
  allowedCountries: ['EE'],
  activeFrom: '2026-03-01T07:30:00.000Z',
  activeUntil: '2026-04-01T00:00:00.000Z',
  updatedAt: '2026-03-01T07:30:00.000Z',
};
const today = '2026-03-12';
const zone = 'Europe/Tallinn';
const noon = new Date('2026-03-12T12:00:00.000Z');
const { id: _, updatedAt: __, ...fields } = ad;

it('saved without a change, a notice stays as it was, to the second', () =>
  expect(noticeBody(noticeValues(ad, today, zone), ad, today, zone, noon)).toEqual(fields));

it('its last day is shown to its end', () => {
  const body = noticeBody(
    { ...noticeValues(ad, today, zone), activeUntil: '2026-4-30' },
    ad,
    today,
    zone,
    noon,
  );
  expect(body.activeUntil).toBe('2026-05-01T00:00:00.000Z');
});

it.each([
  ['link', 'http://example.com'],
  ['minAge', '17'],
  ['maxAge', '17'],
  ['activeUntil', '2026-2-1'],
  ['activeFrom', '2026-2-30'],
  ['title', ' '],
] as const)('is not saved with a wrong %s', (field, value) =>
  expect(Object.keys(checkNotice({ ...noticeValues(ad, today, zone), [field]: value }))).toEqual([field]),
);

it('ends now, or before it began', () => {
  const now = new Date('2026-03-12T10:00:00.000Z');
  expect(stateOf(ad, now)).toBe('RUNNING');
  expect(stateOf({ ...ad, ...endedBody(ad, now) }, now)).toBe('ENDED');
  const planned = { ...ad, activeFrom: '2026-03-20T00:00:00.000Z' };
  expect(stateOf(planned, now)).toBe('PLANNED');
  expect(stateOf({ ...planned, ...endedBody(planned, now) }, now)).toBe('ENDED');
});

it('goes to the countries that were chosen, or to all', () => {
  const values = noticeValues(ad, today, zone);
  expect(
    noticeBody({ ...values, allowedCountries: 'PL,EE' }, ad, today, zone, noon).allowedCountries,
  ).toEqual(['EE', 'PL']);
  expect(noticeBody({ ...values, allowedCountries: '' }, ad, today, zone, noon).allowedCountries).toEqual([]);
});

it('of today is shown at once, also in the first hours after midnight', () => {
  const halfPastMidnight = new Date('2026-03-11T22:30:00.000Z');
  const body = noticeBody(noticeValues(undefined, today, zone), undefined, today, zone, halfPastMidnight);
  expect(body.activeFrom).toBe('2026-03-11T22:30:00.000Z');
  expect(noticeBody(noticeValues(undefined, today, zone), undefined, today, zone, noon).activeFrom).toBe(
    '2026-03-12T00:00:00.000Z',
  );
});

it('made in the first hours after midnight, began on that day', () => {
  const made = { ...ad, activeFrom: '2026-03-11T22:30:00.000Z' };
  expect(noticeValues(made, today, zone).activeFrom).toBe(today);
  expect(noticeValues({ ...ad, activeFrom: '2026-03-12T00:00:00.000Z' }, today, zone).activeFrom).toBe(today);
  const { id: _id, updatedAt: _at, ...unchanged } = made;
  expect(noticeBody(noticeValues(made, today, zone), made, today, zone, noon)).toEqual(unchanged);
});
