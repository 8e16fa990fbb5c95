import { bareRegistrationCode, isRegistrationCode } from '@tervita/domain/clinic-signup';
import { BusinessError, type Country } from '@tervita/domain/core';
import { hasPersonalCode, isAdult, type Sex } from '@tervita/domain/persons';
import { dayOf } from '../../core/clock.ts';
import { checkBirthDate } from '../persons/index.ts';
import { fieldFault, phoneIn, readCode } from '../profiles/index.ts';

interface ClinicInput {
  readonly registrationCode: string;
  readonly country: Country;
  readonly phone?: string | undefined;
}

/** What the form alone could not judge: the code by the rules of the country, the number as it is dialled. */
export const checkedClinic = ({ registrationCode, country, phone }: ClinicInput) => {
  if (!isRegistrationCode(country, registrationCode)) throw fieldFault('registrationCode', 'badFormat');
  return {
    registrationCode: bareRegistrationCode(registrationCode),
    phone: phone ? phoneIn(phone, country) : null,
  };
};

interface ContactInput {
  readonly personalCode?: string | undefined;
  readonly birthDate?: string | undefined;
}

export interface FirstAdmin {
  readonly personalCode: string | null;
  readonly birthDate: string;
  readonly sex: Sex;
}

/** Who signs for a clinic administers it first, so the same is asked of them as of every employee. */
export const firstAdminOf = (
  { personalCode, birthDate: typed }: ContactInput,
  { country, now }: { readonly country: Country; readonly now: Date },
): FirstAdmin => {
  if (!personalCode && hasPersonalCode(country)) throw fieldFault('personalCode', 'required');
  const read = personalCode ? readCode(country, personalCode) : undefined;
  const today = dayOf(now, country);
  const birthDate = checkBirthDate(read?.birthDate ?? typed, today);
  if (!birthDate) throw fieldFault('birthDate', 'required');
  if (!isAdult(birthDate, today)) throw new BusinessError('PERSON_IS_UNDERAGE');
  return { personalCode: read?.code ?? null, birthDate, sex: read?.sex ?? 'NOT_DISCLOSED' };
};
