import { listPersons, lookUpPerson } from '@tervita/contract/persons';
import type { Country } from '@tervita/domain/core';
import type { Database } from '../../core/database/database.ts';
import { exchange, query } from '../../core/http/use-case.ts';
import { admit } from '../../core/limits/credential-counters.ts';
import { readCode } from '../profiles/index.ts';
import { hasCode, readPersons } from './person-store.ts';

export const list = query(listPersons, async ({ db, actor, touched }) => {
  const persons = await readPersons(db, actor);
  for (const { personId } of persons) touched.personIds.add(personId);
  return { persons };
});

const perHour = 10;

export const lookUp = (country: Country, database: Database) =>
  exchange(lookUpPerson, async ({ actor, query: asked, transact }) => {
    const { code, birthDate, sex } = readCode(country, asked.personalCode);
    await admit(database.system, { key: `person-lookup:${actor.userId}`, most: perHour, seconds: 3_600 });
    const isAdded = await transact((tx) => hasCode(tx, actor, code));
    return { birthDate: birthDate ?? null, sex: sex ?? null, isAdded };
  });
