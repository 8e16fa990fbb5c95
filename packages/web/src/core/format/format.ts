import { type Language, regionalLocale } from '@tervita/domain/core';
import { ageOn } from '@tervita/domain/persons';
import type { PublicTexts } from '@tervita/texts/public-en';
import { capital } from './capital.ts';

type When = Date | string;
const dateOf = (when: When) => (typeof when === 'string' ? new Date(when) : when);

// Making a formatter is slow, and a list needs the same few a thousand times.
const formatters = new Map<string, Intl.DateTimeFormat>();
const zoned = (
  timeZone: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => {
  const key = timeZone + locale + JSON.stringify(options);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formatters.set(key, known);
  return known;
};

/** 2026-03-12, as the clinic's calendar has it. */
export const calendarDay = (when: When, zone: string): string =>
  zoned(zone, 'en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(dateOf(when));

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

const minute = 60_000;

/** People read times by the clock of the clinic, wherever their device thinks it is. */
export const formatterFor = (
  language: Language,
  texts: PublicTexts['core'],
  now: () => Date,
  zone: string,
) => {
  const locale = regionalLocale[language];
  const intl = (dateLocale: string, options: Intl.DateTimeFormatOptions) => zoned(zone, dateLocale, options);
  const dayOf = (when: When) => calendarDay(when, zone);
  const isThisYear = (when: When) => dayOf(when).slice(0, 4) === dayOf(now()).slice(0, 4);
  const nearness = (when: When): 'today' | 'yesterday' | 'other' => {
    const today = dayOf(now());
    const day = dayOf(when);
    if (day === today) return 'today';
    return day === dayBefore(today) ? 'yesterday' : 'other';
  };

  const time = (when: When) =>
    intl(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(dateOf(when));

  /** 10 March; with the year if it is not this one. */
  const day = (when: When) =>
    intl(locale, {
      day: 'numeric',
      month: 'long',
      ...(isThisYear(when) ? {} : { year: 'numeric' }),
    }).format(dateOf(when));

  const weekday = (when: When) => intl(locale, { weekday: 'long' }).format(dateOf(when));

  /** Inside a sentence: today 10:32, yesterday, 10 March. */
  const moment = (when: When) => {
    const near = nearness(when);
    if (near === 'today') return texts.time.today(time(when));
    if (near === 'yesterday') return texts.time.yesterday;
    return texts.time.onDay(day(when), Number(dayOf(when).slice(5, 7)));
  };

  /** Over the messages of one day. */
  const dayHeading = (when: When) => {
    const near = nearness(when);
    if (near === 'today') return texts.time.todayHeading(day(when));
    if (near === 'yesterday') return texts.time.yesterdayHeading(day(when));
    if (!isThisYear(when)) return day(when);
    return capital(intl(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(dateOf(when)));
  };

  /** How long something has waited: 48 min, 3 h 10 min, 1 d 3 h. */
  const waiting = (since: When) => {
    const minutes = Math.max(0, Math.floor((now().getTime() - dateOf(since).getTime()) / minute));
    const hours = Math.floor(minutes / 60);
    if (hours === 0) return texts.time.minutes(minutes);
    if (hours < 24) return texts.time.hours(hours, minutes % 60);
    return texts.time.days(Math.floor(hours / 24), hours % 24);
  };

  const ageToday = (birthDate: string) => ageOn(birthDate, dayOf(now()));

  const yearsOld = (birthDate: string): number => ageToday(birthDate).years;

  const ageInMonths = (birthDate: string): number => {
    const { years, months } = ageToday(birthDate);
    return years * 12 + months;
  };

  /** For patients: 6 years. */
  const age = (birthDate: string) => {
    const { years, months, days } = ageToday(birthDate);
    if (years > 0) return texts.age.years(years);
    return months > 0 ? texts.age.months(months) : texts.age.days(days);
  };

  /** For staff, in a list: 6 y. */
  const shortAge = (birthDate: string) => {
    const { years, months, days } = ageToday(birthDate);
    if (years > 0) return texts.age.shortYears(years);
    return months > 0 ? texts.age.shortMonths(months) : texts.age.shortDays(days);
  };

  /** For staff, on the patient's card: 6 y 2 m; for a baby 5 m 3 d. */
  const exactAge = (birthDate: string) => {
    const { years, months, days } = ageToday(birthDate);
    const { shortYears, shortMonths, shortDays } = texts.age;
    const parts =
      years > 0 ? [shortYears(years), shortMonths(months)] : [shortMonths(months), shortDays(days)];
    const shown = years > 0 || months > 0 ? parts : [shortDays(days)];
    return shown.join(' ');
  };

  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const list = (values: readonly string[]) =>
    new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(values);

  return {
    time,
    day,
    weekday,
    moment,
    dayHeading,
    waiting,
    yearsOld,
    ageInMonths,
    age,
    shortAge,
    exactAge,
    number,
    list,
  };
};

export type Format = ReturnType<typeof formatterFor>;
