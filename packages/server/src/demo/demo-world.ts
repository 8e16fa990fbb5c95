import { demoAds } from './ads.ts';
import { demoApplications } from './applications.ts';
import { demoClinics } from './clinics/demo-clinics.ts';
import { demoTemplates } from './clinics/demo-templates.ts';
import { demoIds } from './demo-ids.ts';
import { identitiesAt } from './identities.ts';
import { demoTold } from './lives/demo-lives.ts';
import { demoDrafts } from './lives/drafts.ts';
import { liveThrough } from './lives/e-contact-life.ts';
import { day, hour, minute } from './office-time.ts';
import type { Person } from './people/person.ts';
import { demoPopulation } from './people/population.ts';
import { prescriptionRows } from './prescriptions.ts';
import { randomOf } from './random.ts';
import type { World } from './world.ts';

/** The clinic of the demonstration: small enough to hold in memory and to know everybody by name. */
export const demoWorld = (seed: number, now: number): World => {
  const ids = demoIds(seed);
  const identities = identitiesAt(ids, now);
  const population = demoPopulation(seed);
  const { people } = population;
  const clinics = demoClinics(population, identities, ids, now);
  const told = demoTold(population, clinics, seed, now).map(({ beginning, steps }) => ({
    beginning,
    steps: [...steps],
  }));
  const lives = told.map(({ beginning, steps }) => liveThrough(beginning, steps, identities, ids));

  const lastSeen = new Map<number, number>();
  const firstAsked = new Map<string, number>();
  for (const { beginning, steps } of told) {
    const own = steps.filter(({ by }) => by === 'CREATOR').map(({ at }) => at);
    const last = Math.max(beginning.at, ...own, lastSeen.get(beginning.creator.index) ?? 0);
    lastSeen.set(beginning.creator.index, last);
    const key = `${beginning.patient.index} ${beginning.clinic.index}`;
    if (beginning.membershipPending) firstAsked.set(key, Math.min(beginning.at, firstAsked.get(key) ?? now));
  }
  const lastOnlineAt = (person: Person) => {
    if (person.account === 'NONE' || person.account === 'NEVER_SIGNED_IN') return null;
    const seen = lastSeen.get(person.index);
    const random = randomOf(seed, 204, person.index);
    if (seen === undefined) return Math.floor(now - (random.fraction() ** 2 * 60 * day + hour));
    // Some look again whether there is an answer, some do not.
    return Math.min(now, seen + (random.chance(0.5) ? random.whole(20, 3000) : random.whole(1, 9)) * minute);
  };
  return {
    now,
    identities,
    clinics,
    ads: demoAds(ids, now),
    applications: demoApplications(ids, now),
    templates: demoTemplates(clinics, ids, now),
    people: () => people,
    lives: () => lives,
    prescriptions: [...prescriptionRows(lives, clinics, ids)],
    drafts: demoDrafts(population, clinics, identities, ids, now),
    representatives: (person) =>
      [...person.representatives, ...person.unverified].flatMap((index) => people[index] ?? []),
    lastOnlineAt,
    memberSince: (person, clinic) =>
      firstAsked.get(`${person.index} ${clinic}`) ?? identities.joinedAt(person),
  };
};
