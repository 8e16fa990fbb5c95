import { regionalLocale } from '@tervita/domain/core';
import type { Unit } from '@tervita/domain/smart-questionnaire';
import { plural } from '../../../core/index.ts';

const n = plural('pl');
const figures = new Intl.NumberFormat(regionalLocale.pl, { maximumFractionDigits: 1 });
const figure = (value: number) => figures.format(value);

export const units: Readonly<Record<Unit, (value: number) => string>> = {
  scale: (value) => `${figure(value)} na 10`,
  celsius: (value) => `${figure(value)} °C`,
  kgChange: (value) => `${figure(value)} kg`,
  kg: (value) => `${figure(value)} kg`,
  cm: (value) => `${figure(value)} cm`,
  percent: (value) => `${figure(value)}%`,
  mmolPerLitre: (value) => `${figure(value)} mmol/l`,
  mmHg: (value) => `${figure(value)} mmHg`,
  count: figure,
  days: (value) => n(value, { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' }),
  daysPerMonth: (value) => `${n(value, { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' })} w miesiącu`,
  weeks: (value) => n(value, { one: 'tydzień', few: 'tygodnie', many: 'tygodni', other: 'tygodnia' }),
  weeksPregnant: figure,
  minutes: (value) => n(value, { one: 'minuta', few: 'minuty', many: 'minut', other: 'minuty' }),
  hours: (value) => n(value, { one: 'godzina', few: 'godziny', many: 'godzin', other: 'godziny' }),
};
