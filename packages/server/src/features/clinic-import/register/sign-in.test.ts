import { listListImports, mobileIdStatus, signInWithMobileId } from '@tervita/contract/clinic-import';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';
import {
  begin,
  doctorsList,
  type RegisterAdmin,
  registerAdmin,
  signedIn,
  startImport,
  status,
} from '../../../testing/register-admin.ts';
import { listOf, memberOf, type RegisterWorld, startRegisterWorld } from '../../../testing/register-scene.ts';

let test: TestApp;
let world: RegisterWorld;
let make: Given;
beforeAll(async () => {
  world = await startRegisterWorld();
  test = await startTestApp({ registerAccess: world.access() });
  make = given(test.database);
});
afterAll(async () => {
  await test.close();
  await world.close();
});

const lists = () => [listOf('N0412', [memberOf()])];
const stored = (admin: RegisterAdmin) =>
  test.database.system
    .selectFrom('register_sign_in')
    .selectAll()
    .where('user_id', '=', admin.admin.userId)
    .orderBy('started_at')
    .execute();
const age = (admin: RegisterAdmin, minutes: number) =>
  sql`update register_sign_in set expires_at = expires_at - make_interval(mins => ${minutes})
    where user_id = ${admin.admin.userId}`.execute(test.database.system);

describe('signing in for an import', () => {
  it('shows a code, and ends well when the person says yes on the phone', async () => {
    const admin = await registerAdmin(test, world);
    const begun = await begin(test, admin);
    expect(begun.body).toMatchObject({ verificationCode: expect.stringMatching(/^\d{4}$/) });
    const { body } = await status(test, admin);
    expect(body).toMatchObject({
      status: 'SUCCESS',
      method: 'SMART_ID',
      sessionId: begun.body.sessionId,
      failureCode: null,
    });
    const minutes = (Date.parse(body.expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15.1);
  });

  it('with Mobile-ID too, and each end result is told', async () => {
    const admin = await registerAdmin(test, world);
    const ends = async (phone: string) => {
      const body = { personalCode: admin.code, phone };
      expect((await test.call(signInWithMobileId, { body }, { as: admin.as })).status).toBe(200);
      const { failureCode, status: ended } = (await test.call(mobileIdStatus, { body }, { as: admin.as }))
        .body;
      return failureCode ?? ended;
    };
    expect(await ends('+37251234567')).toBe('SUCCESS');
    expect(await ends('+37201100266')).toBe('REFUSED');
    expect(await ends('+37213100266')).toBe('PHONE_ABSENT');
    expect(await ends('+37207110066')).toBe('NOT_DELIVERED');
    expect(await ends('+37066000266')).toBe('TIMEOUT');
    const bad = { personalCode: admin.code, phone: '51234567' };
    expect((await test.call(signInWithMobileId, { body: bad }, { as: admin.as })).status).toBe(400);
  });

  it('somebody else’s code is refused before any phone rings', async () => {
    const [admin, other] = [await registerAdmin(test, world), await registerAdmin(test, world)];
    const asked = async () =>
      ((await (await fetch(`${world.smart.url}/__sim/requests`)).json()) as unknown[]).length;
    const before = await asked();
    const refused = await begin(test, { ...admin, code: other.code });
    expect([refused.status, refused.raw.code]).toEqual([468, 'IMPORT_CODE_NOT_OWN']);
    expect(await asked()).toBe(before);
  });

  it('a code that was only typed is nobody’s proof', async () => {
    const admin = await registerAdmin(test, world);
    await sql`update person set personal_code = null where id = ${admin.admin.personId}`.execute(
      test.database.system,
    );
    expect((await begin(test, admin)).raw.code).toBe('IMPORT_CODE_NOT_OWN');
  });

  it('an answer that another person signed does not count', async () => {
    const admin = await registerAdmin(test, world);
    await world.faults.smart('wrong-person');
    await begin(test, admin);
    expect((await status(test, admin)).body).toMatchObject({ status: 'FAILED', failureCode: 'NOT_VERIFIED' });
  });

  it('nobody with this code has Smart-ID: told like any other end', async () => {
    const admin = await registerAdmin(test, world);
    world.people.splice(0, world.people.length, ...world.people.filter(({ code }) => code !== admin.code));
    expect((await begin(test, admin)).status).toBe(200);
    expect((await status(test, admin)).body).toMatchObject({ status: 'FAILED', failureCode: 'NO_ACCOUNT' });
  });

  it('a provider that is down is told at once; nothing is kept', async () => {
    const admin = await registerAdmin(test, world);
    await world.faults.smart('http-500');
    expect((await begin(test, admin)).raw.code).toBe('IMPORT_SIGN_IN_NOT_AVAILABLE');
    expect(await stored(admin)).toEqual([]);
    await begin(test, admin);
    await world.faults.smart('garbage');
    expect((await status(test, admin)).body.status).toBe('PENDING');
    expect((await status(test, admin)).body.status).toBe('SUCCESS');
  });

  it('nothing was begun, or too long ago', async () => {
    const admin = await registerAdmin(test, world);
    expect((await status(test, admin)).raw.code).toBe('IMPORT_SIGN_IN_NEEDED');
    await begin(test, admin);
    await age(admin, 3);
    expect((await status(test, admin)).body).toMatchObject({ status: 'FAILED', failureCode: 'TIMEOUT' });
  });

  it('begun in two windows, the newer one counts; at once, exactly one waits', async () => {
    const admin = await registerAdmin(test, world);
    const first = await begin(test, admin);
    const second = await begin(test, admin);
    expect((await status(test, admin)).body.sessionId).toBe(second.body.sessionId);
    expect(await stored(admin)).toMatchObject([
      { id: first.body.sessionId, state: 'FAILED', failure: 'REPLACED' },
      { state: 'SUCCESS' },
    ]);
    const both = await Promise.all([begin(test, admin), begin(test, admin)]);
    expect(both.map((answer) => answer.status)).toEqual([200, 200]);
    expect((await stored(admin)).filter(({ state }) => state === 'PENDING')).toHaveLength(1);
  });

  it('asked twice at the same moment, the provider is asked once', async () => {
    const admin = await registerAdmin(test, world);
    await begin(test, admin);
    const count = async () =>
      ((await (await fetch(`${world.smart.url}/__sim/requests`)).json()) as { path: string }[]).filter(
        ({ path }) => path.startsWith('/v3/session/'),
      ).length;
    const before = await count();
    await Promise.all([status(test, admin), status(test, admin)]);
    expect((await count()) - before).toBe(1);
  });
});

describe('what a sign-in opens', () => {
  it('the lists of the organisations of the clinics that the person administers, and no others', async () => {
    const admin = await registerAdmin(test, world, { lists: lists() });
    const other = await registerAdmin(test, world, { lists: [listOf('N0999', [memberOf()])] });
    // At the register they may act for the other organisation too; here they do not work for it.
    world.organisations.push({ ...other.organisation, actors: [admin.code], registrationCode: '99999999' });
    const session = await signedIn(test, admin);
    const { body } = await doctorsList(test, admin, session);
    expect(body.organisations).toMatchObject([{ clinicId: admin.clinicId }]);
    expect(body.patientListWithClinicians).toMatchObject([
      {
        listCode: 'N0412',
        patientCount: 1,
        hereCount: null,
        lastImportedAt: null,
        doctor: { code: 'D03962' },
      },
    ]);
  });

  it('no organisation: DOCTOR_NOT_RELATED_WITH_ANY_CLINIC', async () => {
    const admin = await registerAdmin(test, world, { lists: lists(), mayAct: false });
    const session = await signedIn(test, admin);
    const refused = await doctorsList(test, admin, session);
    expect([refused.status, refused.raw.code]).toEqual([468, 'DOCTOR_NOT_RELATED_WITH_ANY_CLINIC']);
    expect((await startImport(test, admin, session, ['N0412'])).raw.code).toBe(
      'DOCTOR_NOT_RELATED_WITH_ANY_CLINIC',
    );
  });

  it('counts for its user, its method, its session and a quarter of an hour', async () => {
    const admin = await registerAdmin(test, world, { lists: lists() });
    const other = await registerAdmin(test, world, { lists: lists() });
    const session = await signedIn(test, admin);
    const needed = async (as: string, given = session) =>
      (await doctorsList(test, { as }, given)).raw.code ?? 'served';
    expect(await needed(other.as)).toBe('IMPORT_SIGN_IN_NEEDED');
    expect(await needed(admin.as, { ...session, method: 'MOBILE_ID' as never })).toBe(
      'IMPORT_SIGN_IN_NEEDED',
    );
    const later = await make.session(admin.admin.userId, 'PRM_DOCTOR');
    expect(await needed(later)).toBe('IMPORT_SIGN_IN_NEEDED');
    expect(await needed(admin.as)).toBe('served');
    await age(admin, 16);
    expect(await needed(admin.as)).toBe('IMPORT_SIGN_IN_NEEDED');
    expect((await startImport(test, admin, session, ['N0412'])).raw.code).toBe('IMPORT_SIGN_IN_NEEDED');
  });

  it('one that still waits, or failed, opens nothing', async () => {
    const admin = await registerAdmin(test, world, { lists: lists() });
    const { sessionId } = (await begin(test, admin)).body;
    const waiting = { method: 'SMART_ID' as const, sessionId };
    expect((await doctorsList(test, admin, waiting)).raw.code).toBe('IMPORT_SIGN_IN_NEEDED');
  });

  it('nothing once the role is taken away, and nothing for colleagues', async () => {
    const admin = await registerAdmin(test, world, { lists: lists() });
    const session = await signedIn(test, admin);
    await sql`update employee set is_admin = false where user_id = ${admin.admin.userId}`.execute(
      test.database.system,
    );
    expect((await doctorsList(test, admin, session)).status).toBe(403);
    expect((await startImport(test, admin, session, ['N0412'])).status).toBe(403);
    expect((await status(test, admin)).status).toBe(403);
  });

  it('the register is down: told so, and the next try is served', async () => {
    const admin = await registerAdmin(test, world, { lists: lists() });
    const session = await signedIn(test, admin);
    await world.faults.register('x-road-error');
    expect((await doctorsList(test, admin, session)).raw.code).toBe('REGISTER_NOT_AVAILABLE');
    expect((await doctorsList(test, admin, session)).status).toBe(200);
  });
});

it('the page is told which ways there are', async () => {
  const admin = await registerAdmin(test, world);
  const { body } = await test.call(
    listListImports,
    { params: { clinicId: admin.clinicId } },
    { as: admin.as },
  );
  expect(body.registerMethods).toEqual(['SMART_ID', 'MOBILE_ID']);
});

it('no register set up: no method is offered', async () => {
  const plain = await startTestApp();
  const admin = await registerAdmin(plain, world);
  expect((await begin(plain, admin)).raw.code).toBe('IMPORT_SIGN_IN_NOT_AVAILABLE');
  const { body } = await plain.call(
    listListImports,
    { params: { clinicId: admin.clinicId } },
    { as: admin.as },
  );
  expect(body.registerMethods).toEqual([]);
  await plain.close();
});
