import { regionalLocale } from '@tervita/domain/core';
import type { SummaryWords } from '@tervita/domain/smart-questionnaire';
import { plural } from '../../../core/index.ts';

const n = plural('en');
const joined = new Intl.ListFormat(regionalLocale.en, { type: 'conjunction' });
const day = new Intl.DateTimeFormat(regionalLocale.en, { dateStyle: 'long', timeZone: 'UTC' });
const people = {
  MALE: ['Man', 'Boy'],
  FEMALE: ['Woman', 'Girl'],
  NOT_DISCLOSED: ['Adult', 'Child'],
} as const;
const adultFrom = 18 * 12;

export const summary: SummaryWords = {
  who: (sex, ageMonths) => {
    if (ageMonths === null) return people[sex][0];
    const age =
      ageMonths < 24
        ? n(ageMonths, { one: 'month', other: 'months' })
        : n(Math.floor(ageMonths / 12), { one: 'year', other: 'years' });
    return `${people[sex][ageMonths < adultFrom ? 1 : 0]}, ${age}`;
  },
  severity: (value) => `Severity ${value} out of 10.`,
  signs: (list) => `Symptoms: ${list}.`,
  noSigns: 'None of the other listed symptoms.',
  danger: (list) => `Danger signs: ${list}.`,
  risks: (list) => `Risk factors: ${list}.`,
  noRisks: 'None of the listed risk factors.',
  myWords: 'In my own words',
  ownWords: 'In their own words',
  quote: (text) => `“${text}”`,
  list: (items) => joined.format(items),
  attention: {
    CALL_112: (reasons) => `Possible emergency: ${reasons}.`,
    CRISIS: (reasons) => `Possible crisis: ${reasons}.`,
    CLINIC_TODAY: (reasons) => `To be assessed today: ${reasons}.`,
    READ_FIRST: (reasons) => `Read first: ${reasons}.`,
    FLAG: (reasons) => `Worth noticing: ${reasons}.`,
  },
  typed: (words) => `the text says “${words}”`,
  answeredBeforeSending: 'Answered in a questionnaire that is not sent yet:',
  noLongerAnswered: 'The answer was changed, this no longer stands:',
  date: (isoDate) => day.format(new Date(`${isoDate}T00:00:00Z`)),
};
