import { add, edit } from './change-patients.ts';
import { count, get, lookUp, representatives, search } from './find-patients.ts';
import { members } from './list-members.ts';
import type { PatientDeps } from './patient-deps.ts';

export {
  accountOf,
  assertList,
  decideOnLink,
  findMember,
  isLinkRefused,
  makeMember,
  receiverWithoutBirthDate,
  representativesOf,
  setMissingBirthDate,
} from './patient-store.ts';

export const patientCalls = (deps: PatientDeps) => [
  search,
  lookUp(deps),
  add(deps),
  get,
  edit(deps),
  representatives,
  count,
  members,
];
