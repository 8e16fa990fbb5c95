import { importCsv } from '@tervita/contract/clinic-import';
import {
  acceptEContact,
  getClinicEContact,
  getClinicTimeline,
  rejectEContact,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import { addPatient, editPatient, listMembers } from '@tervita/contract/patients';
import { answerMembership, whoActsForMe } from '@tervita/contract/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '../../core/database/database.ts';
import type { OutboxEvent } from '../../core/outbox/queues.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given, type Person } from '../../testing/given.ts';
import { codeNumber, type ListLine, listFile } from '../../testing/list-files.ts';
import { listImports } from './index.ts';

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

const upload = async ({ clinicId, as }: Scene, ...lines: ListLine[]) => {
  const sent = await test.call(
    importCsv,
    { body: { clinicId } },
    { as, upload: { name: 'nimistu.csv', bytes: listFile(...lines) } },
  );
  return sent.body.importId;
};
/** What the worker does with the job of an import, here at a moment of the test's choosing. */
const work = (
  importId: string,
  events: { announced: OutboxEvent[]; published: OutboxEvent[] } = { announced: [], published: [] },
) =>
  listImports({
    database: test.database,
    country: 'EE',
    registerAccess: undefined,
    announce: (announced) => events.announced.push(...announced),
  }).handle({ type: 'list-import.started', key: importId, ids: { importId } }, async (_, event) => {
    events.published.push(event);
  });
const run = async (scene: Scene, ...lines: ListLine[]) => {
  const id = await upload(scene, ...lines);
  await work(id);
  return id;
};
const recordOf = (id: string) =>
  test.database.system.selectFrom('list_import').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const membersOf = (clinicId: string) =>
  test.database.system.selectFrom('clinic_member').selectAll().where('clinic_id', '=', clinicId).execute();
const lineOf = async ({ personId }: Person): Promise<ListLine & { personalCode: string }> => {
  const person = await test.database.system
    .selectFrom('person')
    .selectAll()
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return {
    personalCode: person.personal_code ?? '',
    firstName: person.first_name,
    surname: person.surname,
  };
};
const write = (as: string, clinicId: string, patientPersonId: string) =>
  test.call(
    sendEContactText,
    { body: { eContactType: 'COUGH', patientPersonId, clinicId, text: 'Köha kolmandat päeva' } },
    { as },
  );
const pendingOf = async (id: string) =>
  (
    await test.database.system
      .selectFrom('e_contact')
      .select('membership_pending')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).membership_pending;

it('somebody who was imported and then writes is led to that record, and waits for nobody', async () => {
  const scene = await clinicWithAdmin();
  const patient = await make.person();
  await run(scene, await lineOf(patient));
  const sent = await write(await make.session(patient.userId), scene.clinicId, patient.personId);
  expect(sent.status).toBe(200);
  expect(await pendingOf(sent.body.id)).toBe(false);
  expect(await membersOf(scene.clinicId)).toMatchObject([{ person_id: patient.personId, status: 'MEMBER' }]);
});

it('an e-contact that waited to be accepted is open once its writer is on the list', async () => {
  const scene = await clinicWithAdmin();
  const patient = await make.person();
  const sent = await write(await make.session(patient.userId), scene.clinicId, patient.personId);
  expect(await pendingOf(sent.body.id)).toBe(true);
  await run(scene, await lineOf(patient));
  expect(await pendingOf(sent.body.id)).toBe(false);
  expect(await membersOf(scene.clinicId)).toMatchObject([
    { person_id: patient.personId, status: 'MEMBER', list_code: 'N0412' },
  ]);
});

it('a colleague who still sees it waiting cannot reject it: it has a new version, an entry and an event', async () => {
  const scene = await clinicWithAdmin();
  const patient = await make.person();
  const sent = await write(await make.session(patient.userId), scene.clinicId, patient.personId);
  const params = { id: sent.body.id };
  const { version } = (await test.call(getClinicEContact, { params }, { as: scene.as })).body;
  const announced: OutboxEvent[] = [];
  const published: OutboxEvent[] = [];
  await work(await upload(scene, await lineOf(patient)), { announced, published });
  const body = { reason: 'PATIENT_NOT_IN_LIST' as const };
  expect(await test.call(rejectEContact, { params, body }, { as: scene.as, seen: version })).toMatchObject({
    status: 469,
    raw: { code: 'E_CONTACT_CHANGED' },
  });
  const read = (await test.call(getClinicEContact, { params }, { as: scene.as })).body;
  expect(read).toMatchObject({ status: 'SUBMITTED', version: version + 1, membershipPending: false });
  const { entries } = (await test.call(getClinicTimeline, { params }, { as: scene.as })).body;
  expect(entries.at(-1)).toMatchObject({ move: 'accept', author: { kind: 'SYSTEM', name: null } });
  const isOfIt = ({ type, ids }: OutboxEvent) =>
    type === 'e-contact.accepted' && ids.eContactId === params.id;
  expect([announced.filter(isOfIt).length, published.filter(isOfIt).length]).toEqual([1, 1]);
});

it('the person of an imported record is still asked whether it is theirs, and a no stays a no', async () => {
  const scene = await clinicWithAdmin();
  const patient = await make.person();
  const line = await lineOf(patient);
  await run(scene, line);
  const as = await make.session(patient.userId);
  const asked = (await test.call(whoActsForMe, {}, { as })).body.clinics;
  expect(asked).toMatchObject([{ clinicId: scene.clinicId, confirmedAt: null }]);
  const memberId = asked[0]?.clinicMemberId ?? '';
  await test.call(answerMembership, { params: { id: memberId }, body: { isRight: false } }, { as });
  await run(scene, line, { personalCode: codeNumber(7) });
  expect((await test.call(whoActsForMe, {}, { as })).body.clinics).toEqual([]);
});

it('a register joins the record to the account of its person; a file does not', async () => {
  const scene = await clinicWithAdmin();
  const patient = await make.person();
  const id = await upload(scene, await lineOf(patient));
  await sql`update list_import set source = 'REGISTER' where id = ${id}`.execute(test.database.system);
  await work(id);
  expect(await membersOf(scene.clinicId)).toMatchObject([
    { person_id: patient.personId, confirmed_by: 'REGISTER' },
  ]);
});

it('a worker that died half way leaves the lists alone, and the next one counts from the start', async () => {
  const scene = await clinicWithAdmin();
  const id = await upload(scene, {}, { personalCode: codeNumber(2) });
  await sql`update list_import set rows_read = 1, new_count = 1 where id = ${id}`.execute(
    test.database.system,
  );
  expect(await membersOf(scene.clinicId)).toEqual([]);
  // Whoever finds that another has begun leaves it to them, and its job comes again.
  await Promise.allSettled([work(id), work(id)]);
  await work(id);
  expect(await recordOf(id)).toMatchObject({ state: 'DONE', rows_read: 2, new_count: 2 });
  expect(await membersOf(scene.clinicId)).toHaveLength(2);
  await work(id);
  expect(await membersOf(scene.clinicId)).toHaveLength(2);
});

/** Enters a patient, and lets go of the record only once somebody waits for it. */
const enterUntilWaitedFor = (clinicId: string, code: string, hasEntered: () => void) =>
  test.database.write('tervita_system', {}, async (tx) => {
    await sql`
      with held as (insert into person (id, country, first_name, surname, sex, held_by_clinic_id, created_at, updated_at)
        values (gen_random_uuid(), 'EE', 'Õie', 'Kask', 'FEMALE', ${clinicId}, now(), now()) returning id)
      insert into clinic_member (id, clinic_id, person_id, status, first_name, surname, personal_code, sex, created_at, updated_at)
      select gen_random_uuid(), ${clinicId}, id, 'MEMBER', 'Õie', 'Kask', ${code}, 'FEMALE', now(), now() from held`.execute(
      tx,
    );
    hasEntered();
    const waiting = sql`select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`;
    await expect.poll(async () => (await waiting.execute(tx)).rows.length).toBe(1);
  });

it('a patient whom a colleague enters during the import gets no second record, and comes to the list', async () => {
  const scene = await clinicWithAdmin();
  const id = await upload(scene, {}, { personalCode: codeNumber(2) });
  const entered = Promise.withResolvers<void>();
  const colleague = enterUntilWaitedFor(scene.clinicId, codeNumber(1), entered.resolve);
  await entered.promise;
  await Promise.all([colleague, work(id)]);
  expect(await recordOf(id)).toMatchObject({ state: 'DONE' });
  const members = await membersOf(scene.clinicId);
  expect(members).toHaveLength(2);
  expect(members.every(({ list_code }) => list_code === 'N0412')).toBe(true);
  const persons = await test.database.system
    .selectFrom('person')
    .select('id')
    .where('held_by_clinic_id', '=', scene.clinicId)
    .execute();
  expect(persons).toHaveLength(2);
});

/** Holds the clinic's lists until the import has judged its rows and waits for them; does `meanwhile` in that moment. */
const onceJudged = (clinicId: string, meanwhile: (tx: Tx) => Promise<unknown>) => {
  const isHeld = Promise.withResolvers<void>();
  const ends = test.database.write('tervita_system', {}, async (tx) => {
    await sql`select deciding_at(${clinicId})`.execute(tx);
    isHeld.resolve();
    const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted and database =
      (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await waiting.execute(tx)).rows.length).toBe(1);
    await meanwhile(tx);
  });
  return { isHeld: isHeld.promise, ends };
};

it('rows are judged anew when a record changed after they were judged: nobody leaves whom no yes was given for', async () => {
  const scene = await clinicWithAdmin();
  await run(scene, {}, { personalCode: codeNumber(2) }, { listCode: 'N0500', personalCode: codeNumber(3) });
  const id = await upload(scene, {}, { personalCode: codeNumber(2) });
  const { isHeld, ends } = onceJudged(scene.clinicId, (tx) =>
    sql`update clinic_member set list_code = 'N0412' where clinic_id = ${scene.clinicId}
      and personal_code = ${codeNumber(3)}`.execute(tx),
  );
  await isHeld;
  await Promise.all([ends, work(id)]);
  expect(await recordOf(id)).toMatchObject({ state: 'CHECKED', left_count: 1, same_count: 2 });
  const members = await membersOf(scene.clinicId);
  expect(members.every(({ status }) => status === 'MEMBER')).toBe(true);
});

it('a colleague who enters the same patient at the same time makes no second record', async () => {
  const scene = await clinicWithAdmin();
  const id = await upload(scene, {});
  const body = { clinicId: scene.clinicId, firstName: 'Õie', surname: 'Kask', personalCode: codeNumber(1) };
  const [added] = await Promise.all([test.call(addPatient, { body }, { as: scene.as }), work(id)]);
  expect(added.status).toBe(200);
  expect(await membersOf(scene.clinicId)).toMatchObject([{ status: 'MEMBER' }]);
});

it('whoever is taken off the list is kept, is no longer shown, and the next import brings them back', async () => {
  const scene = await clinicWithAdmin();
  await run(scene, {}, { personalCode: codeNumber(2), surname: 'Aas' });
  const listed = async (search?: string) =>
    (
      await test.call(
        listMembers,
        { params: { clinicId: scene.clinicId }, query: { listCode: 'N0412', ...(search ? { search } : {}) } },
        { as: scene.as },
      )
    ).body;
  const { members } = await listed();
  expect(members).toMatchObject([
    { surname: 'Aas', cameBy: 'IMPORT', isConfirmed: true },
    { surname: 'Kask' },
  ]);
  expect((await listed('kask')).members).toMatchObject([{ surname: 'Kask' }]);
  const body = { clinicMember: { status: 'FORMER' as const } };
  const params = { id: members[0]?.clinicMemberId ?? '' };
  const other = await clinicWithAdmin();
  expect((await test.call(editPatient, { params, body }, { as: other.as })).status).toBe(404);
  expect((await test.call(editPatient, { params, body }, { as: scene.as })).body.status).toBe('FORMER');
  expect((await listed()).total).toBe(1);
  const id = await run(scene, {}, { personalCode: codeNumber(2), surname: 'Aas' });
  expect(await recordOf(id)).toMatchObject({ changed_count: 1, same_count: 1 });
  expect((await listed()).total).toBe(2);
});

/** How many transactions of this database wait for another. */
const countWaiting = async (tx: Tx): Promise<number> => {
  const { rows } =
    await sql`select distinct w.pid from pg_locks w where not w.granted and exists (select from pg_locks l
    where l.pid = w.pid and l.database = (select oid from pg_database where datname = current_database()))`.execute(
      tx,
    );
  return rows.length;
};

/** Does `first` and, once it waits for the held record of a member, `second`; lets go of the record once both wait. */
const meetAtMember = async <T>(
  { clinicId, admin }: Scene,
  first: () => Promise<void>,
  second: () => Promise<T>,
) => {
  // Shorter than the database lets anybody wait for a lock.
  const patience = { timeout: 2_500 };
  // As the clinic: the import and the sessions of the calls need the connections of the system.
  const self = { userId: admin.userId, personId: admin.personId, clinicIds: [clinicId] };
  const isHeld = Promise.withResolvers<void>();
  const firstWaits = Promise.withResolvers<void>();
  const holding = test.database.write('tervita_clinic', self, async (tx) => {
    await sql`select from clinic_member where clinic_id = ${clinicId} for update`.execute(tx);
    isHeld.resolve();
    await expect.poll(() => countWaiting(tx), patience).toBe(1);
    firstWaits.resolve();
    await expect.poll(() => countWaiting(tx), patience).toBe(2);
  });
  await isHeld.promise;
  const begun = first();
  await Promise.race([firstWaits.promise, holding]);
  const [result] = await Promise.all([second(), begun, holding]);
  return result;
};

it('whoever accepts during an import waits for it, and is told that the patient is on the list already', async () => {
  const scene = await clinicWithAdmin();
  const patient = await make.person();
  const sent = await write(await make.session(patient.userId), scene.clinicId, patient.personId);
  const params = { id: sent.body.id };
  const { version } = (await test.call(getClinicEContact, { params }, { as: scene.as })).body;
  const id = await upload(scene, await lineOf(patient));
  const accepted = await meetAtMember(
    scene,
    () => work(id),
    () => test.call(acceptEContact, { params, body: {} }, { as: scene.as, seen: version }),
  );
  expect(accepted).toMatchObject({ status: 469, raw: { code: 'E_CONTACT_CHANGED' } });
  expect(await recordOf(id)).toMatchObject({ state: 'DONE' });
  const read = (await test.call(getClinicEContact, { params }, { as: scene.as })).body;
  expect(read).toMatchObject({ version: version + 1, membershipPending: false });
});

it('a record that its person says is theirs during an import is one record, on the list and theirs', async () => {
  const scene = await clinicWithAdmin();
  const patient = await make.person();
  const line = await lineOf(patient);
  await run(scene, line);
  const as = await make.session(patient.userId);
  const [asked] = (await test.call(whoActsForMe, {}, { as })).body.clinics;
  const id = await upload(scene, { ...line, listCode: 'N0500' });
  const answered = await meetAtMember(
    scene,
    () => work(id),
    () =>
      test.call(
        answerMembership,
        { params: { id: asked?.clinicMemberId ?? '' }, body: { isRight: true } },
        { as },
      ),
  );
  expect(answered.status).toBe(200);
  expect(await recordOf(id)).toMatchObject({ state: 'DONE' });
  expect(await membersOf(scene.clinicId)).toMatchObject([
    { person_id: patient.personId, status: 'MEMBER', list_code: 'N0500' },
  ]);
});
