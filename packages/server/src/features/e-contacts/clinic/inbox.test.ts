import {
  acknowledgeRedFlag,
  addInfo,
  assignEContact,
  countClinicEContacts,
  listClinicEContacts,
  listSavedViews,
  moveManyEContacts,
  removeSavedView,
  savedViewsMost,
  saveView,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given, type Person } from '../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;
type Type = 'BACK_PAIN' | 'COUGH' | 'HEADACHE';

/** Somebody of the clinic who wrote. */
const wrote = async (scene: Scene, type: Type = 'COUGH', who?: Person) => {
  const person = who ?? (await make.person());
  if (!who) await make.member(scene.clinicId, person.personId);
  const as = await make.session(person.userId);
  const body = { eContactType: type, patientPersonId: person.personId, clinicId: scene.clinicId, text: type };
  const { id } = (await test.call(sendEContactText, { body }, { as })).body;
  return { id, person, as };
};
type Query = Omit<Parameters<typeof list>[1], never>;
const list = async (scene: Scene, query: Record<string, string | number> = {}) =>
  (
    await test.call(
      listClinicEContacts,
      { query: { clinicId: scene.clinicId, ...query } as never },
      { as: scene.asNurse },
    )
  ).body;
const idsOf = async (scene: Scene, query?: Query) => (await list(scene, query)).eContacts.map(({ id }) => id);

describe('the list is narrowed', () => {
  it('by somebody who no longer works there: what was assigned to them still is', async () => {
    const scene = await make.clinicWithPatient();
    const [given, free] = [await wrote(scene), await wrote(scene)];
    const left = await make.employee(scene.clinicId);
    const body = { assigneeUserId: left.userId };
    await test.call(assignEContact, { params: { id: given.id }, body }, { as: scene.asNurse, seen: 1 });
    await sql`update employee set deleted_at = now() where user_id = ${left.userId}`.execute(
      test.database.system,
    );
    expect(await idsOf(scene, { assigneeUserIds: left.userId })).toEqual([given.id]);
    expect(await idsOf(scene, { hasAssigneeUser: 'false' })).toEqual([free.id]);
  });

  it('by whose turn it is, who is responsible, reason, list and patient', async () => {
    const scene = await make.clinicWithPatient();
    const [back, cough] = [await wrote(scene, 'BACK_PAIN'), await wrote(scene, 'COUGH')];
    const mine = { assigneeUserId: scene.nurse.userId };
    await test.call(assignEContact, { params: { id: back.id }, body: mine }, { as: scene.asNurse, seen: 1 });
    await sql`insert into patient_list (clinic_id, code) values (${scene.clinicId}, 'N0412')`.execute(
      test.database.system,
    );
    await sql`update clinic_member set list_code = 'N0412' where clinic_id = ${scene.clinicId}
      and person_id = ${cough.person.personId}`.execute(test.database.system);
    const { userId } = scene.nurse;
    expect(await idsOf(scene, { assigneeUserIds: userId })).toEqual([back.id]);
    expect(await idsOf(scene, { hasAssigneeUser: 'false' })).toEqual([cough.id]);
    expect(await idsOf(scene, { assigneeUserIds: userId, plusUnassigned: 'true' })).toHaveLength(2);
    expect(await idsOf(scene, { types: 'COUGH,HEADACHE' })).toEqual([cough.id]);
    expect(await idsOf(scene, { listCodes: 'N0412' })).toEqual([cough.id]);
    expect(await idsOf(scene, { patientPersonIds: back.person.personId })).toEqual([back.id]);
    expect(await idsOf(scene, { waitingFor: 'PATIENT' })).toEqual([]);
    expect(await idsOf(scene, { onlyCompleted: 'true' })).toEqual([]);
    expect(await idsOf(scene, { createdAtFrom: '2099-01-01T00:00:00Z' })).toEqual([]);
    const counts = await test.call(
      countClinicEContacts,
      { query: { clinicId: scene.clinicId } },
      { as: scene.asNurse },
    );
    expect(counts.body).toEqual({ incoming: 2, unassigned: 1, mine: 1, answered: 0 });
  });

  it.each([
    ['the name without accents', 'onne'],
    ['parts of both names', 'ups onn'],
    ['the personal code', '48505140431'],
    ['the beginning of the code', '485051'],
    ['the address', 'onne.upsilon@'],
  ])('by %s', async (_, search) => {
    const scene = await make.clinicWithPatient();
    await wrote(scene);
    const { id, person } = await wrote(scene);
    await sql`update clinic_member set first_name = 'Õnne', surname = 'Üpsilon', personal_code = '48505140431',
      email = 'onne.upsilon@example.com' where person_id = ${person.personId}`.execute(test.database.system);
    expect(await idsOf(scene, { search })).toEqual([id]);
  });

  it('and never finds a patient of another clinic, whatever is typed', async () => {
    const [scene, other] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
    const { id } = await wrote(other);
    for (const search of ['m', '%', '_', '\\', "'", 'maasikas'])
      expect(await idsOf(scene, { search })).not.toContain(id);
    const theirs = { query: { clinicId: other.clinicId, search: 'maasikas' } };
    expect((await test.call(listClinicEContacts, theirs, { as: scene.asNurse })).status).toBe(404);
  });
});

it('goes on page by page, each e-contact once, in either order', async () => {
  const scene = await make.clinicWithPatient();
  const ids = [];
  for (let count = 0; count < 7; count += 1) ids.push((await wrote(scene)).id);
  for (const order of ['asc', 'desc']) {
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page = await list(scene, { size: 3, order, sort: 'createdAt', ...(after ? { after } : {}) });
      seen.push(...page.eContacts.map(({ id }) => id));
      after = page.next;
    }
    expect(seen).toEqual(order === 'asc' ? ids : ids.toReversed());
  }
});

it('a red flag stays on top until somebody has seen it', async () => {
  const scene = await make.clinicWithPatient();
  const first = await wrote(scene);
  const second = await wrote(scene);
  await sql`update e_contact set red_flag = 'TODAY' where id = ${first.id}`.execute(test.database.system);
  expect(await idsOf(scene)).toEqual([first.id, second.id]);
  const params = { id: first.id };
  const seen = await test.call(acknowledgeRedFlag, { params }, { as: scene.asNurse, seen: 1 });
  expect(seen.status).toBe(200);
  const rows = (await list(scene, { sort: 'createdAt' })).eContacts;
  expect(rows.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(rows[1]?.redFlag?.seenAt).not.toBeNull();
  const again = await test.call(acknowledgeRedFlag, { params }, { as: scene.asNurse, seen: 2 });
  expect(again.raw.code).toBe('E_CONTACT_MOVE_NOT_ALLOWED');
});

it('several are assigned at once; one that changed meanwhile is left and named', async () => {
  const scene = await make.clinicWithPatient();
  const [one, two] = [await wrote(scene), await wrote(scene)];
  const { userId } = scene.nurse;
  const colleague = await make.employee(scene.clinicId);
  await test.call(
    assignEContact,
    { params: { id: two.id }, body: { assigneeUserId: userId } },
    { as: await make.session(colleague.userId, 'PRM_DOCTOR'), seen: 1 },
  );
  const body = {
    clinicId: scene.clinicId,
    eContacts: [one, two].map(({ id }) => ({ id, version: 1 })),
    action: { kind: 'ASSIGN' as const, assigneeUserId: userId },
  };
  const done = await test.call(moveManyEContacts, { body }, { as: scene.asNurse });
  expect(done.body.moved.map(({ id }) => id)).toEqual([one.id]);
  expect(done.body.left).toEqual([{ id: two.id, code: 'E_CONTACT_CHANGED' }]);
});

it('only somebody who works in the clinic can be made responsible', async () => {
  const [scene, other] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
  const { id } = await wrote(scene);
  const stranger = { params: { id }, body: { assigneeUserId: other.nurse.userId } };
  expect((await test.call(assignEContact, stranger, { as: scene.asNurse, seen: 1 })).status).toBe(404);
});

it('a set of filters is kept under its name, for oneself alone', async () => {
  const scene = await make.clinicWithPatient();
  const params = { clinicId: scene.clinicId };
  const save = (name: string, view: string, as = scene.asNurse) =>
    test.call(saveView, { params, body: { name, view } }, { as });
  const views = async (as = scene.asNurse) =>
    (await test.call(listSavedViews, { params }, { as })).body.views;
  await save('Minu hommik', 'whose=UNASSIGNED&list=N0412');
  await save('Retseptid', 'reason=REPEAT_PRESCRIPTION');
  await save('Minu hommik', 'whose=MINE');
  expect(await views()).toMatchObject([
    { name: 'Minu hommik', view: 'whose=MINE' },
    { name: 'Retseptid', view: 'reason=REPEAT_PRESCRIPTION' },
  ]);
  const colleague = await make.employee(scene.clinicId);
  const as = await make.session(colleague.userId, 'PRM_DOCTOR');
  expect(await views(as)).toEqual([]);
  const [first] = await views();
  const one = { params: { ...params, id: first?.id ?? '' } };
  expect((await test.call(removeSavedView, one, { as })).status).toBe(404);
  expect((await test.call(removeSavedView, one, { as: scene.asNurse })).status).toBe(200);
  expect(await views()).toHaveLength(1);
});

it('of several views that are saved at once those beyond the most are refused', async () => {
  const scene = await make.clinicWithPatient();
  const params = { clinicId: scene.clinicId };
  const save = (name: string, as = scene.asNurse) =>
    test.call(saveView, { params, body: { name, view: 'whose=MINE' } }, { as });
  for (let number = 1; number < savedViewsMost; number += 1) await save(`Vaade ${number}`);
  const devices = await Promise.all(
    ['Hommik', 'Lõuna', 'Õhtu', 'Öö'].map(async (name) => ({
      name,
      as: await make.session(scene.nurse.userId, 'PRM_DOCTOR'),
    })),
  );
  const several = await Promise.all(devices.map(({ name, as }) => save(name, as)));
  expect(several.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  const { rows } = await sql`select from saved_view where user_id = ${scene.nurse.userId}`.execute(
    test.database.system,
  );
  expect(rows).toHaveLength(savedViewsMost);
});

it('what the staff do among themselves does not get in the way of a patient who writes', async () => {
  const scene = await make.clinicWithPatient();
  const { id, as } = await wrote(scene);
  const mine = { params: { id }, body: { assigneeUserId: scene.nurse.userId } };
  await test.call(assignEContact, mine, { as: scene.asNurse, seen: 1 });
  const more = { params: { id }, body: { infoText: 'Läks hullemaks' } };
  expect((await test.call(addInfo, more, { as, seen: 1 })).status).toBe(200);
  expect((await test.call(addInfo, more, { as, seen: 2 })).raw.code).toBe('E_CONTACT_CHANGED');
});
