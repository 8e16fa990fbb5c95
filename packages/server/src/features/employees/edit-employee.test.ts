import { listPatientLists } from '@tervita/contract/clinics';
import { addEmployee, changeEmployee, type Employee, listEmployees } from '@tervita/contract/employees';
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
  test = await startTestApp({
    digitalId: digitalId.gateway,
    mailDomainExists: async (domain) => domain !== 'nowhere.example',
  });
  await test.app.startWorker();
  make = given(test.database);
});
afterAll(() => test.close());

let serial = 500;
const sceneWithAdmin = async () => {
  const scene = await make.clinicWithPatient();
  const admin = await make.employee(scene.clinicId, { isAdmin: true });
  for (const code of ['N0412', 'N0500'])
    await sql`insert into patient_list (clinic_id, code) values (${scene.clinicId}, ${code})`.execute(
      test.database.system,
    );
  const asAdmin = await make.session(admin.userId, 'PRM_DOCTOR');
  const add = async (over: object = {}) => {
    serial += 1;
    const personalCode = generatePersonalCode('EE', { birthDate: '1990-01-01', sex: 'FEMALE', serial });
    const body = {
      personalCode,
      firstName: 'Eneli',
      surname: 'Raudoja',
      email: `eneli${serial}@example.com`,
    };
    const answer = await test.call(
      addEmployee,
      { params: { clinicId: scene.clinicId }, body: { ...body, role: 'NURSE' as const, ...over } },
      { as: asAdmin },
    );
    return { ...answer.body, personalCode, email: body.email };
  };
  return { ...scene, admin, asAdmin, add };
};

const edit = (clinicId: string, userId: string, body: object, as: string) =>
  test.call(changeEmployee, { params: { clinicId, userId }, body: body as { surname: string } }, { as });
const doctors = async (clinicId: string, as: string) => {
  const { body } = await test.call(listPatientLists, { params: { clinicId } }, { as });
  return Object.fromEntries(body.patientListWithClinicians.map(({ code, doctorName }) => [code, doctorName]));
};
const lettersTo = (address: string) => test.mails.filter(({ to }) => to === address);

describe('who administers the clinic', () => {
  it('is given and taken by another admin, never by oneself, and a clinic keeps one', async () => {
    const { clinicId, asAdmin, admin, nurse, asNurse } = await sceneWithAdmin();
    expect((await edit(clinicId, nurse.userId, { isAdmin: true }, asNurse)).status).toBe(403);
    expect((await edit(clinicId, nurse.userId, { isAdmin: true }, asAdmin)).body.isAdmin).toBe(true);
    expect(await edit(clinicId, admin.userId, { isAdmin: false }, asAdmin)).toMatchObject({
      status: 469,
      raw: { code: 'EMPLOYEE_IS_ONESELF' },
    });
    expect((await edit(clinicId, admin.userId, { isAdmin: false }, asNurse)).body.isAdmin).toBe(false);
  });

  it('two who take it from each other at once leave one', async () => {
    const { clinicId, asAdmin, admin, nurse, asNurse } = await sceneWithAdmin();
    await edit(clinicId, nurse.userId, { isAdmin: true }, asAdmin);
    const both = await Promise.all([
      edit(clinicId, nurse.userId, { isAdmin: false }, asAdmin),
      edit(clinicId, admin.userId, { isAdmin: false }, asNurse),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await sql`select from employee where clinic_id = ${clinicId} and is_admin`.execute(
      test.database.system,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('two admins who edit the same colleague', () => {
  const fieldsOf = ({ userId, personalCode, deletedAt, waitsSince, ...fields }: Employee) => fields;

  it('the later one is told, and brings back no right that the other took', async () => {
    const { clinicId, asAdmin, add } = await sceneWithAdmin();
    const second = await make.employee(clinicId, { isAdmin: true });
    const asSecond = await make.session(second.userId, 'PRM_DOCTOR');
    const { personalCode: _, ...added } = await add({ isAdmin: true });
    const read = fieldsOf({ ...added, personalCode: null });
    expect((await edit(clinicId, added.userId, { isAdmin: false, replaces: read }, asSecond)).status).toBe(
      200,
    );
    const corrects = { surname: 'Raudoja-Kask' };
    expect(await edit(clinicId, added.userId, { ...corrects, replaces: read }, asAdmin)).toMatchObject({
      status: 469,
      raw: { code: 'EMPLOYEE_CHANGED' },
    });
    const latest = { ...read, isAdmin: false };
    const saved = await edit(clinicId, added.userId, { ...corrects, replaces: latest }, asAdmin);
    expect(fieldsOf(saved.body)).toEqual({ ...latest, ...corrects });
    // The same call again, because its response was lost.
    const again = await edit(clinicId, added.userId, { ...corrects, replaces: latest }, asAdmin);
    expect(again).toMatchObject({ status: 200, body: saved.body });
  });
});

describe('a colleague whose name was typed with a slip', () => {
  const signInAs = (personalCode: string) =>
    digitalId.show(openBrowser(test), { code: personalCode, firstName: 'Eneli', surname: 'Raudoja' });
  const told = (address: string) => lettersTo(address).filter(({ subject }) => subject.includes('nimi'));
  const noticesOf = async (userId: string) =>
    (await sql`select from notice where user_id = ${userId}`.execute(test.database.system)).rows;
  const giveAddress = (userId: string, address: string) =>
    sql`insert into user_email (user_id, address, address_key, verified_at) values (${userId}, ${address}, ${address}, now())`.execute(
      test.database.system,
    );

  it('is told what to do at their own address, and after the correction the next sign-in lets them in', async () => {
    const { clinicId, asAdmin, add } = await sceneWithAdmin();
    const added = await add({ surname: 'Raudojaa' });
    const { userClaim } = (await signInAs(added.personalCode)).body;
    expect(userClaim.employments).toEqual([]);
    // What that sign-in leads to is over before there is an address it could reach.
    await eventually(async () => expect(await noticesOf(userClaim.userId)).toHaveLength(1));
    const own = `oma${serial}@example.com`;
    await giveAddress(userClaim.userId, own);
    await sql`delete from notice where user_id = ${userClaim.userId}`.execute(test.database.system);
    await signInAs(added.personalCode);
    await signInAs(added.personalCode);
    await eventually(() => expect(told(own)).toHaveLength(1));
    expect(told(own)[0]?.text).not.toContain('Raudojaa');
    await edit(clinicId, added.userId, { surname: 'Raudoja' }, asAdmin);
    expect((await signInAs(added.personalCode)).body.userClaim.employments).toMatchObject([
      { clinicId, role: 'NURSE' },
    ]);
  });

  it('the clinic hears nothing of it: it may have written down a stranger to learn when they sign in', async () => {
    const { clinicId, asAdmin, admin, add } = await sceneWithAdmin();
    const added = await add({ surname: 'Keegi-Teine' });
    const listed = async () =>
      (await test.call(listEmployees, { params: { clinicId }, query: {} }, { as: asAdmin })).body;
    const before = await listed();
    await eventually(() => expect(lettersTo(admin.email)).toHaveLength(1));
    const { userClaim } = (await signInAs(added.personalCode)).body;
    const own = `voorast${serial}@example.com`;
    await giveAddress(userClaim.userId, own);
    await sql`delete from notice where user_id = ${userClaim.userId}`.execute(test.database.system);
    await signInAs(added.personalCode);
    // The notice of the first sign-in may still have been on its way when the address came.
    await eventually(() => expect(told(own)).not.toEqual([]));
    expect(await listed()).toEqual(before);
    expect(lettersTo(added.email)).toEqual([]);
    expect(lettersTo(admin.email)).toHaveLength(1);
  });
});

describe('an admin edits', () => {
  it('name, role and list, and the letter to the admins names the clinic, who and whom', async () => {
    const { clinicId, asAdmin, admin, add } = await sceneWithAdmin();
    const { userId } = await add();
    const change = { firstName: 'Eneli-Mai', role: 'DOCTOR', listCode: 'N0412', isListDoctor: true };
    expect((await edit(clinicId, userId, change, asAdmin)).body).toMatchObject({
      ...change,
      surname: 'Raudoja',
    });
    expect(await doctors(clinicId, asAdmin)).toEqual({ N0412: 'Eneli-Mai Raudoja', N0500: null });
    const letter = () => lettersTo(admin.email).find(({ text }) => text.includes('muudeti nime'));
    await eventually(() => expect(letter()?.text).toContain('Töötaja: Eneli-Mai Raudoja'));
    const { rows } = await sql<{ by: string; clinic: string }>`
      select e.first_name || ' ' || e.surname as by, c.name as clinic from employee e join clinic c on c.id = e.clinic_id
      where e.user_id = ${admin.userId}`.execute(test.database.system);
    expect(letter()?.text).toContain(`Muutis: ${rows[0]?.by}`);
    expect(letter()?.text).toContain(`Kliinik: ${rows[0]?.clinic}`);
  });

  it('repeated it changes nothing more, and says nothing twice', async () => {
    const { clinicId, asAdmin, admin, add } = await sceneWithAdmin();
    const { userId } = await add();
    const first = await edit(clinicId, userId, { surname: 'Kask' }, asAdmin);
    expect((await edit(clinicId, userId, { surname: 'Kask' }, asAdmin)).body).toEqual(first.body);
    const letters = () => lettersTo(admin.email).filter(({ text }) => text.includes('muudeti nime'));
    await eventually(() => expect(letters()).toHaveLength(1));
  });

  it('a list has one doctor; who goes to another list, or is no doctor any more, leaves theirs', async () => {
    const { clinicId, asAdmin, add } = await sceneWithAdmin();
    const one = await add({ firstName: 'Andres', role: 'DOCTOR', listCode: 'N0412' });
    const two = await add({ firstName: 'Berit', role: 'DOCTOR', listCode: 'N0412' });
    expect((await doctors(clinicId, asAdmin)).N0412).toBe('Andres Raudoja');
    await edit(clinicId, two.userId, { isListDoctor: true }, asAdmin);
    expect((await doctors(clinicId, asAdmin)).N0412).toBe('Berit Raudoja');
    await edit(clinicId, two.userId, { listCode: 'N0500' }, asAdmin);
    expect(await doctors(clinicId, asAdmin)).toEqual({ N0412: null, N0500: null });
    await edit(clinicId, one.userId, { isListDoctor: true }, asAdmin);
    expect((await edit(clinicId, one.userId, { role: 'NURSE' }, asAdmin)).body.isListDoctor).toBe(false);
    expect((await doctors(clinicId, asAdmin)).N0412).toBeNull();
  });

  it('what is wrong is refused: no doctor of a list, an unknown list, no name, an old sign-in', async () => {
    const { clinicId, asAdmin, admin, add } = await sceneWithAdmin();
    const { userId } = await add({ listCode: 'N0412' });
    for (const wrong of [{ isListDoctor: true }, { listCode: 'N9' }, { role: 'CHIEF' }, { surname: ' ' }])
      expect((await edit(clinicId, userId, wrong, asAdmin)).status).toBe(400);
    await sql`update session set signed_in_at = now() - interval '16 minutes' where user_id = ${admin.userId}`.execute(
      test.database.system,
    );
    expect((await edit(clinicId, userId, { surname: 'Kask' }, asAdmin)).raw.code).toBe('SIGN_IN_TOO_OLD');
  });
});

describe('birth date, sex and e-mail', () => {
  const mailboxOf = async (userId: string) =>
    (
      await sql<{ address: string }>`select address from user_email where user_id = ${userId}`.execute(
        test.database.system,
      )
    ).rows[0]?.address;

  it('are corrected where no code says them; what the account signs in with stays', async () => {
    const { clinicId, asAdmin, nurse } = await sceneWithAdmin();
    const change = { birthDate: '1985-05-04', sex: 'FEMALE', email: 'Liis.Too@example.com' };
    expect((await edit(clinicId, nurse.userId, change, asAdmin)).body).toMatchObject(change);
    expect(await mailboxOf(nurse.userId)).toBe(nurse.email);
  });

  it('what a code says is not said otherwise, the e-mail is', async () => {
    const { clinicId, asAdmin, add } = await sceneWithAdmin();
    const { userId } = await add();
    for (const [field, value] of [
      ['birthDate', '1985-05-04'],
      ['sex', 'MALE'],
    ] as const)
      expect((await edit(clinicId, userId, { [field]: value }, asAdmin)).raw).toMatchObject({
        issues: [{ path: ['body', field] }],
      });
    const email = 'eneli.uus@example.com';
    expect((await edit(clinicId, userId, { email }, asAdmin)).body.email).toBe(email);
  });

  it('are judged as when somebody is added', async () => {
    const { clinicId, asAdmin, nurse, admin } = await sceneWithAdmin();
    const refused = async (change: object) => (await edit(clinicId, nurse.userId, change, asAdmin)).raw;
    expect(await refused({ birthDate: '2015-01-01' })).toMatchObject({ code: 'PERSON_IS_UNDERAGE' });
    expect(await refused({ birthDate: '1815-01-01' })).toMatchObject({ issues: [{ key: 'badDate' }] });
    expect(await refused({ email: 'liis@nowhere.example' })).toMatchObject({
      issues: [{ key: 'unknownEmailDomain' }],
    });
    // Without codes the clinic knows people by their address.
    await edit(clinicId, admin.userId, { email: 'juht@example.com' }, asAdmin);
    expect(await refused({ email: 'Juht@Example.com' })).toMatchObject({
      code: 'DOCTOR_EXISTS_IN_CLINIC_ALREADY',
    });
  });

  it('are corrected by an admin alone, for the database too', async () => {
    const { clinicId, nurse, admin, asNurse } = await sceneWithAdmin();
    expect((await edit(clinicId, admin.userId, { email: 'oma@example.com' }, asNurse)).status).toBe(403);
    const as = { userId: nurse.userId, personId: nurse.personId, clinicIds: [clinicId] };
    const forced = test.database.write('tervita_clinic', as, (tx) =>
      sql`select correct_employee(${clinicId}, ${admin.userId}, null, 'MALE', 'oma@example.com')`.execute(tx),
    );
    await expect(forced).rejects.toThrow('not an admin of the clinic');
  });
});

describe('who may edit', () => {
  it('nobody but an admin, of that clinic; and nobody their own role', async () => {
    const [own, other] = [await sceneWithAdmin(), await sceneWithAdmin()];
    const { userId } = await own.add();
    const surname = { surname: 'Kask' };
    expect((await edit(own.clinicId, userId, surname, other.asAdmin)).status).toBe(404);
    expect((await edit(other.clinicId, userId, surname, other.asAdmin)).status).toBe(404);
    expect((await edit(own.clinicId, userId, surname, own.asNurse)).status).toBe(403);
    expect((await edit(own.clinicId, userId, surname, own.asPatient)).status).toBe(403);
    expect((await edit(own.clinicId, own.admin.userId, { role: 'DOCTOR' }, own.asAdmin)).raw.code).toBe(
      'EMPLOYEE_IS_ONESELF',
    );
    expect((await edit(own.clinicId, own.admin.userId, { listCode: 'N0412' }, own.asAdmin)).status).toBe(200);
  });

  it('the database refuses it too', async () => {
    const { clinicId, nurse, add } = await sceneWithAdmin();
    const { userId } = await add();
    const as = { userId: nurse.userId, personId: nurse.personId, clinicIds: [clinicId] };
    const forced = test.database.write('tervita_clinic', as, (tx) =>
      sql`select edit_employee(${clinicId}, ${userId}, 'A', 'B', 'DOCTOR', null, false, true)`.execute(tx),
    );
    await expect(forced).rejects.toThrow('not an admin of the clinic');
  });
});
