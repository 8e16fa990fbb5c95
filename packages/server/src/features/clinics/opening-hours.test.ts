import { getSession } from '@tervita/contract/auth';
import { listMyClinics, listPatientClinics } from '@tervita/contract/clinics';
import { getPatientTimeline, listPatientEContacts, sendEContactText } from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const timeZone = 'America/New_York';
/** Open on Monday with a lunch break, closed tomorrow, other hours in a week; what lies far away is not sent along. */
const hoursOf = async (clinicId: string) => {
  const { system } = test.database;
  await sql`insert into clinic_opening_hours (clinic_id, weekday, opens, closes)
    values (${clinicId}, 1, '13:00', '24:00'), (${clinicId}, 1, '08:00', '12:00')`.execute(system);
  await sql`insert into clinic_special_day (clinic_id, day, name)
    values (${clinicId}, now()::date + 1, 'Holiday'), (${clinicId}, now()::date + 7, 'Short day'),
      (${clinicId}, now()::date + 400, 'Far away'), (${clinicId}, now()::date - 400, 'Long ago')`.execute(
    system,
  );
  await sql`insert into clinic_special_hours (clinic_id, day, opens, closes)
    values (${clinicId}, now()::date + 7, '09:00', '10:30')`.execute(system);
};
const wanted = {
  timeZone,
  weekly: [
    { weekday: 1, opens: '08:00', closes: '12:00' },
    { weekday: 1, opens: '13:00', closes: '24:00' },
  ],
  specialDays: [
    { name: 'Holiday', intervals: [] },
    { name: 'Short day', intervals: [{ opens: '09:00', closes: '10:30' }] },
  ],
};

describe('when a clinic is open, by its own clock', () => {
  it('is known to its staff and to whoever may write to it', async () => {
    const scene = await make.clinicWithPatient({ timeZone });
    await hoursOf(scene.clinicId);
    const ours = await test.call(listMyClinics, {}, { as: scene.asNurse });
    expect(ours.body.clinics).toMatchObject([{ clinicId: scene.clinicId, openingHours: wanted }]);
    const theirs = await test.call(
      listPatientClinics,
      { query: { personId: scene.patient.personId } },
      { as: scene.asPatient },
    );
    expect(theirs.body.clinics).toMatchObject([{ clinicId: scene.clinicId, openingHours: wanted }]);
  });

  it('goes with a thread, and its zone with every card', async () => {
    const scene = await make.clinicWithPatient({ timeZone });
    await hoursOf(scene.clinicId);
    const { clinicId, patient, asPatient } = scene;
    const body = {
      eContactType: 'COUGH' as const,
      patientPersonId: patient.personId,
      clinicId,
      text: 'Cough',
    };
    const { id } = (await test.call(sendEContactText, { body }, { as: asPatient })).body;
    const thread = await test.call(getPatientTimeline, { params: { id } }, { as: asPatient });
    expect(thread.body.openingHours).toMatchObject(wanted);
    const cards = await test.call(listPatientEContacts, { query: {} }, { as: asPatient });
    expect(cards.body.eContacts[0]?.clinic).toMatchObject({ clinicId, timeZone });
  });

  it('is empty where the clinic has not said; the zone is known all the same', async () => {
    const scene = await make.clinicWithPatient();
    const ours = await test.call(listMyClinics, {}, { as: scene.asNurse });
    expect(ours.body.clinics[0]?.openingHours).toEqual({
      timeZone: 'Europe/Tallinn',
      weekly: [],
      specialDays: [],
    });
    const session = await test.call(getSession, {}, { as: scene.asNurse });
    expect(session.body.login?.userClaim.employments).toMatchObject([{ timeZone: 'Europe/Tallinn' }]);
  });
});

describe('the database', () => {
  const refused = (statement: Promise<unknown>) =>
    statement.then(
      () => undefined,
      (error: { code?: string }) => error.code,
    );
  it('takes no zone, weekday or hours that cannot be', async () => {
    const clinicId = await make.clinic();
    const { system } = test.database;
    expect(
      await refused(sql`update clinic set time_zone = 'Mars/Olympus' where id = ${clinicId}`.execute(system)),
    ).toBe('22023');
    for (const values of [sql`8, '08:00', '09:00'`, sql`1, '09:00', '09:00'`, sql`1, '10:00', '09:00'`])
      expect(
        await refused(
          sql`insert into clinic_opening_hours (clinic_id, weekday, opens, closes)
            values (${clinicId}, ${values})`.execute(system),
        ),
      ).toBe('23514');
  });

  it('lets no clinic see or change the hours of another, and no patient change any', async () => {
    const [scene, other] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
    await hoursOf(other.clinicId);
    const context = { userId: scene.nurse.userId, clinicIds: [scene.clinicId] };
    for (const table of ['clinic_opening_hours', 'clinic_special_day', 'clinic_special_hours']) {
      const { rows } = await test.database.read('tervita_clinic', context, (db) =>
        sql`select from ${sql.ref(table)}`.execute(db),
      );
      expect(rows).toEqual([]);
      const remove = (role: 'tervita_clinic' | 'tervita_patient') =>
        test.database.write(role, context, (tx) => sql`delete from ${sql.ref(table)}`.execute(tx));
      expect(await refused(remove('tervita_patient'))).toBe('42501');
      expect((await remove('tervita_clinic')).numAffectedRows).toBe(0n);
    }
  });
});
