import { sendEContactText } from '@tervita/contract/e-contacts';
import { listQuestionnaireResponses } from '@tervita/contract/instruments';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../core/ids.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given, type Person } from '../../testing/given.ts';
import { mergeAccounts } from '../auth/index.ts';
import { keepResponses } from './keep-responses.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

/** An e-contact of this person at a clinic, with an anxiety questionnaire of which each answer has this value. */
const filledBy = async (clinicId: string, { personId, userId }: Person, value: number): Promise<string> => {
  const body = { eContactType: 'QUESTION', patientPersonId: personId, clinicId, text: 'Tere' } as const;
  const as = await make.session(userId);
  const { id: eContactId } = (await test.call(sendEContactText, { body }, { as })).body;
  await test.database.write('tervita_system', {}, async (tx, now) => {
    const { rows } = await sql<{ memberId: string }>`
      select clinic_member_id as "memberId" from e_contact where id = ${eContactId}`.execute(tx);
    const values = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((at) => [`q${at}`, value]));
    await keepResponses(tx, {
      clinicId,
      memberId: rows[0]?.memberId ?? '',
      eContactId,
      type: 'GAD',
      language: 'et',
      source: 'PATIENT',
      facts: { ageMonths: 500, sex: 'FEMALE' },
      filled: [{ instrument: 'GAD7', values }],
      filledAt: now,
      newId: () => newId(now),
    });
  });
  return eContactId;
};

/** A medicine that the clinic has written down beside its record of this person. */
const recordedFor = (clinicId: string, { personId, userId }: Person) =>
  sql`insert into prescription (id, clinic_id, clinic_member_id, brand, active_ingredient, form, route, strength,
      frequency, comment, state, decided_by, decided_by_name, decided_at, created_at)
    select gen_random_uuid(), clinic_id, id, 'Betarolin', 'metoprolol', 'tablets', 'oral', '50 mg', 'ONCE_DAILY', '',
      'RECORDED', ${userId}, 'Liis Kasemaa', now(), now()
    from clinic_member where clinic_id = ${clinicId} and person_id = ${personId}`.execute(
    test.database.system,
  );

const recordedCount = async (clinicId: string, { personId }: Person) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from prescription p join clinic_member m on m.id = p.clinic_member_id
    where m.clinic_id = ${clinicId} and m.person_id = ${personId}`.execute(test.database.system);
  return rows[0]?.count;
};

it('when two accounts become one, medicines written down beside either record are the patient’s', async () => {
  const { clinicId, patient } = await make.clinicWithPatient();
  const other = await make.person();
  await make.member(clinicId, other.personId);
  await recordedFor(clinicId, other);
  await test.database.write('tervita_system', {}, (tx) => mergeAccounts(tx, other, patient));
  expect(await recordedCount(clinicId, patient)).toBe(1);
});

it('when the clinic’s record gets its person, so are they, and results as well', async () => {
  const { clinicId, patient } = await make.clinicWithPatient();
  const kept = await make.person();
  const memberId = await make.member(clinicId, kept.personId);
  await recordedFor(clinicId, patient);
  const id = await filledBy(clinicId, patient, 1);
  await sql`select join_member(${memberId}, ${patient.personId}, 'LINK')`.execute(test.database.system);
  expect(await recordedCount(clinicId, patient)).toBe(1);
  const { rows } = await sql<{ memberId: string }>`
    select clinic_member_id as "memberId" from instrument_response where e_contact_id = ${id}`.execute(
    test.database.system,
  );
  expect(rows).toEqual([{ memberId }]);
});

it('when two records of one patient become one, their results stand in one trend', async () => {
  const { clinicId, patient, asNurse } = await make.clinicWithPatient();
  const other = await make.person();
  await make.member(clinicId, other.personId);
  await filledBy(clinicId, other, 1);
  const id = await filledBy(clinicId, patient, 2);
  const totals = async () => {
    const read = { params: { id }, query: { locale: 'en' } } as const;
    const { body } = await test.call(listQuestionnaireResponses, read, { as: asNurse });
    return body.responses[0]?.overTime.map(({ total }) => total);
  };
  expect(await totals()).toEqual([14]);
  await test.database.write('tervita_system', {}, (tx) => mergeAccounts(tx, other, patient));
  expect(await totals()).toEqual([7, 14]);
});
