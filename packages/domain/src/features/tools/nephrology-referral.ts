import { type AcrUnit, isAcrSevere, wholeEgfr } from './kidney.ts';

/** Signs of KDIGO 2024 that a nephrologist should see the patient. */
export const referralSigns = [
  'EGFR_UNDER_30',
  'ACR_30_OR_MORE',
  'FALLS_OVER_5_A_YEAR',
  'FELL_TOO_FAR',
  'ABRUPT_FALL',
  'ACR_DOUBLED',
  'BLOOD_IN_URINE',
  'PRESSURE_DESPITE_FOUR',
  'POTASSIUM',
  'FAILURE_RISK',
  'FAMILY_OR_STONES',
] as const;
export type ReferralSign = (typeof referralSigns)[number];
/** Those that somebody must know: no number tells them. */
export const tickedSigns = [
  'ABRUPT_FALL',
  'BLOOD_IN_URINE',
  'PRESSURE_DESPITE_FOUR',
  'POTASSIUM',
  'FAILURE_RISK',
  'FAMILY_OR_STONES',
] as const satisfies readonly ReferralSign[];
export type TickedSign = (typeof tickedSigns)[number];
export type ReferralAnswer =
  | 'YES'
  | 'NO'
  /** A value to judge it by is missing. */
  | 'NOT_KNOWN'
  /** Nobody ticked it: it may still be so. */
  | 'NOT_SAID'
  /** So it is now, and nobody knows yet whether it lasts. */
  | 'REPEAT'
  /** The two values say nothing of a year. */
  | 'TOO_CLOSE'
  /** The days of the two values are not known. */
  | 'NO_DAYS';

export interface KidneyValues {
  readonly egfr: number;
  readonly acr: number | undefined;
  /** Of both values. */
  readonly acrUnit: AcrUnit;
  readonly hasLasted: boolean;
  readonly earlierEgfr: number | undefined;
  readonly earlierAcr: number | undefined;
  /** From the earlier eGFR to this one. */
  readonly daysBetween: number | undefined;
  /** One that lowers eGFR at first was begun between the two: SGLT2 inhibitor, ACE inhibitor, ARB. */
  readonly hasStartedMedicine: boolean;
  readonly ticked: ReadonlySet<TickedSign>;
}

const yearDays = 365.25;
/** The shortest six months of the calendar. */
const halfYearDays = 181;
const threeMonthsDays = 90;

const met = (value: boolean): ReferralAnswer => (value ? 'YES' : 'NO');
const metIfItLasts = (value: boolean, hasLasted: boolean): ReferralAnswer =>
  value && !hasLasted ? 'REPEAT' : met(value);

const fallOf = ({ egfr, earlierEgfr }: KidneyValues): number | undefined =>
  earlierEgfr === undefined ? undefined : wholeEgfr(earlierEgfr) - wholeEgfr(egfr);

/** mL/min/1.73 m² a year, with one decimal; undefined where the two values are not half a year apart. */
export const yearlyFall = (values: KidneyValues): number | undefined => {
  const fall = fallOf(values);
  const { daysBetween } = values;
  if (fall === undefined || daysBetween === undefined || daysBetween < halfYearDays) return undefined;
  return Math.round((10 * fall * yearDays) / daysBetween) / 10;
};

/** Of the earlier eGFR; undefined without one. */
export const fallPercent = (values: KidneyValues): number | undefined => {
  const fall = fallOf(values);
  return fall === undefined || values.earlierEgfr === undefined
    ? undefined
    : (100 * fall) / wholeEgfr(values.earlierEgfr);
};

/** More than eGFR varies by itself; more is usual after some medicines. */
const fellTooFar = (values: KidneyValues): boolean =>
  (fallPercent(values) ?? 0) > (values.hasStartedMedicine ? 30 : 20);

const fallsFast = (values: KidneyValues): ReferralAnswer => {
  const { earlierEgfr, daysBetween } = values;
  if (earlierEgfr === undefined) return 'NOT_KNOWN';
  if (daysBetween === undefined) return 'NO_DAYS';
  const fall = yearlyFall(values);
  return fall === undefined ? 'TOO_CLOSE' : met(fall > 5);
};

const acrDoubled = ({ acr, earlierAcr }: KidneyValues): ReferralAnswer =>
  acr === undefined || earlierAcr === undefined ? 'NOT_KNOWN' : met(acr >= earlierAcr * 2);

const ofTicks = (ticked: ReadonlySet<TickedSign>) =>
  Object.fromEntries(tickedSigns.map((sign) => [sign, ticked.has(sign) ? 'YES' : 'NOT_SAID'])) as Record<
    TickedSign,
    ReferralAnswer
  >;

export const referralAnswers = (values: KidneyValues): Record<ReferralSign, ReferralAnswer> => {
  const { egfr, acr, acrUnit, hasLasted, earlierEgfr, ticked } = values;
  return {
    EGFR_UNDER_30: met(wholeEgfr(egfr) < 30),
    ACR_30_OR_MORE: acr === undefined ? 'NOT_KNOWN' : metIfItLasts(isAcrSevere(acr, acrUnit), hasLasted),
    FALLS_OVER_5_A_YEAR: fallsFast(values),
    FELL_TOO_FAR: earlierEgfr === undefined ? 'NOT_KNOWN' : metIfItLasts(fellTooFar(values), hasLasted),
    ACR_DOUBLED: acrDoubled(values),
    ...ofTicks(ticked),
  };
};

/** A first low value or a sharp fall may be an acute injury: the table of chronic disease does not speak of it. */
export const isMaybeAcute = (values: KidneyValues): boolean => {
  const { egfr, hasLasted, daysBetween, ticked } = values;
  const isRecent = !hasLasted || daysBetween === undefined || daysBetween < threeMonthsDays;
  return (
    (wholeEgfr(egfr) < 30 && !hasLasted) || (fellTooFar(values) && isRecent) || ticked.has('ABRUPT_FALL')
  );
};
