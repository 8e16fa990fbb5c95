import {
  addInfo,
  countClinicEContacts,
  listClinicEContacts,
  sendEContactText,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { makeJobsDue } from '../../../../testing/due-jobs.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { type Given, given } from '../../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  await test.app.startWorker();
  make = given(test.database);
});
afterAll(() => test.close());

type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;

/** Copies of one real e-contact, a minute apart, the first of them the oldest. */
const flaggedCopies = async (id: string, count: number) => {
  const { rows } = await sql<{ id: string }>`
    insert into e_contact (id, clinic_id, clinic_member_id, patient_person_id, creator_user_id, creator_kind, creator_name,
      type, status, turn, preview, last_by, waiting_since, created_at, updated_at, red_flag)
    select gen_random_uuid(), clinic_id, clinic_member_id, patient_person_id, creator_user_id, creator_kind, creator_name,
      type, status, turn, preview, last_by, at, at, at, 'TODAY'
    from e_contact, generate_series(1, ${count}) n, lateral (select created_at + (n - ${count + 1}) * interval '1 minute' as at) t
    where id = ${id} order by n returning id`.execute(test.database.system);
  return rows.map((row) => row.id);
};
const write = async (scene: Scene) => {
  const body = {
    eContactType: 'COUGH' as const,
    patientPersonId: scene.patient.personId,
    clinicId: scene.clinicId,
    text: 'Cough',
  };
  return (await test.call(sendEContactText, { body }, { as: scene.asPatient })).body.id;
};
const flag = (id: string) =>
  sql`update e_contact set red_flag = 'CALL_112' where id = ${id}`.execute(test.database.system);
const list = async (scene: Scene, query: Record<string, string | number> = {}) =>
  (
    await test.call(
      listClinicEContacts,
      { query: { clinicId: scene.clinicId, ...query } as never },
      { as: scene.asNurse },
    )
  ).body;
const pages = async (scene: Scene, query: Record<string, string | number>) => {
  const ids: string[][] = [];
  let after: string | null = '';
  while (after !== null) {
    const page = await list(scene, { ...query, ...(after ? { after } : {}) });
    ids.push(page.eContacts.map(({ id }) => id));
    after = page.next;
  }
  return ids;
};

describe('more warnings than anybody expects', () => {
  it('all stand in the list, the newest too, before everything else', async () => {
    const scene = await make.clinicWithPatient();
    const plain = await write(scene);
    const flagged = await flaggedCopies(plain, 120);
    const { eContacts, next } = await list(scene, { sort: 'waitingSince', order: 'asc' });
    expect(eContacts.map(({ id }) => id)).toEqual([...flagged, plain]);
    expect(next).toBeNull();
    const counts = await test.call(
      countClinicEContacts,
      { query: { clinicId: scene.clinicId } },
      { as: scene.asNurse },
    );
    // One person sent them all about one patient: they are one matter, and the plain one another.
    expect(counts.body.incoming).toBe(2);
  });

  it.each(['asc', 'desc'] as const)('go on page by page, each once, %s', async (order) => {
    const scene = await make.clinicWithPatient();
    const plain = [await write(scene), await write(scene), await write(scene)];
    const flagged = await flaggedCopies(plain[0] ?? '', 7);
    const inOrder = (ids: string[]) => (order === 'asc' ? ids : ids.toReversed());
    const found = await pages(scene, { size: 3, sort: 'createdAt', order });
    // Whatever the order of the others: who waits longest comes first.
    expect(found.flat()).toEqual([...flagged, ...inOrder(plain)]);
    expect(found.every((ids) => ids.length <= 3)).toBe(true);
  });

  it.each(['asc', 'desc'] as const)(
    'come with the gravest first, then the oldest, page by page, %s',
    async (order) => {
      const scene = await make.clinicWithPatient();
      const plain = await write(scene);
      const flagged = await flaggedCopies(plain, 5);
      const grave = [flagged[1] ?? '', flagged[4] ?? ''];
      for (const id of grave) await flag(id);
      const found = await pages(scene, { size: 2, sort: 'createdAt', order });
      const milder = flagged.filter((id) => !grave.includes(id));
      expect(found.flat()).toEqual([...grave, ...milder, plain]);
    },
  );

  it('and stay on top of what is found for one patient', async () => {
    const scene = await make.clinicWithPatient();
    const plain = await write(scene);
    const flagged = await flaggedCopies(plain, 3);
    const found = await pages(scene, {
      size: 2,
      sort: 'createdAt',
      order: 'asc',
      patientPersonIds: scene.patient.personId,
    });
    expect(found).toEqual([flagged.slice(0, 2), [flagged[2], plain]]);
  });
});

it.each([
  'F_2026-02-30T10:00:00.000000Z_01890000-0000-7000-8000-000000000000',
  'G_2026-02-30T10:00:00.000000Z_01890000-0000-7000-8000-000000000000',
  '9999-99-99T99:99:99.000000Z_01890000-0000-7000-8000-000000000000',
  '0000-01-01T00:00:00.000000Z_01890000-0000-7000-8000-000000000000',
  '2026-01-01T00:00:00.000000Z_------------------------------------',
])('a place in the list that cannot be is bad input: %s', async (after) => {
  const scene = await make.clinicWithPatient();
  const refused = await test.call(
    listClinicEContacts,
    { query: { clinicId: scene.clinicId, after } },
    { as: scene.asNurse },
  );
  expect(refused.status).toBe(400);
});

describe('who answers the patient has seen the warning', () => {
  const seenOf = async (id: string) => {
    const { rows } = await sql<{ at: Date | null; by: string | null }>`
      select red_flag_seen_at as at, red_flag_seen_by as by from e_contact where id = ${id}`.execute(
      test.database.system,
    );
    return rows[0];
  };

  it('with a reply, so that it does not come back to the top with the next message', async () => {
    const scene = await make.clinicWithPatient();
    const id = await write(scene);
    await flag(id);
    const body = { question: 'Please come today.', undoable: false };
    await test.call(sendInquiry, { params: { id }, body }, { as: scene.asNurse, seen: 1 });
    expect(await seenOf(id)).toMatchObject({ by: scene.nurse.userId, at: expect.any(Date) });
    await test.call(
      addInfo,
      { params: { id }, body: { infoText: 'I will.' } },
      { as: scene.asPatient, seen: 2 },
    );
    const other = await write(scene);
    await flag(other);
    const { eContacts } = await list(scene, { sort: 'createdAt', order: 'asc' });
    expect(eContacts.map((row) => row.id)).toEqual([other, id]);
  });

  it('with a reply that waited for its time, at that time', async () => {
    const scene = await make.clinicWithPatient();
    const id = await write(scene);
    await flag(id);
    const body = { question: 'Please come today.', undoable: true };
    await test.call(sendInquiry, { params: { id }, body }, { as: scene.asNurse, seen: 1 });
    expect((await seenOf(id))?.at).toBeNull();
    await sql`update planned_move set due_at = now() where e_contact_id = ${id}`.execute(
      test.database.system,
    );
    await makeJobsDue(test.database, { queue: 'planned-moves' });
    await eventually(async () => expect((await seenOf(id))?.at).not.toBeNull());
    expect((await seenOf(id))?.by).toBe(scene.nurse.userId);
  });
});
