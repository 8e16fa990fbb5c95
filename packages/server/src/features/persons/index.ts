import { add } from './add-person.ts';
import { edit, remove } from './edit-person.ts';
import type { PersonDeps } from './person-deps.ts';
import { list, lookUp } from './read-persons.ts';
import { decideOnClaim, decideOnMembership, readWhoActsForMe } from './who-acts-for-me.ts';

export const personCalls = (deps: PersonDeps) => [
  list,
  add(deps),
  edit(deps),
  remove,
  lookUp(deps.country, deps.database),
  readWhoActsForMe,
  decideOnClaim,
  decideOnMembership,
];

export { newsOfLostThreads } from './news-of-lost-threads.ts';
export { checkBirthDate } from './person-fields.ts';
export { tellOfClaims } from './tell-of-claims.ts';
