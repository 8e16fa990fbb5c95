import { sendEContactText } from '@tervita/contract/e-contacts';
import { listQuestionnaireResponses } from '@tervita/contract/instruments';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../core/ids.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { unverifiedWriter } from '../../testing/unverified-writer.ts';
import { keepResponses } from './keep-responses.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const written = async (clinicId: string, as: string, patientPersonId: string): Promise<string> => {
  const body = { eContactType: 'QUESTION', patientPersonId, clinicId, text: 'Tere' } as const;
  return (await test.call(sendEContactText, { body }, { as })).body.id;
};

/** An anxiety questionnaire that came with an e-contact some days ago, of which each answer has this value. */
const filled = (eContactId: string, value: number, daysAgo = 0) =>
  test.database.write('tervita_system', {}, async (tx, now) => {
    const { rows } = await sql<{ memberId: string; clinicId: string }>`
      select clinic_member_id as "memberId", clinic_id as "clinicId" from e_contact
      where id = ${eContactId}`.execute(tx);
    const [{ memberId, clinicId } = { memberId: '', clinicId: '' }] = rows;
    const values = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((at) => [`q${at}`, value]));
    await keepResponses(tx, {
      clinicId,
      memberId,
      eContactId,
      type: 'GAD',
      language: 'et',
      source: 'PATIENT',
      facts: { ageMonths: 500, sex: 'FEMALE' },
      filled: [{ instrument: 'GAD7', values }],
      filledAt: new Date(now.getTime() - daysAgo * 86_400_000),
      newId: () => newId(now),
    });
  });

const readBy = async (as: string, id: string) =>
  (await test.call(listQuestionnaireResponses, { params: { id }, query: { locale: 'en' } }, { as })).body;

it('what somebody answered whom nobody has confirmed stands in their own thread alone', async () => {
  const { clinicId, patient, asPatient, asNurse } = await make.clinicWithPatient();
  const stranger = await unverifiedWriter(test, make, patient.personId);
  const theirs = await written(clinicId, stranger.as, stranger.patientPersonId);
  await filled(theirs, 3, 2);
  const own = await written(clinicId, asPatient, patient.personId);
  await filled(own, 1);
  // Both lead to the clinic's one record of the patient.
  const { rows } = await sql<{ records: number; unverified: number }>`
    select count(distinct clinic_member_id)::int as records,
      count(*) filter (where representation_unverified)::int as unverified
    from e_contact where id in (${theirs}, ${own})`.execute(test.database.system);
  expect(rows).toEqual([{ records: 1, unverified: 1 }]);
  const read = await readBy(asNurse, own);
  expect(read.responses[0]?.overTime.map(({ total }) => total)).toEqual([7]);
  expect(read).toMatchObject({ others: [], othersCount: 0 });
  const readTheirs = await readBy(asNurse, theirs);
  expect(readTheirs.responses.map(({ total }) => total)).toEqual([21]);
});

it('of a thread with many fillings the newest are read, in their order', async () => {
  const { clinicId, patient, asPatient, asNurse } = await make.clinicWithPatient();
  const id = await written(clinicId, asPatient, patient.personId);
  for (const daysAgo of [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) await filled(id, daysAgo === 1 ? 3 : 0, daysAgo);
  await filled(id, 2);
  const totals = (await readBy(asNurse, id)).responses.map(({ total }) => total);
  expect(totals).toHaveLength(10);
  expect(totals.slice(-3)).toEqual([0, 21, 14]);
});
