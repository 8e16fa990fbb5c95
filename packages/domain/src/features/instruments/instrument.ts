import type { Language } from '../../core/index.ts';
import type { Sex } from '../persons/index.ts';

export const instrumentKeys = [
  'PHQ9',
  'GAD7',
  'EEK2',
  'BDI2',
  'AUDIT',
  'FTND',
  'IPSS',
  'ESS',
  'STOPBANG',
  'ISI',
  'SNAPIV26',
  'MCHATR',
  'CAT',
  'MMRC',
  'ACT',
  'ASTHMA4',
  'STARTBACK',
  'OHS',
  'OKS',
] as const;
export type InstrumentKey = (typeof instrumentKeys)[number];

export const bandCodes = [
  'minimal',
  'mild',
  'moderate',
  'moderatelySevere',
  'severe',
  'none',
  'subthreshold',
  'notSignificant',
  'veryLow',
  'low',
  'medium',
  'intermediate',
  'high',
  'veryHigh',
  'hazardous',
  'harmful',
  'possibleDependence',
  'wellControlled',
  'partlyControlled',
  'notWellControlled',
  'veryPoorlyControlled',
  'uncontrolled',
  'lowerNormal',
  'higherNormal',
  'mildExcessive',
  'moderateExcessive',
  'severeExcessive',
  'moderateToSevere',
  'mildToModerate',
  'satisfactory',
] as const;
export type BandCode = (typeof bandCodes)[number];

/** What the clinic reads beside the number, each with a sentence of its own. */
export const findings = [
  'INTERVIEW_ADVISED',
  'MAJOR_SYNDROME',
  'OTHER_SYNDROME',
  'DRIVING',
  'MORE_SYMPTOMS',
  'MORE_BREATHLESS',
  'FOLLOW_UP_INTERVIEW',
  'REFER',
  'REPEAT_AT_TWO_YEARS',
] as const;
export type Finding = (typeof findings)[number];

export const subscaleIds = [
  'voiding',
  'storage',
  'depression',
  'generalAnxiety',
  'panicAgoraphobia',
  'socialAnxiety',
  'asthenia',
  'insomnia',
  'inattention',
  'hyperactivityImpulsivity',
  'oppositional',
  'psych',
  'qualityOfLife',
] as const;
export type SubscaleId = (typeof subscaleIds)[number];

export interface ItemOption {
  readonly id: string;
  readonly value: number;
}

export interface InstrumentItem {
  readonly id: string;
  readonly options: readonly ItemOption[];
  /** False: asked for the clinic to read, and no part of the score. */
  readonly isScored: boolean;
  /** Asked only while each of these groups has an item above zero. */
  readonly askedIf?: readonly (readonly string[])[];
  /** Asked by one of the types that hold the instrument, and not by the others. */
  readonly isExtra?: boolean;
}

export interface Band {
  readonly from: number;
  readonly to: number;
  readonly code: BandCode;
}

export interface Subscale {
  readonly id: SubscaleId;
  readonly items: readonly string[];
  readonly max: number;
  readonly bands?: readonly Band[];
  /** A sum above it is positive. */
  readonly above?: number;
}

/** The value of each answered item, by its id. */
export type ItemValues = Readonly<Record<string, number>>;

/** Of the patient. */
export interface InstrumentFacts {
  readonly ageMonths: number | null;
  readonly sex: Sex;
}

interface Scored {
  readonly total: number;
  readonly values: ItemValues;
  readonly facts: InstrumentFacts;
}

/** Free text, words of our own after it, questions of our own, or the text of the clinic that holds a licence. */
export type Licence = 'FREE' | 'OWN_WORDING' | 'OWN_QUESTIONS' | 'CLINIC_SUPPLIED';

export interface Instrument {
  readonly key: InstrumentKey;
  /** Raised when items, values or bands change: old results stay readable. */
  readonly version: number;
  readonly licence: Licence;
  /** Languages in which our text is the published one, word for word; in others a free text is our own translation. */
  readonly officialIn?: readonly Language[];
  /** Where the official text can be had for nothing, in many languages. */
  readonly officialText?: string;
  /** Who holds the rights, named where the clinic enters its text. */
  readonly holder: string;
  readonly respondent: 'PATIENT' | 'PARENT';
  readonly age: { readonly minMonths: number; readonly maxMonths?: number };
  readonly sex?: Sex;
  readonly items: readonly InstrumentItem[];
  /** Null where only subscales are added up. */
  readonly range: { readonly min: number; readonly max: number } | null;
  readonly bands: readonly Band[];
  /** Where not the total alone decides. */
  readonly bandOf?: (scored: Scored) => BandCode;
  readonly cutoff?: number;
  readonly isHigherBetter?: boolean;
  readonly subscales: readonly Subscale[];
  /** Any answer above zero is a sign of danger, whatever the total. */
  readonly selfHarmItem?: string;
  readonly flagIf?: (scored: Scored) => boolean;
  readonly findingsIn?: (scored: Scored) => readonly Finding[];
}
