import { regionalLocale } from '@tervita/domain/core';
import type { SummaryWords } from '@tervita/domain/smart-questionnaire';
import { plural } from '../../../core/index.ts';

const n = plural('pl');
const joined = new Intl.ListFormat(regionalLocale.pl, { type: 'conjunction' });
const day = new Intl.DateTimeFormat(regionalLocale.pl, { dateStyle: 'long', timeZone: 'UTC' });
const people = {
  MALE: ['Mężczyzna', 'Chłopiec'],
  FEMALE: ['Kobieta', 'Dziewczynka'],
  NOT_DISCLOSED: ['Osoba dorosła', 'Dziecko'],
} as const;
const adultFrom = 18 * 12;

export const summary: SummaryWords = {
  who: (sex, ageMonths) => {
    if (ageMonths === null) return people[sex][0];
    const age =
      ageMonths < 24
        ? n(ageMonths, { one: 'miesiąc', few: 'miesiące', many: 'miesięcy', other: 'miesiąca' })
        : n(Math.floor(ageMonths / 12), { one: 'rok', few: 'lata', many: 'lat', other: 'roku' });
    return `${people[sex][ageMonths < adultFrom ? 1 : 0]}, ${age}`;
  },
  severity: (value) => `Nasilenie ${value} na 10.`,
  signs: (list) => `Objawy: ${list}.`,
  noSigns: 'Bez innych wymienionych objawów.',
  danger: (list) => `Objawy alarmowe: ${list}.`,
  risks: (list) => `Czynniki ryzyka: ${list}.`,
  noRisks: 'Bez wymienionych czynników ryzyka.',
  myWords: 'Własnymi słowami',
  ownWords: 'Własnymi słowami',
  quote: (text) => `„${text}”`,
  list: (items) => joined.format(items),
  attention: {
    CALL_112: (reasons) => `Możliwy stan nagły: ${reasons}.`,
    CRISIS: (reasons) => `Możliwy kryzys: ${reasons}.`,
    CLINIC_TODAY: (reasons) => `Do oceny dzisiaj: ${reasons}.`,
    READ_FIRST: (reasons) => `Przeczytać najpierw: ${reasons}.`,
    FLAG: (reasons) => `Warto zauważyć: ${reasons}.`,
  },
  typed: (words) => `w tekście jest „${words}”`,
  answeredBeforeSending: 'Odpowiedź w ankiecie, która nie została jeszcze wysłana:',
  noLongerAnswered: 'Odpowiedź zmieniono, to już nieaktualne:',
  date: (isoDate) => day.format(new Date(`${isoDate}T00:00:00Z`)),
};
