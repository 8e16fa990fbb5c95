import { regionalLocale } from '@tervita/domain/core';
import type { Unit } from '@tervita/domain/smart-questionnaire';
import { plural } from '../../../core/index.ts';

const n = plural('et');
const figures = new Intl.NumberFormat(regionalLocale.et, { maximumFractionDigits: 1 });
const figure = (value: number) => figures.format(value);

export const units: Readonly<Record<Unit, (value: number) => string>> = {
  scale: (value) => `${figure(value)}/10`,
  celsius: (value) => `${figure(value)} °C`,
  kgChange: (value) => `${figure(value)} kg`,
  kg: (value) => `${figure(value)} kg`,
  cm: (value) => `${figure(value)} cm`,
  percent: (value) => `${figure(value)}%`,
  mmolPerLitre: (value) => `${figure(value)} mmol/l`,
  mmHg: (value) => `${figure(value)} mmHg`,
  count: figure,
  days: (value) => n(value, { one: 'päev', other: 'päeva' }),
  daysPerMonth: (value) => `${n(value, { one: 'päev', other: 'päeva' })} kuus`,
  weeks: (value) => n(value, { one: 'nädal', other: 'nädalat' }),
  weeksPregnant: figure,
  minutes: (value) => n(value, { one: 'minut', other: 'minutit' }),
  hours: (value) => n(value, { one: 'tund', other: 'tundi' }),
};
