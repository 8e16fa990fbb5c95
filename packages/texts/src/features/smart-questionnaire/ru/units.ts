import { regionalLocale } from '@tervita/domain/core';
import type { Unit } from '@tervita/domain/smart-questionnaire';
import { plural } from '../../../core/index.ts';

const n = plural('ru');
const figures = new Intl.NumberFormat(regionalLocale.ru, { maximumFractionDigits: 1 });
const figure = (value: number) => figures.format(value);

export const units: Readonly<Record<Unit, (value: number) => string>> = {
  scale: (value) => `${figure(value)} из 10`,
  celsius: (value) => `${figure(value)} °C`,
  kgChange: (value) => `${figure(value)} кг`,
  kg: (value) => `${figure(value)} кг`,
  cm: (value) => `${figure(value)} см`,
  percent: (value) => `${figure(value)} %`,
  mmolPerLitre: (value) => `${figure(value)} ммоль/л`,
  mmHg: (value) => `${figure(value)} мм рт. ст.`,
  count: figure,
  days: (value) => n(value, { one: 'день', few: 'дня', many: 'дней', other: 'дня' }),
  daysPerMonth: (value) => `${n(value, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })} в месяц`,
  weeks: (value) => n(value, { one: 'неделя', few: 'недели', many: 'недель', other: 'недели' }),
  weeksPregnant: figure,
  minutes: (value) => n(value, { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' }),
  hours: (value) => n(value, { one: 'час', few: 'часа', many: 'часов', other: 'часа' }),
};
