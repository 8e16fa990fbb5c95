import { expect, it } from 'vitest';
import { laterTimes } from './later-times.ts';

const said = (from: string) =>
  Object.fromEntries(
    Object.entries(laterTimes(new Date(from))).map(([name, at]) => [name, at.toDateString()]),
  );

it.each([
  [
    'on a Friday morning',
    '2026-11-13T10:00',
    { tonight: 'Fri Nov 13 2026', tomorrow: 'Sat Nov 14 2026', monday: 'Mon Nov 16 2026' },
  ],
  ['on a Friday night', '2026-11-13T21:00', { tomorrow: 'Sat Nov 14 2026', monday: 'Mon Nov 16 2026' }],
  ['on a Sunday tomorrow is Monday', '2026-11-15T21:00', { tomorrow: 'Mon Nov 16 2026' }],
  [
    'on a Monday the next one is meant',
    '2026-11-16T21:00',
    { tomorrow: 'Tue Nov 17 2026', monday: 'Mon Nov 23 2026' },
  ],
])('%s', (_, from, times) => expect(said(from)).toEqual(times));
