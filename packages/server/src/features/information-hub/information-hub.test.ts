import {
  getInformation,
  getInformationStatus,
  listInformation,
  markAllInformationRead,
  markInformationRead,
  markInformationUnread,
} from '@tervita/contract/information-hub';
import type { EmployeeRole } from '@tervita/domain/auth';
import {
  type InformationKind,
  informationKinds,
  isClinicalKind,
  kindsReadBy,
} from '@tervita/domain/information-hub';
import { informationDisclaimers } from '@tervita/texts/information-disclaimers';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { informationAdmin, informationContent } from '../../testing/information.ts';

let test: TestApp;
let make: Given;
let admin: Awaited<ReturnType<typeof informationAdmin>>;
/** Items are everybody's: each test begins without any. */
beforeEach(async () => {
  test ??= await startTestApp();
  make ??= given(test.database);
  admin ??= await informationAdmin(test, make);
  await sql`update information_item set withdrawn_at = now() where published_version is not null`.execute(
    test.database.system,
  );
});
afterAll(() => test.close());

const works = async (role: EmployeeRole) => {
  const clinicId = await make.clinic();
  const who = await make.employee(clinicId, { role });
  return { clinicId, who, as: await make.session(who.userId, 'PRM_DOCTOR') };
};
type Working = Pick<Awaited<ReturnType<typeof works>>, 'clinicId' | 'as'>;
type Asked = Partial<Parameters<typeof test.call<typeof listInformation>>[1]['query']>;
const list = async ({ clinicId, as }: Working, query: Asked = {}) =>
  (await test.call(listInformation, { query: { clinicId, ...query } }, { as })).body;
const titles = async (working: Working, query: Asked = {}) =>
  (await list(working, query)).items.map(({ title }) => title);
const open = ({ clinicId, as }: Working, id: string, locale: 'et' | 'ru' = 'et') =>
  test.call(getInformation, { params: { id }, query: { clinicId, locale } }, { as });
const status = async ({ clinicId, as }: Working) =>
  (await test.call(getInformationStatus, { query: { clinicId } }, { as })).body;
const markRead = ({ clinicId, as }: Working, id: string, version = 1) =>
  test.call(markInformationRead, { params: { id }, body: { clinicId, version } }, { as });
const markUnread = ({ clinicId, as }: Working, id: string) =>
  test.call(markInformationUnread, { params: { id }, body: { clinicId } }, { as });

const oneOfEach = async (): Promise<Record<InformationKind, string>> => {
  const made = informationKinds.map(
    async (kind) => [kind, await admin.published(kind, { kind, problemTypes: ['BACK_PAIN'] })] as const,
  );
  return Object.fromEntries(await Promise.all(made)) as Record<InformationKind, string>;
};

it.each(['DOCTOR', 'NURSE', 'NON_HEALTHCARE'] as const)(
  '%s reads what the role may, by list, by id, by words and as a recommendation',
  async (role) => {
    const ids = await oneOfEach();
    const me = await works(role);
    expect((await titles(me)).sort()).toEqual([...kindsReadBy(role)].sort());
    for (const kind of informationKinds) {
      const may = kindsReadBy(role).includes(kind);
      const absent = await open(me, '01890000-0000-7000-8000-0000000000aa');
      const opened = await open(me, ids[kind]);
      expect(opened.status).toBe(may ? 200 : 404);
      if (!may) expect({ ...opened.raw, requestId: '' }).toEqual({ ...absent.raw, requestId: '' });
      expect((await markRead(me, ids[kind])).status).toBe(may ? 200 : 404);
      expect((await markUnread(me, ids[kind])).status).toBe(may ? 200 : 404);
    }
    // Nor by words that stand in all of them, nor as a recommendation beside an e-contact.
    for (const asked of [{ search: 'tuimus' }, { problemType: 'BACK_PAIN' }] as const) {
      expect((await titles(me, asked)).sort()).toEqual([...kindsReadBy(role)].sort());
      const ofTab = informationKinds.filter(
        (kind) => kindsReadBy(role).includes(kind) && isClinicalKind(kind),
      );
      expect((await titles(me, { ...asked, clinical: 'true' })).sort()).toEqual(ofTab.sort());
    }
    const clinical = kindsReadBy(role).length - 1;
    const counts = { clinical: clinical === 0 ? null : clinical, important: 1 };
    expect(await status(me)).toEqual(counts);
    const asked = await list(me, { clinical: 'true' });
    expect(asked).toMatchObject({ total: clinical, found: counts, unread: counts });
  },
);

it('the second lock holds where a statement forgets the role', async () => {
  const ids = await oneOfEach();
  const draft = await admin.add('Mustand', { kind: 'IMPORTANT' });
  await admin.save(ids.IMPORTANT, 1, informationContent('Uus mustand', { kind: 'IMPORTANT' }));
  const { who, clinicId } = await works('NON_HEALTHCARE');
  const context = { userId: who.userId, clinicIds: [clinicId] };
  const seen = (statement: string) =>
    test.database.read('tervita_clinic', context, async (db) => (await sql.raw(statement).execute(db)).rows);
  expect(await seen('select id from information_item')).toEqual([{ id: ids.IMPORTANT }]);
  const published = { item_id: ids.IMPORTANT, version: 1 };
  expect(await seen('select item_id, version from information_item_version')).toEqual([published]);
  expect(await seen('select distinct item_id, version from information_item_text')).toEqual([published]);
  const forced = (statement: string) =>
    test.database.write('tervita_clinic', context, (tx) => sql.raw(statement).execute(tx));
  await expect(
    forced(`insert into information_item_read values ('${who.userId}', '${ids.MEDICINE}', 1, now())`),
  ).rejects.toThrow(/row-level security/);
  const changed = await forced(
    `update information_item set withdrawn_at = now() where id = '${ids.IMPORTANT}'`,
  );
  expect(changed.numAffectedRows).toBe(0n);
  await expect(forced(`delete from information_item where id = '${draft.id}'`)).rejects.toThrow(/permission/);
  await expect(
    test.database.read('tervita_patient', { userId: who.userId }, (db) =>
      sql`select from information_item`.execute(db),
    ),
  ).rejects.toThrow(/permission/);
});

it('the clinic in which one works decides, and a role that changes works at once', async () => {
  const { MEDICINE, GUIDELINE } = await oneOfEach();
  const doctor = await works('DOCTOR');
  const elsewhere = { clinicId: await make.clinic(), as: doctor.as };
  await make.employee(elsewhere.clinicId, { role: 'NURSE', who: doctor.who });
  expect((await open(doctor, MEDICINE)).status).toBe(200);
  expect((await open(elsewhere, MEDICINE)).status).toBe(404);
  expect((await open(elsewhere, GUIDELINE)).status).toBe(200);
  await markRead(doctor, GUIDELINE);
  expect(await status(elsewhere)).toEqual({ clinical: 0, important: 1 });
  await sql`update employee set role = 'NON_HEALTHCARE' where user_id = ${doctor.who.userId}`.execute(
    test.database.system,
  );
  expect((await open(doctor, GUIDELINE)).status).toBe(404);
  expect((await list(doctor)).found).toEqual({ clinical: null, important: 1 });
});

it('neither a patient nor another clinic gets anything by it', async () => {
  const { IMPORTANT } = await oneOfEach();
  const { clinicId, asPatient } = await make.clinicWithPatient();
  expect((await open({ clinicId, as: asPatient }, IMPORTANT)).status).toBe(403);
  const me = await works('DOCTOR');
  expect((await open({ clinicId, as: me.as }, IMPORTANT)).status).toBe(404);
  const both = await make.session(me.who.userId, 'PRM_PATIENT');
  expect((await open({ clinicId: me.clinicId, as: both }, IMPORTANT)).status).toBe(403);
  expect((await open({ clinicId: me.clinicId, as: admin.as }, IMPORTANT)).status).toBe(403);
});

it('is unread until it is read, again when one says so, and never for a colleague', async () => {
  const id = await admin.published('Seljavalu');
  const me = await works('NURSE');
  const colleague = {
    clinicId: me.clinicId,
    as: await make.session((await make.employee(me.clinicId)).userId, 'PRM_DOCTOR'),
  };
  expect((await open(me, id)).body.isUnread).toBe(true);
  await markRead(me, id);
  await markRead(me, id);
  expect((await list(me)).items).toMatchObject([{ id, isUnread: false }]);
  expect((await open(me, id)).body.isUnread).toBe(false);
  expect(await status(colleague)).toEqual({ clinical: 1, important: 0 });
  await markUnread(me, id);
  await markUnread(me, id);
  expect(await status(me)).toEqual({ clinical: 1, important: 0 });
});

it('a new version is unread again only when its writer says so, and not when it came while one read', async () => {
  const id = await admin.published('Seljavalu');
  const me = await works('NURSE');
  await markRead(me, id);
  await admin.save(id, 1, informationContent('Seljavalu, parandatud'));
  expect((await open(me, id)).body).toMatchObject({ title: 'Seljavalu', version: 1 });
  await admin.publish(id);
  expect((await open(me, id)).body).toMatchObject({
    title: 'Seljavalu, parandatud',
    version: 2,
    isUnread: false,
  });
  await admin.save(id, 2, informationContent('Seljavalu, uus'));
  await admin.publish(id, { tellAgain: true });
  // Read what was on the screen before, not what has come out since.
  await markRead(me, id, 2);
  expect((await open(me, id)).body).toMatchObject({ version: 3, isUnread: true });
  // A version that is not out cannot be read ahead.
  await markRead(me, id, 900);
  await admin.save(id, 3, informationContent('Seljavalu, neljas'));
  await admin.publish(id, { tellAgain: true });
  expect((await open(me, id)).body).toMatchObject({ version: 4, isUnread: true });
});

it('all of a tab is marked as it was looked at', async () => {
  await oneOfEach();
  const me = await works('DOCTOR');
  const { at } = await list(me);
  const late = await admin.published('Hiline');
  const body = { clinicId: me.clinicId, clinical: true, until: at };
  expect((await test.call(markAllInformationRead, { body }, { as: me.as })).status).toBe(200);
  expect((await test.call(markAllInformationRead, { body }, { as: me.as })).status).toBe(200);
  expect(await status(me)).toEqual({ clinical: 1, important: 1 });
  expect((await open(me, late)).body.isUnread).toBe(true);
});

it('is found by its words in any order, without accents, in the language that is read', async () => {
  const fine = informationContent('Öösel köhib väike laps');
  const ru = { ...fine.texts.ru, title: 'Ночной кашель у ребёнка' };
  await admin.published('x', { ...fine, texts: { ...fine.texts, ru } });
  await admin.published('Muu');
  const me = await works('NURSE');
  expect(await titles(me, { search: 'LAPS oosel' })).toEqual(['Öösel köhib väike laps']);
  expect(await titles(me, { search: 'tuimus' })).toHaveLength(2);
  expect(await titles(me, { search: 'ребенка', locale: 'ru' })).toEqual(['Ночной кашель у ребёнка']);
  expect(await titles(me, { search: '100% _' })).toEqual([]);
  expect(await titles(me, { search: 'ravijuhend.ee' })).toEqual([]);
});

it('pages are bounded, the latest first, each item once', async () => {
  for (const title of ['A', 'B', 'C']) await admin.published(title);
  const me = await works('NURSE');
  expect(await titles(me)).toEqual(['C', 'B', 'A']);
  expect(await titles(me, { size: 2 })).toEqual(['C', 'B']);
  expect(await list(me, { size: 2, page: 1 })).toMatchObject({ items: [{ title: 'A' }], total: 3 });
  const { status: refused } = await test.call(
    listInformation,
    { query: { clinicId: me.clinicId, size: 51 } },
    { as: me.as },
  );
  expect(refused).toBe(400);
});

it('is recommended beside e-contacts of its type, also where the clinic no longer takes that type', async () => {
  const id = await admin.published('Seljavalu', { problemTypes: ['BACK_PAIN', 'SICK_LEAVE'] });
  await admin.published('Muu', { problemTypes: ['COUGH'] });
  const me = await works('NURSE');
  await sql`insert into clinic_type_off (clinic_id, type, created_at) values (${me.clinicId}, 'BACK_PAIN', now())`.execute(
    test.database.system,
  );
  const found = await list(me, { problemType: 'BACK_PAIN', size: 5 });
  expect(found.items.map((item) => item.id)).toEqual([id]);
  expect((await open(me, id)).body.problemTypes).toEqual(['BACK_PAIN', 'SICK_LEAVE']);
});

it('what is about this type alone comes before what names others too, and then the latest', async () => {
  await admin.published('Vanem', { problemTypes: ['BACK_PAIN'] });
  await admin.published('Uuem', { problemTypes: ['BACK_PAIN'] });
  await admin.published('Paljust', { problemTypes: ['BACK_PAIN', 'COUGH', 'SICK_LEAVE'] });
  const me = await works('NURSE');
  expect(await titles(me, { problemType: 'BACK_PAIN' })).toEqual(['Uuem', 'Vanem', 'Paljust']);
  expect(await titles(me)).toEqual(['Paljust', 'Uuem', 'Vanem']);
});

it('an item says what it is not, by its kind and in the language that is read', async () => {
  const { GUIDELINE, IMPORTANT } = await oneOfEach();
  const me = await works('DOCTOR');
  expect((await open(me, GUIDELINE)).body.disclaimer).toBe(informationDisclaimers.et.clinical);
  expect((await open(me, GUIDELINE, 'ru')).body.disclaimer).toBe(informationDisclaimers.ru.clinical);
  expect((await open(me, IMPORTANT)).body.disclaimer).toBe(informationDisclaimers.et.important);
});

it('withdrawn, it is not found by the list, by its id or by its type', async () => {
  const id = await admin.published('Seljavalu', { problemTypes: ['BACK_PAIN'] });
  const me = await works('DOCTOR');
  await markRead(me, id);
  await admin.withdraw(id);
  expect((await open(me, id)).status).toBe(404);
  expect(await titles(me)).toEqual([]);
  expect(await titles(me, { problemType: 'BACK_PAIN' })).toEqual([]);
  expect(await status(me)).toEqual({ clinical: 0, important: 0 });
  await admin.publish(id);
  expect((await open(me, id)).body.isUnread).toBe(false);
});
