import {
  confirmListImport,
  downloadImportReport,
  getListImport,
  importCsv,
  listImportProblems,
  markImportSeen,
  takeImportedName,
} from '@tervita/contract/clinic-import';
import { addPatient } from '@tervita/contract/patients';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutboxEvent } from '../../core/outbox/queues.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { asDatabaseUser } from '../../testing/as-database-user.ts';
import { type Given, given } from '../../testing/given.ts';
import { codeNumber, type ListLine, listFile } from '../../testing/list-files.ts';
import { listImports, sweepImports } from './index.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const clinicWithAdmin = async () => {
  const clinicId = await make.clinic();
  const admin = await make.employee(clinicId, { isAdmin: true });
  return { clinicId, admin, as: await make.session(admin.userId, 'PRM_DOCTOR') };
};
type Scene = Awaited<ReturnType<typeof clinicWithAdmin>>;

/** What the worker does with a job, here at a moment of the test's choosing; answers what it published. */
const work = async (event: OutboxEvent): Promise<OutboxEvent[]> => {
  const published: OutboxEvent[] = [];
  await listImports({
    database: test.database,
    country: 'EE',
    registerAccess: undefined,
    announce: () => undefined,
  }).handle(event, async (_, each) => {
    published.push(each);
  });
  return published;
};
const start = (importId: string) => work({ type: 'list-import.started', key: importId, ids: { importId } });
const upload = async ({ clinicId, as }: Scene, lines: readonly ListLine[], over: object = {}) => {
  const sent = await test.call(
    importCsv,
    { body: { clinicId, ...over } },
    { as, upload: { name: 'nimistu.csv', bytes: listFile(...lines) } },
  );
  return sent.body.importId;
};
const run = async (scene: Scene, lines: readonly ListLine[], over: object = {}) => {
  const id = await upload(scene, lines, over);
  return { id, published: await start(id) };
};
const read = async ({ as }: Scene, id: string) =>
  (await test.call(getListImport, { params: { id } }, { as })).body;
const confirm = ({ as }: Scene, id: string, left?: number) =>
  test.call(confirmListImport, { params: { id }, body: left === undefined ? {} : { left } }, { as });
const problems = async ({ as }: Scene, id: string) =>
  (await test.call(listImportProblems, { params: { id }, query: {} }, { as })).body.problems;
const people = (count: number): ListLine[] =>
  Array.from({ length: count }, (_, at) => ({
    personalCode: codeNumber(at + 1),
    surname: `Kask-${String.fromCharCode(65 + at)}`,
  }));
const renamed = { personalCode: codeNumber(1), firstName: 'Mari', surname: 'Kask-Tamm' };

describe('a patient who came with another name', () => {
  const sceneWithName = async () => {
    const scene = await clinicWithAdmin();
    const body = {
      clinicId: scene.clinicId,
      firstName: 'Mari',
      surname: 'Kask',
      personalCode: codeNumber(1),
    };
    await test.call(addPatient, { body }, { as: scene.as });
    const { id } = await run(scene, [renamed]);
    const [problem] = await problems(scene, id);
    const take = (as: string, line = problem?.line ?? 0) =>
      test.call(takeImportedName, { params: { id }, body: { line } }, { as });
    const names = async () => {
      const { rows } = await sql<{ member: string; person: string }>`
        select m.first_name || ' ' || m.surname as member, p.first_name || ' ' || p.surname as person
        from clinic_member m join person p on p.id = m.person_id
        where m.clinic_id = ${scene.clinicId}`.execute(test.database.system);
      return rows;
    };
    return { ...scene, id, problem, take, names };
  };

  it('is shown with both names, on the page and in the report, and changed by nobody but an admin', async () => {
    const { as, id, problem, take, names, clinicId } = await sceneWithName();
    expect(problem).toMatchObject({
      reason: 'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME',
      names: { known: 'Mari Kask', imported: 'Mari Kask-Tamm' },
    });
    const { bytes } = await test.call(
      downloadImportReport,
      { params: { id }, query: { locale: 'en' } },
      { as },
    );
    expect(bytes.toString()).toContain(';Mari Kask;Mari Kask-Tamm\r\n');
    const { rows: looks } = await sql<{ action: string }>`
      select action from audit_log where action in ('LISTED', 'DOWNLOADED') and person_ids =
        (select array_agg(person_id) from clinic_member where clinic_id = ${clinicId})`.execute(
      test.database.system,
    );
    expect(looks.map(({ action }) => action).sort()).toEqual(['DOWNLOADED', 'LISTED']);
    const nurse = await make.employee(clinicId);
    expect((await take(await make.session(nurse.userId, 'PRM_DOCTOR'))).status).toBe(403);
    expect((await take((await clinicWithAdmin()).as)).status).toBe(404);
    expect(await names()).toEqual([{ member: 'Mari Kask', person: 'Mari Kask' }]);
    const context = { userId: nurse.userId, personId: nurse.personId, clinicIds: [clinicId] };
    const forced = test.database.write('tervita_clinic', context, (tx) =>
      sql`select take_imported_name(${id}, ${problem?.line})`.execute(tx),
    );
    await expect(forced).rejects.toThrow('not an admin of the clinic');
  });

  it('has the new name after it was taken over, once; the same file has nothing odd any more', async () => {
    const scene = await sceneWithName();
    const { as, take, names } = scene;
    expect((await take(as)).status).toBe(200);
    expect((await take(as)).status).toBe(200);
    expect((await take(as, 99)).status).toBe(200);
    expect(await names()).toEqual([{ member: 'Mari Kask-Tamm', person: 'Mari Kask-Tamm' }]);
    expect(await problems(scene, scene.id)).toMatchObject([{ names: null }]);
    const again = await run(scene, [renamed]);
    expect(await read(scene, again.id)).toMatchObject({ state: 'DONE', same: 1, problems: 0 });
  });

  it('whoever signed in keeps the name of their account; the clinic’s record alone is changed', async () => {
    const scene = await clinicWithAdmin();
    const patient = await make.person();
    await make.member(scene.clinicId, patient.personId);
    const { rows } = await sql<{ code: string; name: string }>`
      select personal_code as code, first_name || ' ' || surname as name from person
      where id = ${patient.personId}`.execute(test.database.system);
    const { code = '', name } = rows[0] ?? {};
    await sql`update clinic_member set personal_code = ${code} where person_id = ${patient.personId}`.execute(
      test.database.system,
    );
    const { id } = await run(scene, [{ personalCode: code, firstName: 'Uus', surname: 'Nimi' }]);
    const [problem] = await problems(scene, id);
    await test.call(
      takeImportedName,
      { params: { id }, body: { line: problem?.line ?? 0 } },
      { as: scene.as },
    );
    const { rows: after } = await sql<{ member: string; person: string }>`
      select m.first_name || ' ' || m.surname as member, p.first_name || ' ' || p.surname as person
      from clinic_member m join person p on p.id = m.person_id where p.id = ${patient.personId}`.execute(
      test.database.system,
    );
    expect(after).toEqual([{ member: 'Uus Nimi', person: name }]);
  });

  it('what was odd, and a name that nobody took over, is forgotten a month later', async () => {
    const scene = await sceneWithName();
    await sql`update list_import set started_at = now() - interval '31 days' where id = ${scene.id}`.execute(
      test.database.system,
    );
    await sweepImports(test.database);
    expect(await problems(scene, scene.id)).toEqual([]);
    expect((await read(scene, scene.id)).problems).toBe(0);
  });
});

describe('how many leave is agreed by number', () => {
  it('when more would leave by then, it asks again; a yes to the new number is enough', async () => {
    const scene = await clinicWithAdmin();
    await run(scene, people(10));
    const { id } = await run(scene, people(9), { dryRun: 'true' });
    expect(await read(scene, id)).toMatchObject({ state: 'CHECKED', left: 1, agreedLeft: null });
    // Somebody comes to the list before the work goes on, and the file does not have them.
    const body = { clinicId: scene.clinicId, firstName: 'Uku', surname: 'Uus', personalCode: codeNumber(50) };
    await test.call(addPatient, { body: { ...body, listCode: 'N0412' } }, { as: scene.as });
    expect((await confirm(scene, id, 1)).body.state).toBe('RUNNING');
    await start(id);
    expect(await read(scene, id)).toMatchObject({ state: 'CHECKED', left: 2, agreedLeft: 1 });
    // A page that still shows the earlier number agrees to nothing.
    expect((await confirm(scene, id, 1)).body).toMatchObject({ state: 'CHECKED', left: 2 });
    expect((await confirm(scene, id, 2)).body.state).toBe('RUNNING');
    await start(id);
    expect(await read(scene, id)).toMatchObject({ state: 'DONE', left: 2, agreedLeft: 2 });
  });

  it('fewer than were agreed leave without another question', async () => {
    const scene = await clinicWithAdmin();
    await run(scene, people(10));
    const { id } = await run(scene, people(8), { dryRun: 'true' });
    await sql`update clinic_member set status = 'FORMER' where clinic_id = ${scene.clinicId}
      and personal_code = ${codeNumber(10)}`.execute(test.database.system);
    await confirm(scene, id, 2);
    await start(id);
    expect(await read(scene, id)).toMatchObject({ state: 'DONE', left: 1 });
  });
});

it('every admin of a clinic hears that its lists lost many patients, and not of the few who leave every month', async () => {
  const scene = await clinicWithAdmin();
  const lost = (events: readonly OutboxEvent[]) =>
    events.filter(({ type }) => type === 'list-import.patients-left').map(({ ids }) => ids);
  await run(scene, people(10));
  expect(lost((await run(scene, people(9))).published)).toEqual([]);
  const { id } = await run(scene, people(5));
  await confirm(scene, id);
  expect(lost(await start(id))).toEqual([{ clinicId: scene.clinicId, byUserId: scene.admin.userId }]);
});

describe('whoever began it and went away', () => {
  const letterAfter = async (published: readonly OutboxEvent[]) => {
    const [ended] = published;
    expect(published).toHaveLength(1);
    if (!ended) throw new Error('nothing was published');
    expect(ended.notBefore?.getTime()).toBeGreaterThan(Date.now() + 30_000);
    return work(ended);
  };

  it('gets a letter a minute after the end, with the way to it', async () => {
    const scene = await clinicWithAdmin();
    const { id, published } = await run(scene, people(2));
    expect(await letterAfter(published)).toMatchObject([
      {
        type: 'account.import-ended',
        ids: { userId: scene.admin.userId, clinicId: scene.clinicId, importId: id },
      },
    ]);
  });

  it('whoever says that they saw it does not wait for the worker that holds it', async () => {
    const scene = await clinicWithAdmin();
    const { id } = await run(scene, people(2), { dryRun: 'true' });
    await asDatabaseUser(test.testDatabase, 'tervita_system', {}, async (worker) => {
      await worker.query('select from list_import where id = $1 for update', [id]);
      const answer = await test.call(markImportSeen, { params: { id } }, { as: scene.as });
      expect(answer.status).toBe(200);
    });
    expect((await read(scene, id)).state).toBe('CHECKED');
  });

  it('and one when it waits for a yes; none when they saw it, and another’s look is not theirs', async () => {
    const scene = await clinicWithAdmin();
    const { id, published } = await run(scene, people(2), { dryRun: 'true' });
    const colleague = await make.employee(scene.clinicId, { isAdmin: true });
    const seen = (as: string) => test.call(markImportSeen, { params: { id } }, { as });
    await seen(await make.session(colleague.userId, 'PRM_DOCTOR'));
    expect(await letterAfter(published)).toHaveLength(1);
    await seen(scene.as);
    expect(await letterAfter(published)).toEqual([]);
    // What they saw was the question; the end is told anew.
    await confirm(scene, id, 0);
    await seen(scene.as);
    const ended = await start(id);
    expect(await letterAfter(ended)).toHaveLength(1);
    expect((await seen(scene.as)).status).toBe(200);
    expect(await letterAfter(ended)).toEqual([]);
  });
});
