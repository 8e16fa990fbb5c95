import {
  alertKinds,
  declineReasons,
  frequencies,
  frequencyWordsMax,
  type Intake,
  indicationMax,
  isWholeIntake,
  medicineNameMax,
  pregnancyAnswers,
  prescriptionCommentMax,
  prescriptionsMost,
  shownPrescriptionStates,
} from '@tervita/domain/prescriptions';
import * as z from 'zod/mini';
import { boundedText, id, moment, oneLine } from '../../core/index.ts';

const name = oneLine({ max: medicineNameMax });
/** Empty where the person typed the name by hand and nobody knows more. */
const detail = z._default(oneLine({ min: 0, max: medicineNameMax }), '');

/** How often: a weekday with "once a week", words with "another". */
export const intake = {
  frequency: z.enum(frequencies),
  weekday: z._default(z.nullable(z.int().check(z.gte(1), z.lte(7))), null),
  frequencyWords: z._default(oneLine({ min: 0, max: frequencyWordsMax }), ''),
};
export const isWhole = z.refine<Intake>(isWholeIntake, { error: 'required', path: ['frequency'] });

const medicine = {
  brand: name,
  activeIngredient: detail,
  atc: detail,
  form: detail,
  route: detail,
  strength: detail,
  ...intake,
  comment: z._default(boundedText({ min: 0, max: prescriptionCommentMax }), ''),
};

/** One that is written down by the clinic: nothing is asked for. */
export const recordedMedicine = z.strictObject(medicine);

/** One that a patient asks for. */
export const askedPrescription = z
  .strictObject({
    ...medicine,
    /** The one of before that is to be renewed. */
    previousId: z._default(z.nullable(id), null),
    /** What it is taken for; asked of medicines that are approved one by one. */
    indication: z._default(oneLine({ min: 0, max: indicationMax }), ''),
    pregnancy: z._default(z.nullable(z.enum(pregnancyAnswers)), null),
  })
  .check(isWhole);
export type AskedPrescription = z.output<typeof askedPrescription>;

export const askedPrescriptions = z.array(askedPrescription).check(z.maxLength(prescriptionsMost));

/** What everybody who may see it reads of it. */
export const prescription = z.strictObject({
  id,
  eContactId: z.nullable(id),
  brand: z.string(),
  activeIngredient: z.string(),
  form: z.string(),
  route: z.string(),
  strength: z.string(),
  atc: z.string(),
  frequency: z.enum(frequencies),
  weekday: z.nullable(z.int()),
  frequencyWords: z.string(),
  indication: z.string(),
  pregnancy: z.nullable(z.enum(pregnancyAnswers)),
  /** The kind for which it is approved alone, never with others. */
  alert: z.nullable(z.enum(alertKinds)),
  comment: z.string(),
  state: z.enum(shownPrescriptionStates),
  /** When it was asked for or written down. */
  at: moment,
  previousId: z.nullable(id),
  /** When the one of before was prescribed. */
  lastAt: z.nullable(moment),
  decidedAt: z.nullable(moment),
  decidedByName: z.nullable(z.string()),
  /** Decided by the person who reads it. */
  decidedByMe: z.boolean(),
  declineReason: z.nullable(z.enum(declineReasons)),
  declineWords: z.nullable(z.string()),
});
export type Prescription = z.output<typeof prescription>;
