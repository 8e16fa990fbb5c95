import { BusinessError } from '@tervita/domain/core';
import type { Reader } from '../../../core/database/database.ts';
import type { Actor } from '../../../core/session/actor.ts';
import {
  type PatientRegister,
  type RegisterListHead,
  type RegisterOrganisation,
  RegisterRefused,
} from '../../../integrations/patient-register/patient-register.ts';

/** A clinic of ours and the organisation that the register knows it as. */
export interface MatchedClinic {
  readonly clinicId: string;
  readonly registrationCode: string;
}

/** Clinics that the caller administers, with the code of their organisation. */
export const clinicsAdministered = async (db: Reader, actor: Actor): Promise<MatchedClinic[]> => {
  const ids = actor.employments.filter(({ isAdmin }) => isAdmin).map(({ clinicId }) => clinicId);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('clinic')
    .select(['id', 'registration_code'])
    .where('id', 'in', ids)
    .orderBy('name')
    .execute();
  return rows.flatMap(({ id, registration_code: code }) =>
    code ? [{ clinicId: id, registrationCode: code }] : [],
  );
};

/** What the register refuses, as the caller hears it. */
const answered = async <T>(asking: Promise<T>): Promise<T> => {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof RegisterRefused)) throw error;
    throw new BusinessError(
      error.fault === 'NO_RIGHT' ? 'DOCTOR_NOT_RELATED_WITH_ANY_CLINIC' : 'REGISTER_NOT_AVAILABLE',
    );
  }
};

/** Of the caller's clinics those whose organisation the person may act for, by the word of the register. */
export const actsFor = async (
  register: PatientRegister,
  person: string,
  clinics: readonly MatchedClinic[],
): Promise<(MatchedClinic & Pick<RegisterOrganisation, 'name'>)[]> => {
  const organisations = await answered(register.organisationsOf(person));
  const matched = clinics.flatMap((clinic) => {
    const found = organisations.find(({ registrationCode }) => registrationCode === clinic.registrationCode);
    return found ? [{ ...clinic, name: found.name }] : [];
  });
  if (matched.length === 0) throw new BusinessError('DOCTOR_NOT_RELATED_WITH_ANY_CLINIC');
  return matched;
};

export const listsAt = (
  register: PatientRegister,
  person: string,
  { registrationCode }: MatchedClinic,
): Promise<readonly RegisterListHead[]> => answered(register.listsOf(person, registrationCode));

const isNoRight = (error: unknown) =>
  error instanceof BusinessError && error.code === 'DOCTOR_NOT_RELATED_WITH_ANY_CLINIC';

/** The lists of each; where the register gives the person no right to them, those of the others are still shown. */
export const listsOfEach = async <T extends MatchedClinic>(
  register: PatientRegister,
  person: string,
  organisations: readonly T[],
): Promise<{ organisation: T; lists: readonly RegisterListHead[] }[]> => {
  const asked = await Promise.allSettled(
    organisations.map(async (organisation) => ({
      organisation,
      lists: await listsAt(register, person, organisation),
    })),
  );
  const refusals = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  const readable = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const grave =
    refusals.find((reason) => !isNoRight(reason)) ?? (readable.length === 0 ? refusals[0] : undefined);
  if (grave) throw grave;
  return readable;
};
