import { listQuestionnaireResponses } from '@tervita/contract/instruments';
import { instrumentOf } from '@tervita/domain/instruments';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { fillQuestionnaire } from '../../testing/fill-questionnaire.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

it('of two answers that count the same, staff read the one that was chosen', async () => {
  const { clinicId, patient, nurse, asPatient, asNurse } = await make.clinicWithPatient();
  const { items } = instrumentOf('BDI2');
  const words = Object.fromEntries(
    items.map(({ id, options }) => [
      id,
      { label: id, options: Object.fromEntries(options.map((each) => [each.id, `Vastus ${each.id}`])) },
    ]),
  );
  await sql`insert into clinic_instrument_text (clinic_id, instrument, language, words, version, updated_by_user_id,
      updated_at) values (${clinicId}, 'BDI2', 'et', ${JSON.stringify({ stem: '', items: words })}, 1, ${nurse.userId},
      now())`.execute(test.database.system);
  const matter = { as: asPatient, patientPersonId: patient.personId, clinicId, type: 'BDI' };
  const filling = fillQuestionnaire(test, matter);
  await filling.begin();
  await filling.answer({
    danger: 'none',
    ...Object.fromEntries(items.map(({ id }) => [`BDI2.${id}`, id === 'q16' ? '1b' : '0'])),
  });
  const params = { id: (await filling.send()).body.eContactId ?? '' };
  const { body } = await test.call(
    listQuestionnaireResponses,
    { params, query: { locale: 'et' } },
    { as: asNurse },
  );
  const [response] = body.responses;
  expect(response).toMatchObject({ total: 1 });
  expect(response?.items.find(({ id }) => id === 'q16')).toMatchObject({ answer: 'Vastus 1b', value: 1 });
});
