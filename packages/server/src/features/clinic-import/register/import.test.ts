import { confirmListImport, getListImport, stopListImport } from '@tervita/contract/clinic-import';
import { listPatientLists } from '@tervita/contract/clinics';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';
import { codeNumber } from '../../../testing/list-files.ts';
import { type RegisterAdmin, registerAdmin, signedIn, startImport } from '../../../testing/register-admin.ts';
import {
  listOf,
  memberOf,
  membersFrom,
  type RegisterWorld,
  startRegisterWorld,
} from '../../../testing/register-scene.ts';
import { listImports } from '../index.ts';

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

const begun = async (admin: RegisterAdmin, ...codes: string[]) => {
  const answer = await startImport(test, admin, await signedIn(test, admin), codes);
  expect(answer.status, String(answer.raw.code)).toBe(200);
  return answer.body.importId;
};
/** What the worker does with the jobs of an import, here one after the other; what comes later is not waited for. */
const work = async (importId: string, most = 20, registerAccess = world.access()) => {
  const subscriber = listImports({
    database: test.database,
    country: 'EE',
    registerAccess,
    announce: () => undefined,
  });
  const waiting = [{ type: 'list-import.fetch', key: importId, ids: { importId } }];
  for (let done = 0; done < most && waiting.length > 0; done += 1) {
    const event = waiting.shift();
    if (event)
      await subscriber.handle(event, async (_, next) => {
        waiting.push({ type: next.type, key: next.key, ids: { importId } });
      });
  }
};
/** Opens when so many have come to it. */
const meeting = (count: number) => {
  let come = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  return () => {
    come += 1;
    if (come === count) resolve();
    return promise;
  };
};
const read = async (admin: RegisterAdmin, id: string) =>
  (await test.call(getListImport, { params: { id } }, { as: admin.as })).body;
const membersAt = ({ clinicId }: RegisterAdmin) =>
  test.database.system
    .selectFrom('clinic_member')
    .selectAll()
    .where('clinic_id', '=', clinicId)
    .orderBy('personal_code')
    .execute();

describe('an import from the register', () => {
  it('puts the members of the chosen lists into the clinic, and tells how far it is', async () => {
    const admin = await registerAdmin(test, world, {
      lists: [listOf('N0388', membersFrom(1, 3)), listOf('N0412', membersFrom(10, 2)), listOf('N0455', [])],
    });
    const id = await begun(admin, 'N0388', 'N0412');
    expect(await read(admin, id)).toMatchObject({
      state: 'UPLOADING',
      source: 'REGISTER',
      rowsTotal: 5,
      rowsRead: 0,
    });
    await work(id, 1);
    const half = await read(admin, id);
    expect(half).toMatchObject({ state: 'UPLOADING', rowsTotal: 5, rowsRead: 3 });
    expect(half.lists).toMatchObject([
      { listCode: 'N0388', rowsRead: 3 },
      { listCode: 'N0412', rowsRead: 0 },
    ]);
    expect(await membersAt(admin)).toEqual([]);
    await work(id);
    expect(await read(admin, id)).toMatchObject({ state: 'DONE', new: 5, failure: null, rowsBad: 0 });
    expect(await membersAt(admin)).toMatchObject(
      Array.from({ length: 5 }, () => ({ status: 'MEMBER', confirmed_by: 'REGISTER' })),
    );
  });

  it('a list has the doctor whom the register names, though nobody of that code works here', async () => {
    const admin = await registerAdmin(test, world, { lists: [listOf('N0571', membersFrom(50, 1))] });
    await work(await begun(admin, 'N0571'));
    const { body } = await test.call(
      listPatientLists,
      { params: { clinicId: admin.clinicId } },
      { as: admin.as },
    );
    const { doctor } = listOf('N0571', []);
    expect(body.patientListWithClinicians).toMatchObject([
      { code: 'N0571', doctorName: `${doctor.firstName} ${doctor.surname}`, registrationNumber: doctor.code },
    ]);
  });

  it('a newborn has no name yet, the dead are not members, and one on two lists counts once', async () => {
    const admin = await registerAdmin(test, world, {
      lists: [
        listOf('N0388', [
          memberOf(),
          memberOf({ personalCode: codeNumber(2), firstName: codeNumber(1) }),
          memberOf({ personalCode: codeNumber(3), deceasedAt: '2026-01-09' }),
          memberOf({ personalCode: codeNumber(4), memberUntil: '2020-01-01' }),
        ]),
        listOf('N0412', [memberOf()]),
      ],
    });
    const id = await begun(admin, 'N0388', 'N0412');
    await work(id);
    expect(await read(admin, id)).toMatchObject({ state: 'DONE', new: 2, problems: 2 });
    expect(await membersAt(admin)).toMatchObject([
      { personal_code: codeNumber(1), list_code: 'N0388' },
      { personal_code: codeNumber(2), first_name: 'Vastsündinu', is_newborn: true },
    ]);
  });

  it('whoever died since is a former patient after the next import', async () => {
    const members = membersFrom(30, 6);
    const admin = await registerAdmin(test, world, { lists: [listOf('N0388', members)] });
    await work(await begun(admin, 'N0388'));
    const [first, ...rest] = members;
    if (!first) throw new Error('nobody');
    admin.organisation.lists.splice(0, 1, listOf('N0388', [{ ...first, deceasedAt: '2026-02-02' }, ...rest]));
    const id = await begun(admin, 'N0388');
    await work(id);
    expect(await read(admin, id)).toMatchObject({ state: 'DONE', left: 1, same: 5 });
  });

  it('a list that has nobody any more loses its patients after a yes, beside one that has some', async () => {
    const admin = await registerAdmin(test, world, {
      lists: [listOf('N0388', membersFrom(200, 3)), listOf('N0412', membersFrom(210, 3))],
    });
    await work(await begun(admin, 'N0388', 'N0412'));
    admin.organisation.lists.splice(0, 1, listOf('N0388', []));
    const id = await begun(admin, 'N0388', 'N0412');
    await work(id);
    expect(await read(admin, id)).toMatchObject({ state: 'CHECKED', left: 3, losesTooMany: ['N0388'] });
    await test.call(confirmListImport, { params: { id }, body: { left: 3 } }, { as: admin.as });
    await listImports({
      database: test.database,
      country: 'EE',
      registerAccess: undefined,
      announce: () => undefined,
    }).handle({ type: 'list-import.started', key: id, ids: { importId: id } }, async () => undefined);
    const after = await membersAt(admin);
    expect(after.filter(({ status }) => status === 'FORMER').map(({ list_code }) => list_code)).toEqual([
      'N0388',
      'N0388',
      'N0388',
    ]);
    expect(after.filter(({ status }) => status === 'MEMBER')).toHaveLength(3);
  });

  it('a list that loses more than a fifth waits for a yes', async () => {
    const admin = await registerAdmin(test, world, { lists: [listOf('N0388', membersFrom(40, 10))] });
    await work(await begun(admin, 'N0388'));
    admin.organisation.lists.splice(0, 1, listOf('N0388', membersFrom(40, 7)));
    const id = await begun(admin, 'N0388');
    await work(id);
    expect(await read(admin, id)).toMatchObject({ state: 'CHECKED', left: 3, losesTooMany: ['N0388'] });
    expect((await membersAt(admin)).every((member) => member.status === 'MEMBER')).toBe(true);
    const yes = await test.call(confirmListImport, { params: { id }, body: { left: 3 } }, { as: admin.as });
    expect(yes.status).toBe(200);
  });
});

describe('nobody gets what is not theirs', () => {
  it('another clinic, or a list of another organisation: not found', async () => {
    const admin = await registerAdmin(test, world, { lists: [listOf('N0388', membersFrom(50, 2))] });
    const other = await registerAdmin(test, world, { lists: [listOf('N0999', membersFrom(60, 2))] });
    const session = await signedIn(test, admin);
    const at = (clinicId: string, code: string) => startImport(test, { ...admin, clinicId }, session, [code]);
    expect((await at(other.clinicId, 'N0999')).status).toBe(404);
    expect((await at(admin.clinicId, 'N0999')).status).toBe(404);
    expect((await at(admin.clinicId, '..')).status).toBe(404);
    const colleague = await make.employee(admin.clinicId);
    const asNurse = await make.session(colleague.userId, 'PRM_DOCTOR');
    expect((await startImport(test, { ...admin, as: asNurse }, session, ['N0388'])).status).toBe(403);
  });

  it('of two clinics each gets its own organisation’s lists', async () => {
    const first = await registerAdmin(test, world, { lists: [listOf('N0388', membersFrom(70, 2))] });
    const second = await registerAdmin(test, world, {
      lists: [listOf('N0388', membersFrom(80, 3))],
      who: first.admin,
    });
    const id = await begun({ ...second, as: second.as }, 'N0388');
    await work(id);
    expect(await membersAt(second)).toHaveLength(3);
    expect(await membersAt(first)).toEqual([]);
  });

  it('whose role was taken away after the start: nothing is fetched in their name', async () => {
    const admin = await registerAdmin(test, world, { lists: [listOf('N0388', membersFrom(90, 2))] });
    const id = await begun(admin, 'N0388');
    await sql`update employee set is_admin = false where user_id = ${admin.admin.userId}`.execute(
      test.database.system,
    );
    await work(id);
    const record = await test.database.system
      .selectFrom('list_import')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(record).toMatchObject({ state: 'FAILED', failure: 'NO_RIGHT' });
    expect(await membersAt(admin)).toEqual([]);
  });

  it('who may no longer act for the organisation at the register gets nothing, although it was begun', async () => {
    const admin = await registerAdmin(test, world, { lists: [listOf('N0388', membersFrom(100, 2))] });
    const id = await begun(admin, 'N0388');
    admin.organisation.actors.splice(0);
    await work(id);
    expect(await read(admin, id)).toMatchObject({ state: 'FAILED', failure: 'NO_RIGHT' });
  });
});

describe('when something breaks', () => {
  it('a register that fails once is asked again; one that stays away fails the import, and nothing has changed', async () => {
    const admin = await registerAdmin(test, world, {
      lists: [listOf('N0388', membersFrom(110, 2)), listOf('N0412', membersFrom(120, 2))],
    });
    const id = await begun(admin, 'N0388', 'N0412');
    await world.faults.register('x-road-error');
    await work(id);
    expect(await read(admin, id)).toMatchObject({ state: 'DONE', new: 4 });
    const again = await begun(admin, 'N0388', 'N0412');
    await work(again, 1);
    await world.faults.register('http-500', 3);
    await work(again);
    expect(await read(admin, again)).toMatchObject({ state: 'FAILED', failure: 'REGISTER_NOT_AVAILABLE' });
    expect(await membersAt(admin)).toHaveLength(4);
    // And the next try is not in its way.
    await work(await begun(admin, 'N0388'));
  });

  it('a list that is gone, or an answer that nobody can read, is told as such', async () => {
    const admin = await registerAdmin(test, world, { lists: [listOf('N0388', membersFrom(130, 2))] });
    const id = await begun(admin, 'N0388');
    const [list] = admin.organisation.lists.splice(0, 1);
    await work(id);
    expect(await read(admin, id)).toMatchObject({ state: 'FAILED', failure: 'LIST_NOT_FOUND' });
    if (list) admin.organisation.lists.push(list);
    const unread = await begun(admin, 'N0388');
    await world.faults.register('wrong-schema');
    await work(unread);
    expect(await read(admin, unread)).toMatchObject({ state: 'FAILED', failure: 'UNREADABLE' });
  });

  it('a worker that dies in between, or two with the same job, leave no row twice', async () => {
    const admin = await registerAdmin(test, world, {
      lists: [listOf('N0388', membersFrom(140, 3)), listOf('N0412', membersFrom(150, 3))],
    });
    const id = await begun(admin, 'N0388', 'N0412');
    const access = world.access();
    // Both have asked for the same list before either has kept it.
    const both = meeting(2);
    const register = { ...access.register };
    register.membersOf = async (...asked) => {
      await both();
      return access.register.membersOf(...asked);
    };
    await Promise.all([work(id, 1, { ...access, register }), work(id, 1, { ...access, register })]);
    expect(await read(admin, id)).toMatchObject({ state: 'UPLOADING', rowsRead: 3 });
    await Promise.all([work(id), work(id)]);
    await work(id);
    expect(await read(admin, id)).toMatchObject({ state: 'DONE', new: 6, rowsTotal: 6, problems: 0 });
    expect(await membersAt(admin)).toHaveLength(6);
  });

  it('stopped while it fetches, it leaves the lists as they were', async () => {
    const admin = await registerAdmin(test, world, {
      lists: [listOf('N0388', membersFrom(160, 2)), listOf('N0412', membersFrom(170, 2))],
    });
    const id = await begun(admin, 'N0388', 'N0412');
    await work(id, 1);
    await test.call(stopListImport, { params: { id } }, { as: admin.as });
    await work(id);
    expect(await read(admin, id)).toMatchObject({ state: 'STOPPED' });
    expect(await membersAt(admin)).toEqual([]);
  });

  it('one at a time, also when two begin at once; the same call again begins nothing new', async () => {
    const admin = await registerAdmin(test, world, { lists: [listOf('N0388', membersFrom(180, 2))] });
    const session = await signedIn(test, admin);
    const both = await Promise.all([
      startImport(test, admin, session, ['N0388']),
      startImport(test, admin, session, ['N0388']),
    ]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 468]);
    expect(both.find((answer) => answer.status === 468)?.raw.code).toBe('IMPORT_ALREADY_RUNNING');
  });

  it('waits for its turn while a file is being imported', async () => {
    const admin = await registerAdmin(test, world, { lists: [listOf('N0388', membersFrom(190, 2))] });
    const id = await begun(admin, 'N0388');
    const other = await test.database.system
      .insertInto('list_import')
      .values({
        id: crypto.randomUUID(),
        clinic_id: admin.clinicId,
        source: 'CSV',
        user_id: admin.admin.userId,
        user_name: 'Liis Kasemaa',
        state: 'RUNNING',
        started_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // Thrown, so that the job comes again.
    await expect(work(id)).rejects.toThrow('IMPORT_ALREADY_RUNNING');
    expect(await read(admin, id)).toMatchObject({ state: 'UPLOADING', rowsRead: 2 });
    await sql`update list_import set state = 'DONE' where id = ${other.id}`.execute(test.database.system);
    await work(id);
    expect(await read(admin, id)).toMatchObject({ state: 'DONE', new: 2 });
  });
});

it('somebody with an account is that account’s person in the list, and is asked no more whether it is right', async () => {
  const patient = await make.person();
  const { personal_code, first_name, surname } = await test.database.system
    .selectFrom('person')
    .selectAll()
    .where('id', '=', patient.personId)
    .executeTakeFirstOrThrow();
  const member = memberOf({ personalCode: personal_code ?? '', firstName: first_name, surname });
  const admin = await registerAdmin(test, world, { lists: [listOf('N0388', [member])] });
  await work(await begun(admin, 'N0388'));
  expect(await membersAt(admin)).toMatchObject([{ person_id: patient.personId, status: 'MEMBER' }]);
});
