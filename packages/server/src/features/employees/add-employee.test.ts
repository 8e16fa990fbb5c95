import { listPatientLists } from '@tervita/contract/clinics';
import { assignEContact, getClinicEContact, sendEContactText } from '@tervita/contract/e-contacts';
import { addEmployee, changeEmployee, listEmployees } from '@tervita/contract/employees';
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

let serial = 0;
const nextCode = (birthDate = '1990-01-01') => {
  serial += 1;
  return generatePersonalCode('EE', { birthDate, sex: 'FEMALE', serial });
};
const eneli = (over: object = {}) => ({
  personalCode: nextCode(),
  firstName: 'Eneli',
  surname: 'Raudoja',
  email: 'eneli.raudoja@example.com',
  role: 'NURSE' as const,
  ...over,
});
type EmployeeInput = ReturnType<typeof eneli>;

const sceneWithAdmin = async () => {
  const scene = await make.clinicWithPatient();
  const admin = await make.employee(scene.clinicId, { isAdmin: true });
  return { ...scene, admin, asAdmin: await make.session(admin.userId, 'PRM_DOCTOR') };
};
const add = (clinicId: string, body: EmployeeInput, as: string) =>
  test.call(addEmployee, { params: { clinicId }, body }, { as });
const workers = async (clinicId: string, as: string) =>
  (await test.call(listEmployees, { params: { clinicId }, query: { includeDeleted: 'true' } }, { as })).body
    .workers;

describe('a colleague is added', () => {
  it('by any employee, as the clinic wrote them down, and the admins get a letter', async () => {
    const { clinicId, asNurse, asAdmin, admin, nurse } = await sceneWithAdmin();
    await sql`insert into patient_list (clinic_id, code) values (${clinicId}, 'N0412')`.execute(
      test.database.system,
    );
    const typed = eneli({ listCode: 'N0412' });
    const { status, body } = await add(clinicId, typed, asNurse);
    expect(status).toBe(200);
    const shown = {
      userId: expect.any(String),
      firstName: 'Eneli',
      surname: 'Raudoja',
      personalCode: null,
      birthDate: null,
      email: 'eneli.raudoja@example.com',
      sex: null,
      role: 'NURSE',
      isAdmin: false,
      listCode: 'N0412',
      isListDoctor: false,
      deletedAt: null,
      waitsSince: null,
    };
    expect(body).toEqual(shown);
    expect(await workers(clinicId, asNurse)).toContainEqual(body);
    const { personalCode } = typed;
    const toAdmin = { ...shown, personalCode, birthDate: '1990-01-01', sex: 'FEMALE' };
    expect(await workers(clinicId, asAdmin)).toContainEqual(toAdmin);
    const subject = 'Teie kliiniku töötajate nimekirja muudeti Tervitas';
    await eventually(() =>
      expect(test.mails.filter((mail) => mail.subject === subject).map(({ to }) => to)).toEqual([
        admin.email,
      ]),
    );
    expect(test.mails.some(({ to }) => to === nurse.email)).toBe(false);
    const { rows } = await sql<{ by: string; clinic: string }>`
      select e.first_name || ' ' || e.surname as by, c.name as clinic from employee e join clinic c on c.id = e.clinic_id
      where e.user_id = ${nurse.userId}`.execute(test.database.system);
    const letter = test.mails.find((mail) => mail.subject === subject)?.text ?? '';
    expect(letter).toContain('Töötaja: Eneli Raudoja\nMuudatus: lisati töötajate hulka');
    expect(letter).toContain(`Kliinik: ${rows[0]?.clinic}`);
    expect(letter).toContain(`Muutis: ${rows[0]?.by}`);
    expect(letter).not.toContain(typed.personalCode);
  });

  it('as an admin, and the doctor of a list, by an admin', async () => {
    const { clinicId, asAdmin } = await sceneWithAdmin();
    await sql`insert into patient_list (clinic_id, code) values (${clinicId}, 'N0413')`.execute(
      test.database.system,
    );
    const doctor = eneli({ role: 'DOCTOR', listCode: 'N0413' });
    expect((await add(clinicId, doctor as EmployeeInput, asAdmin)).body.isListDoctor).toBe(true);
    expect((await add(clinicId, eneli({ isAdmin: true }), asAdmin)).body.isAdmin).toBe(true);
  });

  it('only when the sign-in is younger than 15 minutes', async () => {
    const { clinicId, asNurse, nurse } = await sceneWithAdmin();
    await sql`update session set signed_in_at = now() - interval '16 minutes' where user_id = ${nurse.userId}`.execute(
      test.database.system,
    );
    expect(await add(clinicId, eneli(), asNurse)).toMatchObject({
      status: 468,
      raw: { code: 'SIGN_IN_TOO_OLD' },
    });
    expect(await workers(clinicId, asNurse)).toHaveLength(2);
  });

  it('not by a stranger, nor with what is wrong', async () => {
    const [own, other] = [await sceneWithAdmin(), await sceneWithAdmin()];
    expect((await add(own.clinicId, eneli(), other.asNurse)).status).toBe(404);
    expect((await add(own.clinicId, eneli(), own.asPatient)).status).toBe(403);
    const wrong = async (over: object) => (await add(own.clinicId, eneli(over), own.asNurse)).raw;
    expect(await wrong({ personalCode: '4900101123' })).toMatchObject({
      issues: [{ path: ['body', 'personalCode'], key: 'badPersonalCode' }],
    });
    expect(await wrong({ personalCode: undefined })).toMatchObject({
      issues: [{ path: ['body', 'personalCode'], key: 'required' }],
    });
    expect(await wrong({ email: 'eneli@nowhere.example' })).toMatchObject({
      issues: [{ key: 'unknownEmailDomain' }],
    });
    expect(await wrong({ listCode: 'N9999' })).toMatchObject({ issues: [{ path: ['body', 'listCode'] }] });
    expect(await wrong({ personalCode: nextCode('2015-01-01') })).toMatchObject({
      code: 'PERSON_IS_UNDERAGE',
    });
    expect(await workers(own.clinicId, own.asNurse)).toHaveLength(2);
  });
});

it('the list of a doctor who left is the successor’s; that of one who works stays', async () => {
  const { clinicId, asNurse, asAdmin } = await sceneWithAdmin();
  await sql`insert into patient_list (clinic_id, code) values (${clinicId}, 'N0388')`.execute(
    test.database.system,
  );
  const doctorOf = async () => {
    const { body } = await test.call(listPatientLists, { params: { clinicId } }, { as: asNurse });
    return body.patientListWithClinicians.find(({ code }) => code === 'N0388')?.doctorName;
  };
  const doctor = (firstName: string) =>
    add(clinicId, eneli({ firstName, role: 'DOCTOR', listCode: 'N0388' }) as EmployeeInput, asAdmin);
  const { body: first } = await doctor('Andres');
  await doctor('Berit');
  expect(await doctorOf()).toBe('Andres Raudoja');
  const params = { clinicId, userId: first.userId };
  const deletedAt = new Date().toISOString();
  await test.call(changeEmployee, { params, body: { deletedAt } }, { as: asAdmin });
  expect(await doctorOf()).toBeNull();
  await doctor('Carmen');
  expect(await doctorOf()).toBe('Carmen Raudoja');
});

describe('somebody whom the clinic knows', () => {
  it('is not added twice, deactivated or not, and under another name nothing is saved', async () => {
    const { clinicId, asNurse } = await sceneWithAdmin();
    const typed = eneli();
    const { body } = await add(clinicId, typed, asNurse);
    const again = async (over: object) => (await add(clinicId, { ...typed, ...over }, asNurse)).raw.code;
    expect(await again({})).toBe('DOCTOR_EXISTS_IN_CLINIC_ALREADY');
    expect(await again({ firstName: 'eneli ' })).toBe('DOCTOR_EXISTS_IN_CLINIC_ALREADY');
    expect(await again({ surname: 'Kask' })).toBe('USER_EXISTS_WITH_DIFFERENT_NAME');
    await sql`update employee set deleted_at = now() where user_id = ${body.userId}`.execute(
      test.database.system,
    );
    expect(await again({})).toBe('DOCTOR_EXISTS_IN_CLINIC_ALREADY');
    expect(await workers(clinicId, asNurse)).toHaveLength(3);
  });

  it('as a patient under another name is not added', async () => {
    const { clinicId, asNurse, patient } = await sceneWithAdmin();
    const { rows } = await sql<{ personal_code: string }>`
      select personal_code from person where id = ${patient.personId}`.execute(test.database.system);
    const personalCode = rows[0]?.personal_code ?? '';
    expect((await add(clinicId, eneli({ personalCode }), asNurse)).raw.code).toBe(
      'USER_EXISTS_WITH_DIFFERENT_NAME',
    );
  });

  it('is added once by two at the same moment', async () => {
    const { clinicId, asNurse, asAdmin } = await sceneWithAdmin();
    const typed = eneli();
    const both = await Promise.all([add(clinicId, typed, asNurse), add(clinicId, typed, asAdmin)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 468]);
    expect(await workers(clinicId, asNurse)).toHaveLength(3);
  });
});

it('nothing tells whether a code is known elsewhere', async () => {
  const { clinicId, asNurse } = await sceneWithAdmin();
  const known = await make.person({ firstName: 'Kati' });
  const { rows } = await sql<{ personal_code: string }>`
    select personal_code from person where id = ${known.personId}`.execute(test.database.system);
  const answers = [
    await add(clinicId, eneli({ personalCode: rows[0]?.personal_code }), asNurse),
    await add(clinicId, eneli(), asNurse),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [first, second] = answers.map(({ body }) => ({
    ...body,
    personalCode: '',
    birthDate: '',
    userId: '',
  }));
  expect(first).toEqual(second);
  // An id tells when it was made: both were made now.
  expect(answers[0]?.body.userId).not.toBe(known.userId);
});

describe('who was written down', () => {
  const signIn = (code: string, surname = 'Raudoja') =>
    digitalId.show(openBrowser(test), { code, firstName: 'Eneli', surname });

  it('works in the clinic when they sign in with that code and name, and keeps what was assigned to them', async () => {
    const scene = await sceneWithAdmin();
    const typed = eneli();
    const { body: added } = await add(scene.clinicId, typed, scene.asNurse);
    const sent = await test.call(
      sendEContactText,
      {
        body: {
          eContactType: 'COUGH',
          patientPersonId: scene.patient.personId,
          clinicId: scene.clinicId,
          text: 'Köha',
        },
      },
      { as: scene.asPatient },
    );
    const params = { id: sent.body.id };
    const assigned = await test.call(
      assignEContact,
      { params, body: { assigneeUserId: added.userId } },
      { as: scene.asNurse, seen: 1 },
    );
    expect(assigned.status).toBe(200);
    const { body } = await signIn(typed.personalCode);
    expect(body.userClaim).toMatchObject({
      activeRole: 'PRM_DOCTOR',
      employments: [{ clinicId: scene.clinicId, role: 'NURSE', isAdmin: false }],
    });
    const { userId } = body.userClaim;
    expect((await workers(scene.clinicId, scene.asNurse)).map((each) => each.userId)).toContain(userId);
    const opened = await test.call(getClinicEContact, { params }, { as: scene.asNurse });
    expect(JSON.stringify(opened.body)).toContain(userId);
    // The next sign-in finds everything as it is.
    expect((await signIn(typed.personalCode)).body.userClaim.userId).toBe(userId);
  });

  it('gets in nowhere under another name, nor with another code', async () => {
    const { clinicId, asNurse } = await sceneWithAdmin();
    const typed = eneli();
    await add(clinicId, typed, asNurse);
    expect((await signIn(typed.personalCode, 'Kask')).body.userClaim.employments).toEqual([]);
    expect((await signIn(nextCode())).body.userClaim.employments).toEqual([]);
  });

  it('by two clinics works in both', async () => {
    const [one, two] = [await sceneWithAdmin(), await sceneWithAdmin()];
    const typed = eneli();
    await add(one.clinicId, typed, one.asNurse);
    await add(two.clinicId, typed, two.asNurse);
    const { body } = await signIn(typed.personalCode);
    expect(body.userClaim.employments.map(({ clinicId }) => clinicId).toSorted()).toEqual(
      [one.clinicId, two.clinicId].toSorted(),
    );
  });
});
