import { sendEContactText } from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseUser, withClient } from './core/database/users.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { asDatabaseUser, type RawContext } from './testing/as-database-user.ts';
import { given } from './testing/given.ts';

/** Raw SQL as each database user: what row security alone lets through, whatever a query forgets. */
let test: TestApp;
let tables: string[];
let mine: { clinicId: string; userId: string; personId: string; eContactId: string };
let theirs: typeof mine;

const openTo: Record<string, string[]> = {
  // The names of clinics are public to patients, and what they take; so are notices to everybody.
  tervita_patient: ['clinic', 'clinic_type_off', 'ad'],
  tervita_clinic: [],
};

beforeAll(async () => {
  test = await startTestApp();
  const make = given(test.database);
  const side = async () => {
    const scene = await make.clinicWithPatient();
    const body = {
      eContactType: 'COUGH',
      patientPersonId: scene.patient.personId,
      clinicId: scene.clinicId,
      text: 'Tere',
    } as const;
    const sent = await test.call(sendEContactText, { body }, { as: scene.asPatient });
    // A table without a row would look closed to everybody.
    const child = await make.person({ birthDate: '2020-02-02' });
    await make.represented(scene.patient.userId, child.personId);
    await sql`insert into patient_list (clinic_id, code) values (${scene.clinicId}, 'N1')`.execute(
      test.database.system,
    );
    await sql`insert into global_message (id, clinic_id, text, created_at)
      values (gen_random_uuid(), ${scene.clinicId}, 'Tere', now())`.execute(test.database.system);
    await sql`insert into e_contact_draft (id, author_user_id, patient_person_id, clinic_id, kind, type, text, version, created_at, updated_at)
      values (gen_random_uuid(), ${scene.patient.userId}, ${scene.patient.personId}, ${scene.clinicId}, 'OWN_WORDS', 'COUGH', 'Tere', 1, now(), now())`.execute(
      test.database.system,
    );
    await sql`insert into clinic_type_off (clinic_id, type, created_at)
      values (${scene.clinicId}, 'PHQ9', now())`.execute(test.database.system);
    await sql`insert into feedback (id, clinic_id, e_contact_id, author_user_id, source, rating, keywords, at)
      values (gen_random_uuid(), ${scene.clinicId}, ${sent.body.id}, ${scene.patient.userId}, 'CLINIC', 5, '{SPEED}', now())`.execute(
      test.database.system,
    );
    await sql`insert into ad (id, title, text, link, licence, min_age, max_age, allowed_countries, active_from, created_at, updated_at)
      values (gen_random_uuid(), 'Tere', 'Tere', 'https://example.com', 'Tere', 18, 150, '{}', now(), now(), now())`.execute(
      test.database.system,
    );
    return {
      clinicId: scene.clinicId,
      userId: scene.patient.userId,
      personId: scene.patient.personId,
      eContactId: sent.body.id,
    };
  };
  [mine, theirs] = [await side(), await side()];
  tables = await withClient(test.testDatabase.superuserUrl, async (client) => {
    const { rows } = await client.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition and relname not like 'kysely%'`,
    );
    return rows.map((row) => row.relname as string);
  });
});
afterAll(() => test.close());

const as = <T>(
  user: DatabaseUser,
  context: RawContext,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => asDatabaseUser(test.testDatabase, user, context, work);

const countIn = async (client: pg.Client, table: string, where = 'true'): Promise<number | 'denied'> => {
  await client.query('savepoint s');
  try {
    const { rows } = await client.query(`select count(*)::int as n from ${table} where ${where}`);
    return rows[0].n as number;
  } catch (error) {
    await client.query('rollback to s');
    if (error instanceof pg.DatabaseError && error.code === '42501') return 'denied';
    throw error;
  }
};

describe('row security', () => {
  it('is on and forced for every table', async () => {
    const unprotected = await withClient(test.testDatabase.superuserUrl, async (client) => {
      const { rows } = await client.query(
        'select relname from pg_class where relname = any($1) and not (relrowsecurity and relforcerowsecurity)',
        [tables],
      );
      return rows;
    });
    expect(tables.length).toBeGreaterThan(15);
    expect(unprotected).toEqual([]);
  });

  it.each(['tervita_clinic', 'tervita_patient'] as const)(
    '%s without a context finds nothing, and no error',
    async (user) => {
      await as(user, {}, async (client) => {
        for (const table of tables.filter((name) => !openTo[user]?.includes(name))) {
          expect([0, 'denied'], table).toContain(await countIn(client, table));
        }
      });
    },
  );

  it('a clinic sees its own rows and none of another', async () => {
    await as('tervita_clinic', { clinicIds: `{${mine.clinicId}}` }, async (client) => {
      expect(await countIn(client, 'e_contact_draft')).toBe('denied');
      expect(await countIn(client, 'e_contact')).toBe(1);
      const tables = ['e_contact', 'timeline_entry', 'clinic_member', 'patient_list', 'global_message'];
      for (const table of tables) expect(await countIn(client, table), table).toBe(1);
      for (const table of [...tables, 'employee']) {
        expect(await countIn(client, table, `clinic_id = '${theirs.clinicId}'`), table).toBe(0);
      }
    });
  });

  it('a patient sees their own rows and none of another', async () => {
    await as('tervita_patient', { userId: mine.userId, personId: mine.personId }, async (client) => {
      // Themselves and the child they represent.
      expect(await countIn(client, 'person')).toBe(2);
      for (const table of ['representation', 'clinic_member', 'global_message', 'e_contact_draft'])
        expect(await countIn(client, table), table).toBe(1);
      expect(await countIn(client, 'e_contact')).toBe(1);
      expect(await countIn(client, 'timeline_entry')).toBe(1);
      expect(await countIn(client, 'timeline_entry', `e_contact_id = '${theirs.eContactId}'`)).toBe(0);
    });
  });

  it('nobody moves a row to another clinic or changes a foreign one', async () => {
    await as('tervita_clinic', { clinicIds: `{${mine.clinicId}}` }, async (client) => {
      const foreign = await client.query(
        `update e_contact set preview = 'x' where id = '${theirs.eContactId}'`,
      );
      expect(foreign.rowCount).toBe(0);
      await expect(
        client.query(`update e_contact set clinic_id = '${theirs.clinicId}' where id = '${mine.eContactId}'`),
      ).rejects.toThrow(/permission denied/);
    });
  });

  it("a patient cannot write an e-contact in somebody else's name, nor for a stranger in their own", async () => {
    for (const creator of [theirs.userId, mine.userId])
      await as('tervita_patient', { userId: mine.userId, personId: mine.personId }, async (client) => {
        const copy = `insert into e_contact (id, clinic_id, clinic_member_id, patient_person_id, creator_user_id, creator_kind, creator_name, type, status, turn, waiting_since, created_at, updated_at)
        values (gen_random_uuid(), '${theirs.clinicId}', gen_random_uuid(), '${theirs.personId}', '${creator}', 'PATIENT', 'x', 'COUGH', 'SUBMITTED', 'CLINIC', now(), now(), now())`;
        await expect(client.query(copy)).rejects.toThrow(/row-level security/);
      });
  });

  it("nobody writes the audit log in somebody else's name", async () => {
    const row = (userId: string) =>
      `insert into audit_log (request_id, user_id, action, call, outcome) values ('x', '${userId}', 'OPENED', 'GET /x', '200')`;
    for (const user of ['tervita_clinic', 'tervita_patient'] as const) {
      await as(user, { userId: mine.userId, clinicIds: `{${mine.clinicId}}` }, async (client) => {
        expect((await client.query(row(mine.userId))).rowCount).toBe(1);
        await expect(client.query(row(theirs.userId))).rejects.toThrow(/row-level security/);
      });
    }
  });

  it('jobs are neither read nor put in by clinic and patient', async () => {
    for (const user of ['tervita_clinic', 'tervita_patient'] as const) {
      for (const statement of [
        'select data from jobs.job',
        "insert into jobs.job (name) values ('claims')",
        "insert into jobs.job_common (name) values ('claims')",
      ])
        await as(user, {}, async (client) => {
          await expect(client.query(statement), statement).rejects.toThrow(/permission denied/);
        });
    }
  });

  it('the audit log only grows, for everybody', async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from audit_log`.execute(
      test.database.system,
    );
    expect(rows[0]?.n).toBeGreaterThan(0);
    for (const user of ['tervita_clinic', 'tervita_patient', 'tervita_system'] as const) {
      await as(user, {}, async (client) => {
        await expect(client.query("update audit_log set action = 'x'")).rejects.toThrow(
          /permission denied|only grows/,
        );
      });
      await as(user, {}, async (client) => {
        await expect(client.query('delete from audit_log')).rejects.toThrow(/permission denied|only grows/);
      });
    }
  });
});
