import {
  confirmListImport,
  downloadImportReport,
  getListImport,
  importCsv,
  listImportProblems,
  markImportSeen,
  stopListImport,
} from '@tervita/contract/clinic-import';
import { addPatient } from '@tervita/contract/patients';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Given, given } from '../../testing/given.ts';
import { codeNumber, type ListLine, lineOf, listFile, listHeading } from '../../testing/list-files.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  await test.app.startWorker();
});
afterAll(() => test.close());

const clinicWithAdmin = async () => {
  const clinicId = await make.clinic();
  const { userId } = await make.employee(clinicId, { isAdmin: true });
  return { clinicId, userId, as: await make.session(userId, 'PRM_DOCTOR') };
};
type Scene = Awaited<ReturnType<typeof clinicWithAdmin>>;

const send = ({ clinicId, as }: Scene, bytes: Buffer, over: Record<string, string> = {}) =>
  test.call(importCsv, { body: { clinicId, ...over } }, { as, upload: { name: 'nimistu.csv', bytes } });
const read = async ({ as }: Scene, id: string) =>
  (await test.call(getListImport, { params: { id } }, { as })).body;
const settled = (scene: Scene, id: string) =>
  eventually(async () => {
    const found = await read(scene, id);
    expect(['UPLOADING', 'RUNNING']).not.toContain(found.state);
    return found;
  });
const run = async (scene: Scene, bytes: Buffer, over: Record<string, string> = {}) => {
  const { importId } = (await send(scene, bytes, over)).body;
  return settled(scene, importId);
};
const problems = async ({ as }: Scene, id: string) =>
  (await test.call(listImportProblems, { params: { id }, query: {} }, { as })).body.problems;
const members = async (clinicId: string) =>
  test.database.system
    .selectFrom('clinic_member')
    .selectAll()
    .where('clinic_id', '=', clinicId)
    .orderBy('personal_code')
    .execute();
const memberOf = async (clinicId: string, code: string) =>
  (await members(clinicId)).find(({ personal_code }) => personal_code === code);

const people = (from: number, count: number, over: ListLine = {}): ListLine[] =>
  Array.from({ length: count }, (_, at) => ({
    personalCode: codeNumber(from + at),
    surname: `Kask${String.fromCharCode(65 + (at % 26))}`,
    ...over,
  }));

describe('a file of patient lists', () => {
  it('makes its people confirmed patients of their list, and the list one of the clinic’s', async () => {
    const scene = await clinicWithAdmin();
    const done = await run(scene, listFile(...people(1, 3)));
    expect(done).toMatchObject({ state: 'DONE', rowsTotal: 3, rowsRead: 3, rowsBad: 0, new: 3, left: 0 });
    expect(done.lists).toMatchObject([{ listCode: 'N0412', rowsTotal: 3, rowsRead: 3, new: 3 }]);
    expect(await members(scene.clinicId)).toMatchObject([
      { status: 'MEMBER', list_code: 'N0412', confirmed_by: 'REGISTER', member_from: '2026-03-01' },
      { first_name: 'Õie' },
      {},
    ]);
    const list = await test.database.system
      .selectFrom('patient_list')
      .selectAll()
      .where('clinic_id', '=', scene.clinicId)
      .executeTakeFirst();
    expect(list).toMatchObject({ code: 'N0412', registration_number: 'D03962' });
    expect(list?.last_import_at).not.toBeNull();
  });

  it('changes nothing when it comes again', async () => {
    const scene = await clinicWithAdmin();
    const file = listFile(...people(1, 5));
    await run(scene, file);
    const before = await members(scene.clinicId);
    expect(await run(scene, file)).toMatchObject({ state: 'DONE', new: 0, changed: 0, left: 0, same: 5 });
    expect(await members(scene.clinicId)).toEqual(before);
  });

  it('is read in Windows-1257 with commas and quotation marks, and in UTF-8 with a mark before it', async () => {
    const scene = await clinicWithAdmin();
    const baltic = Buffer.concat([
      Buffer.from(`${listHeading.replaceAll(';', ',')}\nN0412,D03962,${codeNumber(1)},"`),
      Buffer.from([0xd0]),
      Buffer.from('ime, "'),
      Buffer.from(`,Kask,2026-03-01\n`),
    ]);
    expect(await run(scene, baltic)).toMatchObject({ state: 'DONE', new: 1 });
    expect(await memberOf(scene.clinicId, codeNumber(1))).toMatchObject({ first_name: 'Šime,' });
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), listFile(...people(1, 2))]);
    expect(await run(scene, marked)).toMatchObject({ state: 'DONE', new: 1 });
  });

  it('a bad row is named with line, column and reason, and does not stop the good ones', async () => {
    const scene = await clinicWithAdmin();
    const done = await run(
      scene,
      Buffer.from(
        [
          listHeading,
          lineOf({}),
          lineOf({ personalCode: '123' }),
          'N0412;D03962',
          '',
          lineOf({ personalCode: codeNumber(2), memberFrom: '31.02.2026' }),
          lineOf({ personalCode: codeNumber(3) }),
        ].join('\n'),
      ),
    );
    expect(done).toMatchObject({ state: 'DONE', rowsTotal: 5, rowsBad: 3, new: 2, problems: 3 });
    expect(await problems(scene, done.id)).toMatchObject([
      { line: 3, field: 'personalCode', reason: 'BAD_FORMAT', isWarning: false, listCode: 'N0412' },
      { line: 4, field: 'row', reason: 'WRONG_NUMBER_OF_FIELDS' },
      { line: 6, field: 'memberFrom', reason: 'BAD_DATE' },
    ]);
    const report = async (query: { locale?: 'et' | 'en' }) =>
      (await test.call(downloadImportReport, { params: { id: done.id }, query }, { as: scene.as })).bytes;
    expect((await report({ locale: 'en' })).toString()).toBe(
      '\uFEFFRow;List;What is odd;Name here;Name in the import\r\n' +
        '3;N0412;Personal code has another form than expected. Left out.;;\r\n' +
        '4;N0412;The row has more or fewer fields than the heading. Left out.;;\r\n' +
        '6;N0412;The joining date is not a date that exists. Left out.;;\r\n',
    );
    // A spreadsheet knows the letters by the mark before them; without a language it is that of the country.
    expect([...(await report({})).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect((await report({})).toString()).toContain(
      'Rida;Nimistu;Mis on teisiti;Nimi siin;Nimi impordis\r\n3;N0412;Isikukood ei ole',
    );
  });

  it('whoever is missing is kept as a former patient; a bad row still speaks for its person', async () => {
    const scene = await clinicWithAdmin();
    const first = people(1, 10);
    await run(scene, listFile(...first));
    const [one, two, three, ...rest] = first;
    const file = listFile(
      { ...one, memberFrom: 'eile' },
      { ...two, personalCode: '49912319999' },
      ...rest.slice(0, 6),
    );
    expect(await run(scene, file)).toMatchObject({ state: 'DONE', left: 2, same: 6, rowsBad: 2 });
    const statusOf = async ({ personalCode = '' }: ListLine = {}) =>
      (await memberOf(scene.clinicId, personalCode))?.status;
    expect([await statusOf(one), await statusOf(two), await statusOf(three)]).toEqual([
      'MEMBER',
      'MEMBER',
      'FORMER',
    ]);
    expect(await run(scene, listFile(...first))).toMatchObject({ changed: 2, same: 8 });
  });

  it('keeps what patients gave, warns of another name and does not change it, counts a person once', async () => {
    const scene = await clinicWithAdmin();
    const body = {
      clinicId: scene.clinicId,
      firstName: 'Mari',
      surname: 'Mets',
      personalCode: codeNumber(1),
    };
    await test.call(addPatient, { body: { ...body, phone: '51234567' } }, { as: scene.as });
    const done = await run(
      scene,
      listFile({}, {}, { listCode: 'N0388' }, { personalCode: codeNumber(2), firstName: codeNumber(3) }),
    );
    expect(done).toMatchObject({ new: 1, changed: 1 });
    expect(await problems(scene, done.id)).toMatchObject([
      { line: 2, reason: 'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME', isWarning: true },
      { line: 3, reason: 'TWICE_IN_FILE' },
      { line: 4, reason: 'ON_TWO_LISTS' },
      { line: 5, reason: 'NEWBORN_WITHOUT_NAME' },
    ]);
    expect(await memberOf(scene.clinicId, codeNumber(1))).toMatchObject({
      surname: 'Mets',
      phone: '+37251234567',
      list_code: 'N0412',
      confirmed_by: 'REGISTER',
    });
    const newborn = await memberOf(scene.clinicId, codeNumber(2));
    expect(newborn).toMatchObject({ first_name: 'Vastsündinu', is_newborn: true });
    await run(scene, listFile({}, { personalCode: codeNumber(2), firstName: 'Liisa' }));
    expect(await memberOf(scene.clinicId, codeNumber(2))).toMatchObject({ first_name: 'Liisa' });
  });

  it('another clinic’s record of the same code is another record, and nothing tells of it', async () => {
    const [scene, other] = [await clinicWithAdmin(), await clinicWithAdmin()];
    await run(other, listFile({ surname: 'Mänd' }));
    const before = await members(other.clinicId);
    const done = await run(scene, listFile({}));
    expect(done).toMatchObject({ new: 1, problems: 0 });
    expect(await members(other.clinicId)).toEqual(before);
    const patient = await make.person();
    const { personal_code } = await test.database.system
      .selectFrom('person')
      .select('personal_code')
      .where('id', '=', patient.personId)
      .executeTakeFirstOrThrow();
    const known = personal_code ?? '';
    await run(scene, listFile({}, { personalCode: known, firstName: 'Mari', surname: 'Maasikas' }));
    expect(await memberOf(scene.clinicId, known)).toMatchObject({
      email: null,
      phone: null,
      last_online_at: null,
    });
  });
});

describe('before anything changes', () => {
  it('a dry run tells what would happen; a yes makes it happen once', async () => {
    const scene = await clinicWithAdmin();
    const judged = await run(scene, listFile(...people(1, 3)), { dryRun: 'true' });
    expect(judged).toMatchObject({ state: 'CHECKED', new: 3 });
    expect(await members(scene.clinicId)).toEqual([]);
    const yes = () => test.call(confirmListImport, { params: { id: judged.id }, body: {} }, { as: scene.as });
    const both = await Promise.all([yes(), yes()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await settled(scene, judged.id)).toMatchObject({ state: 'DONE', new: 3 });
    expect((await yes()).body.state).toBe('DONE');
    expect(await members(scene.clinicId)).toHaveLength(3);
  });

  it('a list that loses more than a fifth waits for a yes', async () => {
    const scene = await clinicWithAdmin();
    await run(scene, listFile(...people(1, 10)));
    const waiting = await run(scene, listFile(...people(1, 7)));
    expect(waiting).toMatchObject({ state: 'CHECKED', left: 3, losesTooMany: ['N0412'] });
    expect((await members(scene.clinicId)).every(({ status }) => status === 'MEMBER')).toBe(true);
    await test.call(confirmListImport, { params: { id: waiting.id }, body: {} }, { as: scene.as });
    expect(await settled(scene, waiting.id)).toMatchObject({ state: 'DONE', left: 3 });
  });

  it('a yes, and a file that changes lists at once, need a sign-in younger than 15 minutes; a look does not', async () => {
    const scene = await clinicWithAdmin();
    const judged = await run(scene, listFile(...people(1, 3)), { dryRun: 'true' });
    await sql`update session set signed_in_at = now() - interval '16 minutes' where user_id = ${scene.userId}`.execute(
      test.database.system,
    );
    const yes = await test.call(confirmListImport, { params: { id: judged.id }, body: {} }, { as: scene.as });
    expect(yes.raw.code).toBe('SIGN_IN_TOO_OLD');
    expect((await send(scene, listFile({}))).raw.code).toBe('SIGN_IN_TOO_OLD');
    expect((await run(scene, listFile({}), { dryRun: 'true' })).state).toBe('CHECKED');
    expect(await members(scene.clinicId)).toEqual([]);
  });

  it('stopped, it leaves the lists as they were, and a late yes is refused', async () => {
    const scene = await clinicWithAdmin();
    const judged = await run(scene, listFile(...people(1, 3)), { dryRun: 'true' });
    const stop = () => test.call(stopListImport, { params: { id: judged.id } }, { as: scene.as });
    expect((await stop()).body.state).toBe('STOPPED');
    expect((await stop()).status).toBe(200);
    const late = await test.call(
      confirmListImport,
      { params: { id: judged.id }, body: {} },
      { as: scene.as },
    );
    expect(late.raw.code).toBe('LIST_IMPORT_ENDED');
    expect(await members(scene.clinicId)).toEqual([]);
  });
});

describe('who may', () => {
  it('admins of that clinic alone: colleagues 403, others 404', async () => {
    const scene = await clinicWithAdmin();
    const nurse = await make.employee(scene.clinicId);
    const asNurse = await make.session(nurse.userId, 'PRM_DOCTOR');
    expect((await send({ ...scene, as: asNurse }, listFile({}))).status).toBe(403);
    const other = await clinicWithAdmin();
    expect((await send({ ...other, clinicId: scene.clinicId }, listFile({}))).status).toBe(404);
    const { id } = await run(scene, listFile({}));
    for (const route of [getListImport, stopListImport, downloadImportReport, markImportSeen])
      expect((await test.call(route, { params: { id } }, { as: other.as })).status).toBe(404);
    const confirmed = await test.call(confirmListImport, { params: { id }, body: {} }, { as: other.as });
    expect(confirmed.status).toBe(404);
  });

  it('a file without rows, or without the columns that say who, is not taken', async () => {
    const scene = await clinicWithAdmin();
    expect((await send(scene, Buffer.from(listHeading))).raw.code).toBe('INVALID_INPUT_FILE');
    expect((await send(scene, Buffer.from('listCode;surname\nN1;Kask'))).raw.code).toBe('INVALID_INPUT_FILE');
    expect((await send(scene, Buffer.from('\u0000\u0001'))).raw.code).toBe('INVALID_INPUT_FILE');
    expect((await send(scene, listFile({}), { dryRun: 'perhaps' })).status).toBe(400);
  });

  it('one import of a clinic runs at a time', async () => {
    const scene = await clinicWithAdmin();
    const { id } = await run(scene, listFile({}), { dryRun: 'true' });
    await sql`update list_import set state = 'RUNNING' where id = ${id}`.execute(test.database.system);
    expect((await send(scene, listFile({}))).raw.code).toBe('IMPORT_ALREADY_RUNNING');
  });
});
