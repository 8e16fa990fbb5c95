import { summarize } from '@tervita/contract/ai';
import { resetPassword, sendOtp, signupWithPassword } from '@tervita/contract/auth';
import { listPatientEContacts, sendEContactText } from '@tervita/contract/e-contacts';
import { lookUpPatient } from '@tervita/contract/patients';
import { addPerson } from '@tervita/contract/persons';
import { reportLog } from '@tervita/contract/support';
import { generatePersonalCode } from '@tervita/domain/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { codeSentTo, openBrowser, wrongCode } from '../../testing/browser.ts';
import { type Given, given } from '../../testing/given.ts';
import { type LlmService, llmServiceForTests } from '../../testing/llm-service.ts';

let test: TestApp;
let make: Given;
let service: LlmService;
beforeAll(async () => {
  service = await llmServiceForTests({ clock: () => new Date() });
  test = await startTestApp({ env: { RATE_LIMITS: 'on' }, llm: service.llm });
  make = given(test.database);
});
afterAll(async () => {
  await test.close();
  await service.close();
});

interface Answered {
  readonly status: number;
  readonly headers: Record<string, unknown>;
}
const tally = (answers: readonly Answered[]) => {
  const [served, refused] = [200, 429].map((status) => answers.filter((each) => each.status === status));
  const waits = (refused ?? []).map(({ headers }) => Number(headers['retry-after']));
  return { served: served?.length, refused: refused?.length, longestWait: Math.max(0, ...waits) };
};
const repeatedly = async <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> => {
  const answers: T[] = [];
  for (let at = 0; at < count; at += 1) answers.push(await work(at));
  return answers;
};

describe('people whom somebody adds', () => {
  it('are ten a day, also when all are added at the same moment', async () => {
    const { asPatient } = await make.clinicWithPatient();
    const body = { firstName: 'Laps', surname: 'Lepaste', birthDate: '2019-05-06', sex: 'MALE' } as const;
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => test.call(addPerson, { body }, { as: asPatient })),
    );
    const { served, refused, longestWait } = tally(answers);
    expect({ served, refused }).toEqual({ served: 10, refused: 15 });
    expect(longestWait).toBeGreaterThan(3_600);
    expect(longestWait).toBeLessThanOrEqual(86_400);
  });
});

describe('e-contacts', () => {
  it('are ten an hour for whoever sends them, and one that was sent is told so again', async () => {
    const { asPatient, patient, clinicId } = await make.clinicWithPatient();
    const send = (text: string, key?: string) =>
      test.call(
        sendEContactText,
        { body: { eContactType: 'COUGH', patientPersonId: patient.personId, clinicId, text } },
        { as: asPatient, ...(key ? { key } : {}) },
      );
    const key = '0b9dd9fc-54a4-4d0e-9b1d-3a31f3f4d3c5';
    const first = await send('Köhin.', key);
    const answers = await Promise.all(Array.from({ length: 15 }, (_, at) => send(`Köhin ${at}.`)));
    const { served, refused, longestWait } = tally(answers);
    expect({ served, refused }).toEqual({ served: 9, refused: 6 });
    expect(longestWait).toBeLessThanOrEqual(3_600);
    expect(await send('Köhin.', key)).toMatchObject({ status: 200, body: { id: first.body.id } });
    const listed = await test.call(listPatientEContacts, { query: { size: 50 } }, { as: asPatient });
    expect(listed.body.eContacts).toHaveLength(10);
  });

  it('of one person do not use up those of another', async () => {
    const { asPatient, patient, clinicId } = await make.clinicWithPatient();
    const body = { eContactType: 'COUGH', patientPersonId: patient.personId, clinicId, text: 'a' } as const;
    expect((await test.call(sendEContactText, { body }, { as: asPatient })).status).toBe(200);
  });
});

describe('looking people up by their code', () => {
  it('is possible sixty times a minute, and thirty misses in an hour are told to whoever watches', async () => {
    const { asNurse, clinicId } = await make.clinicWithPatient();
    const personalCode = generatePersonalCode('EE', { birthDate: '1931-02-03', sex: 'MALE', serial: 12 });
    const before = test.logged.length;
    const answers = await repeatedly(61, () =>
      test.call(lookUpPatient, { query: { clinicId, personalCode } }, { as: asNurse }),
    );
    expect(tally(answers)).toMatchObject({ served: 60, refused: 1 });
    const alarms = test.logged.slice(before).filter((line) => line.includes('look-ups that find nobody'));
    expect(alarms).toHaveLength(1);
    expect(alarms[0]).not.toContain(personalCode);
  });
});

describe('a model', () => {
  it('is asked thirty times an hour by one person', async () => {
    const { asNurse, asPatient, patient, clinicId } = await make.clinicWithPatient();
    const sent = {
      eContactType: 'COUGH',
      patientPersonId: patient.personId,
      clinicId,
      text: 'Köhin.',
    } as const;
    const { body } = await test.call(sendEContactText, { body: sent }, { as: asPatient });
    const ask = () =>
      test.call(
        summarize,
        { body: { clinicId, eContactId: body.id, locale: 'et', isAnew: true } },
        { as: asNurse },
      );
    const { served, refused, longestWait } = tally(await repeatedly(32, ask));
    expect({ served, refused }).toEqual({ served: 30, refused: 2 });
    expect(longestWait).toBeLessThanOrEqual(3_600);
  });

  it('is asked a thousand times a day by the staff of a clinic, whatever its patients ask', async () => {
    const { asNurse, asPatient, patient, clinicId } = await make.clinicWithPatient();
    const sent = {
      eContactType: 'COUGH',
      patientPersonId: patient.personId,
      clinicId,
      text: 'Köhin.',
    } as const;
    const { body } = await test.call(sendEContactText, { body: sent }, { as: asPatient });
    const usedUpBy = (asker: 'staff' | 'patients') =>
      sql`insert into credential_counter (key, count, ends_at)
        values (${`model-questions-of-${asker}:${clinicId}`}, 1000, now() + interval '5 hours')
        on conflict (key) do update set count = excluded.count`.execute(test.database.system);
    const asked = { clinicId, eContactId: body.id, locale: 'et', isAnew: true } as const;
    await usedUpBy('patients');
    expect((await test.call(summarize, { body: asked }, { as: asNurse })).status).toBe(200);
    await usedUpBy('staff');
    const answer = await test.call(summarize, { body: asked }, { as: asNurse });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(4 * 3_600);
  });
});

describe('what a clinic’s models may cost a day', () => {
  const asking = async () => {
    const scene = await make.clinicWithPatient();
    const { asPatient, patient, clinicId } = scene;
    const sent = {
      eContactType: 'COUGH',
      patientPersonId: patient.personId,
      clinicId,
      text: 'Köhin.',
    } as const;
    const { body } = await test.call(sendEContactText, { body: sent }, { as: asPatient });
    const summary = () =>
      test.call(
        summarize,
        { body: { clinicId, eContactId: body.id, locale: 'et', isAnew: true } },
        { as: scene.asNurse },
      );
    return { ...scene, summary };
  };
  const usedUp = (of: 'staff' | 'patients', clinicId: string, left = 0) =>
    sql`insert into credential_counter (key, count, ends_at)
      values (${`model-tokens-of-${of}:${clinicId}`}, ${1_000_000 - left}, now() + interval '5 hours')`.execute(
      test.database.system,
    );
  const tokens = async (clinicId: string) => {
    const { rows } = await sql<{ count: number }>`select count from credential_counter
      where key = ${`model-tokens-of-staff:${clinicId}`}`.execute(test.database.system);
    return rows[0]?.count;
  };

  it('is counted in tokens, as many as the model says it took', async () => {
    const { summary, clinicId } = await asking();
    expect((await summary()).status).toBe(200);
    const { rows } = await sql<{ used: number }>`select input_tokens + output_tokens as used from ai_call
      where clinic_id = ${clinicId}`.execute(test.database.system);
    expect(rows).toHaveLength(1);
    expect(await tokens(clinicId)).toBe(rows[0]?.used);
  });

  it('is not passed: staff are told, and another clinic is asked on', async () => {
    const [poor, other] = [await asking(), await asking()];
    await usedUp('staff', poor.clinicId);
    expect(await poor.summary()).toMatchObject({ status: 468, raw: { code: 'AI_TOKENS_USED_UP' } });
    expect((await other.summary()).status).toBe(200);
  });

  it('is not passed by many who ask at the same moment', async () => {
    const { summary, clinicId } = await asking();
    // Room for two that are reserved; a third waits for what they leave over.
    await usedUp('staff', clinicId, 3_200);
    const answers = await Promise.all(Array.from({ length: 8 }, summary));
    const served = answers.filter(({ status }) => status === 200).length;
    expect(served).toBeGreaterThan(0);
    expect(served).toBeLessThan(8);
    expect(await tokens(clinicId)).toBeLessThanOrEqual(1_000_000);
  });

  it('is given back when nobody answered', async () => {
    const { summary, clinicId } = await asking();
    await service.fail('http-500', 2);
    expect((await summary()).raw.code).toBe('AI_NOT_AVAILABLE');
    expect(await tokens(clinicId)).toBe(0);
  });

  it('of patients is another matter than that of staff', async () => {
    const { summary, clinicId } = await asking();
    await usedUp('patients', clinicId);
    expect((await summary()).status).toBe(200);
  });
});

describe('wrong codes', () => {
  const password = 'sinine paat sõidab';
  it('of somebody who was sent none do not lock the owner of the address out', async () => {
    const email = 'locked-out@example.com';
    const stranger = openBrowser(test, '198.51.100.50');
    const guesses = await repeatedly(25, () =>
      stranger.call(resetPassword, { body: { email, password, otp: '000000' } }),
    );
    expect(guesses.every(({ status }) => status !== 200)).toBe(true);
    const owner = openBrowser(test, '198.51.100.51');
    await owner.call(sendOtp, { body: { purpose: 'SIGNUP', email } });
    const body = { email, password, otp: codeSentTo(test, email) };
    expect((await owner.call(signupWithPassword, { body })).status).toBe(200);
  });

  it('of somebody who was sent none count against their network', async () => {
    const stranger = openBrowser(test, '198.51.100.60');
    const guesses = await repeatedly(25, (at) =>
      stranger.call(resetPassword, { body: { email: `nobody${at}@example.com`, password, otp: '000000' } }),
    );
    expect(guesses.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 20 }, () => 468),
      ...Array.from({ length: 5 }, () => 429),
    ]);
  });

  it('still count where a code waits for an answer', async () => {
    const email = 'waits@example.com';
    const browser = openBrowser(test, '198.51.100.70');
    await browser.call(sendOtp, { body: { purpose: 'SIGNUP', email } });
    const right = codeSentTo(test, email);
    const otp = wrongCode(right);
    await repeatedly(5, () => browser.call(signupWithPassword, { body: { email, password, otp } }));
    const late = await browser.call(signupWithPassword, { body: { email, password, otp: right } });
    expect(late.status).toBe(468);
  });
});

it('reports of browsers are counted for a whole IPv6 network, which is one customer', async () => {
  const report = (at: number) =>
    test.call(
      reportLog,
      { body: { level: 'info', type: 'TEST', message: 'm' } },
      { from: `2001:db8:1:2::${(at + 1).toString(16)}` },
    );
  expect(tally(await repeatedly(12, report))).toMatchObject({ served: 10, refused: 2 });
});
