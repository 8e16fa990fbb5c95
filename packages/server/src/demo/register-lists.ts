import { generatePersonalCode, type SexInCode } from '@tervita/domain/persons';
import { demoSeed } from './demo-people.ts';
import { firstNameIn, surnameIn } from './people/names.ts';
import type { Person } from './people/person.ts';
import { demoPopulation, type Population } from './people/population.ts';
import { randomOf } from './random.ts';

/** As the register of practice lists tells it; the simulator takes these. */
interface RegisterMember {
  personalCode: string;
  firstName: string;
  surname: string;
  memberFrom: string;
  memberUntil: string | null;
  deceasedAt: string | null;
  insured: boolean;
}

interface ListPlan {
  readonly listCode: string;
  readonly doctorCode: string;
  readonly doctor: keyof Population['chosen'];
  readonly size: number;
}

/** Three lists that the clinic has already, each as large as a list is, and one that is new to it. */
const ownLists: readonly ListPlan[] = [
  { listCode: 'N0388', doctorCode: 'D04100', doctor: 'andres', size: 1_960 },
  { listCode: 'N0412', doctorCode: 'D04137', doctor: 'helen', size: 2_010 },
  { listCode: 'N0455', doctorCode: 'D04174', doctor: 'marko', size: 1_880 },
  { listCode: 'N0571', doctorCode: 'D02118', doctor: 'jaan', size: 420 },
];
const otherLists: readonly ListPlan[] = [
  { listCode: 'N0602', doctorCode: 'D05230', doctor: 'heidi', size: 1_990 },
];

const memberFrom = '2024-01-01';
const firstYear = 1935;
const lastYear = 2024;
const dayMs = 86_400_000;

const ordinary = { memberFrom, memberUntil: null, deceasedAt: null, insured: true };

/** Nobody of the demonstration; the same people every time. */
const madeUp = (list: number, place: number, isTaken: (code: string) => boolean): RegisterMember => {
  const random = randomOf(demoSeed, 301, list, place + 1);
  const first = Date.UTC(firstYear, 0, 1);
  const days = (Date.UTC(lastYear, 11, 31) - first) / dayMs;
  const birthDate = new Date(first + random.whole(0, days) * dayMs).toISOString().slice(0, 10);
  const sex: SexInCode = random.chance(0.5) ? 'FEMALE' : 'MALE';
  let serial = random.whole(0, 999);
  let personalCode = generatePersonalCode('EE', { birthDate, sex, serial });
  while (isTaken(personalCode)) {
    serial = (serial + 1) % 1_000;
    personalCode = generatePersonalCode('EE', { birthDate, sex, serial });
  }
  const firstName = firstNameIn('et', { sex, birthDate }, random);
  return { personalCode, firstName, surname: surnameIn('et', random), ...ordinary };
};

const known = ({ code, firstName, surname }: Person): RegisterMember => ({
  personalCode: code,
  firstName,
  surname,
  ...ordinary,
});

const isOn = (listCode: string) => (person: Person) =>
  person.country === 'EE' &&
  person.memberships.some(({ list, status }) => list === listCode && status === 'MEMBER');

/** What a register holds besides: a newborn without a name, somebody who died, somebody on two lists. */
const oddOnes = (listCode: string, members: readonly RegisterMember[]): RegisterMember[] => {
  const [mother] = members;
  if (listCode !== 'N0412' || !mother) return [];
  const born = new Date(Date.UTC(lastYear, 11, 30)).toISOString().slice(0, 10);
  const newborn = generatePersonalCode('EE', { birthDate: born, sex: 'FEMALE', serial: 999 });
  const dead = generatePersonalCode('EE', { birthDate: '1934-05-05', sex: 'MALE', serial: 998 });
  return [
    { ...ordinary, personalCode: newborn, firstName: mother.personalCode, surname: mother.surname },
    { ...ordinary, personalCode: dead, firstName: 'Uno', surname: 'Raudoja', deceasedAt: '2026-01-09' },
  ];
};

const listsOf = (plans: readonly ListPlan[], population: Population, taken: Set<string>) => {
  const made = plans.map((plan, number) => {
    const members = population.people.filter(isOn(plan.listCode)).map(known);
    const from = plan.listCode.length * 100 + number;
    while (members.length < plan.size) {
      const member = madeUp(from + plan.size, members.length, (code) => taken.has(code));
      taken.add(member.personalCode);
      members.push(member);
    }
    const { code: personalCode, firstName, surname } = population.chosen[plan.doctor];
    const doctor = { code: plan.doctorCode, firstName, surname, personalCode };
    const all = [...members, ...oddOnes(plan.listCode, members)];
    return { listCode: plan.listCode, county: 'Harjumaa', doctor, members: all };
  });
  const [first, second] = made;
  const onTwo = first?.members.at(-1);
  if (second && onTwo) second.members.push(onTwo);
  return made;
};

const build = () => {
  const population = demoPopulation(demoSeed);
  const taken = new Set(population.people.map(({ code }) => code));
  const { helen, riina, heidi } = population.chosen;
  return [
    {
      registrationCode: '10004120',
      name: 'Pärnaoru Perearstikeskus OÜ',
      actors: [helen.code, riina.code],
      lists: listsOf(ownLists, population, taken),
    },
    {
      registrationCode: '10004550',
      name: 'Meretuule Erakliinik OÜ',
      // Riina does their books too; here she works only for the first.
      actors: [heidi.code, riina.code],
      lists: listsOf(otherLists, population, taken),
    },
  ];
};

let built: ReturnType<typeof build> | undefined;

/** Made when somebody first asks: most who start the demonstration import nothing. */
export const demoRegister = (): ReturnType<typeof build> => {
  built ??= build();
  return built;
};
