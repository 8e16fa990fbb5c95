import { randomUUID } from 'node:crypto';
import { sendEContactText } from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/app.ts';
import { asDatabaseUser } from './testing/as-database-user.ts';
import { type Given, given, type Person } from './testing/given.ts';

/** Raw SQL that writes as one of the staff: in nobody's name but one's own, and for no record but the clinic's own. */
let test: TestApp;
let make: Given;
let mine: Awaited<ReturnType<Given['clinicWithPatient']>> & Thread;
let theirs: typeof mine;
let colleague: Person;
let names: Map<string, string>;

interface Thread {
  readonly eContactId: string;
  readonly memberId: string;
}

const begin = async () => {
  const scene = await make.clinicWithPatient();
  const { personId } = scene.patient;
  const body = {
    eContactType: 'COUGH' as const,
    patientPersonId: personId,
    clinicId: scene.clinicId,
    text: 'Tere',
  };
  const sent = await test.call(sendEContactText, { body }, { as: scene.asPatient });
  const { rows } = await sql<{ id: string }>`
    select clinic_member_id as id from e_contact where id = ${sent.body.id}`.execute(test.database.system);
  return { ...scene, eContactId: sent.body.id, memberId: rows[0]?.id ?? '' };
};

beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  [mine, theirs] = [await begin(), await begin()];
  colleague = await make.employee(mine.clinicId);
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, p.first_name || ' ' || p.surname as name from app_user u join person p on p.id = u.person_id`.execute(
    test.database.system,
  );
  names = new Map(rows.map(({ id, name }) => [id, name]));
});
afterAll(() => test.close());

const asStaff = <T>(work: (client: pg.Client) => Promise<T>, userId = mine.nurse.userId) =>
  asDatabaseUser(
    test.testDatabase,
    'tervita_clinic',
    { userId, clinicIds: `{${mine.clinicId}}` },
    async (client) => {
      const done = await work(client);
      await client.query('set constraints all immediate');
      return done;
    },
  );

type Row = Record<string, unknown>;
const insert = (table: string, row: Row) => async (client: pg.Client) => {
  const columns = Object.keys(row).join(', ');
  const { rowCount } = await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
    [JSON.stringify(row)],
  );
  return rowCount;
};

const refusal = /row-level security|permission denied|not the words of the caller/;
/** The honest row is taken, each lie is not, and nothing of it from somebody who does not work there. */
const onlyHonest = async (table: string, row: () => Row, lies: readonly Row[]) => {
  expect(await asStaff(insert(table, row())), table).toBe(1);
  for (const lie of lies)
    await expect(
      asStaff(insert(table, { ...row(), ...lie })),
      `${table} ${JSON.stringify(lie)}`,
    ).rejects.toThrow(refusal);
};

const author = (userId: string) => ({
  author_user_id: userId,
  author_name: names.get(userId),
  author_role: 'NURSE',
});
const at = new Date();
const entry = () => ({
  id: randomUUID(),
  clinic_id: mine.clinicId,
  e_contact_id: mine.eContactId,
  version: 9_000,
  move: 'reply',
  at,
  author_kind: 'STAFF',
  ...author(mine.nurse.userId),
  direction: 'CLINIC_TO_PATIENT',
  text: 'Tere',
});
const note = () => ({
  id: randomUUID(),
  clinic_id: mine.clinicId,
  e_contact_id: mine.eContactId,
  ...author(mine.nurse.userId),
  text: 'Tere',
  at,
});
const planned = () => ({
  id: randomUUID(),
  clinic_id: mine.clinicId,
  e_contact_id: mine.eContactId,
  user_id: mine.nurse.userId,
  author_name: names.get(mine.nurse.userId),
  author_role: 'NURSE',
  move: 'reply',
  text: 'Tere',
  file_ids: [],
  seen_version: 1,
  status: 'WAITING',
  version: 1,
  due_at: at,
  created_at: at,
});
const thread = () => ({
  id: randomUUID(),
  clinic_id: mine.clinicId,
  clinic_member_id: mine.memberId,
  patient_person_id: mine.patient.personId,
  representation_unverified: false,
  creator_user_id: mine.patient.userId,
  creator_kind: 'CLINIC',
  creator_name: names.get(mine.nurse.userId),
  type: 'COUGH',
  status: 'SUBMITTED',
  turn: 'CLINIC',
  version: 1,
  preview: '',
  last_by: 'PATIENT',
  membership_pending: false,
  clinic_has_answered: false,
  assignee_user_id: mine.nurse.userId,
  waiting_since: at,
  created_at: at,
  updated_at: at,
});

describe('one of the staff writes', () => {
  it('to patients in their own name alone', () =>
    onlyHonest('timeline_entry', entry, [
      author(colleague.userId),
      { author_name: names.get(colleague.userId) },
      { author_role: 'DOCTOR' },
      { author_kind: 'PATIENT', author_user_id: mine.patient.userId },
      { author_kind: 'SYSTEM', author_user_id: null },
      { direction: 'PATIENT_TO_CLINIC' },
      { clinic_id: theirs.clinicId, e_contact_id: theirs.eContactId },
    ]));

  it('notes in their own name alone', () =>
    onlyHonest('e_contact_note', note, [
      author(colleague.userId),
      { author_name: names.get(colleague.userId) },
    ]));

  it('replies for later in their own name alone', () =>
    onlyHonest('planned_move', planned, [
      { user_id: colleague.userId, author_name: names.get(colleague.userId) },
      { user_id: colleague.userId, status: 'CANCELLED' },
      { files_user_id: colleague.userId },
    ]));

  it('templates in their own name alone', () =>
    onlyHonest(
      'reply_template',
      () => ({
        id: randomUUID(),
        clinic_id: mine.clinicId,
        owner_user_id: mine.nurse.userId,
        heading: 'x',
        content: 'x',
        for_all: true,
        version: 1,
        created_at: at,
        updated_at: at,
      }),
      [{ owner_user_id: colleague.userId }, { clinic_id: theirs.clinicId }],
    ));

  it('to their own patients, and to the account of who speaks for them', () =>
    onlyHonest('e_contact', thread, [
      { patient_person_id: theirs.patient.personId },
      { clinic_member_id: theirs.memberId, patient_person_id: theirs.patient.personId },
      { creator_user_id: theirs.patient.userId },
      { creator_name: names.get(colleague.userId) },
      { creator_kind: 'PATIENT', creator_name: names.get(theirs.patient.userId) },
      { follows_id: theirs.eContactId },
      { assignee_user_id: colleague.userId },
    ]));

  it('nothing while they do not work there', async () => {
    const outsider = theirs.nurse.userId;
    const rows: [string, Row][] = [
      ['timeline_entry', { ...entry(), ...author(outsider) }],
      ['e_contact_note', { ...note(), ...author(outsider) }],
      ['planned_move', { ...planned(), user_id: outsider, author_name: names.get(outsider) }],
      ['e_contact', { ...thread(), creator_name: names.get(outsider), assignee_user_id: outsider }],
    ];
    for (const [table, row] of rows)
      await expect(asStaff(insert(table, row), outsider), table).rejects.toThrow(refusal);
  });
});

it("a colleague's words change under the name of who changes them, and stay as they were beside", async () => {
  const row = { ...planned(), user_id: colleague.userId, author_name: names.get(colleague.userId) };
  await test.database.write('tervita_system', {}, async (tx) => {
    await sql`insert into planned_move (id, clinic_id, e_contact_id, user_id, author_name, author_role, move, text,
        seen_version, status, due_at, created_at)
      values (${row.id}, ${row.clinic_id}, ${row.e_contact_id}, ${row.user_id}, ${row.author_name}, 'NURSE', 'reply',
        'Tere', 1, 'HELD', now(), now())`.execute(tx);
  });
  const change = (set: string, userId?: string) =>
    asStaff((client) => client.query(`update planned_move set ${set} where id = '${row.id}'`), userId);
  const me = `user_id = '${mine.nurse.userId}', author_name = '${names.get(mine.nurse.userId)}'`;
  expect((await change("due_at = now() + interval '1 day'")).rowCount).toBe(1);
  expect((await change(`text = 'Tervist', ${me}`)).rowCount).toBe(1);
  for (const set of [
    "text = 'Tervist'",
    "author_name = 'Dr Forged'",
    "held_by = 'Dr Forged'",
    `${me}, files_user_id = '${mine.nurse.userId}'`,
    `clinic_id = '${theirs.clinicId}'`,
  ])
    await expect(change(set), set).rejects.toThrow(refusal);
  // Without a user in the context nobody is the author.
  await expect(change("text = 'Tervist'", ''), 'nobody').rejects.toThrow(refusal);
  const kept = await asStaff(async (client) => {
    await client.query(`select keep_planned_words('${row.id}', '${randomUUID()}')`);
    return client.query(
      `select author_name, status, held_by from planned_move where status = 'CANCELLED' and text = 'Tere'`,
    );
  });
  expect(kept.rows).toEqual([
    { author_name: row.author_name, status: 'CANCELLED', held_by: names.get(mine.nurse.userId) },
  ]);
});

it('a clinic enters people whom it holds itself, and leaves whose a record is alone', async () => {
  const personId = randomUUID();
  const member = (lie: Row = {}) => ({
    id: randomUUID(),
    clinic_id: mine.clinicId,
    person_id: personId,
    status: 'MEMBER',
    first_name: 'Jaan',
    surname: 'Tamm',
    sex: 'MALE',
    phone_given_by_patient: false,
    created_at: at,
    updated_at: at,
    ...lie,
  });
  const enter = (lie: Row) =>
    asStaff(async (client) => {
      await client.query(
        `select person_held_by_clinic('${mine.clinicId}', '${personId}', 'EE', 'Jaan', 'Tamm', '1980-01-01', 'MALE')`,
      );
      return insert('clinic_member', member(lie))(client);
    });
  expect(await enter({})).toBe(1);
  for (const lie of [
    { person_id: theirs.patient.personId },
    { person_id: colleague.personId },
    { confirmed_at: at, confirmed_by: 'PERSON' },
  ])
    await expect(enter(lie), JSON.stringify(lie)).rejects.toThrow(refusal);
  for (const statement of [
    `update clinic_member set person_id = '${theirs.patient.personId}'`,
    `update clinic_member set clinic_id = '${theirs.clinicId}'`,
    `update e_contact set patient_person_id = '${theirs.patient.personId}'`,
    `update e_contact set creator_user_id = '${theirs.patient.userId}'`,
  ])
    await expect(
      asStaff((client) => client.query(statement)),
      statement,
    ).rejects.toThrow(/permission denied/);
  // Without a condition of its own a change reaches the clinic's rows and no other.
  for (const [statement, rows] of [
    ["update e_contact set preview = 'x'", 1],
    ['update clinic_member set email = null', 1],
  ] as const)
    expect((await asStaff((client) => client.query(statement))).rowCount, statement).toBe(rows);
});
