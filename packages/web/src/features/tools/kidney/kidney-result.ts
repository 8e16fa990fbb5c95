import {
  type AlbuminStage,
  acrInMgPerMmol,
  albuminStageOf,
  egfrOf,
  type FiltrationStage,
  filtrationStageOf,
  type KidneyCell,
  type KidneyValues,
  kidneyCellOf,
  monthsBetweenChecks,
} from '@tervita/domain/tools';
import { existingDay } from '../../../ui/date-text.ts';
import { enteredValue } from '../entered-value.ts';
import type { KidneyTyped } from './kidney-typed.ts';

const dayMs = 86_400_000;
const yearDays = 365.25;

const acrOf = (typed: string, unit: KidneyTyped['acrUnit']): number | undefined => {
  if (unit === 'MG_MMOL') return enteredValue('acr', typed);
  const perGram = enteredValue('acrPerGram', typed);
  return perGram === undefined ? undefined : acrInMgPerMmol(perGram);
};

const countedEgfr = ({ sex, age, creatinine, formula }: KidneyTyped): number | undefined => {
  const years = enteredValue('age', age);
  const value = enteredValue('creatinine', creatinine);
  return years === undefined || value === undefined
    ? undefined
    : egfrOf(formula, { sex, age: years, creatinine: value });
};

export type DayFault = 'NO_SUCH_DAY' | 'AFTER_TODAY' | 'NOT_BEFORE';

/** Undefined: nothing is wrong, or nothing is typed. */
export const dayFaultOf = (typed: string, today: string, before?: string): DayFault | undefined => {
  if (typed === '') return undefined;
  const day = existingDay(typed);
  if (!day) return 'NO_SUCH_DAY';
  if (day > today) return 'AFTER_TODAY';
  return before && day >= before ? 'NOT_BEFORE' : undefined;
};

const yearsBetween = (earlier: string, later: string): number =>
  (Date.parse(later) - Date.parse(earlier)) / dayMs / yearDays;

/** The same day so many months later; the last day of a month that is shorter. */
export const monthsAfter = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
};

export interface KidneyResult {
  readonly g: FiltrationStage;
  readonly a: AlbuminStage | undefined;
  readonly cell: KidneyCell | undefined;
  readonly isCounted: boolean;
  readonly nextBy: string | undefined;
  readonly values: KidneyValues;
}

/** Undefined: there is no eGFR yet. */
export const kidneyResult = (typed: KidneyTyped, today: string): KidneyResult | undefined => {
  const isCounted = typed.source === 'CREATININE';
  const egfr = isCounted ? countedEgfr(typed) : enteredValue('egfr', typed.egfr);
  if (egfr === undefined) return undefined;
  const acr = acrOf(typed.acr, typed.acrUnit);
  const g = filtrationStageOf(egfr);
  const a = acr === undefined ? undefined : albuminStageOf(acr);
  const cell = a && kidneyCellOf(typed.table, g, a);
  const on = dayFaultOf(typed.measuredOn, today) ? undefined : existingDay(typed.measuredOn);
  const earlierOn = dayFaultOf(typed.earlierOn, today, on) ? undefined : existingDay(typed.earlierOn);
  return {
    g,
    a,
    cell,
    isCounted,
    nextBy: cell && on ? monthsAfter(on, monthsBetweenChecks(cell)) : undefined,
    values: {
      egfr,
      acr,
      hasLasted: typed.hasLasted,
      earlierEgfr: enteredValue('egfr', typed.earlierEgfr),
      earlierAcr: acrOf(typed.earlierAcr, typed.acrUnit),
      years: on && earlierOn ? yearsBetween(earlierOn, on) : undefined,
      ticked: new Set(typed.ticked),
    },
  };
};
