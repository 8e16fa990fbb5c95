import type { ClinicInfo, ClinicOpeningHours, editClinic } from '@tervita/contract/clinics';
import type { Sent } from '@tervita/contract/core';
import { isDayPlan, isWebsite } from '@tervita/domain/clinics';
import { type Country, calendarDayIn } from '@tervita/domain/core';
import { emailFault } from '@tervita/domain/persons';
import { now } from '../../../core/clock.ts';
import { type Faults, keptAsStaffDraft, type Values } from '../../../core/form/index.ts';
import { existingDay } from '../../../ui/date-text.ts';
import { phoneFault, phoneText } from '../../../ui/phone-text.ts';
import { faulty } from '../../auth/index.ts';

export type InfoField = 'address' | 'phone' | 'websites' | 'emails' | 'timeZone' | 'weekly' | 'specialDays';
export type InfoValues = Values<InfoField>;
export const infoFields: readonly InfoField[] = [
  'address',
  'phone',
  'websites',
  'emails',
  'timeZone',
  'weekly',
  'specialDays',
];

export type WeeklyHours = ClinicOpeningHours['weekly'][number];
export type SpecialDay = ClinicOpeningHours['specialDays'][number];

const lines = (text: string): string[] => (text === '' ? [] : text.split('\n'));
export const joined = (values: readonly string[]): string => values.join('\n');
export const websitesIn = ({ websites }: InfoValues): string[] => lines(websites);
export const emailsIn = ({ emails }: InfoValues): string[] => lines(emails);
export const weeklyIn = ({ weekly }: InfoValues): WeeklyHours[] =>
  JSON.parse(weekly || '[]') as WeeklyHours[];
export const specialDaysIn = ({ specialDays }: InfoValues): SpecialDay[] =>
  JSON.parse(specialDays || '[]') as SpecialDay[];

/** A form holds texts: lists are written into them. */
export const valuesOf = (info: ClinicInfo, country: Country): InfoValues => ({
  address: info.address ?? '',
  phone: info.phone ? phoneText(info.phone, country) : '',
  websites: joined(info.websites),
  emails: joined(info.emails),
  timeZone: info.openingHours.timeZone,
  weekly: JSON.stringify(info.openingHours.weekly),
  specialDays: JSON.stringify(info.openingHours.specialDays),
});

/** What was typed stays for the version it was typed over; another begins anew. */
export const keptInfo = (userId: string, { clinicId, version }: Pick<ClinicInfo, 'clinicId' | 'version'>) =>
  keptAsStaffDraft(userId, `clinic-info/${clinicId}/${version}`);

/** A day that is over would be taken and not kept. One that was over by itself while the form stood open is left alone. */
export const specialDaysFault = (values: InfoValues, begun: InfoValues): 'wrong' | 'over' | undefined => {
  const days = specialDaysIn(values);
  const dates = days.map(({ day }) => existingDay(day));
  const isWrong =
    new Set(dates).size < days.length ||
    dates.includes(undefined) ||
    days.some(({ name, intervals }) => name.trim() === '' || !isDayPlan(intervals));
  if (isWrong) return 'wrong';
  const today = calendarDayIn(values.timeZone, now());
  const isChanged = values.specialDays !== begun.specialDays;
  return isChanged && dates.some((date) => date && date < today) ? 'over' : undefined;
};

export const checkInfo = (values: InfoValues, begun: InfoValues, country: Country): Faults<InfoField> => {
  const weekly = weeklyIn(values);
  const isWeek = [1, 2, 3, 4, 5, 6, 7].every((at) =>
    isDayPlan(weekly.filter(({ weekday }) => weekday === at)),
  );
  const emailsFault = emailsIn(values)
    .map((address) => emailFault(address))
    .find((fault) => fault !== undefined);
  const hasPhone = values.phone.trim() !== '';
  return faulty<InfoField>({
    address: undefined,
    phone: hasPhone ? phoneFault(values.phone, country) : undefined,
    websites: websitesIn(values).every(isWebsite) ? undefined : 'badWebsite',
    emails: emailsFault,
    timeZone: undefined,
    weekly: isWeek ? undefined : 'badFormat',
    specialDays: specialDaysFault(values, begun) && 'badDate',
  });
};

type EditClinicInput = Omit<Sent<typeof editClinic>['body'], 'replaces'>;

/** Only what was changed here: what a colleague changed besides is theirs. */
export const changesOf = (values: InfoValues, read: InfoValues): EditClinicInput => {
  const whole: Required<EditClinicInput> = {
    address: values.address.trim() || null,
    phone: values.phone.trim() || null,
    websites: websitesIn(values),
    emails: emailsIn(values),
    timeZone: values.timeZone,
    weekly: weeklyIn(values),
    specialDays: specialDaysIn(values).map((special) => ({
      ...special,
      day: existingDay(special.day) ?? special.day,
    })),
  };
  return Object.fromEntries(
    infoFields.filter((field) => values[field] !== read[field]).map((field) => [field, whole[field]]),
  );
};
