import type { OpeningHours } from '@tervita/domain/clinics';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenUser } from '../../core/session/given.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useHoursSentence, useWhenWords } from './hours-words.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const week = (closes = '17:00') => [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes }));
const clinic = (over: Partial<OpeningHours> = {}): OpeningHours => ({
  timeZone: 'Europe/Tallinn',
  weekly: week(),
  specialDays: [],
  ...over,
});
function Sentence({ hours }: { hours: OpeningHours | undefined }) {
  return <p>{useHoursSentence(hours)}</p>;
}
function When({ zone, at }: { zone: string; at: string }) {
  return <p>{useWhenWords(zone)(new Date(at))}</p>;
}
const user = givenUser();

it.each([
  ['open now', '2026-03-12T09:45:00Z', clinic(), 'The clinic answers on working days 8:00–17:00'],
  [
    'closed in the evening',
    '2026-03-12T16:00:00Z',
    clinic(),
    'The clinic answers on working days 8:00–17:00; opens tomorrow at 8:00',
  ],
  [
    'closed at the weekend',
    '2026-03-14T16:00:00Z',
    clinic(),
    'The clinic answers on working days 8:00–17:00; opens on Monday at 8:00',
  ],
  [
    'by its own clock',
    '2026-03-12T11:00:00Z',
    clinic({ timeZone: 'America/New_York' }),
    'The clinic answers on working days 8:00–17:00; opens today at 8:00',
  ],
  [
    'with a short Friday',
    '2026-03-12T09:45:00Z',
    clinic({ weekly: [...week().slice(0, 4), { weekday: 5, opens: '08:00', closes: '15:00' }] }),
    'The clinic answers Mon–Thu 8:00–17:00, Fri 8:00–15:00',
  ],
  [
    'which has not said',
    '2026-03-12T16:00:00Z',
    clinic({ weekly: [] }),
    'The clinic answers in opening hours',
  ],
  ['not known yet', '2026-03-12T16:00:00Z', undefined, 'The clinic answers in opening hours'],
])('a clinic %s', async (_, at, hours, sentence) => {
  vi.setSystemTime(new Date(at));
  await renderScreen(<Sentence hours={hours} />, { user });
  expect(screen.getByText(sentence)).toBeDefined();
});

it('a clinic that is closed for long says the day', async () => {
  vi.setSystemTime(new Date('2026-03-12T16:00:00Z'));
  const specialDays = ['13', '16', '17', '18', '19', '20'].map((day) => ({
    day: `2026-03-${day}`,
    name: 'closed',
    intervals: [],
  }));
  await renderScreen(<Sentence hours={clinic({ specialDays })} />, { user });
  expect(screen.getByText(/opens on 23 March at 8:00$/)).toBeDefined();
});

it.each([
  ['et', 'Kliinik vastab tööpäeviti 8:00–17:00; avatakse esmaspäeval kell 8:00'],
  ['ru', 'Клиника отвечает по рабочим дням 8:00–17:00; откроется в понедельник в 8:00'],
  ['pl', 'Przychodnia odpowiada w dni robocze 8:00–17:00; otwarcie w poniedziałek o 8:00'],
] as const)('speaks %s', async (language, sentence) => {
  vi.setSystemTime(new Date('2026-03-14T16:00:00Z'));
  await renderScreen(<Sentence hours={clinic()} />, { user, language });
  expect(screen.getByText(sentence)).toBeDefined();
});

it.each([
  ['Europe/Tallinn', 'today at 10:00'],
  ['America/New_York', 'today at 4:00'],
])('a moment is said by the clock of %s', async (zone, words) => {
  vi.setSystemTime(new Date('2026-03-12T06:00:00Z'));
  await renderScreen(<When zone={zone} at="2026-03-12T08:00:00Z" />, { user });
  expect(screen.getByText(words)).toBeDefined();
});
