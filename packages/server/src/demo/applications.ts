import { agreementVersion } from '@tervita/domain/clinic-signup';
import { generatePersonalCode } from '@tervita/domain/persons';
import type { Insertable } from 'kysely';
import type { DB } from '../core/database/schema.generated.ts';
import type { DemoIds } from './demo-ids.ts';
import { workingTimeBefore } from './office-time.ts';

export type ApplicationRow = Insertable<DB['clinic_application']>;

const asked = [
  {
    company_name: 'Metsaoja Arstid OÜ',
    registration_code: '14990012',
    clinic_name: 'Metsaoja Perearstid',
    address: 'Kase 4, 71020 Viljandi',
    email: 'info@metsaoja.example.com',
    phone: '+3724330012',
    website: 'https://metsaoja.example.com',
    first_name: 'Pille',
    surname: 'Randmäe',
    birth_date: '1974-08-21',
    sex: 'FEMALE',
    contact_email: 'pille.randmae@metsaoja.example.com',
    language: 'et',
    hoursAgo: 5,
  },
  {
    company_name: 'Narva Pere Tervis OÜ',
    registration_code: '16800240',
    clinic_name: 'Narva Pere Tervis',
    address: 'Kerese 20, 20304 Narva',
    email: 'kontakt@naide-narva.example.com',
    phone: null,
    website: null,
    first_name: 'Svetlana',
    surname: 'Kirsanova',
    birth_date: '1968-02-11',
    sex: 'FEMALE',
    contact_email: 'svetlana.kirsanova@naide-narva.example.com',
    language: 'ru',
    hoursAgo: 26,
  },
] as const;

/** Two clinics that wait for an answer, so that there is something to decide. */
export const demoApplications = (ids: DemoIds, now: number): readonly ApplicationRow[] =>
  asked.map(({ hoursAgo, ...application }, index) => {
    const at = workingTimeBefore(now, hoursAgo * 3_600_000);
    const { birth_date: birthDate, sex } = application;
    return {
      ...application,
      id: ids('application', index, at),
      status: 'OPEN',
      country: 'EE',
      time_zone: 'Europe/Tallinn',
      personal_code: generatePersonalCode('EE', { birthDate, sex, serial: 900 + index }),
      agreement_version: agreementVersion,
      created_at: new Date(at),
    };
  });
