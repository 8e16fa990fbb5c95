import { addPerson } from '@tervita/contract/persons';
import { sql } from 'kysely';
import type { TestApp } from './app.ts';
import type { Given } from './given.ts';

/** Somebody who knows a patient's name and code and writes for them, before anybody has said that they may. */
export const unverifiedWriter = async (test: TestApp, make: Given, personId: string) => {
  const as = await make.session((await make.person()).userId);
  const { rows } = await sql<{ firstName: string; surname: string; personalCode: string }>`
    select first_name as "firstName", surname, personal_code as "personalCode" from person
    where id = ${personId}`.execute(test.database.system);
  const [body = { firstName: '', surname: '', personalCode: '' }] = rows;
  const { personId: patientPersonId } = (await test.call(addPerson, { body }, { as })).body;
  return { as, patientPersonId };
};
