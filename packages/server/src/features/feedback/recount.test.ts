import { getFeedbackStatistics } from '@tervita/contract/feedback';
import { keywordsOf, ratings } from '@tervita/domain/feedback';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newRandomId } from '../../core/ids.ts';
import { addAnswered } from '../../testing/answered-times.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { threads } from '../../testing/threads.ts';

/** The figures against a plain recount over the rows, by the clock on the wall of the clinic. */

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const { sent } = threads(() => test);
const dayMs = 86_400_000;
const said = 150;
const keywordsKnown = keywordsOf('CLINIC');

const average = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
const close = (value: number | null) => (value === null ? null : expect.closeTo(value, 10));

const stepBegins = {
  LAST_30_DAYS: (day: string) => day,
  LAST_90_DAYS: (day: string) => {
    const date = new Date(day);
    return new Date(date.getTime() - ((date.getUTCDay() || 7) - 1) * dayMs).toISOString().slice(0, 10);
  },
  LAST_365_DAYS: (day: string) => `${day.slice(0, 7)}-01`,
} as const;

it.each(['Europe/Tallinn', 'America/New_York', 'Pacific/Auckland'])(
  'figures in %s, over a year with both changes of the clock',
  async (zone) => {
    const scene = await make.clinicWithPatient({ timeZone: zone });
    const { clinicId, patient, asNurse: as } = scene;
    const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
    const now = Date.now();
    const types = ['COUGH', 'BACK_PAIN', 'HEADACHE'] as const;
    // Close together near today, so that each step has some, and at hours at which the day is another one in UTC.
    const rows = Array.from({ length: said }, (_, at) => ({
      at: new Date(now - Math.floor(((at + 1) / said) ** 2 * 380 * dayMs) - (at % 24) * 3_600_000),
      rating: (1 + ((at * 7) % 5)) as (typeof ratings)[number],
      keywords: keywordsKnown.filter((_keyword, place) => (at + place) % 3 === 0),
      type: types[at % types.length] ?? 'COUGH',
    }));
    await addAnswered(
      test.database.system,
      await sent(scene),
      rows.map(({ at, type }) => ({ sentAt: at, answeredAt: at, completedAt: at, type })),
    );
    const eContacts = await sql<{ id: string }>`
      select id from e_contact where clinic_id = ${clinicId} and status = 'COMPLETED' order by completed_at desc, id`.execute(
      test.database.system,
    );
    const latestFirst = rows.toSorted((a, b) => b.at.getTime() - a.at.getTime());
    await test.database.system
      .insertInto('feedback')
      .values(
        latestFirst.map(({ at, rating, keywords }, place) => ({
          id: newRandomId(),
          clinic_id: clinicId,
          e_contact_id: eContacts.rows[place]?.id ?? '',
          author_user_id: patient.userId,
          source: 'CLINIC' as const,
          rating,
          keywords,
          comment: null,
          at,
        })),
      )
      .execute();

    for (const [period, stepOf] of Object.entries(stepBegins) as [
      keyof typeof stepBegins,
      (day: string) => string,
    ][]) {
      const { body } = await test.call(
        getFeedbackStatistics,
        { params: { clinicId }, query: { period } },
        { as },
      );
      const of = rows
        .map((row) => ({ ...row, day: dayOf.format(row.at) }))
        .filter(({ day }) => day >= body.from && day <= body.to);
      expect(body.count, period).toBe(of.length);
      expect(body.average).toEqual(close(average(of.map(({ rating }) => rating))));
      for (const rating of ratings)
        expect(body.ratings.find((each) => each.rating === rating)?.count).toBe(
          of.filter((row) => row.rating === rating).length,
        );
      for (const keyword of keywordsKnown)
        expect(body.keywords.find((each) => each.keyword === keyword)?.count ?? 0).toBe(
          of.filter((row) => row.keywords.includes(keyword)).length,
        );
      for (const type of types)
        expect(body.types.find((each) => each.type === type)).toEqual({
          type,
          count: of.filter((row) => row.type === type).length,
          average: close(average(of.filter((row) => row.type === type).map(({ rating }) => rating))),
        });
      const steps = Map.groupBy(of, ({ day }) => {
        const begins = stepOf(day);
        return [begins, body.from].sort().at(-1) ?? begins;
      });
      expect(body.trend.reduce((sum, { count }) => sum + count, 0)).toBe(of.length);
      for (const { from, count, average: found } of body.trend) {
        const inStep = (steps.get(from) ?? []).map(({ rating }) => rating);
        expect([from, count, found]).toEqual([from, inStep.length, close(average(inStep))]);
      }
    }
  },
);
