import {
  type AlbuminStage,
  albuminStageOf,
  egfrOf,
  type FiltrationStage,
  filtrationStageOf,
  isMaybeAcute,
  type KidneyCell,
  type KidneyValues,
  kidneyCellOf,
  monthsBetweenChecks,
} from '@tervita/domain/tools';
import { existingDay } from '../../../ui/date-text.ts';
import { enteredValue, isUnreadable } from '../entered-value.ts';
import { acrFields, type KidneyTyped } from './kidney-typed.ts';

const dayMs = 86_400_000;

const acrOf = (typed: string, unit: KidneyTyped['acrUnit']): number | undefined =>
  enteredValue(acrFields[unit].kind, typed);

const countedEgfr = ({ sex, age, creatinine, formula }: KidneyTyped): number | undefined => {
  const years = enteredValue('age', age);
  const value = enteredValue('creatinine', creatinine);
  return sex === undefined || years === undefined || value === undefined
    ? undefined
    : egfrOf(formula, { sex, age: years, creatinine: value });
};

export type KidneyField =
  | 'sex'
  | 'age'
  | 'creatinine'
  | 'egfr'
  | 'acr'
  | 'earlierEgfr'
  | 'earlierAcr'
  | 'lasted';

/** What a result waits for: none of it is guessed, and nothing that was typed wrong is left out. */
export const missingKidney = (typed: KidneyTyped): KidneyField[] => {
  const isNumber = (kind: Parameters<typeof enteredValue>[0], text: string) =>
    enteredValue(kind, text) !== undefined;
  const { kind } = acrFields[typed.acrUnit];
  const isThere: Partial<Record<KidneyField, boolean>> =
    typed.source === 'CREATININE'
      ? {
          sex: typed.sex !== undefined,
          age: isNumber('age', typed.age),
          creatinine: isNumber('creatinine', typed.creatinine),
        }
      : { egfr: isNumber('egfr', typed.egfr) };
  const isRight: Partial<Record<KidneyField, boolean>> = {
    ...isThere,
    acr: !isUnreadable(kind, typed.acr),
    earlierEgfr: !isUnreadable('egfr', typed.earlierEgfr),
    earlierAcr: !isUnreadable(kind, typed.earlierAcr),
    lasted: typed.lasted !== undefined,
  };
  return Object.entries(isRight).flatMap(([field, is]) => (is ? [] : [field as KidneyField]));
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

const daysBetween = (earlier: string, later: string): number =>
  (Date.parse(later) - Date.parse(earlier)) / dayMs;

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
  readonly isMaybeAcute: boolean;
  readonly nextBy: string | undefined;
  readonly values: KidneyValues;
}

/** Undefined: something is missing. */
export const kidneyResult = (typed: KidneyTyped, today: string): KidneyResult | undefined => {
  const isCounted = typed.source === 'CREATININE';
  const egfr = isCounted ? countedEgfr(typed) : enteredValue('egfr', typed.egfr);
  if (egfr === undefined || missingKidney(typed).length > 0) return undefined;
  const { acrUnit } = typed;
  const acr = acrOf(typed.acr, acrUnit);
  const g = filtrationStageOf(egfr);
  const a = acr === undefined ? undefined : albuminStageOf(acr, acrUnit);
  const cell = a && kidneyCellOf(g, a);
  const on = dayFaultOf(typed.measuredOn, today) ? undefined : existingDay(typed.measuredOn);
  const earlierOn = dayFaultOf(typed.earlierOn, today, on) ? undefined : existingDay(typed.earlierOn);
  const values: KidneyValues = {
    egfr,
    acr,
    acrUnit,
    hasLasted: typed.lasted === 'YES',
    earlierEgfr: enteredValue('egfr', typed.earlierEgfr),
    earlierAcr: acrOf(typed.earlierAcr, acrUnit),
    daysBetween: on && earlierOn ? daysBetween(earlierOn, on) : undefined,
    hasStartedMedicine: typed.hasStartedMedicine,
    ticked: new Set(typed.ticked),
  };
  return {
    g,
    a,
    cell,
    isCounted,
    isMaybeAcute: isMaybeAcute(values),
    nextBy: cell && on ? monthsAfter(on, monthsBetweenChecks(cell)) : undefined,
    values,
  };
};
