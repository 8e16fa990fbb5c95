import { changeClinicSetting } from '@tervita/contract/clinics';
import { answerInquiry, completeEContact, reopenEContact, sendInquiry } from '@tervita/contract/e-contacts';
import { getWaitingTimes } from '@tervita/contract/waiting-times';
import { type OpeningHours, workingTimeBetween } from '@tervita/domain/clinics';
import { calendarDayIn, mondayOf, plusDays, startOfDayIn } from '@tervita/domain/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAnswered } from '../../testing/answered-times.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { type Scene, threads } from '../../testing/threads.ts';
import { openTimesOf, timesSql } from './open-times.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const { sent, answered, completed } = threads(() => test);
const hour = 3_600_000;
const zone = 'Europe/Tallinn';
const monday = plusDays(mondayOf(calendarDayIn(zone, new Date())), -7);
/** A moment of last week, or of another, by the clinic's clock: 1 is Monday. */
const at = (weekday: number, hours: number, weeksBefore = 0): Date =>
  new Date(startOfDayIn(zone, plusDays(monday, weekday - 1 - 7 * weeksBefore)).getTime() + hours * hour);

const openScene = async () => {
  const scene = await make.clinicWithPatient({ timeZone: zone });
  await sql`insert into clinic_opening_hours (clinic_id, weekday, opens, closes)
    select ${scene.clinicId}, weekday, '08:00', '17:00' from generate_series(1, 5) weekday`.execute(
    test.database.system,
  );
  return scene;
};
const add = async (scene: Scene, ...times: Parameters<typeof addAnswered>[2]) =>
  addAnswered(test.database.system, await sent(scene), times);
const times = async ({ clinicId, asNurse }: Scene, query: object = {}) =>
  (await test.call(getWaitingTimes, { params: { clinicId }, query }, { as: asNurse })).body;

describe('opening hours in the database', () => {
  const hours: OpeningHours = {
    timeZone: 'Europe/Warsaw',
    weekly: [1, 2, 4, 5, 6].flatMap((weekday) => [
      { weekday, opens: '08:00', closes: '12:00' },
      { weekday, opens: '12:45', closes: '16:20' },
    ]),
    specialDays: [{ day: '2026-03-27', name: 'Holiday', intervals: [] }],
  };
  it('are counted as everywhere else, over a change of the clock and a holiday', async () => {
    const start = Date.parse('2026-03-20T00:00:00Z');
    const moments = Array.from({ length: 60 }, (_, step) => new Date(start + step * 17_171_717));
    const spans = timesSql(openTimesOf(hours, new Date(start), new Date('2026-04-02T00:00:00Z')));
    const { rows } = await sql<{ seconds: number }>`
      select open_seconds_at(at, ${spans}) as seconds from unnest(${moments}::timestamptz[]) with ordinality as m (at, place)
      order by place`.execute(test.database.system);
    expect(rows.map(({ seconds }) => Math.round(seconds * 1000))).toEqual(
      moments.map((moment) => workingTimeBetween(hours, new Date(start), moment)),
    );
  });
});

describe('how long patients waited', () => {
  it('is counted in opening hours: half, nine of ten, the same day, by weekday and by reason', async () => {
    const scene = await openScene();
    await add(
      scene,
      // An hour; over a night, an hour; from Saturday to Monday at nine, an hour; three hours, another reason.
      { sentAt: at(1, 9), answeredAt: at(1, 10), completedAt: at(1, 12) },
      { sentAt: at(2, 16.5), answeredAt: at(3, 8.5), completedAt: at(3, 12) },
      { sentAt: at(6, 12, 1), answeredAt: at(1, 9), completedAt: at(1, 9) },
      { sentAt: at(4, 9), answeredAt: at(4, 12), type: 'HEADACHE' },
      // Completed without a word.
      { sentAt: at(5, 9), answeredAt: null, completedAt: at(5, 12), type: 'BACK_PAIN' },
    );
    expect(await times(scene)).toMatchObject({
      workingDay: 540,
      firstAnswer: { count: 4, half: 60, nineOfTen: 144 },
      completion: { count: 4, half: 180 },
      sameDay: { share: 0.75, before: null },
      weekdays: [
        { weekday: 1, count: 2, half: 60, completedHalf: 120 },
        { weekday: 2, count: 1, half: 60, completedHalf: 270 },
        { weekday: 4, count: 1, half: 180, completedHalf: null },
        { weekday: 5, count: 0, half: null, completedHalf: 180 },
      ],
      types: [
        { type: 'COUGH', count: 3, half: 60, completedHalf: 180 },
        { type: 'HEADACHE', count: 1, half: 180, completedHalf: null },
        { type: 'BACK_PAIN', count: 0, half: null, nineOfTen: null, completedHalf: 180 },
      ],
    });
  });

  it('by week has twelve weeks, also empty ones, and the period before stands beside the share', async () => {
    const scene = await openScene();
    await add(
      scene,
      { sentAt: at(1, 9), answeredAt: at(1, 11) },
      { sentAt: at(1, 9, 5), answeredAt: at(2, 9, 5) },
      { sentAt: at(1, 9, 30), answeredAt: at(2, 9, 30) },
    );
    const { weeks, sameDay, firstAnswer } = await times(scene);
    expect(weeks).toHaveLength(12);
    expect(weeks.filter(({ count }) => count > 0)).toEqual([
      { from: plusDays(monday, -35), count: 1, half: 540, nineOfTen: 540 },
      { from: monday, count: 1, half: 120, nineOfTen: 120 },
    ]);
    expect(weeks[0]).toMatchObject({ count: 0, half: null });
    expect(firstAnswer.count).toBe(1);
    expect(sameDay).toEqual({ share: 1, before: 0 });
  });

  it('a long wait counts from its beginning, holidays of that time included', async () => {
    const scene = await openScene();
    const day = calendarDayIn(zone, at(3, 12, 20));
    await sql`insert into clinic_special_day (clinic_id, day, name) values (${scene.clinicId}, ${day}::date, 'Holiday')`.execute(
      test.database.system,
    );
    await add(scene, { sentAt: at(1, 8, 20), answeredAt: at(1, 8) });
    // Twenty weeks of five days of nine hours, one of them a holiday.
    expect((await times(scene)).firstAnswer.half).toBe((20 * 5 - 1) * 540);
  });

  it('does not count what staff began, what was refused or taken back, and what is not answered', async () => {
    const scene = await openScene();
    await add(scene, { sentAt: at(1, 9), answeredAt: null }, { sentAt: at(1, 9), answeredAt: at(1, 10) });
    const set = (change: ReturnType<typeof sql>) =>
      sql`update e_contact set ${change} where clinic_id = ${scene.clinicId}`.execute(test.database.system);
    expect((await times(scene)).firstAnswer.count).toBe(1);
    await set(sql`status = 'REJECTED', turn = null`);
    expect((await times(scene)).firstAnswer.count).toBe(0);
    await set(sql`status = 'COMPLETED', creator_kind = 'CLINIC', completed_at = now()`);
    expect(await times(scene)).toMatchObject({ firstAnswer: { count: 0 }, completion: { count: 0 } });
  });
});

describe('the first answer', () => {
  const timesOf = (id: string) =>
    test.database.system
      .selectFrom('e_contact')
      .select(['created_at', 'sent_at', 'first_answered_at', 'completed_at', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('is what staff first wrote, and stays so when the thread goes on, ends and opens again', async () => {
    const scene = await make.clinicWithPatient();
    const id = await answered(scene);
    const first = await timesOf(id);
    expect(first.sent_at).toEqual(first.created_at);
    expect(first.first_answered_at?.getTime()).toBeGreaterThan(first.created_at.getTime());
    const { asNurse, asPatient } = scene;
    await test.call(answerInquiry, { params: { id }, body: { answer: 'Ei' } }, { as: asPatient, seen: 2 });
    await test.call(
      completeEContact,
      { params: { id }, body: { infoText: 'Hea' } },
      { as: asNurse, seen: 3 },
    );
    await test.call(reopenEContact, { params: { id }, body: { reason: 'OTHER' } }, { as: asNurse, seen: 4 });
    expect(await timesOf(id)).toMatchObject({
      sent_at: first.sent_at,
      first_answered_at: first.first_answered_at,
      completed_at: null,
    });
  });

  it('comes with what is completed with a comment; without one it is never answered', async () => {
    const scene = await make.clinicWithPatient();
    expect((await timesOf(await completed(scene))).first_answered_at).not.toBeNull();
    const id = await sent(scene);
    await test.call(completeEContact, { params: { id }, body: {} }, { as: scene.asNurse, seen: 1 });
    expect((await timesOf(id)).first_answered_at).toBeNull();
  });

  it('is not for staff or patients to set', async () => {
    const scene = await make.clinicWithPatient();
    const id = await answered(scene);
    const { clinicId, nurse, patient } = scene;
    const change = sql`update e_contact set first_answered_at = now() where id = ${id}`;
    const asStaff = { userId: nurse.userId, personId: nurse.personId, clinicIds: [clinicId] };
    const asPatient = { userId: patient.userId, personId: patient.personId, clinicIds: [] };
    for (const [role, context] of [
      ['tervita_clinic', asStaff],
      ['tervita_patient', asPatient],
    ] as const)
      await expect(test.database.write(role, context, (tx) => change.execute(tx))).rejects.toThrow(
        'permission denied',
      );
  });
});

describe('who waits now', () => {
  it('is counted as the list counts them, with who has waited for more than a working day', async () => {
    const scene = await openScene();
    const [old] = [await sent(scene), await sent(scene), await answered(scene)];
    await sql`update e_contact set waiting_since = ${at(1, 9, 2)} where id = ${old}`.execute(
      test.database.system,
    );
    const { now } = await times(scene);
    expect(now).toMatchObject({ count: 2, overDay: 1 });
    expect(now.longest).toBeGreaterThanOrEqual(10 * 540 - 60);
  });

  it('holidays of the whole wait count, however long it is', async () => {
    const scene = await openScene();
    const id = await sent(scene);
    await sql`update e_contact set waiting_since = ${at(1, 8, 40)} where id = ${id}`.execute(
      test.database.system,
    );
    const before = (await times(scene)).now.longest ?? 0;
    const day = calendarDayIn(zone, at(3, 12, 38));
    await sql`insert into clinic_special_day (clinic_id, day, name) values (${scene.clinicId}, ${day}::date, 'Holiday')`.execute(
      test.database.system,
    );
    const longest = (await times(scene)).now.longest ?? 0;
    // A minute may end between the two.
    expect(Math.abs(before - 540 - longest)).toBeLessThanOrEqual(1);
  });
});

it('another clinic is not found, and only an admin switches what patients read', async () => {
  const [scene, other] = [await openScene(), await make.clinicWithPatient()];
  const { clinicId } = scene;
  const asked = { params: { clinicId }, query: {} };
  expect((await test.call(getWaitingTimes, asked, { as: other.asNurse })).status).toBe(404);
  expect((await times(scene)).isShown).toBe(true);
  const change = { params: { clinicId }, body: { expectedReply: 'DISABLED' } } as const;
  expect((await test.call(changeClinicSetting, change, { as: scene.asNurse })).status).toBe(403);
  const admin = await make.employee(clinicId, { isAdmin: true });
  const as = await make.session(admin.userId, 'PRM_DOCTOR');
  expect((await test.call(changeClinicSetting, change, { as })).body).toMatchObject({
    expectedReply: 'DISABLED',
  });
  expect((await times(scene)).isShown).toBe(false);
});

it('a reply to what waits takes it out of the count', async () => {
  const scene = await openScene();
  const id = await sent(scene);
  expect((await times(scene)).now.count).toBe(1);
  const body = { question: 'Kas on palavik?' };
  await test.call(sendInquiry, { params: { id }, body }, { as: scene.asNurse, seen: 1 });
  expect((await times(scene)).now).toEqual({ count: 0, overDay: 0, longest: null });
});
