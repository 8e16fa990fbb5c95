import { describe, expect, it } from 'vitest';
import {
  afterWorkingTime,
  isOpenAt,
  longWaitBefore,
  nextOpening,
  nextOpeningDay,
  nextOpeningWeek,
  type OpeningHours,
  weekdayGroups,
  workingTimeBetween,
} from './opening-hours.ts';

const hour = 3_600_000;
const week = (opens = '08:00', closes = '17:00') =>
  [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens, closes }));
const clinic = (over: Partial<OpeningHours> = {}): OpeningHours => ({
  timeZone: 'Europe/Tallinn',
  weekly: week(),
  specialDays: [],
  ...over,
});
const unsaid = clinic({ weekly: [] });
const zones = ['Europe/Tallinn', 'Europe/London', 'America/New_York', 'Africa/Johannesburg', 'Europe/Warsaw'];
/** Closed on Thursday and Friday, open for the morning of Saturday. */
const christmas = clinic({
  specialDays: [
    { day: '2026-12-24', name: 'jõululaupäev', intervals: [] },
    { day: '2026-12-25', name: 'esimene jõulupüha', intervals: [] },
    { day: '2026-12-26', name: 'valve', intervals: [{ opens: '10:00', closes: '12:00' }] },
  ],
});
const lunch = clinic({
  weekly: [...week('13:00', '17:00'), ...week('08:00', '12:00')],
});

describe('is the clinic open', () => {
  it.each([
    ['before it opens', clinic(), '2026-11-16T05:59:59Z', false],
    ['as it opens', clinic(), '2026-11-16T06:00:00Z', true],
    ['a second before it closes', clinic(), '2026-11-16T14:59:59Z', true],
    ['as it closes', clinic(), '2026-11-16T15:00:00Z', false],
    ['on a Saturday', clinic(), '2026-11-14T10:00:00Z', false],
    ['in the lunch break', lunch, '2026-11-16T10:30:00Z', false],
    ['on a holiday', christmas, '2026-12-24T10:00:00Z', false],
    ['on a day with hours of its own', christmas, '2026-12-26T08:30:00Z', true],
    ['with hours it has not said, on a weekday', unsaid, '2026-11-16T06:00:00Z', true],
    ['with hours it has not said, on a Sunday', unsaid, '2026-11-15T10:00:00Z', false],
  ])('%s', (_, hours, at, expected) => {
    expect(isOpenAt(hours, new Date(at))).toBe(expected);
  });

  it('until midnight', () => {
    const late = clinic({ weekly: [{ weekday: 1, opens: '20:00', closes: '24:00' }] });
    expect(isOpenAt(late, new Date('2026-11-16T21:59:00Z'))).toBe(true);
    expect(isOpenAt(late, new Date('2026-11-16T22:00:00Z'))).toBe(false);
  });
});

describe('when it opens next', () => {
  const opening = (hours: OpeningHours, after: string) => nextOpening(hours, new Date(after))?.toISOString();
  it.each([
    ['this morning', clinic(), '2026-11-16T04:00:00Z', '2026-11-16T06:00:00.000Z'],
    ['tomorrow, once it is open', clinic(), '2026-11-16T06:00:00Z', '2026-11-17T06:00:00.000Z'],
    ['after lunch', lunch, '2026-11-16T07:00:00Z', '2026-11-16T11:00:00.000Z'],
    ['on Monday', clinic(), '2026-11-13T16:00:00Z', '2026-11-16T06:00:00.000Z'],
    ['after the holidays', christmas, '2026-12-23T16:00:00Z', '2026-12-26T08:00:00.000Z'],
    ['on Monday over the night in spring', clinic(), '2026-03-27T16:00:00Z', '2026-03-30T05:00:00.000Z'],
    ['on Monday over the night in autumn', clinic(), '2026-10-23T16:00:00Z', '2026-10-26T06:00:00.000Z'],
  ])('%s', (_, hours, after, expected) => {
    expect(opening(hours, after)).toBe(expected);
  });

  it.each([
    ['Europe/Tallinn', '2026-03-30T05:00:00.000Z'],
    ['Europe/London', '2026-03-30T07:00:00.000Z'],
    ['America/New_York', '2026-03-30T12:00:00.000Z'],
    ['Africa/Johannesburg', '2026-03-30T06:00:00.000Z'],
    ['Europe/Warsaw', '2026-03-30T06:00:00.000Z'],
  ])('at 8:00 by the clock of %s', (timeZone, expected) => {
    expect(opening(clinic({ timeZone }), '2026-03-28T12:00:00Z')).toBe(expected);
  });

  it('on a later day, and in the week after', () => {
    const tuesday = new Date('2026-11-17T04:00:00Z');
    expect(nextOpeningDay(clinic(), tuesday)?.toISOString()).toBe('2026-11-18T06:00:00.000Z');
    expect(nextOpeningWeek(clinic(), tuesday)?.toISOString()).toBe('2026-11-23T06:00:00.000Z');
    // Sunday evening in Greenwich is Monday in Tallinn: the Monday after it is meant.
    const sunday = new Date('2026-11-15T22:30:00Z');
    expect(nextOpeningWeek(clinic(), sunday)?.toISOString()).toBe('2026-11-23T06:00:00.000Z');
  });

  it('never, when nothing comes in two months', () => {
    const never = clinic({ weekly: [{ weekday: 1, opens: '08:00', closes: '09:00' }] });
    const mondays = Array.from({ length: 10 }, (_, index) => ({
      day: new Date(Date.UTC(2026, 10, 16 + index * 7)).toISOString().slice(0, 10),
      name: 'closed',
      intervals: [],
    }));
    expect(opening({ ...never, specialDays: mondays }, '2026-11-15T10:00:00Z')).toBeUndefined();
  });
});

describe('working time', () => {
  const between = (hours: OpeningHours, from: string, to: string) =>
    workingTimeBetween(hours, new Date(from), new Date(to)) / hour;
  it.each([
    ['within a day', clinic(), '2026-11-16T07:00:00Z', '2026-11-16T09:30:00Z', 2.5],
    ['over a night', clinic(), '2026-11-16T13:00:00Z', '2026-11-17T08:00:00Z', 4],
    ['over a weekend', clinic(), '2026-11-13T13:00:00Z', '2026-11-16T08:00:00Z', 4],
    ['over the lunch break', lunch, '2026-11-16T06:00:00Z', '2026-11-16T15:00:00Z', 8],
    ['over holidays', christmas, '2026-12-23T14:00:00Z', '2026-12-28T07:00:00Z', 4],
    ['backwards', clinic(), '2026-11-17T08:00:00Z', '2026-11-16T08:00:00Z', 0],
  ])('%s', (_, hours, from, to, expected) => {
    expect(between(hours, from, to)).toBe(expected);
  });

  it.each(zones)(
    'of a clinic at night counts the clock of %s, an hour less in spring, one more in autumn',
    (timeZone) => {
      const night = clinic({
        timeZone,
        weekly: [7].map((weekday) => ({ weekday, opens: '00:00', closes: '08:00' })),
      });
      const changes = timeZone !== 'Africa/Johannesburg';
      const [spring, autumn] =
        timeZone === 'America/New_York' ? ['2026-03-08', '2026-11-01'] : ['2026-03-29', '2026-10-25'];
      const whole = (date: string) => between(night, `${date}T00:00:00Z`, `${date}T23:00:00Z`) + 0;
      const before = (date: string) =>
        between(night, new Date(Date.parse(date) - 12 * hour).toISOString(), `${date}T00:00:00Z`);
      expect(before(spring) + whole(spring)).toBe(changes ? 7 : 8);
      expect(before(autumn) + whole(autumn)).toBe(changes ? 9 : 8);
    },
  );
});

describe('the end of a time that is worked', () => {
  it.each([
    ['within a day', clinic(), '2026-11-16T07:00:00Z', 2.5],
    ['over a night', clinic(), '2026-11-16T13:00:00Z', 4],
    ['over the lunch break and a night', lunch, '2026-11-16T07:00:00Z', 9],
    ['over holidays', christmas, '2026-12-23T14:00:00Z', 4],
    ['from a moment at which it is closed', clinic(), '2026-11-14T07:00:00Z', 1],
  ])('%s', (_, hours, from, worked) => {
    const end = afterWorkingTime(hours, new Date(from), worked * hour) ?? new Date(0);
    expect(workingTimeBetween(hours, new Date(from), end)).toBe(worked * hour);
    // And not a moment later than that.
    expect(workingTimeBetween(hours, new Date(from), new Date(end.getTime() - 1))).toBe(worked * hour - 1);
  });
});

describe('waiting more than one working day', () => {
  const isLong = (hours: OpeningHours, since: string, now: string) =>
    new Date(since) < longWaitBefore(hours, new Date(now));
  it.each([
    ['a day and an hour in mid-week', '2026-03-10T09:00:00Z', '2026-03-11T10:00:00Z', true],
    ['exactly a day', '2026-03-10T09:00:00Z', '2026-03-11T09:00:00Z', false],
    ['from Friday evening to Monday morning', '2026-03-13T18:00:00Z', '2026-03-16T08:00:00Z', false],
    ['from Friday noon to Monday afternoon', '2026-03-13T12:00:00Z', '2026-03-16T13:00:00Z', true],
    ['over the weekend only', '2026-03-14T00:00:00Z', '2026-03-16T00:00:00Z', false],
    ['more than a week', '2026-03-14T00:00:00Z', '2026-03-21T00:00:01Z', true],
  ])('%s', (_, since, now, expected) => {
    expect(isLong(clinic(), since, now)).toBe(expected);
    expect(isLong(unsaid, since, now)).toBe(expected);
  });

  it('does not count a holiday', () => {
    expect(isLong(clinic(), '2026-12-23T10:00:00Z', '2026-12-28T09:00:00Z')).toBe(true);
    expect(
      isLong(
        { ...christmas, specialDays: christmas.specialDays.slice(0, 2) },
        '2026-12-23T10:00:00Z',
        '2026-12-28T09:00:00Z',
      ),
    ).toBe(false);
  });

  it.each(zones)('goes by the clock of %s', (timeZone) => {
    const hours = clinic({ timeZone });
    const now = new Date('2026-11-18T17:30:00Z');
    const before = longWaitBefore(hours, now);
    expect(workingTimeBetween(hours, before, now)).toBe(9 * hour);
  });

  it('takes the average day where days differ', () => {
    const hours = clinic({
      weekly: [...week().slice(0, 4), { weekday: 5, opens: '08:00', closes: '15:00' }],
    });
    const now = new Date('2026-11-18T12:00:00Z');
    expect(workingTimeBetween(hours, longWaitBefore(hours, now), now)).toBe(8.6 * hour);
  });
});

describe('days with the same hours', () => {
  it('stand together', () => {
    const intervals = [{ opens: '08:00', closes: '17:00' }];
    expect(weekdayGroups(clinic())).toEqual([{ first: 1, last: 5, intervals }]);
    const shortFriday = clinic({
      weekly: [...week().slice(0, 4), { weekday: 5, opens: '08:00', closes: '15:00' }],
    });
    expect(weekdayGroups(shortFriday)).toEqual([
      { first: 1, last: 4, intervals },
      { first: 5, last: 5, intervals: [{ opens: '08:00', closes: '15:00' }] },
    ]);
    expect(weekdayGroups(clinic({ weekly: week().filter(({ weekday }) => weekday !== 3) }))).toEqual([
      { first: 1, last: 2, intervals },
      { first: 4, last: 5, intervals },
    ]);
    expect(weekdayGroups(lunch)[0]?.intervals).toEqual([
      { opens: '08:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ]);
    expect(weekdayGroups(unsaid)).toEqual([]);
  });
});
