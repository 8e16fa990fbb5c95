import { uploadPatientFile } from '@tervita/contract/files';
import { bytesAnHour, filesAnHour } from '@tervita/domain/files';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';

/** Two servers with one database. */
let one: TestApp;
let other: TestApp;
let make: Given;
beforeAll(async () => {
  const env = { RATE_LIMITS: 'on' };
  one = await startTestApp({ env });
  other = await startTestApp({ env, testDatabase: one.testDatabase });
  make = given(one.database);
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const send = (app: TestApp, as: string) => app.call(uploadPatientFile, { body: {} }, { as });

describe('an hour of one person', () => {
  it('has 30 files, whichever server takes them and also when all come at the same moment', async () => {
    const { asPatient } = await make.clinicWithPatient();
    const answers = await Promise.all(
      Array.from({ length: filesAnHour + 4 }, (_, n) => send(n % 2 ? one : other, asPatient)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(filesAnHour);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3_500);
    const { asPatient: another } = await make.clinicWithPatient();
    expect((await send(one, another)).status).toBe(200);
  });

  it('begins anew when it is over', async () => {
    const { asPatient, patient } = await make.clinicWithPatient();
    for (let n = 0; n < filesAnHour; n += 1) await send(one, asPatient);
    expect((await send(other, asPatient)).status).toBe(429);
    await sql`update credential_counter set ends_at = now() where key like ${`%${patient.userId}`}`.execute(
      one.database.system,
    );
    expect((await send(other, asPatient)).status).toBe(200);
  });

  it('has so many bytes; what does not fit any more is not counted as a file', async () => {
    const { asPatient, patient } = await make.clinicWithPatient();
    await send(one, asPatient);
    await sql`update credential_counter set count = ${bytesAnHour} where key = ${`upload-bytes:${patient.userId}`}`.execute(
      one.database.system,
    );
    expect((await send(other, asPatient)).status).toBe(429);
    const { rows } = await sql<{ count: number }>`
      select count from credential_counter where key = ${`uploads:${patient.userId}`}`.execute(
      one.database.system,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});
