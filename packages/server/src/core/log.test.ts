import { sendEContactText, sendInquiry } from '@tervita/contract/e-contacts';
import { getProfile } from '@tervita/contract/profiles';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { origin, startTestApp, type TestApp } from '../testing/app.ts';
import { type Given, given } from '../testing/given.ts';
import { withClient } from './database/users.ts';
import { createLog } from './log.ts';

/** What must never be read in a log. */
const secrets = {
  name: 'Kanaarilind',
  code: '48503152740',
  phone: '+37251112222',
  text: 'Mul on häbiväärne kanaarivaevus',
};

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());
beforeEach(() => {
  test.logged.splice(0);
});

const asSuperuser = (statement: string) =>
  withClient(test.testDatabase.superuserUrl, (client) => client.query(statement));

const scene = async () => {
  const made = await make.clinicWithPatient();
  const { name, phone } = secrets;
  await sql`update person set surname = ${name}, phone = ${phone} where id = ${made.patient.personId}`.execute(
    test.database.system,
  );
  return made;
};
const send = async ({ patient, clinicId, asPatient }: Awaited<ReturnType<typeof scene>>) => {
  const body = {
    eContactType: 'COUGH',
    patientPersonId: patient.personId,
    clinicId,
    text: secrets.text,
  } as const;
  return test.call(sendEContactText, { body }, { as: asPatient });
};
const logged = () => test.logged.join('\n');
const expectNoSecrets = () => {
  for (const secret of Object.values(secrets)) expect(logged()).not.toContain(secret);
};

describe('a failed call is told apart in the log, and nobody in it', () => {
  it('when PostgreSQL refuses a row: its code, constraint and table', async () => {
    const made = await scene();
    await asSuperuser('alter table timeline_entry add constraint no_more_entries check (false) not valid');
    const { status } = await send(made);
    await asSuperuser('alter table timeline_entry drop constraint no_more_entries');
    expect(status).toBe(500);
    expect(logged()).toContain('"code":"23514"');
    expect(logged()).toContain('"constraint":"no_more_entries"');
    expect(logged()).toContain('"table":"timeline_entry"');
    expectNoSecrets();
  });

  it('when a value does not fit its type in PostgreSQL: its code', async () => {
    const made = await scene();
    await asSuperuser('alter table timeline_entry alter column text type integer using null');
    const { status } = await send(made);
    await asSuperuser('alter table timeline_entry alter column text type text');
    expect(status).toBe(500);
    expect(logged()).toMatch(/"code":"(22P02|42804)"/);
    expectNoSecrets();
  });

  it('when an answer does not fit its contract: the call, and which field', async () => {
    const made = await scene();
    await asSuperuser('alter table person drop constraint if exists person_sex_check');
    await asSuperuser(`update person set sex = '${secrets.name}' where id = '${made.patient.personId}'`);
    const { status } = await test.call(getProfile, {}, { as: made.asPatient });
    expect(status).toBe(500);
    expect(logged()).toContain('answer of /users/profile does not fit its contract');
    expect(logged()).toContain('"issues":[{"path":"sex","code":"invalid_value"}]');
    expectNoSecrets();
  });

  it('when input is bad, an address names a person, or the body is no JSON', async () => {
    const made = await scene();
    const headers = { origin, cookie: `tervita=${made.asPatient}` };
    const params = { id: secrets.code };
    await test.call(sendInquiry, { params, body: { question: secrets.text } }, { as: made.asNurse, seen: 1 });
    await test.app.server.inject({ url: `/api/patient/person/lookup?personalCode=${secrets.code}`, headers });
    await test.app.server.inject({ url: `/api/${secrets.code}/${secrets.name}`, headers });
    const payload = `{"text":"${secrets.text}`;
    const json = { ...headers, 'content-type': 'application/json' };
    await test.app.server.inject({
      method: 'POST',
      url: '/api/patient/e-contacts/fallback',
      headers: json,
      payload,
    });
    expect(test.logged.length).toBeGreaterThan(3);
    expectNoSecrets();
  });

  it('when the database is read while its shape is another: the code', async () => {
    const made = await scene();
    await asSuperuser(`alter table person rename column phone to "${secrets.name}"`);
    const { status } = await test.call(getProfile, {}, { as: made.asPatient });
    await asSuperuser(`alter table person rename column "${secrets.name}" to phone`);
    expect(status).toBe(500);
    expect(logged()).toContain('"code":"42703"');
    expectNoSecrets();
  });
});

it('an error of others keeps its kind and place, and neither its words nor those of its cause', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const cause = Object.assign(new RangeError(`${secrets.name} is out of range`), {
    detail: `Key (phone)=(${secrets.phone}) already exists.`,
    code: secrets.text,
    issues: [{ path: ['answers', secrets.text, 0], code: 'too_big', input: secrets.code }],
  });
  // Words that look like a line of a stack.
  log.error(
    { err: new TypeError(`bad\n    at ${secrets.text}\n    at home (${secrets.name})`, { cause }) },
    'fault',
  );
  const [line = ''] = lines;
  expect(line).toContain('"name":"TypeError"');
  expect(line).toContain('"name":"RangeError"');
  expect(line).toContain('"path":"answers.•.0","code":"too_big"');
  for (const secret of Object.values(secrets)) expect(line).not.toContain(secret);
});
