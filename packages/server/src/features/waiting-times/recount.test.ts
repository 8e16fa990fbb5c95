import { getWaitingTimes } from '@tervita/contract/waiting-times';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAnswered } from '../../testing/answered-times.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { threads } from '../../testing/threads.ts';

/** The figures against a recount that knows nothing of how they are counted: step by step, by the clock on the wall. */

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const { sent } = threads(() => test);
/** Everything in this test happens at these steps, so that it can be counted in them. */
const stepMinutes = 15;
const step = stepMinutes * 60_000;
const dayMs = 86_400_000;

/** Always the same numbers, from 0 to 1. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

interface OnTheWall {
  readonly day: string;
  readonly weekday: number;
  readonly minutes: number;
}

const wallOf = (zone: string): ((at: number) => OnTheWall) => {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return (at) => {
    const [day = '', time = ''] = clock.format(at).split(' ');
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return { day, weekday: new Date(day).getUTCDay() || 7, minutes: 60 * hours + minutes };
  };
};

/** Monday to Friday 8 to 12 and 12:45 to 17, Saturday 10 to 13:30. */
const weekly = [
  ...[1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, opens: '08:00', closes: '12:00' },
    { weekday, opens: '12:45', closes: '17:00' },
  ]),
  { weekday: 6, opens: '10:00', closes: '13:30' },
];
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
};

const percentile = (values: readonly number[], share: number): number | null => {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return Math.round(low + (high - low) * (place - Math.floor(place)));
};

it.each(['Europe/Tallinn', 'Europe/London', 'America/New_York', 'Pacific/Auckland'])(
  'figures of a year in %s equal a recount over the rows, by the clock on the wall',
  async (zone) => {
    const scene = await make.clinicWithPatient({ timeZone: zone });
    const { clinicId } = scene;
    const wall = wallOf(zone);
    const random = numbersFrom(zone.length);
    const today = Math.floor(Date.now() / dayMs) * dayMs;
    const holidays = [40, 41, 90, 200].map((days) => wall(today - days * dayMs).day);
    await sql`insert into clinic_opening_hours (clinic_id, weekday, opens, closes)
      select ${clinicId}, weekday, opens, closes
      from jsonb_to_recordset(${JSON.stringify(weekly)}::jsonb) as hours (weekday int, opens time, closes time)`.execute(
      test.database.system,
    );
    await sql`insert into clinic_special_day (clinic_id, day, name)
      select ${clinicId}, day::date, 'Holiday' from unnest(${holidays}::text[]) day`.execute(
      test.database.system,
    );
    const rows = Array.from({ length: 120 }, () => {
      const sentAt = today - 12 * dayMs - Math.floor((random() * 340 * dayMs) / step) * step;
      const answeredAt =
        random() < 0.9 ? sentAt + Math.ceil((random() ** 2 * 6 * dayMs) / step) * step : null;
      const ends = random() < 0.7 || answeredAt === null;
      const completedAt = ends
        ? (answeredAt ?? sentAt) + Math.ceil((random() * 5 * dayMs) / step) * step
        : null;
      return { sentAt, answeredAt, completedAt, type: random() < 0.5 ? 'COUGH' : 'BACK_PAIN' };
    });
    await addAnswered(
      test.database.system,
      await sent(scene),
      rows.map(({ sentAt, answeredAt, completedAt, type }) => ({
        type,
        sentAt: new Date(sentAt),
        answeredAt: answeredAt === null ? null : new Date(answeredAt),
        ...(completedAt === null ? {} : { completedAt: new Date(completedAt) }),
      })),
    );

    const isOpen = (at: number): boolean => {
      const { day, weekday, minutes } = wall(at);
      return (
        !holidays.includes(day) &&
        weekly.some(
          (each) =>
            each.weekday === weekday && minutes >= minutesOf(each.opens) && minutes < minutesOf(each.closes),
        )
      );
    };
    const openMinutes = (from: number, to: number): number => {
      let minutes = 0;
      for (let at = from; at < to; at += step) if (isOpen(at)) minutes += stepMinutes;
      return minutes;
    };
    const beganAt = (sentAt: number): OnTheWall => {
      let at = sentAt;
      while (!isOpen(at)) at += step;
      return wall(at);
    };
    const waits = rows.map(({ sentAt, answeredAt, completedAt, type }) => ({
      type,
      began: beganAt(sentAt),
      first: answeredAt === null ? null : openMinutes(sentAt, answeredAt),
      answeredOn: answeredAt === null ? null : wall(answeredAt).day,
      whole: completedAt === null ? null : openMinutes(sentAt, completedAt),
    }));
    const recounted = (of: typeof waits) => {
      const firsts = of.flatMap(({ first }) => first ?? []);
      return {
        count: firsts.length,
        half: percentile(firsts, 0.5),
        nineOfTen: percentile(firsts, 0.9),
        completedHalf: percentile(
          of.flatMap(({ whole }) => whole ?? []),
          0.5,
        ),
      };
    };
    const found = (
      await test.call(
        getWaitingTimes,
        { params: { clinicId }, query: { period: 'LAST_365_DAYS' } },
        { as: scene.asNurse },
      )
    ).body;

    const { completedHalf, ...firstAnswer } = recounted(waits);
    expect(found.firstAnswer).toEqual(firstAnswer);
    expect(found.completion).toMatchObject({
      count: waits.filter(({ whole }) => whole !== null).length,
      half: completedHalf,
      nineOfTen: percentile(
        waits.flatMap(({ whole }) => whole ?? []),
        0.9,
      ),
    });
    const answered = waits.filter(({ answeredOn }) => answeredOn !== null);
    const sameDay = answered.filter(({ answeredOn, began }) => (answeredOn ?? '') <= began.day);
    expect(found.sameDay.share).toBeCloseTo(sameDay.length / answered.length, 10);
    for (const weekday of [1, 2, 3, 4, 5, 6])
      expect(found.weekdays.find((each) => each.weekday === weekday)).toEqual({
        weekday,
        ...recounted(waits.filter(({ began }) => began.weekday === weekday)),
      });
    expect(found.weekdays.some(({ weekday }) => weekday === 7)).toBe(false);
    for (const type of ['COUGH', 'BACK_PAIN'] as const)
      expect(found.types.find((each) => each.type === type)).toEqual({
        type,
        ...recounted(waits.filter((each) => each.type === type)),
      });
  },
);

it('a clinic with no answers yet has figures without numbers', async () => {
  const { clinicId, asNurse: as } = await make.clinicWithPatient();
  const asked = { params: { clinicId }, query: { period: 'LAST_365_DAYS' } } as const;
  const { status, body } = await test.call(getWaitingTimes, asked, { as });
  const nothing = { count: 0, half: null, nineOfTen: null };
  expect(status).toBe(200);
  expect(body).toMatchObject({
    firstAnswer: nothing,
    completion: nothing,
    sameDay: { share: null, before: null },
    now: { count: 0, overDay: 0, longest: null },
    weekdays: [],
    types: [],
    expected: null,
  });
  expect(body.weeks).toHaveLength(12);
  expect(body.weeks.every(({ count, half }) => count === 0 && half === null)).toBe(true);
});
