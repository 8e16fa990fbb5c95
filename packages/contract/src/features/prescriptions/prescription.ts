import {
  declineReasons,
  frequencies,
  medicineNameMax,
  prescriptionCommentMax,
  prescriptionsMost,
  shownPrescriptionStates,
} from '@tervita/domain/prescriptions';
import * as z from 'zod/mini';
import { boundedText, id, moment, oneLine } from '../../core/index.ts';

const name = oneLine({ max: medicineNameMax });
/** Empty where the person typed the name by hand and nobody knows more. */
const detail = z._default(oneLine({ min: 0, max: medicineNameMax }), '');

const medicine = {
  brand: name,
  activeIngredient: detail,
  form: detail,
  route: detail,
  strength: detail,
  frequency: z.enum(frequencies),
  comment: z._default(boundedText({ min: 0, max: prescriptionCommentMax }), ''),
};

/** One that is written down by the clinic: nothing is asked for. */
export const recordedMedicine = z.strictObject(medicine);

/** One that a patient asks for. */
export const askedPrescription = z.strictObject({
  ...medicine,
  /** The one of before that is to be renewed. */
  previousId: z._default(z.nullable(id), null),
});
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
  frequency: z.enum(frequencies),
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
