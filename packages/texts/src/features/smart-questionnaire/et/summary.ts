import { regionalLocale } from '@tervita/domain/core';
import type { SummaryWords } from '@tervita/domain/smart-questionnaire';
import { plural } from '../../../core/index.ts';

const n = plural('et');
const joined = new Intl.ListFormat(regionalLocale.et, { type: 'conjunction' });
const day = new Intl.DateTimeFormat(regionalLocale.et, { dateStyle: 'long', timeZone: 'UTC' });
const people = {
  MALE: ['Mees', 'Poiss'],
  FEMALE: ['Naine', 'Tüdruk'],
  NOT_DISCLOSED: ['Täiskasvanu', 'Laps'],
} as const;
const adultFrom = 18 * 12;

export const summary: SummaryWords = {
  who: (sex, ageMonths) => {
    if (ageMonths === null) return people[sex][0];
    const age =
      ageMonths < 24
        ? n(ageMonths, { one: 'kuu', other: 'kuud' })
        : n(Math.floor(ageMonths / 12), { one: 'aasta', other: 'aastat' });
    return `${people[sex][ageMonths < adultFrom ? 1 : 0]}, ${age}`;
  },
  severity: (value) => `Tugevus: ${value}/10.`,
  signs: (list) => `Kaebused: ${list}.`,
  noSigns: 'Teisi loetletud kaebusi ei ole.',
  danger: (list) => `Ohumärgid: ${list}.`,
  risks: (list) => `Riskid: ${list}.`,
  noRisks: 'Loetletud riske ei ole.',
  myWords: 'Oma sõnadega',
  ownWords: 'Oma sõnadega',
  quote: (text) => `„${text}“`,
  list: (items) => joined.format(items),
  attention: {
    CALL_112: (reasons) => `Võimalik erakorraline seisund: ${reasons}.`,
    CRISIS: (reasons) => `Võimalik kriis: ${reasons}.`,
    CLINIC_TODAY: (reasons) => `Vajab hindamist täna: ${reasons}.`,
    READ_FIRST: (reasons) => `Lugeda esimesena: ${reasons}.`,
    FLAG: (reasons) => `Tähelepanuks: ${reasons}.`,
  },
  typed: (words) => `tekstis on „${words}“`,
  answeredBeforeSending: 'Vastus küsimustikus, mis ei ole veel saadetud:',
  noLongerAnswered: 'Vastust muudeti, see enam ei kehti:',
  date: (isoDate) => day.format(new Date(`${isoDate}T00:00:00Z`)),
};
