import { randomUUID } from 'node:crypto';
import { listDrafts } from '@tervita/contract/e-contacts';
import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { draftsMax } from '@tervita/domain/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { type Given, given } from '../../../../testing/given.ts';
import { sweepDrafts } from './sweep-drafts.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

/** Somebody who begins e-contacts and answers about danger. */
const starting = async () => {
  const { clinicId, patient, asPatient: as } = await make.clinicWithPatient();
  const start = async (choices: string[]) => {
    const id = randomUUID();
    const matter = { patientPersonId: patient.personId, clinicId, locale: 'et' } as const;
    const reason = { input: '', chiefProblemTypeId: 'COUGH' } as const;
    const asked = { stage: 'PROBLEM_TYPE', aiQuestionnaireId: id, ...matter, ...reason } as const;
    const { status } = await test.call(questionnaireFlow, { body: asked }, { as });
    const answers = { danger: { choices } };
    await test.call(
      questionnaireFlow,
      { body: { stage: 'ANSWERS', aiQuestionnaireId: id, answers } },
      { as },
    );
    return { id, status };
  };
  const sweptADayLater = async () => {
    await sql`update e_contact_draft set updated_at = now() - interval '25 hours'`.execute(
      test.database.system,
    );
    await sweepDrafts(test.database);
    const { rows } = await sql<{ id: string }>`select id from e_contact_draft`.execute(test.database.system);
    return rows.map(({ id }) => id);
  };
  const cards = async () => (await test.call(listDrafts, {}, { as })).body.drafts;
  return { start, sweptADayLater, cards };
};

it('a start that is left after "none" is swept after a day; a sign that was ticked stays', async () => {
  const { start, sweptADayLater } = await starting();
  await start(['none']);
  const { id } = await start(['breathing-hard']);
  expect(await sweptADayLater()).toEqual([id]);
});

it('a start that is left after "none" asks for no card; a sign that was ticked does', async () => {
  const { start, cards } = await starting();
  const { id: left } = await start(['none']);
  const { id: alarming } = await start(['breathing-hard']);
  const byId = new Map((await cards()).map((card) => [card.id, card.isBegun]));
  expect([byId.get(left), byId.get(alarming)]).toEqual([false, true]);
});

it('starts that were left do not fill the list of drafts', async () => {
  const { start } = await starting();
  for (let count = 0; count < draftsMax; count += 1) await start(['none']);
  expect((await start(['none'])).status).toBe(200);
});
