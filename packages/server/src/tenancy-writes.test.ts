import { randomUUID } from 'node:crypto';
import { sendEContactText } from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureAuditMonths } from './core/database/audit-months.ts';
import { withClient } from './core/database/users.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { asDatabaseUser } from './testing/as-database-user.ts';
import { type Given, given } from './testing/given.ts';

/** Raw SQL that writes: in nobody's name but one's own, and for nobody else's record. `abuse:tenant-sql` tries more. */
let test: TestApp;
let make: Given;
type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;
let scene: Scene;
let eContactId: string;
let memberId: string;
let patientName: string;

const textOf = (clinicId: string, patientPersonId: string) => ({
  eContactType: 'COUGH' as const,
  patientPersonId,
  clinicId,
  text: 'Tere',
});

beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  scene = await make.clinicWithPatient();
  const body = textOf(scene.clinicId, scene.patient.personId);
  eContactId = (await test.call(sendEContactText, { body }, { as: scene.asPatient })).body.id;
  const { rows } = await sql<{ member: string; name: string }>`
    select m.id as member, p.first_name || ' ' || p.surname as name from clinic_member m join person p on p.id = m.person_id
    where m.clinic_id = ${scene.clinicId} and p.id = ${scene.patient.personId}`.execute(test.database.system);
  memberId = rows[0]?.member ?? '';
  patientName = rows[0]?.name ?? '';
});
afterAll(() => test.close());

const asPatient = <T>(work: (client: pg.Client) => Promise<T>) =>
  asDatabaseUser(
    test.testDatabase,
    'tervita_patient',
    { userId: scene.patient.userId, personId: scene.patient.personId },
    work,
  );
const asOwner = <T>(work: (client: pg.Client) => Promise<T>) =>
  withClient(test.testDatabase.address.url, work);

const insert = (client: pg.Client, table: string, row: Record<string, unknown>) => {
  const columns = Object.keys(row).join(', ');
  return client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
    [JSON.stringify(row)],
  );
};

describe('a message', () => {
  const entry = (lie: Record<string, unknown> = {}) => ({
    id: randomUUID(),
    clinic_id: scene.clinicId,
    e_contact_id: eContactId,
    version: 9_000,
    move: 'addInfo',
    at: new Date(),
    author_user_id: scene.patient.userId,
    author_kind: 'PATIENT',
    author_name: patientName,
    text: 'Tere',
    ...lie,
  });

  it('is written by a patient in their own name alone', async () => {
    expect((await asPatient((client) => insert(client, 'timeline_entry', entry()))).rowCount).toBe(1);
    const stranger = await make.person();
    for (const lie of [
      { author_kind: 'STAFF', author_name: 'Dr Forged', author_role: 'DOCTOR' },
      { author_kind: 'SYSTEM', author_user_id: null },
      { author_kind: 'REPRESENTATIVE' },
      { author_user_id: stranger.userId },
      { author_name: 'Dr Forged' },
      { direction: 'CLINIC_TO_PATIENT' },
    ])
      await expect(
        asPatient((client) => insert(client, 'timeline_entry', entry(lie))),
        JSON.stringify(lie),
      ).rejects.toThrow(/row-level security/);
  });

  it('keeps its words and its author, whoever asks', async () => {
    for (const set of ["text = 'x'", "author_name = 'Dr Forged'", "author_kind = 'STAFF'"])
      await expect(
        asDatabaseUser(test.testDatabase, 'tervita_system', {}, (client) =>
          client.query(`update timeline_entry set ${set}`),
        ),
        set,
      ).rejects.toThrow(/permission denied/);
  });
});

describe('an e-contact', () => {
  const row = (lie: Record<string, unknown> = {}) => ({
    id: randomUUID(),
    clinic_id: scene.clinicId,
    clinic_member_id: memberId,
    patient_person_id: scene.patient.personId,
    representation_unverified: false,
    creator_user_id: scene.patient.userId,
    creator_kind: 'PATIENT',
    creator_name: patientName,
    type: 'COUGH',
    status: 'SUBMITTED',
    turn: 'CLINIC',
    version: 1,
    preview: '',
    last_by: 'PATIENT',
    membership_pending: false,
    clinic_has_answered: false,
    waiting_since: new Date(),
    created_at: new Date(),
    updated_at: new Date(),
    ...lie,
  });

  it('of somebody whom a family-doctor centre does not know waits to be accepted, and not by themselves', async () => {
    expect((await asPatient((client) => insert(client, 'e_contact', row()))).rowCount).toBe(1);
    const elsewhere = await make.clinic({ kind: 'FAMILY_DOCTOR' });
    const pendingMember = await make.member(elsewhere, scene.patient.personId, 'PENDING');
    const there = { clinic_id: elsewhere, clinic_member_id: pendingMember };
    await expect(asPatient((client) => insert(client, 'e_contact', row(there)))).rejects.toThrow(
      /row-level security/,
    );
    await asPatient(async (client) => {
      const waiting = row({ ...there, membership_pending: true });
      expect((await insert(client, 'e_contact', waiting)).rowCount).toBe(1);
      await expect(
        client.query(`update e_contact set membership_pending = false where id = '${waiting.id}'`),
      ).rejects.toThrow('the clinic accepts its patients');
    });
  });
});

describe("a clinic's record", () => {
  it('becomes the caller’s by a digital ID alone', async () => {
    const [clinicId, me, held] = [await make.clinic(), await make.person(), await make.person()];
    const member = await make.member(clinicId, held.personId);
    await sql`update person p set personal_code = null, held_by_clinic_id = ${clinicId} where id = ${held.personId}`.execute(
      test.database.system,
    );
    await sql`update clinic_member m set personal_code = p.personal_code, first_name = p.first_name, surname = p.surname
      from person p where m.id = ${member} and p.id = ${me.personId}`.execute(test.database.system);
    const join = () =>
      asDatabaseUser(test.testDatabase, 'tervita_patient', { ...me }, (client) =>
        client.query(
          `select member_id from member_to_write_for('${clinicId}', '${me.personId}', gen_random_uuid(), true)`,
        ),
      );
    await make.session(me.userId, 'PRM_PATIENT', { method: 'PASSWORD' });
    await expect(join()).rejects.toThrow('no digital ID of the caller');
    await make.session(me.userId);
    expect((await join()).rows).toEqual([{ member_id: member }]);
  });
});

describe('somebody for whom one writes', () => {
  it('has said yes themselves, and is held by no clinic because one says so', async () => {
    const stranger = await make.person();
    const typed = {
      id: randomUUID(),
      country: 'EE',
      first_name: 'Jaan',
      surname: 'Tamm',
      sex: 'MALE',
      created_by_user_id: scene.patient.userId,
      created_at: new Date(),
      updated_at: new Date(),
    };
    const add = (link: Record<string, unknown>, person: Record<string, unknown> = {}) =>
      asPatient(async (client) => {
        await insert(client, 'person', { ...typed, ...person });
        const own = { user_id: scene.patient.userId, person_id: typed.id, created_at: new Date() };
        return insert(client, 'representation', { ...own, ...link });
      });
    expect((await add({})).rowCount).toBe(1);
    const confirmed = { confirmed_person_id: stranger.personId, confirmed_at: new Date() };
    await expect(add(confirmed)).rejects.toThrow(/row-level security/);
    await expect(add({}, { held_by_clinic_id: scene.clinicId })).rejects.toThrow(/row-level security/);
  });
});

describe('what the worker is told', () => {
  const put = (queue: string, type: string, key: string, ids: Record<string, string>) =>
    asPatient((client) =>
      client.query('select enqueue($1, $2, null)', [queue, JSON.stringify({ type, key, ids })]),
    );

  it("is the caller's own doing", async () => {
    const other = await make.clinicWithPatient();
    const body = textOf(other.clinicId, other.patient.personId);
    const foreign = (await test.call(sendEContactText, { body }, { as: other.asPatient })).body.id;
    await put('notifications', 'e-contact.reopened', `${eContactId}:1`, { eContactId });
    for (const [queue, type, key, ids] of [
      // Another's thread, a change that nobody made, a word that is the clinic's.
      ['notifications', 'e-contact.reopened', `${foreign}:1`, { eContactId: foreign }],
      ['notifications', 'e-contact.reopened', `${eContactId}:9`, { eContactId }],
      ['notifications', 'e-contact.replied', `${eContactId}:1`, { eContactId }],
      ['claims', 'person.added', 'x', { userId: other.patient.userId, personId: other.patient.personId }],
      ['account-notices', 'account.new-device', 'x', { userId: scene.patient.userId }],
      ['platform-news', 'ai.changed', 'x', {}],
    ] as const)
      await expect(put(queue, type, key, ids), `${queue} ${type} ${key}`).rejects.toThrow(
        'not an event of the caller',
      );
  });
});

it('nobody learns whether a stranger wrote about the same problem', async () => {
  const other = await make.clinicWithPatient();
  const body = textOf(other.clinicId, other.patient.personId);
  const sent = await test.call(sendEContactText, { body }, { as: other.asPatient });
  const { rows } = await sql<{ id: string }>`
    select clinic_member_id as id from e_contact where id = ${sent.body.id}`.execute(test.database.system);
  const latest = (clinicId: string, member: string) =>
    asPatient(async (client) => {
      const asked = await client.query('select latest_on_same_problem($1, $2, $3) as id', [
        clinicId,
        member,
        'COUGH',
      ]);
      return asked.rows[0].id;
    });
  expect(await latest(scene.clinicId, memberId)).toBe(eContactId);
  expect(await latest(other.clinicId, rows[0]?.id ?? '')).toBe(null);
});

describe('the owner of the tables, whom an embedded database makes itself', () => {
  it('sees no row by being one of the users', async () => {
    for (const table of ['e_contact', 'person', 'audit_log'])
      expect((await asOwner((client) => client.query(`select from ${table}`))).rowCount, table).toBe(0);
  });

  it('empties nothing that must not lose rows, the coming months of the audit log included', async () => {
    await sql`insert into audit_log (at, request_id, action, call, outcome)
      values (now() + interval '400 days', 'r', 'OPENED', 'GET /x', '200')`.execute(test.database.system);
    await ensureAuditMonths(test.database);
    const { rows } = await asOwner((client) =>
      client.query<{ name: string }>(
        `select relname as name from pg_class where relname like 'audit\\_log%' and relkind in ('r', 'p')`,
      ),
    );
    expect(rows.length).toBeGreaterThan(8);
    for (const name of [...rows.map((each) => each.name), 'timeline_entry', 'person'])
      await expect(
        asOwner((client) => client.query(`truncate ${name} cascade`)),
        name,
      ).rejects.toThrow('is not emptied');
  });
});

it('those who run the platform are found by an index', async () => {
  const plan = await withClient(test.testDatabase.superuserUrl, async (client) => {
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query(
      'explain select id from app_user where is_platform_admin and merged_into_user_id is null',
    );
    return JSON.stringify(rows);
  });
  expect(plan).toContain('app_user_platform_admins');
});
