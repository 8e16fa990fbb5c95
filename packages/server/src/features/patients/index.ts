import type { Country } from '@tervita/domain/core';
import { add, edit } from './change-patients.ts';
import { count, get, lookUp, representatives, search } from './find-patients.ts';

export { accountOf, findMember, makeMember, representativesOf } from './patient-store.ts';

export const patientCalls = (country: Country) => [
  search,
  lookUp(country),
  add(country),
  get,
  edit(country),
  representatives,
  count,
];
