import { regionalLocale } from '@tervita/domain/core';
import type { SummaryWords } from '@tervita/domain/smart-questionnaire';
import { plural } from '../../../core/index.ts';

const n = plural('ru');
const day = new Intl.DateTimeFormat(regionalLocale.ru, { dateStyle: 'long', timeZone: 'UTC' });
const people = {
  MALE: ['Мужчина', 'Мальчик'],
  FEMALE: ['Женщина', 'Девочка'],
  NOT_DISCLOSED: ['Взрослый пациент', 'Ребёнок'],
} as const;
const adultFrom = 18 * 12;

export const summary: SummaryWords = {
  who: (sex, ageMonths) => {
    if (ageMonths === null) return people[sex][0];
    const age =
      ageMonths < 24
        ? n(ageMonths, { one: 'месяц', few: 'месяца', many: 'месяцев', other: 'месяца' })
        : n(Math.floor(ageMonths / 12), { one: 'год', few: 'года', many: 'лет', other: 'года' });
    return `${people[sex][ageMonths < adultFrom ? 1 : 0]}, ${age}`;
  },
  severity: (value) => `Выраженность: ${value} из 10.`,
  signs: (list) => `Симптомы: ${list}.`,
  noSigns: 'Других перечисленных симптомов нет.',
  danger: (list) => `Признаки опасности: ${list}.`,
  risks: (list) => `Факторы риска: ${list}.`,
  noRisks: 'Перечисленных факторов риска нет.',
  myWords: 'Своими словами',
  ownWords: 'Своими словами',
  quote: (text) => `«${text}»`,
  /** What is listed has commas and «и» of its own. */
  list: (items) => items.join('; '),
  attention: {
    CALL_112: (reasons) => `Возможно неотложное состояние: ${reasons}.`,
    CRISIS: (reasons) => `Возможный душевный кризис: ${reasons}.`,
    CLINIC_TODAY: (reasons) => `Нужно оценить сегодня: ${reasons}.`,
    READ_FIRST: (reasons) => `Прочитать первым: ${reasons}.`,
    FLAG: (reasons) => `Обратить внимание: ${reasons}.`,
  },
  typed: (words) => `в тексте есть «${words}»`,
  answeredBeforeSending: 'Ответ в анкете, которая ещё не отправлена:',
  noLongerAnswered: 'Ответ изменён, это больше не отмечено:',
  date: (isoDate) => day.format(new Date(`${isoDate}T00:00:00Z`)),
};
