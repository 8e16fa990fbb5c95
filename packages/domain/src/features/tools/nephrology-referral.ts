import { filtrationStageOf, filtrationStages } from './kidney.ts';

/** Signs of KDIGO 2012 and 2024 that a nephrologist should see the patient. */
export const referralSigns = [
  'EGFR_UNDER_30',
  'ACR_30_OR_MORE',
  'FALLS_OVER_5_A_YEAR',
  'FALLS_A_QUARTER_AND_STAGE',
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
export type ReferralAnswer = 'YES' | 'NO' | 'NOT_KNOWN';

export interface KidneyValues {
  readonly egfr: number;
  /** mg/mmol */
  readonly acr: number | undefined;
  readonly hasLasted: boolean;
  readonly earlierEgfr: number | undefined;
  readonly earlierAcr: number | undefined;
  /** Between the earlier eGFR and this one. */
  readonly years: number | undefined;
  readonly ticked: ReadonlySet<TickedSign>;
}

const answer = (value: boolean | undefined): ReferralAnswer => {
  if (value === undefined) return 'NOT_KNOWN';
  return value ? 'YES' : 'NO';
};

/** mL/min/1.73 m² a year; undefined without an earlier value of another day. */
export const yearlyFall = ({ egfr, earlierEgfr, years }: KidneyValues): number | undefined =>
  earlierEgfr === undefined || years === undefined || years <= 0 ? undefined : (earlierEgfr - egfr) / years;

const fellAQuarterAndStage = ({ egfr, earlierEgfr }: KidneyValues): boolean | undefined => {
  if (earlierEgfr === undefined) return undefined;
  const place = (value: number) => filtrationStages.indexOf(filtrationStageOf(value));
  return egfr <= earlierEgfr * 0.75 && place(egfr) > place(earlierEgfr);
};

const fallsFast = (values: KidneyValues): boolean | undefined => {
  const fall = yearlyFall(values);
  return fall === undefined ? undefined : fall > 5;
};

const acrDoubled = ({ acr, earlierAcr }: KidneyValues): boolean | undefined =>
  acr === undefined || earlierAcr === undefined ? undefined : acr >= earlierAcr * 2;

const ofTicks = (ticked: ReadonlySet<TickedSign>) =>
  Object.fromEntries(tickedSigns.map((sign) => [sign, answer(ticked.has(sign))])) as Record<
    TickedSign,
    ReferralAnswer
  >;

/** What was not ticked was not met in what was entered; what a number is missing for, or was not counted, is not known. */
export const referralAnswers = (values: KidneyValues): Record<ReferralSign, ReferralAnswer> => {
  const { egfr, acr, hasLasted, ticked } = values;
  return {
    EGFR_UNDER_30: answer(Math.round(egfr) < 30),
    ACR_30_OR_MORE: answer(acr === undefined ? undefined : acr >= 30 && hasLasted),
    FALLS_OVER_5_A_YEAR: answer(fallsFast(values)),
    FALLS_A_QUARTER_AND_STAGE: answer(fellAQuarterAndStage(values)),
    ACR_DOUBLED: answer(acrDoubled(values)),
    ...ofTicks(ticked),
    FAILURE_RISK: ticked.has('FAILURE_RISK') ? 'YES' : 'NOT_KNOWN',
  };
};
