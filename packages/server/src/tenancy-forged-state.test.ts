import { randomUUID } from 'node:crypto';
import { sendEContactText } from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/app.ts';
import { asDatabaseUser, type RawContext } from './testing/as-database-user.ts';
import { type Given, given, type Person } from './testing/given.ts';

/** Raw SQL that says how something stands in somebody else's name: who has seen, answered, sent, checked or said yes. */
let test: TestApp;
let make: Given;
let scene: Awaited<ReturnType<Given['clinicWithPatient']>>;
let colleague: Person;
let stranger: Person;
let eContactId: string;

beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  scene = await make.clinicWithPatient();
  colleague = await make.employee(scene.clinicId);
  stranger = await make.person();
  const body = {
    eContactType: 'COUGH' as const,
    patientPersonId: scene.patient.personId,
    clinicId: scene.clinicId,
    text: 'Tere',
  };
  eContactId = (await test.call(sendEContactText, { body }, { as: scene.asPatient })).body.id;
});
afterAll(() => test.close());

const nameOf = async ({ personId }: Person) => {
  const { rows } = await sql<{ name: string }>`
    select first_name || ' ' || surname as name from person where id = ${personId}`.execute(
    test.database.system,
  );
  return rows[0]?.name ?? '';
};

const runAs = (user: 'tervita_clinic' | 'tervita_patient', context: RawContext, statements: string[]) =>
  asDatabaseUser(test.testDatabase, user, context, async (client: pg.Client) => {
    let changed: number | null = null;
    for (const statement of statements) changed = (await client.query(statement)).rowCount;
    return changed;
  });
const asNurse = (...statements: string[]) =>
  runAs('tervita_clinic', { userId: scene.nurse.userId, clinicIds: `{${scene.clinicId}}` }, statements);
const asPatient = (...statements: string[]) => runAs('tervita_patient', { ...scene.patient }, statements);

const refusal = /row-level security|permission denied|not .* of the caller|was not passed/;
const refused = async (work: Promise<unknown>, what: string) => expect(work, what).rejects.toThrow(refusal);
const set = (changes: string) => `update e_contact set ${changes} where id = '${eContactId}'`;

describe('how an e-contact stands', () => {
  it('staff have seen a warning themselves, and give work to who works there', async () => {
    expect(await asNurse(set(`red_flag_seen_by = '${scene.nurse.userId}', red_flag_seen_at = now()`))).toBe(
      1,
    );
    await refused(asNurse(set(`red_flag_seen_by = '${colleague.userId}'`)), 'seen by a colleague');
    expect(await asNurse(set(`assignee_user_id = '${colleague.userId}'`))).toBe(1);
    expect(await asNurse(set('assignee_user_id = null'))).toBe(1);
    await refused(asNurse(set(`assignee_user_id = '${stranger.userId}'`)), 'given to a stranger');
  });

  it('staff raise a warning, which is to be seen then, and never lower one', async () => {
    const raised = "red_flag = 'CALL_112', red_flag_seen_at = null, red_flag_seen_by = null";
    expect(await asNurse(set(raised))).toBe(1);
    await refused(asNurse(set(raised), set("red_flag = 'TODAY'")), 'a lesser one');
    await refused(asNurse(set(raised), set('red_flag = null')), 'none');
    await refused(asNurse(set("red_flag = 'TODAY', red_flag_seen_at = now()")), 'raised as seen');
    const said = "alarm_outcome = 'CALLED_112'";
    expect(await asNurse(set(raised), set(said))).toBe(1);
    await refused(asPatient(set(said)), 'what became of it, said by the patient');
  });

  it('the last words are those of the side that writes them', async () => {
    expect(await asNurse(set("preview = 'x', last_by = 'CLINIC'"))).toBe(1);
    await refused(asNurse(set("preview = 'x'")), "the patient's words, by staff");
    expect(await asPatient(set("preview = 'x', last_by = 'PATIENT'"))).toBe(1);
    await refused(asPatient(set("preview = 'x', last_by = 'CLINIC'")), "the clinic's words, by the patient");
    await refused(asPatient(set('clinic_has_answered = true')), 'answered, by the patient');
  });
});

describe('a planned reply', () => {
  it('that its author took back, or that was sent, stays as it ended', async () => {
    const name = await nameOf(colleague);
    for (const status of ['CANCELLED', 'DONE']) {
      const id = randomUUID();
      await sql`insert into planned_move (id, clinic_id, e_contact_id, user_id, author_name, author_role, move, text,
          file_ids, seen_version, status, due_at, created_at, version)
        values (${id}, ${scene.clinicId}, ${eContactId}, ${colleague.userId}, ${name}, 'NURSE', 'reply', 'Tere', '{}', 1,
          ${status}, now(), now(), 1)`.execute(test.database.system);
      await refused(asNurse(`update planned_move set status = 'WAITING' where id = '${id}'`), status);
    }
  });
});

describe('a file', () => {
  const file = (over: { side: 'CLINIC' | 'PATIENT'; by: Person; scan?: string }) => {
    const id = randomUUID();
    return {
      id,
      made: `insert into file (id, uploader_user_id, side, name, media_type, size, sha256, storage_key, scan_state,
          created_at)
        values ('${id}', '${over.by.userId}', '${over.side}', 'x.txt', 'text/plain', 1, '\\x00', '${id}',
          '${over.scan ?? 'WAITING'}', now())`,
    };
  };
  const entryOf = async (by: Person, kind: 'STAFF' | 'PATIENT') => {
    const id = randomUUID();
    await sql`insert into timeline_entry (id, clinic_id, e_contact_id, version, move, at, author_user_id, author_kind,
        author_name)
      values (${id}, ${scene.clinicId}, ${eContactId}, (select max(version) + 1 from timeline_entry
        where e_contact_id = ${eContactId}), 'addInfo', now(), ${by.userId}, ${kind}, 'x')`.execute(
      test.database.system,
    );
    return id;
  };
  const attach = (id: string, entry: string) =>
    `update file set clinic_id = '${scene.clinicId}', e_contact_id = '${eContactId}', timeline_entry_id = '${entry}',
      attached_at = now() where id = '${id}'`;

  it('goes with words of who brought it', async () => {
    const [ofNurse, ofColleague] = [await entryOf(scene.nurse, 'STAFF'), await entryOf(colleague, 'STAFF')];
    const ofPatient = await entryOf(scene.patient, 'PATIENT');
    const own = file({ side: 'CLINIC', by: scene.nurse });
    expect(await asNurse(own.made, attach(own.id, ofNurse))).toBe(1);
    await refused(asNurse(own.made, attach(own.id, ofColleague)), "with a colleague's words");
    const theirs = file({ side: 'PATIENT', by: scene.patient });
    expect(await asPatient(theirs.made, attach(theirs.id, ofPatient))).toBe(1);
    await refused(asPatient(theirs.made, attach(theirs.id, ofNurse)), "with the clinic's words");
  });

  it('is found clean by the worker alone', async () => {
    for (const scan of ['CLEAN', 'INFECTED']) {
      await refused(asNurse(file({ side: 'CLINIC', by: scene.nurse, scan }).made), `staff ${scan}`);
      await refused(asPatient(file({ side: 'PATIENT', by: scene.patient, scan }).made), `patient ${scan}`);
    }
    expect(await asPatient(file({ side: 'PATIENT', by: scene.patient, scan: 'NA' }).made)).toBe(1);
  });
});

it('who was sent away by the person for whom they wrote does not come back by themselves', async () => {
  const record = await make.represented(scene.patient.userId, stranger.personId, { ended: true });
  expect(await asPatient(`update representation set ended_at = null where person_id = '${record}'`)).toBe(0);
});

describe('a prompt', () => {
  const asAdmin = (userId: string, ...statements: string[]) =>
    runAs('tervita_clinic', { userId, clinicIds: '{}' }, statements);
  const versionOf = async (author: Person, over: { active?: boolean; name?: string } = {}) => {
    const id = randomUUID();
    const name = over.name ?? (await nameOf(author));
    return {
      id,
      made: `insert into prompt_version (id, purpose, version, system_message, user_message, parameters, is_active,
          created_by_user_id, created_by_name, created_at)
        select '${id}', 'TRANSLATION', 9000 + (random() * 90000)::int, 'x', 'x', '{}', ${over.active ?? false},
          '${author.userId}', '${name}', now()`,
    };
  };

  it('is written in the own name, keeps its words, and works after a run that passed', async () => {
    const [me, other] = [await make.platformAdmin(), await make.platformAdmin()];
    const own = await versionOf(me);
    expect(await asAdmin(me.userId, own.made)).toBe(1);
    await refused(asAdmin(me.userId, (await versionOf(other)).made), 'as another');
    await refused(asAdmin(me.userId, (await versionOf(me, { name: 'Dr Forged' })).made), 'by another name');
    await refused(asAdmin(me.userId, (await versionOf(me, { active: true })).made), 'at work from the start');
    await refused(
      asAdmin(me.userId, own.made, `update prompt_version set system_message = 'y' where id = '${own.id}'`),
      'with other words',
    );
    const activate = `update prompt_version set is_active = true where id = '${own.id}'`;
    const rest = "update prompt_version set is_active = false where purpose = 'TRANSLATION' and is_active";
    await refused(asAdmin(me.userId, own.made, rest, activate), 'untried');
    await asDatabaseUser(test.testDatabase, 'tervita_system', {}, (client) =>
      client.query(`${own.made}; commit`),
    );
    await sql`insert into evaluation_run (id, prompt_version_id, status, total, at, passed_cases, passed_injections)
      values (${randomUUID()}, ${own.id}, 'DONE', 1, now(), true, true)`.execute(test.database.system);
    expect(await asAdmin(me.userId, rest, activate)).toBe(1);
  });

  it('that works keeps its model where it is', async () => {
    const me = await make.platformAdmin();
    const [used, unused] = [randomUUID(), randomUUID()];
    for (const id of [used, unused])
      await sql`insert into ai_model (id, name, created_at, updated_at) values (${id}, ${id}, now(), now())`.execute(
        test.database.system,
      );
    const moved = (id: string) =>
      `update ai_model set base_url = 'https://elsewhere.example/v1' where id = '${id}'`;
    await sql`update prompt_version set model_id = ${used} where purpose = 'TRANSLATION' and is_active`.execute(
      test.database.system,
    );
    expect(await asAdmin(me.userId, moved(unused))).toBe(1);
    expect(await asAdmin(me.userId, `update ai_model set is_active = false where id = '${used}'`)).toBe(1);
    await refused(asAdmin(me.userId, moved(used)), 'somewhere else');
    await refused(asAdmin(me.userId, `update ai_model set name = 'x' where id = '${used}'`), 'another');
  });

  it('is tried in the own name', async () => {
    const [me, other] = [await make.platformAdmin(), await make.platformAdmin()];
    const run = (userId: string) =>
      `insert into evaluation_run (id, status, total, at, started_by_user_id)
       values ('${randomUUID()}', 'RUNNING', 1, now(), '${userId}')`;
    expect(await asAdmin(me.userId, run(me.userId))).toBe(1);
    await refused(asAdmin(me.userId, run(other.userId)), 'as another');
  });
});

describe('lists of a register', () => {
  it('have no rows but those that came from it: an admin adds some to a file alone', async () => {
    const admin = await make.employee(scene.clinicId, { isAdmin: true });
    const name = await nameOf(admin);
    const importFrom = (source: 'REGISTER' | 'CSV') => {
      const id = randomUUID();
      return runAs('tervita_clinic', { userId: admin.userId, clinicIds: `{${scene.clinicId}}` }, [
        `insert into list_import (id, clinic_id, source, user_id, user_name, state, started_at)
            values ('${id}', '${scene.clinicId}', '${source}', '${admin.userId}', '${name}', 'UPLOADING', now())`,
        `insert into list_import_row (import_id, clinic_id, line, list_code, first_name, surname, sex)
            values ('${id}', '${scene.clinicId}', 1, 'N0412', 'Õie', 'Kask', 'FEMALE')`,
      ]);
    };
    expect(await importFrom('CSV')).toBe(1);
    await refused(importFrom('REGISTER'), 'a row of a register');
  });
});
