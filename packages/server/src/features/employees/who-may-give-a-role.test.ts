import { addEmployee, changeEmployee, decideEmployee, listEmployees } from '@tervita/contract/employees';
import type { EmployeeRole } from '@tervita/domain/auth';
import { generatePersonalCode } from '@tervita/domain/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { openBrowser } from '../../testing/browser.ts';
import { gatewayFor } from '../../testing/digital-id.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
const digitalId = gatewayFor();
beforeAll(async () => {
  test = await startTestApp({ digitalId: digitalId.gateway });
  await test.app.startWorker();
  make = given(test.database);
});
afterAll(() => test.close());

let serial = 200;
const staffOf = async (clinicId: string, over: { role?: EmployeeRole; isAdmin?: boolean }) => {
  const who = await make.employee(clinicId, over);
  return { ...who, as: await make.session(who.userId, 'PRM_DOCTOR') };
};
/** A clinic with a receptionist, a nurse, a doctor, and an admin who is a nurse. */
const scene = async ({ hasAdmin = true } = {}) => {
  const made = await make.clinicWithPatient();
  const { clinicId } = made;
  const admin = await staffOf(clinicId, { isAdmin: hasAdmin });
  const doctor = await staffOf(clinicId, { role: 'DOCTOR' });
  const office = await staffOf(clinicId, { role: 'NON_HEALTHCARE' });
  await sql`insert into patient_list (clinic_id, code) values (${clinicId}, 'N0412')`.execute(
    test.database.system,
  );
  return { ...made, admin, doctor, office };
};

const add = async (clinicId: string, as: string, role: EmployeeRole, over: object = {}) => {
  serial += 1;
  const body = {
    personalCode: generatePersonalCode('EE', { birthDate: '1990-01-01', sex: 'FEMALE', serial }),
    firstName: 'Eneli',
    surname: 'Raudoja',
    email: `eneli${serial}@example.com`,
    role,
    ...over,
  };
  const answer = await test.call(addEmployee, { params: { clinicId }, body }, { as });
  return { ...answer, code: body.personalCode };
};
const isThere = (added: Awaited<ReturnType<typeof add>>) => added.body.deletedAt === null;
const decide = (clinicId: string, userId: string, isAccepted: boolean, as: string) =>
  test.call(decideEmployee, { params: { clinicId, userId }, body: { isAccepted } }, { as });
const change = (clinicId: string, userId: string, deletedAt: string | null, as: string) =>
  test.call(changeEmployee, { params: { clinicId, userId }, body: { deletedAt } }, { as });
const then = '2026-01-01T00:00:00.000Z';
const listed = async (clinicId: string, as: string, includeDeleted: 'true' | 'false' = 'true') => {
  const answer = await test.call(listEmployees, { params: { clinicId }, query: { includeDeleted } }, { as });
  return answer.body.workers;
};
const signIn = async (code: string) =>
  (await digitalId.show(openBrowser(test), { code, firstName: 'Eneli', surname: 'Raudoja' })).body.userClaim;
const lettersTo = (address: string) => test.mails.filter(({ to }) => to === address);

describe('nobody gives a role that they do not hold', () => {
  it('what a receptionist makes of a doctor, a nurse or an admin waits, and gets in nowhere', async () => {
    const { clinicId, office, admin } = await scene();
    const doctor = await add(clinicId, office.as, 'DOCTOR', { listCode: 'N0412' });
    expect(doctor).toMatchObject({ status: 200, body: { waitsSince: expect.any(String) } });
    expect(isThere(doctor)).toBe(false);
    expect(isThere(await add(clinicId, office.as, 'NURSE'))).toBe(false);
    expect(isThere(await add(clinicId, office.as, 'NON_HEALTHCARE', { isAdmin: true }))).toBe(false);
    expect(await signIn(doctor.code)).toMatchObject({ employments: [], activeRole: 'PRM_PATIENT' });
    const all = await listed(clinicId, admin.as);
    expect(all.filter(({ waitsSince }) => waitsSince !== null)).toHaveLength(3);
    expect(all.some(({ isListDoctor }) => isListDoctor)).toBe(false);
    expect(await listed(clinicId, admin.as, 'false')).toHaveLength(4);
    await eventually(() => expect(lettersTo(admin.email)).toHaveLength(3));
    const letter = lettersTo(admin.email)[0];
    expect(letter?.subject).toBe('Uus töötaja ootab Tervitas Teie otsust');
    expect(letter?.text).toContain('Töötaja: Eneli Raudoja');
    expect(letter?.text).toContain('/admin/employees');
  });

  it('one’s own role, and work in the office, is given at once; an admin gives any', async () => {
    const { clinicId, office, doctor, asNurse, admin } = await scene();
    expect(isThere(await add(clinicId, office.as, 'NON_HEALTHCARE'))).toBe(true);
    expect(isThere(await add(clinicId, asNurse, 'NURSE'))).toBe(true);
    expect(isThere(await add(clinicId, asNurse, 'DOCTOR'))).toBe(false);
    expect(isThere(await add(clinicId, doctor.as, 'DOCTOR'))).toBe(true);
    expect(isThere(await add(clinicId, doctor.as, 'NURSE'))).toBe(false);
    expect(isThere(await add(clinicId, doctor.as, 'DOCTOR', { isAdmin: true }))).toBe(false);
    expect(isThere(await add(clinicId, admin.as, 'DOCTOR', { isAdmin: true }))).toBe(true);
  });
});

describe('an admin decides about who waits', () => {
  it('yes: they work, as the doctor of their list, at the next sign-in', async () => {
    const { clinicId, office, admin } = await scene();
    const { body, code } = await add(clinicId, office.as, 'DOCTOR', { listCode: 'N0412' });
    await signIn(code);
    expect((await decide(clinicId, body.userId, true, admin.as)).status).toBe(200);
    expect((await listed(clinicId, admin.as)).find(({ userId }) => userId === body.userId)).toMatchObject({
      deletedAt: null,
      waitsSince: null,
      isListDoctor: true,
    });
    expect(await signIn(code)).toMatchObject({ employments: [{ clinicId, role: 'DOCTOR' }] });
    await eventually(() =>
      expect(lettersTo(admin.email).some(({ text }) => text.includes('lisati töötajate hulka'))).toBe(true),
    );
  });

  it('no: nothing is kept of them, and nobody brings them back', async () => {
    const { clinicId, office, admin } = await scene();
    const { body, code } = await add(clinicId, office.as, 'NURSE');
    expect((await decide(clinicId, body.userId, false, admin.as)).status).toBe(200);
    expect(await listed(clinicId, admin.as)).toHaveLength(4);
    expect((await change(clinicId, body.userId, null, office.as)).status).toBe(404);
    const { rows } = await sql`select from app_user where id = ${body.userId}`.execute(test.database.system);
    expect(rows).toHaveLength(0);
    // A no by mistake is made good by adding them again.
    expect((await add(clinicId, admin.as, 'NURSE', { personalCode: code })).status).toBe(200);
  });

  it('of two at once one wins, and the other is told', async () => {
    const { clinicId, office, admin } = await scene();
    const other = await staffOf(clinicId, { isAdmin: true });
    for (const answer of [true, false]) {
      const { body } = await add(clinicId, office.as, 'DOCTOR');
      const both = await Promise.all([
        decide(clinicId, body.userId, true, admin.as),
        decide(clinicId, body.userId, answer, other.as),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 469]);
      expect(both.find(({ status }) => status === 469)?.raw.code).toBe('EMPLOYEE_DECIDED');
    }
  });

  it('nobody else does, by no way; a stranger finds nobody; an old sign-in is not enough', async () => {
    const { clinicId, office, doctor, asNurse, asPatient, admin } = await scene();
    const stranger = await scene();
    const { body } = await add(clinicId, office.as, 'DOCTOR');
    for (const as of [office.as, asNurse, doctor.as]) {
      expect((await decide(clinicId, body.userId, true, as)).raw.code).toBe('EMPLOYEE_FOR_ADMINS');
      expect((await change(clinicId, body.userId, null, as)).raw.code).toBe('EMPLOYEE_FOR_ADMINS');
    }
    expect((await decide(clinicId, body.userId, true, stranger.admin.as)).status).toBe(404);
    expect((await decide(clinicId, body.userId, true, asPatient)).status).toBe(403);
    // Only a yes lets them in: it alone says what became of who waited.
    expect((await change(clinicId, body.userId, null, admin.as)).raw.code).toBe('EMPLOYEE_FOR_ADMINS');
    await sql`update session set signed_in_at = now() - interval '16 minutes' where user_id = ${admin.userId}`.execute(
      test.database.system,
    );
    expect((await decide(clinicId, body.userId, true, admin.as)).raw.code).toBe('SIGN_IN_TOO_OLD');
    expect((await listed(clinicId, office.as)).filter(({ waitsSince }) => waitsSince)).toHaveLength(1);
  });

  it('a doctor does where no admin is left, and the letter goes there', async () => {
    const { clinicId, office, doctor, asNurse } = await scene({ hasAdmin: false });
    const { body } = await add(clinicId, office.as, 'NURSE', { isAdmin: true });
    await eventually(() => expect(lettersTo(doctor.email)).toHaveLength(1));
    expect((await decide(clinicId, body.userId, true, asNurse)).raw.code).toBe('EMPLOYEE_FOR_ADMINS');
    expect((await decide(clinicId, body.userId, true, doctor.as)).status).toBe(200);
    const next = await add(clinicId, office.as, 'NURSE');
    expect((await decide(clinicId, next.body.userId, true, doctor.as)).raw.code).toBe('EMPLOYEE_FOR_ADMINS');
  });
});

describe('the work of a doctor or an admin', () => {
  it('is ended and brought back by admins; everybody else’s by any colleague', async () => {
    const { clinicId, office, nurse, doctor, admin } = await scene();
    const second = await staffOf(clinicId, { isAdmin: true });
    for (const { userId } of [doctor, second])
      expect(await change(clinicId, userId, then, office.as)).toMatchObject({
        status: 469,
        raw: { code: 'EMPLOYEE_FOR_ADMINS' },
      });
    expect((await change(clinicId, doctor.userId, then, admin.as)).status).toBe(200);
    expect((await change(clinicId, doctor.userId, null, office.as)).raw.code).toBe('EMPLOYEE_FOR_ADMINS');
    expect((await change(clinicId, doctor.userId, null, admin.as)).body.deletedAt).toBeNull();
    expect((await change(clinicId, nurse.userId, then, office.as)).status).toBe(200);
    expect((await change(clinicId, nurse.userId, null, office.as)).body.deletedAt).toBeNull();
  });

  it('where no admin is left, by a doctor', async () => {
    const { clinicId, office, doctor, admin } = await scene();
    const second = await staffOf(clinicId, { role: 'DOCTOR' });
    expect((await change(clinicId, second.userId, then, doctor.as)).raw.code).toBe('EMPLOYEE_FOR_ADMINS');
    await sql`update employee set deleted_at = now() where user_id = ${admin.userId}`.execute(
      test.database.system,
    );
    expect((await change(clinicId, second.userId, then, office.as)).raw.code).toBe('EMPLOYEE_FOR_ADMINS');
    expect((await change(clinicId, second.userId, then, doctor.as)).status).toBe(200);
    expect((await change(clinicId, admin.userId, null, doctor.as)).body.deletedAt).toBeNull();
  });
});

it('the database refuses it all too', async () => {
  const { clinicId, office, doctor } = await scene();
  const { body } = await add(clinicId, office.as, 'DOCTOR');
  const as = { userId: office.userId, personId: office.personId, clinicIds: [clinicId] };
  const forced = (statement: ReturnType<typeof sql>) =>
    test.database.write('tervita_clinic', as, (tx) => statement.execute(tx));
  const refused = 'not for the caller to change';
  for (const { userId } of [doctor, body])
    await expect(
      forced(sql`update employee set deleted_at = case when deleted_at is null then now() end
        where user_id = ${userId}`),
    ).rejects.toThrow(refused);
  await expect(forced(sql`select decide_employee(${clinicId}, ${body.userId}, true)`)).rejects.toThrow(
    'not for the caller to decide',
  );
  await expect(
    forced(sql`update employee set waits_since = null where user_id = ${body.userId}`),
  ).rejects.toThrow('permission denied');
});

describe('personal codes, birth dates and sexes', () => {
  it('are for admins alone, and who looked at them is written down with whose they are', async () => {
    const { clinicId, office, asNurse, nurse, admin } = await scene();
    const { body, code } = await add(clinicId, office.as, 'NON_HEALTHCARE');
    const hidden = { personalCode: null, birthDate: null, sex: null };
    expect(body).toMatchObject(hidden);
    for (const worker of await listed(clinicId, asNurse)) expect(worker).toMatchObject(hidden);
    expect((await change(clinicId, body.userId, then, asNurse)).body).toMatchObject(hidden);
    const seen = (await listed(clinicId, admin.as)).find(({ userId }) => userId === body.userId);
    expect(seen).toMatchObject({ personalCode: code, birthDate: '1990-01-01', sex: 'FEMALE' });
    const audited = async (userId: string) =>
      (
        await sql<{ action: string; persons: string[] | null }>`
          select action, person_ids as persons from audit_log
          where user_id = ${userId} and call = 'GET /clinic/:clinicId/employees'`.execute(
          test.database.system,
        )
      ).rows;
    const [row] = await audited(admin.userId);
    expect(row?.action).toBe('LISTED');
    expect(row?.persons).toHaveLength(5);
    expect(row?.persons).toContain(nurse.personId);
    expect((await audited(nurse.userId)).every(({ persons }) => persons === null)).toBe(true);
  });
});
