import type { Country } from '@tervita/domain/core';
import type { Database } from '../../core/database/database.ts';
import { add } from './add-person.ts';
import { edit, remove } from './edit-person.ts';
import { list, lookUp } from './read-persons.ts';

export const personCalls = ({ country, database }: { country: Country; database: Database }) => [
  list,
  add(country),
  edit(country),
  remove,
  lookUp(country, database),
];

export { checkBirthDate } from './person-fields.ts';
