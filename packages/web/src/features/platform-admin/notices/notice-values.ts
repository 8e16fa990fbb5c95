import type { addAd, ManagedAd } from '@tervita/contract/ads';
import type { Sent } from '@tervita/contract/core';
import {
  licenceMax,
  linkMax,
  maxAge,
  minAge,
  type TargetGender,
  targetGenders,
  textMax,
  titleMax,
} from '@tervita/domain/ads';
import { signupCountries } from '@tervita/domain/clinic-signup';
import { type Country, calendarDayIn } from '@tervita/domain/core';
import type { Fault, Faults, Values } from '../../../core/form/index.ts';
import { existingDay } from '../../../ui/date-text.ts';
import { faulty } from '../../auth/index.ts';

export type NoticeField =
  | 'title'
  | 'text'
  | 'link'
  | 'licence'
  | 'targetGender'
  | 'minAge'
  | 'maxAge'
  | 'allowedCountries'
  | 'activeFrom'
  | 'activeUntil';
export type NoticeValues = Values<NoticeField>;
export type NoticeBody = Sent<typeof addAd>['body'];

/** Days are those of the calendar; a notice begins and ends with them at midnight, by UTC. */
const dayIn = (moment: string): string => moment.slice(0, 10);
const dayMs = 86_400_000;

export const noticeValues = (ad: ManagedAd | undefined, today: string, zone: string): NoticeValues => ({
  title: ad?.title ?? '',
  text: ad?.text ?? '',
  link: ad?.link ?? '',
  licence: ad?.licence ?? '',
  targetGender: ad?.targetGender ?? '',
  minAge: String(ad?.minAge ?? minAge),
  maxAge: String(ad?.maxAge ?? maxAge),
  allowedCountries: ad?.allowedCountries.join() ?? '',
  // One of today may have begun when it was still yesterday by UTC.
  activeFrom: ad ? calendarDayIn(zone, new Date(ad.activeFrom)) : today,
  // The last day is the one before the moment at which it is over.
  activeUntil: ad?.activeUntil ? dayIn(new Date(Date.parse(ad.activeUntil) - 1).toISOString()) : '',
});

const isSafeLink = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

const textFault = (text: string, max: number): Fault | undefined => {
  if (text.trim() === '') return 'required';
  return [...text.trim()].length > max ? 'tooLong' : undefined;
};

const ageFault = (text: string): Fault | undefined =>
  /^\d{1,3}$/.test(text) && Number(text) >= minAge && Number(text) <= maxAge ? undefined : 'badNumber';

const lastDayFault = ({ activeFrom, activeUntil }: NoticeValues): Fault | undefined => {
  if (activeUntil === '') return undefined;
  const [first, last] = [existingDay(activeFrom), existingDay(activeUntil)];
  return last && (!first || last >= first) ? undefined : 'badDate';
};

export const checkNotice = (values: NoticeValues): Faults<NoticeField> =>
  faulty<NoticeField>({
    title: textFault(values.title, titleMax),
    text: textFault(values.text, textMax),
    link: textFault(values.link, linkMax) ?? (isSafeLink(values.link.trim()) ? undefined : 'badWebsite'),
    licence: textFault(values.licence, licenceMax),
    targetGender: undefined,
    minAge: ageFault(values.minAge),
    maxAge:
      ageFault(values.maxAge) ?? (Number(values.maxAge) < Number(values.minAge) ? 'badNumber' : undefined),
    allowedCountries: undefined,
    activeFrom: existingDay(values.activeFrom) ? undefined : 'badDate',
    activeUntil: lastDayFault(values),
  });

/** A form holds texts: the countries stand in one. */
export const countriesIn = ({ allowedCountries }: Pick<NoticeValues, 'allowedCountries'>): Country[] =>
  signupCountries.filter((country) => allowedCountries.split(',').includes(country));

const genderOf = (text: string): TargetGender | null =>
  targetGenders.find((gender) => gender === text) ?? null;

/** What was not changed stays as it was, to the second. */
export const noticeBody = (
  values: NoticeValues,
  before: ManagedAd | undefined,
  today: string,
  zone: string,
  now: Date,
): NoticeBody => {
  const shown = noticeValues(before, today, zone);
  const firstDay = existingDay(values.activeFrom) ?? today;
  const midnight = Date.parse(`${firstDay}T00:00:00.000Z`);
  // After midnight here it may still be yesterday by UTC: a notice of today is shown at once all the same.
  const begins = new Date(firstDay === today ? Math.min(midnight, now.getTime()) : midnight).toISOString();
  const last = existingDay(values.activeUntil);
  const ends = last ? new Date(Date.parse(`${last}T00:00:00.000Z`) + dayMs).toISOString() : null;
  const isKept = (field: NoticeField) => before !== undefined && shown[field] === values[field];
  return {
    title: values.title.trim(),
    text: values.text.trim(),
    link: values.link.trim(),
    licence: values.licence.trim(),
    targetGender: genderOf(values.targetGender),
    minAge: Number(values.minAge),
    maxAge: Number(values.maxAge),
    allowedCountries: countriesIn(values),
    activeFrom: isKept('activeFrom') && before ? before.activeFrom : begins,
    activeUntil: isKept('activeUntil') && before ? before.activeUntil : ends,
  };
};

export type NoticeState = 'PLANNED' | 'RUNNING' | 'ENDED';

export const stateOf = ({ activeFrom, activeUntil }: ManagedAd, now: Date): NoticeState => {
  if (activeUntil && Date.parse(activeUntil) <= now.getTime()) return 'ENDED';
  return Date.parse(activeFrom) > now.getTime() ? 'PLANNED' : 'RUNNING';
};

/** From now on nobody is shown it; one that was planned has then neither begun nor does it begin. */
export const endedBody = ({ id: _, updatedAt: __, ...ad }: ManagedAd, now: Date): NoticeBody => {
  const begins = new Date(Math.min(now.getTime(), Date.parse(ad.activeFrom)));
  return { ...ad, activeFrom: begins.toISOString(), activeUntil: now.toISOString() };
};
