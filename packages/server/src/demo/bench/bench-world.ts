import type { Clinic } from '../clinics/clinic.ts';
import type { Spoken } from '../conversations/conversation.ts';
import { conversationsFor } from '../conversations/library.ts';
import { type DemoIds, demoIds } from '../demo-ids.ts';
import { type Identities, identitiesAt } from '../identities.ts';
import { type Life, liveThrough } from '../lives/e-contact-life.ts';
import type { Beginning, Step } from '../lives/step.ts';
import { someCourse, untilNow } from '../lives/stories.ts';
import { day, minute, patientMoment } from '../office-time.ts';
import { bornAt, type Person, roughAge } from '../people/person.ts';
import { type Random, randomOf } from '../random.ts';
import type { World } from '../world.ts';
import {
  alonePlace,
  type BenchPeople,
  benchPeople,
  childPlace,
  listsPerClinic,
  staffPerClinic,
} from './bench-people.ts';

export interface BenchSize {
  readonly eContacts: number;
  readonly clinics: number;
}

const roles = [
  'DOCTOR',
  'DOCTOR',
  'DOCTOR',
  'NURSE',
  'NURSE',
  'NURSE',
  'NURSE',
  'NURSE',
  'NON_HEALTHCARE',
] as const;

const benchClinic = (
  index: number,
  people: BenchPeople,
  identities: Identities,
  ids: DemoIds,
  now: number,
): Clinic => {
  const createdAt = now - 900 * day;
  const number = String(index + 1).padStart(3, '0');
  const staff = Array.from({ length: staffPerClinic }, (_, place) => {
    const person = people.staff(index, place);
    return {
      id: ids('employee', index * staffPerClinic + place, createdAt),
      person,
      userId: identities.userId(person),
      firstName: person.firstName,
      surname: person.surname,
      role: roles[place % roles.length] ?? 'NURSE',
      isAdmin: place === 0,
      from: createdAt,
      until: null,
    };
  });
  return {
    index,
    id: ids('clinic', index, createdAt),
    name: `Perearstikeskus ${number}`,
    kind: 'FAMILY_DOCTOR',
    plan: 'PREMIUM',
    registrationCode: `20${number}000`,
    phone: '+3726000000',
    address: `Kliiniku ${index + 1}, 10000 Tallinn`,
    websites: [],
    emails: [`info${number}@example.com`],
    createdAt,
    staff,
    lists: Array.from({ length: listsPerClinic }, (_, place) => ({
      code: `N${1000 + place}`,
      employeeId: staff[place]?.id ?? null,
      registrationNumber: `D${10_000 + index * 10 + place}`,
    })),
    globalMessage: null,
  };
};

const somePlace = (random: Random) => {
  if (random.chance(0.22)) return childPlace;
  return random.chance(0.4) ? alonePlace : random.whole(0, 1);
};

/** Most are sent; a few fail on the way. */
const beginningOf = (random: Random): 'SENT' | 'SENDING' | 'FAILED' => {
  const share = random.fraction();
  if (share < 0.995) return 'SENT';
  return share < 0.996 ? 'SENDING' : 'FAILED';
};

/** The clinic asks back less often than in the demonstration; here the numbers matter more than the words. */
const asking = (random: Random, conversation: Spoken): Spoken =>
  conversation.question && random.chance(0.65)
    ? { ...conversation, question: conversation.closing, answer: '' }
    : conversation;

const spread = 425 * day;

export const benchWorld = (seed: number, now: number, size: BenchSize): World => {
  const ids = demoIds(seed);
  const identities = identitiesAt(ids, now);
  const people = benchPeople(seed, size.clinics, size.eContacts);
  const clinics = Array.from({ length: size.clinics }, (_, index) =>
    benchClinic(index, people, identities, ids, now),
  );

  const someone = (random: Random, at: number) => {
    for (;;) {
      const clinic = random.pick(clinics);
      const household = random.whole(0, people.householdsPerClinic - 1);
      const { patient, creator } = people.patient(clinic.index, household, somePlace(random));
      const traits = { sex: patient.sex, age: roughAge(patient, at), isChild: patient !== creator };
      const fitting = bornAt(patient) < at ? conversationsFor(creator.language, traits) : [];
      if (fitting.length > 0)
        return { clinic, patient, creator, conversation: asking(random, random.pick(fitting)) };
    }
  };

  /** Told in the order of time, so that indexes grow at one end; each only from its own number. */
  const life = (index: number): Life => {
    const random = randomOf(seed, 304, index);
    const at = patientMoment(now - spread, now - minute, (index + random.fraction()) / size.eContacts);
    const { clinic, patient, creator, conversation } = someone(random, at);
    const { type, language } = conversation;
    const kind = beginningOf(random);
    const status = kind === 'SENT' ? 'CREATED' : 'STARTED';
    const beginning: Beginning = {
      index,
      clinic,
      patient,
      creator,
      type,
      language,
      status,
      membershipPending: false,
      at,
    };
    const story = {
      conversation,
      name: creator.firstName,
      at,
      random,
      someone: () => random.pick(clinic.staff),
    };
    const failed: Step[] = [{ move: 'failToFinalise', at: Math.min(now, at + 2 * minute), by: 'SYSTEM' }];
    const unsent = kind === 'FAILED' ? failed : [];
    const steps = kind === 'SENT' ? untilNow(story, someCourse(random), now) : unsent;
    return liveThrough(beginning, steps, identities, ids);
  };

  return {
    now,
    identities,
    clinics,
    ads: [],
    applications: [],
    templates: [],
    people: function* (): Iterable<Person> {
      for (let index = 0; index < people.count; index += 1) yield people.person(index);
    },
    lives: function* (): Iterable<Life> {
      for (let index = 0; index < size.eContacts; index += 1) yield life(index);
    },
    drafts: [],
    prescriptions: [],
    representatives: (person) => person.representatives.map(people.person),
    lastOnlineAt: (person) =>
      person.account === 'USED'
        ? Math.floor(now - randomOf(seed, 305, person.index).fraction() ** 3 * 30 * day)
        : null,
    memberSince: identities.joinedAt,
  };
};
