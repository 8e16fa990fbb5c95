import { adultFrom } from '@tervita/domain/persons';
import { type Clinic, type Employee, worksAt } from '../clinics/clinic.ts';
import { fits, type Spoken } from '../conversations/conversation.ts';
import { conversations } from '../conversations/library.ts';
import { day, patientMoment } from '../office-time.ts';
import { bornAt, dayOf, nameOf, type Person, roughAge } from '../people/person.ts';
import type { Population } from '../people/population.ts';
import { type Random, randomOf, shuffled } from '../random.ts';
import { momentsOf, type Scene } from './scene.ts';
import { finished, unsent } from './scenes-finished.ts';
import { heard } from './scenes-heard.ts';
import { waitingForClinic, waitingForPatient } from './scenes-open.ts';
import { questionnaires } from './scenes-questionnaires.ts';
import type { Beginning, Step } from './step.ts';
import { type Course, someCourse, untilNow } from './stories.ts';

export interface Told {
  readonly beginning: Beginning;
  readonly steps: Iterable<Step>;
}

/** Told apart from the rest, so that the story of one does not change when another is added. */
const sceneTold = (
  scene: Scene,
  index: number,
  { chosen }: Population,
  clinics: readonly Clinic[],
  now: number,
): Told => {
  const clinic = clinics[scene.clinic ?? 0];
  if (!clinic) throw new RangeError('no such clinic');
  const moments = momentsOf(scene.steps, now);
  const employee = (key: keyof Population['chosen']): Employee => {
    const found = clinic.staff.find(({ surname }) => surname === chosen[key].surname);
    if (!found) throw new RangeError(`${key} does not work in ${clinic.name}`);
    return found;
  };
  return {
    beginning: {
      index,
      clinic,
      patient: chosen[scene.patient],
      creator: chosen[scene.writer ?? scene.patient],
      type: scene.type,
      language: scene.language ?? 'et',
      status: scene.begins ?? 'CREATED',
      membershipPending: scene.isNewPatient ?? false,
      redFlag: scene.redFlag,
      outcome: scene.outcome,
      asked: scene.asked,
      at: moments[0] ?? now - (scene.begunBefore ?? 0),
    },
    steps: scene.steps.map(({ move, by, text, reason, opensAfterDays }, place): Step => {
      const at = moments[place] ?? now;
      return {
        move,
        at,
        by: by === 'CREATOR' || by === 'SYSTEM' ? by : employee(by),
        text,
        reason,
        opensAt: opensAfterDays === undefined ? undefined : at + opensAfterDays * day,
      };
    }),
  };
};

interface Plan {
  readonly course: Course;
  readonly from: number;
  readonly to: number;
}

/** A hundred from the last fourteen months, fifty from the last weeks; some of these still wait for the patient. */
const plans = (random: Random, now: number): Plan[] => {
  const several = (
    count: number,
    course: Course | undefined,
    oldestDays: number,
    newestDays: number,
  ): Plan[] =>
    Array.from({ length: count }, () => ({
      course: course ?? someCourse(random),
      from: now - oldestDays * day,
      to: now - newestDays * day,
    }));
  return [
    ...several(100, undefined, 425, 21),
    ...several(26, undefined, 21, 0.1),
    ...several(14, 'WAITING_FOR_PATIENT', 12, 3),
    ...several(4, 'REJECTED', 90, 4),
    ...several(3, 'SCHEDULED', 20, 4),
    ...several(3, 'REOPENED', 60, 8),
  ];
};

/** About every fourth writes in Russian, though fewer of the texts are. */
const deckOf = (random: Random): Spoken[] =>
  shuffled(random, [
    ...conversations,
    ...conversations.filter(({ language }, place) => language === 'ru' && place % 3 === 0),
  ]);

const isChildAt = (person: Person, at: number) => adultFrom(person.birthDate) > dayOf(at);

/** A member of this clinic, of the right age at that time, who has signed in or is written for by somebody who has. */
const candidates = (people: readonly Person[], clinic: Clinic, conversation: Spoken, at: number) =>
  people.flatMap((patient) => {
    const isMember = patient.memberships.some(
      (one) => one.clinic === clinic.index && one.status === 'MEMBER' && !one.isOwnRecord,
    );
    const creators =
      patient.account === 'NONE' ? patient.representatives.map((index) => people[index]) : [patient];
    const creator = creators.find((one) => one?.account === 'USED');
    if (
      !isMember ||
      !creator ||
      creator.language !== conversation.language ||
      bornAt(patient) + 30 * day > at
    )
      return [];
    const person = { sex: patient.sex, age: roughAge(patient, at), isChild: isChildAt(patient, at) };
    return fits(conversation.whom, person) ? [{ patient, creator }] : [];
  });

/** Office matters go to the office, Russian mostly to who speaks it; newcomers do not answer yet. */
const speaksTo = (staff: readonly Employee[], random: Random, at: number, conversation: Spoken): Employee => {
  const present = staff.filter((employee) => worksAt(employee, at) && employee.from < at - 30 * day);
  const isOffice = ['APPOINTMENT', 'CANCEL_APPOINTMENT', 'BILLING_QUESTION'].includes(conversation.type);
  const office = present.filter(({ role }) => role === 'NON_HEALTHCARE');
  const healers = present.filter(({ role }) => role !== 'NON_HEALTHCARE');
  const russian = present.filter(({ surname }) => surname === 'Sinimets');
  if (isOffice && office.length > 0) return random.pick(office);
  if (conversation.language === 'ru' && russian.length > 0 && random.chance(0.6)) return random.pick(russian);
  return random.pick(healers);
};

/** Somebody writes what suits them: the next text of the deck that fits a patient of this clinic. */
const someoneWith = (
  people: readonly Person[],
  except: ReadonlySet<number>,
  clinic: Clinic,
  texts: readonly Spoken[],
  at: number,
  random: Random,
) => {
  for (const conversation of texts) {
    const found = candidates(people, clinic, conversation, at).filter(
      ({ patient }) => !except.has(patient.index),
    );
    if (found.length > 0) return { conversation, ...random.pick(found) };
  }
  throw new RangeError(`nobody in ${clinic.name} to write anything`);
};

const scenes = [...waitingForClinic, ...waitingForPatient, ...unsent, ...finished];

export const demoTold = (
  population: Population,
  clinics: readonly [Clinic, Clinic],
  seed: number,
  now: number,
): Told[] => {
  const told = scenes.map((scene, index) => sceneTold(scene, index, population, clinics, now));
  const withScenes = new Set(scenes.map(({ patient }) => population.chosen[patient].index));
  const random = randomOf(seed, 202);
  const deck = deckOf(random);
  for (const { course, from, to } of shuffled(random, plans(random, now))) {
    const clinic = clinics[random.chance(0.15) ? 1 : 0];
    const at = patientMoment(from, to, random.fraction());
    const isQuestion = course === 'WAITING_FOR_PATIENT' || course === 'GIVEN_UP';
    const texts = isQuestion ? deck.filter(({ question }) => question) : deck;
    const chosen = someoneWith(population.people, withScenes, clinic, texts, at, random);
    const { conversation, patient, creator } = chosen;
    // Under the deck, so that every text is told before one is told twice.
    deck.push(...deck.splice(deck.indexOf(conversation), 1));
    const { type, language } = conversation;
    const index = told.length;
    const own = randomOf(seed, 203, index);
    const colleagues = clinic.staff.filter((employee) => nameOf(employee) !== nameOf(creator));
    const someone = (moment: number) => speaksTo(colleagues, own, moment, conversation);
    const story = { conversation, name: creator.firstName, at, random: own, someone };
    told.push({
      beginning: {
        index,
        clinic,
        patient,
        creator,
        type,
        language,
        status: 'CREATED',
        membershipPending: false,
        at,
      },
      steps: untilNow(story, course, now),
    });
  }
  // After the others, so that these stay who they are.
  for (const scene of [...questionnaires, ...heard])
    told.push(sceneTold(scene, told.length, population, clinics, now));
  return told.sort((one, other) => one.beginning.at - other.beginning.at);
};
