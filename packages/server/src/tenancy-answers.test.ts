import { randomUUID } from 'node:crypto';
import { sendEContactText } from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/app.ts';
import { asDatabaseUser, type RawContext } from './testing/as-database-user.ts';
import { type Given, given, type Person } from './testing/given.ts';
import { unverifiedWriter } from './testing/unverified-writer.ts';

/** Raw SQL with answers and medicines that only look like the work of the one who writes them. */
let test: TestApp;
let make: Given;
let scene: Awaited<ReturnType<Given['clinicWithPatient']>>;
let doctor: Person;
let eContactId: string;
let memberId: string;

beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  scene = await make.clinicWithPatient();
  doctor = await make.employee(scene.clinicId, { role: 'DOCTOR' });
  const { patient, clinicId, asPatient: as } = scene;
  const body = {
    eContactType: 'QUESTION',
    patientPersonId: patient.personId,
    clinicId,
    text: 'Tere',
  } as const;
  eContactId = (await test.call(sendEContactText, { body }, { as })).body.id;
  const { rows } = await sql<{ id: string }>`
    select clinic_member_id as id from e_contact where id = ${eContactId}`.execute(test.database.system);
  memberId = rows[0]?.id ?? '';
});
afterAll(() => test.close());

const runAs = (user: 'tervita_clinic' | 'tervita_patient', context: RawContext, statements: string[]) =>
  asDatabaseUser(test.testDatabase, user, context, async (client) => {
    let changed: number | null = null;
    for (const statement of statements) changed = (await client.query(statement)).rowCount;
    return changed;
  });
const asStaff = ({ userId }: Person, ...statements: string[]) =>
  runAs('tervita_clinic', { userId, clinicIds: `{${scene.clinicId}}` }, statements);
const asPatient = (...statements: string[]) => runAs('tervita_patient', { ...scene.patient }, statements);

const refusal = /row-level security|permission denied|not .* of the caller/;
const refused = async (work: Promise<unknown>, what: string) => expect(work, what).rejects.toThrow(refusal);

const nameOf = async ({ personId }: Person) => {
  const { rows } = await sql<{ name: string }>`
    select first_name || ' ' || surname as name from person where id = ${personId}`.execute(
    test.database.system,
  );
  return rows[0]?.name ?? '';
};

/** One statement from a row. */
const insert = (table: string, row: Readonly<Record<string, unknown>>) => {
  const names = Object.keys(row).join(', ');
  const literal = JSON.stringify(row).replaceAll("'", "''");
  return `insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table}, '${literal}')`;
};
const at = '2026-03-10T08:00:00Z';

it('answers are brought by whoever they are said to come from', async () => {
  const answersFrom = (source: string) =>
    insert('instrument_response', {
      id: randomUUID(),
      clinic_id: scene.clinicId,
      clinic_member_id: memberId,
      e_contact_id: eContactId,
      type: 'GAD',
      instrument: 'GAD7',
      version: 1,
      language: 'et',
      answers: {},
      subscores: [],
      findings: [],
      actions: [],
      own_words: {},
      source,
      filled_at: at,
    });
  expect(await asPatient(answersFrom('PATIENT'))).toBe(1);
  expect(await asPatient(answersFrom('HOSTED'))).toBe(1);
  await refused(asPatient(answersFrom('STAFF')), 'as if staff had taken it down');
  expect(await asStaff(scene.nurse, answersFrom('STAFF'))).toBe(1);
  await refused(asStaff(scene.nurse, answersFrom('PATIENT')), 'as if the patient had filled it in');
});

describe('what is filled in at a provider', () => {
  const thread = async (status: string) => {
    const id = randomUUID();
    const { patient, clinicId } = scene;
    await sql`insert into e_contact (id, clinic_id, clinic_member_id, patient_person_id, creator_user_id, creator_kind,
        creator_name, type, status, turn, waiting_since, created_at, updated_at)
      values (${id}, ${clinicId}, ${memberId}, ${patient.personId}, ${patient.userId}, 'PATIENT',
        ${await nameOf(patient)}, 'ISI', ${status}, case ${status} when 'SUBMITTED' then 'CLINIC' end, now(), now(), now())`.execute(
      test.database.system,
    );
    return id;
  };
  const flow = (thread_: string, more: Readonly<Record<string, unknown>> = {}) => ({
    id: randomUUID(),
    clinic_id: scene.clinicId,
    e_contact_id: thread_,
    type: 'ISI',
    started_by_user_id: scene.patient.userId,
    side: 'PATIENT',
    language: 'et',
    session_id: 'x',
    pathway_id: randomUUID(),
    state: 'STARTED',
    attempts: 0,
    created_at: at,
    ...more,
  });
  const sent = { state: 'DONE', ended_at: at, answers: [] };

  it('begins without answers, by the patient, in what they have just started', async () => {
    const started = await thread('STARTED');
    const begin = (more = {}) => asPatient(insert('care_flow', flow(started, more)));
    expect(await begin()).toBe(1);
    await refused(begin(sent), 'as sent');
    await refused(begin({ answers: [] }), 'with answers');
    await refused(begin({ draft_id: randomUUID() }), 'with a draft that is not theirs');
    await refused(begin({ side: 'CLINIC' }), 'as staff');
    await refused(begin({ started_by_user_id: doctor.userId }), 'as somebody else');
    await refused(asPatient(insert('care_flow', flow(eContactId))), 'in an e-contact that the clinic has');
  });

  it('goes on where it is, and what has arrived stays as it arrived', async () => {
    const started = await thread('STARTED');
    const begun = flow(started);
    const change = (set: string) => `update care_flow set ${set} where id = '${begun.id}'`;
    const began = insert('care_flow', begun);
    expect(await asPatient(began, change('attempts = 1'))).toBe(1);
    await refused(asPatient(began, change(`e_contact_id = '${eContactId}'`)), 'moved to another e-contact');
    const arrived = change("state = 'DONE', ended_at = now(), answers = '[]'");
    expect(await asPatient(began, arrived)).toBe(1);
    await refused(asPatient(began, arrived, change("answers = '[1]'")), 'with other answers');
  });

  it('is read by the clinic once it was sent, and not before', async () => {
    const rows = [flow(await thread('FAILED'), { state: 'FAILED', ended_at: at, answers: [] })];
    rows.push(flow(await thread('STARTED')), flow(await thread('SUBMITTED'), sent));
    for (const row of rows) await sql.raw(insert('care_flow', row)).execute(test.database.system);
    const ids = rows.map(({ id }) => `'${id}'`).join(', ');
    expect(await asStaff(scene.nurse, `select from care_flow where id in (${ids})`)).toBe(1);
  });

  it('with staff begins without answers, in the name of who begins it', async () => {
    const byNurse = { side: 'CLINIC', started_by_user_id: scene.nurse.userId };
    const begin = (more: object) =>
      asStaff(scene.nurse, insert('care_flow', flow(eContactId, { ...byNurse, ...more })));
    expect(await begin({})).toBe(1);
    await refused(begin(sent), 'as sent');
    await refused(begin({ started_by_user_id: doctor.userId }), 'as a colleague');
    await refused(begin({ side: 'PATIENT' }), 'as the patient');
  });
});

describe('a medicine that was asked for', () => {
  const medicine = (more: Readonly<Record<string, unknown>> = {}) => ({
    id: randomUUID(),
    clinic_id: scene.clinicId,
    e_contact_id: eContactId,
    place: 0,
    brand: 'Kanaaliks',
    active_ingredient: 'kanaarine',
    form: 'tablets',
    route: 'oral',
    strength: '5 mg',
    frequency: 'ONCE_DAILY',
    comment: '',
    state: 'REQUESTED',
    version: 1,
    created_at: at,
    ...more,
  });
  const asked = async (more = {}) => {
    const row = medicine(more);
    await sql.raw(insert('prescription', row)).execute(test.database.system);
    return row.id;
  };
  const decided = (id: string, state: string, by: Person, name: string, more = '') =>
    `update prescription set state = '${state}', decided_by = '${by.userId}', decided_by_name = '${name}',
      decided_at = now() ${more} where id = '${id}'`;
  const takenBack = (id: string) => `update prescription set state = 'REQUESTED', decided_by = null,
    decided_by_name = null, decided_at = null, decline_reason = null, decline_words = null where id = '${id}'`;
  const because = ", decline_reason = 'OTHER', decline_words = 'x'";

  it('is decided by nobody but the clinic', async () => {
    const byDoctor = { decided_by: doctor.userId, decided_by_name: await nameOf(doctor), decided_at: at };
    expect(await asPatient(insert('prescription', medicine()))).toBe(1);
    await refused(
      asPatient(insert('prescription', medicine({ state: 'APPROVED', ...byDoctor }))),
      'as approved',
    );
    await refused(
      asPatient(insert('prescription', medicine({ decided_by_name: 'Dr Forged' }))),
      'with a name',
    );
    const id = await asked();
    await refused(asPatient(`update prescription set state = 'APPROVED' where id = '${id}'`), 'approved');
  });

  it('renews only what its writer sees', async () => {
    const other = await make.clinicWithPatient();
    const stranger = await asked({ clinic_id: other.clinicId, ...(await recordedAt(other)) });
    await refused(asPatient(insert('prescription', medicine({ previous_id: stranger }))), 'a stranger’s');
    expect(await asPatient(insert('prescription', medicine({ previous_id: await asked() })))).toBe(1);
  });

  /** Written down by the clinic beside its patient. */
  const recordedAt = async ({ clinicId, nurse }: typeof scene) => {
    const { rows } = await sql<{ id: string }>`
      select id from clinic_member where clinic_id = ${clinicId} limit 1`.execute(test.database.system);
    const recorded = { state: 'RECORDED', decided_by: nurse.userId, decided_at: at };
    return { e_contact_id: null, clinic_member_id: rows[0]?.id, ...recorded };
  };

  it('is decided under one’s own name, and what was decided is taken back by who decided it', async () => {
    const [id, doctorName, nurseName] = [await asked(), await nameOf(doctor), await nameOf(scene.nurse)];
    const approved = decided(id, 'APPROVED', doctor, doctorName);
    const declined = decided(id, 'DECLINED', scene.nurse, nurseName, because);
    expect(await asStaff(doctor, approved)).toBe(1);
    expect(await asStaff(doctor, approved, takenBack(id))).toBe(1);
    expect(await asStaff(scene.nurse, declined, takenBack(id))).toBe(1);
    await refused(
      asStaff(doctor, decided(id, 'APPROVED', doctor, 'Dr Forged')),
      'under a name that is not theirs',
    );
    await refused(asStaff(doctor, decided(id, 'APPROVED', scene.nurse, nurseName)), 'in the name of a nurse');
    await refused(asStaff(scene.nurse, decided(id, 'APPROVED', scene.nurse, nurseName)), 'by a nurse');
    await refused(asStaff(doctor, approved, decided(id, 'DECLINED', doctor, doctorName, because)), 'twice');
    const decidedByDoctor = await asked({
      state: 'APPROVED',
      decided_by: doctor.userId,
      decided_by_name: doctorName,
      decided_at: at,
    });
    await refused(asStaff(scene.nurse, takenBack(decidedByDoctor)), 'a colleague’s decision');
  });

  it('is taken as often as was asked, until a doctor who approves it says otherwise', async () => {
    const [id, doctorName, nurseName] = [await asked(), await nameOf(doctor), await nameOf(scene.nurse)];
    const weekly = "frequency = 'ONCE_WEEKLY', weekday = 1, indication = 'x', asked = '{}'";
    const anew = `update prescription set ${weekly} where id = '${id}'`;
    const approved = decided(id, 'APPROVED', doctor, doctorName, `, ${weekly}`);
    const back = takenBack(id).replace(
      ' where',
      ", frequency = 'ONCE_DAILY', weekday = null, asked = null where",
    );
    expect(await asStaff(doctor, approved)).toBe(1);
    expect(await asStaff(doctor, approved, back)).toBe(1);
    await refused(asStaff(scene.nurse, anew), 'a nurse changes how often while it waits');
    await refused(asStaff(doctor, anew), 'a doctor changes it without approving');
    const declined = decided(id, 'DECLINED', scene.nurse, nurseName, `${because}, ${weekly}`);
    await refused(asStaff(scene.nurse, declined), 'with a refusal');
  });

  it('by somebody of whom nobody knows that they act for the patient is not approved', async () => {
    const { as, patientPersonId } = await unverifiedWriter(test, make, scene.patient.personId);
    const body = {
      eContactType: 'QUESTION',
      patientPersonId,
      clinicId: scene.clinicId,
      text: 'Tere',
    } as const;
    const id = await asked({ e_contact_id: (await test.call(sendEContactText, { body }, { as })).body.id });
    await refused(asStaff(doctor, decided(id, 'APPROVED', doctor, await nameOf(doctor))), 'approved');
    expect(await asStaff(doctor, decided(id, 'DECLINED', doctor, await nameOf(doctor), because))).toBe(1);
  });

  it('elsewhere is written down under one’s own name', async () => {
    const beside = await recordedAt(scene);
    const record = (name: string) =>
      asStaff(scene.nurse, insert('prescription', medicine({ ...beside, decided_by_name: name })));
    expect(await record(await nameOf(scene.nurse))).toBe(1);
    await refused(record('Dr Forged'), 'under a name that is not theirs');
  });
});
