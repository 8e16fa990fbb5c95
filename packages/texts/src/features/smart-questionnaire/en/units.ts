import { regionalLocale } from '@tervita/domain/core';
import type { Unit } from '@tervita/domain/smart-questionnaire';
import { plural } from '../../../core/index.ts';

const n = plural('en');
const figures = new Intl.NumberFormat(regionalLocale.en, { maximumFractionDigits: 1 });
const figure = (value: number) => figures.format(value);

export const units: Readonly<Record<Unit, (value: number) => string>> = {
  scale: (value) => `${figure(value)} out of 10`,
  celsius: (value) => `${figure(value)} °C`,
  kgChange: (value) => `${figure(value)} kg`,
  kg: (value) => `${figure(value)} kg`,
  cm: (value) => `${figure(value)} cm`,
  percent: (value) => `${figure(value)}%`,
  mmolPerLitre: (value) => `${figure(value)} mmol/l`,
  mmHg: (value) => `${figure(value)} mmHg`,
  count: figure,
  days: (value) => n(value, { one: 'day', other: 'days' }),
  daysPerMonth: (value) => `${n(value, { one: 'day', other: 'days' })} a month`,
  weeks: (value) => n(value, { one: 'week', other: 'weeks' }),
  weeksPregnant: figure,
  minutes: (value) => n(value, { one: 'minute', other: 'minutes' }),
  hours: (value) => n(value, { one: 'hour', other: 'hours' }),
};
