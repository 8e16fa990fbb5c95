import { listMyClinics } from '@tervita/contract/clinics';
import { changeEmployee, listEmployees } from '@tervita/contract/employees';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Given, given, type Person } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  await test.app.startWorker();
  make = given(test.database);
});
afterAll(() => test.close());

const sceneWithAdmins = async (count = 1) => {
  const scene = await make.clinicWithPatient();
  const admins: (Person & { as: string })[] = [];
  for (let made = 0; made < count; made += 1) {
    const admin = await make.employee(scene.clinicId, { isAdmin: true });
    admins.push({ ...admin, as: await make.session(admin.userId, 'PRM_DOCTOR') });
  }
  const [first] = admins;
  if (!first) throw new Error('no admin');
  return { ...scene, admins, admin: first };
};

const change = (clinicId: string, userId: string, as: string, deletedAt: string | null) =>
  test.call(changeEmployee, { params: { clinicId, userId }, body: { deletedAt } }, { as });
const long = '2020-01-01T00:00:00.000Z';
const deactivate = (clinicId: string, userId: string, as: string) => change(clinicId, userId, as, long);
const activate = (clinicId: string, userId: string, as: string) => change(clinicId, userId, as, null);
const letters = (address: string) => test.mails.filter(({ to }) => to === address).length;

describe('a colleague leaves', () => {
  it('at the time of the call, signed out everywhere at once, and the admins get one letter', async () => {
    const { clinicId, nurse, asNurse, admin } = await sceneWithAdmins();
    const asPatientToo = await make.session(nurse.userId);
    const { status, body } = await deactivate(clinicId, nurse.userId, admin.as);
    expect(status).toBe(200);
    expect(Date.parse(body.deletedAt ?? '')).toBeGreaterThan(Date.parse('2026-01-01'));
    expect((await test.call(listMyClinics, {}, { as: asNurse })).status).toBe(401);
    expect((await test.call(listMyClinics, {}, { as: asPatientToo })).status).toBe(401);
    expect(test.told).toContainEqual({ topic: 'signed-out', ids: { userId: nurse.userId } });
    // Repeated, because the answer was lost, it changes nothing more.
    expect((await deactivate(clinicId, nurse.userId, admin.as)).body).toEqual(body);
    await eventually(() => expect(letters(admin.email)).toBe(1));
    // Signed in anew, they are a patient.
    const anew = await make.session(nurse.userId, 'PRM_DOCTOR');
    expect((await test.call(listMyClinics, {}, { as: anew })).status).toBe(403);
  });

  it('never by themselves, and a stranger finds nobody', async () => {
    const { clinicId, nurse, asNurse } = await sceneWithAdmins();
    const other = await sceneWithAdmins();
    expect(await deactivate(clinicId, nurse.userId, asNurse)).toMatchObject({
      status: 469,
      raw: { code: 'EMPLOYEE_IS_ONESELF' },
    });
    expect((await deactivate(clinicId, nurse.userId, other.admin.as)).status).toBe(404);
    expect((await deactivate(other.clinicId, nurse.userId, other.admin.as)).status).toBe(404);
    expect((await test.call(listMyClinics, {}, { as: asNurse })).status).toBe(200);
  });

  it('by a colleague whose sign-in is younger than 15 minutes', async () => {
    const { clinicId, nurse, asNurse, admin } = await sceneWithAdmins();
    await sql`update session set signed_in_at = now() - interval '16 minutes' where user_id = ${admin.userId}`.execute(
      test.database.system,
    );
    expect((await deactivate(clinicId, nurse.userId, admin.as)).raw.code).toBe('SIGN_IN_TOO_OLD');
    expect((await test.call(listMyClinics, {}, { as: asNurse })).status).toBe(200);
  });
});

describe('a clinic keeps an admin', () => {
  it('the last one does not leave', async () => {
    const { clinicId, asNurse, admin } = await sceneWithAdmins();
    expect(await deactivate(clinicId, admin.userId, asNurse)).toMatchObject({
      status: 469,
      raw: { code: 'LAST_CLINIC_ADMIN' },
    });
  });

  it('two who deactivate each other at the same moment: one stays', async () => {
    const { clinicId, admins } = await sceneWithAdmins(2);
    const [one, two] = admins;
    if (!one || !two) throw new Error('two admins are needed');
    const both = await Promise.all([
      deactivate(clinicId, two.userId, one.as),
      deactivate(clinicId, one.userId, two.as),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from employee where clinic_id = ${clinicId} and is_admin and deleted_at is null`.execute(
      test.database.system,
    );
    expect(rows[0]?.count).toBe(1);
  });

  it('the database refuses it too, and so it does a change of oneself', async () => {
    const { clinicId, nurse, admin } = await sceneWithAdmins();
    const as = { userId: nurse.userId, personId: nurse.personId, clinicIds: [clinicId] };
    const leave = (userId: string) =>
      test.database.write('tervita_clinic', as, (tx, now) =>
        tx
          .updateTable('employee')
          .set({ deleted_at: now })
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow(),
      );
    await expect(leave(admin.userId)).rejects.toThrow('not for the caller to change');
    expect((await leave(nurse.userId)).numUpdatedRows).toBe(0n);
  });
});

it('a colleague comes back; a former admin only by an admin', async () => {
  const { clinicId, nurse, asNurse, admins } = await sceneWithAdmins(2);
  const [one, two] = admins;
  if (!one || !two) throw new Error('two admins are needed');
  await deactivate(clinicId, two.userId, one.as);
  expect((await activate(clinicId, two.userId, asNurse)).raw.code).toBe('EMPLOYEE_FOR_ADMINS');
  expect((await activate(clinicId, two.userId, one.as)).body).toMatchObject({
    deletedAt: null,
    isAdmin: true,
  });
  await deactivate(clinicId, nurse.userId, one.as);
  expect((await activate(clinicId, nurse.userId, one.as)).body.deletedAt).toBe(null);
  const anew = await make.session(nurse.userId, 'PRM_DOCTOR');
  const asked = { params: { clinicId }, query: {} };
  expect((await test.call(listEmployees, asked, { as: anew })).body.workers).toHaveLength(3);
});
