import type { Language } from '@tervita/domain/core';
import type { PatientProblemType } from '@tervita/domain/problem-types';
import type { Insertable } from 'kysely';
import type { DB } from '../../core/database/schema.generated.ts';
import type { Clinic } from '../clinics/clinic.ts';
import type { DemoIds } from '../demo-ids.ts';
import type { Identities } from '../identities.ts';
import { day, hour } from '../office-time.ts';
import type { ChosenPatient } from '../people/chosen-patients.ts';
import type { ChosenKey, Population } from '../people/population.ts';

export type DraftRow = Insertable<DB['e_contact_draft']>;

interface Begun {
  readonly patient: ChosenKey;
  readonly writer: ChosenPatient;
  readonly clinic: 0 | 1;
  readonly type: PatientProblemType;
  readonly language: Language;
  readonly before: number;
  readonly text: string;
}

/** Begun and not sent. */
const begun: readonly Begun[] = [
  {
    patient: 'oskar',
    writer: 'mari',
    clinic: 0,
    type: 'SKIN_RASH',
    language: 'et',
    before: 2 * day,
    text: 'Oskaril on eilsest kõhul ja seljal punased täpid, mis sügelevad. Palavikku ei ole. Lasteaias on ',
  },
  {
    patient: 'olga',
    writer: 'olga',
    clinic: 1,
    type: 'DERMATOLOGICAL',
    language: 'ru',
    before: 5 * hour,
    text: 'На руке появилась родинка, раньше её не было. Я хотела бы, чтобы врач',
  },
];

export const demoDrafts = (
  { chosen }: Population,
  clinics: readonly [Clinic, Clinic],
  identities: Identities,
  ids: DemoIds,
  now: number,
): DraftRow[] =>
  begun.map(({ patient, writer, clinic, type, language, before, text }, index) => {
    const at = new Date(now - before);
    return {
      id: ids('draft', index, at.getTime()),
      author_user_id: identities.userId(chosen[writer]),
      patient_person_id:
        writer === patient
          ? identities.personId(chosen[patient])
          : identities.recordId(chosen[patient], chosen[writer]),
      clinic_id: clinics[clinic].id,
      kind: 'OWN_WORDS',
      type,
      text,
      language,
      version: 1,
      created_at: at,
      updated_at: at,
    };
  });
