import type { EmployeeRole } from '@tervita/domain/auth';
import type { DemoIds } from '../demo-ids.ts';
import type { Identities } from '../identities.ts';
import { day, nextFriday, workingTimeBefore } from '../office-time.ts';
import type { ChosenStaff } from '../people/chosen-staff.ts';
import type { Population } from '../people/population.ts';
import type { Clinic, Employee } from './clinic.ts';

interface Post {
  readonly who: ChosenStaff;
  readonly role: EmployeeRole;
  readonly isAdmin?: true;
  readonly list?: string;
  readonly cameDaysAgo?: number;
  readonly leftDaysAgo?: number;
}

const posts: readonly (readonly Post[])[] = [
  [
    { who: 'andres', role: 'DOCTOR', list: 'N0388' },
    { who: 'helen', role: 'DOCTOR', isAdmin: true, list: 'N0412' },
    { who: 'marko', role: 'DOCTOR', list: 'N0455' },
    { who: 'kadri', role: 'NURSE' },
    { who: 'liis', role: 'NURSE' },
    { who: 'natalja', role: 'NURSE' },
    { who: 'riina', role: 'NON_HEALTHCARE', isAdmin: true },
    { who: 'triin', role: 'NON_HEALTHCARE' },
    { who: 'jaan', role: 'DOCTOR', leftDaysAgo: 40 },
    { who: 'signe', role: 'NURSE', leftDaysAgo: 100 },
  ],
  [
    { who: 'heidi', role: 'DOCTOR', isAdmin: true },
    { who: 'marko', role: 'DOCTOR' },
    { who: 'ewa', role: 'NURSE', cameDaysAgo: 3 },
  ],
];

const months =
  'jaanuaril veebruaril märtsil aprillil mail juunil juulil augustil septembril oktoobril novembril detsembril';

const laboratoryMessage = (now: number) => {
  const friday = nextFriday(now);
  const month = months.split(' ')[friday.month - 1] ?? '';
  const dayIn = (locale: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2024, friday.month - 1, friday.day),
    );
  return {
    text: `Reedel, ${friday.day}. ${month} avame labori kell 10.00. Palun tulge vereproovile pärast seda.`,
    texts: {
      en: `On Friday, ${dayIn('en-GB')}, the laboratory opens at 10:00. Please come for blood tests after that.`,
      ru: `В пятницу, ${dayIn('ru-RU')}, лаборатория откроется в 10.00. Приходите сдавать кровь после этого.`,
    },
  };
};

export const demoClinics = (
  { chosen }: Population,
  identities: Identities,
  ids: DemoIds,
  now: number,
): readonly [Clinic, Clinic] => {
  const createdAt = now - 900 * day;
  const id = (index: number) => ids('clinic', index, createdAt);
  const staffOf = (clinic: number) =>
    (posts[clinic] ?? []).map((post, place): Employee & { list: string | undefined } => {
      const person = chosen[post.who];
      const from = now - (post.cameDaysAgo ?? 800) * day;
      return {
        id: ids('employee', clinic * 100 + place, from),
        person,
        userId: identities.userId(person),
        firstName: person.firstName,
        surname: person.surname,
        role: post.role,
        isAdmin: post.isAdmin ?? false,
        from,
        until:
          post.leftDaysAgo === undefined ? null : workingTimeBefore(now - post.leftDaysAgo * day, day / 48),
        list: post.list,
      };
    });
  const team = staffOf(0);
  const lists = team.flatMap(({ id: employeeId, list }, place) =>
    list ? [{ code: list, employeeId, registrationNumber: `D0${4_100 + place * 37}` }] : [],
  );
  const postedAt = workingTimeBefore(now, day / 8);
  return [
    {
      index: 0,
      id: id(0),
      name: 'Pärnaoru Perearstikeskus',
      kind: 'FAMILY_DOCTOR',
      plan: 'PREMIUM',
      registrationCode: '10004120',
      phone: '+3726000412',
      address: 'Pärna 12, Oru, 10000 Tallinn',
      websites: ['https://parnaoru.example.com'],
      emails: ['info@parnaoru.example.com'],
      createdAt,
      staff: team,
      lists,
      globalMessage: { id: ids('globalMessage', 0, postedAt), ...laboratoryMessage(now), at: postedAt },
    },
    {
      index: 1,
      id: id(1),
      name: 'Meretuule Erakliinik',
      kind: 'OPEN',
      plan: 'BASIC',
      registrationCode: '10004550',
      phone: '+3726000455',
      address: 'Meretuule 3, 10000 Tallinn',
      websites: ['https://meretuule.example.com'],
      emails: ['info@meretuule.example.com'],
      createdAt,
      staff: staffOf(1),
      lists: [],
      globalMessage: null,
    },
  ];
};
