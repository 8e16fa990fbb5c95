import type { Country } from '../../core/index.ts';
import { isAdult } from './age.ts';
import type { CalendarDate } from './calendar-date.ts';
import { parsePersonalCode } from './personal-code/personal-code.ts';

interface KnownOfBirth {
  readonly birthDate: CalendarDate | null;
  readonly country: Country;
  readonly personalCode: string | null;
}

/** True when the birth date or the personal code says so; false when neither tells. */
export const isKnownMinor = (
  { birthDate, country, personalCode }: KnownOfBirth,
  today: CalendarDate,
): boolean => {
  const reading = personalCode ? parsePersonalCode(country, personalCode, today) : undefined;
  const dates = [birthDate, reading?.ok ? reading.birthDate : undefined];
  return dates.some((date) => date && !isAdult(date, today));
};
