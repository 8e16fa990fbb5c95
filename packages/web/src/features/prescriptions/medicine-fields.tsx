import type { AskedPrescription } from '@tervita/contract/prescriptions';
import {
  type Frequency,
  medicineNameMax,
  offeredFrequencies,
  prescriptionCommentMax,
} from '@tervita/domain/prescriptions';
import { TextField } from '../../ui/text-field.tsx';
import { IntakeFields } from './intake-fields.tsx';
import { usePrescriptionTexts } from './texts.ts';

/** What is not chosen yet is not sent: nobody is given a frequency that they did not say. */
export type TypedMedicine = Omit<
  AskedPrescription,
  'frequency' | 'previousId' | 'indication' | 'pregnancy'
> & {
  readonly frequency: Frequency | null;
  /** Typed by hand: the register does not know it. */
  readonly isByHand: boolean;
};

interface Props {
  readonly medicine: TypedMedicine;
  /** Somebody wanted to go on: what is missing is said. */
  readonly isChecked: boolean;
  readonly onChange: (part: Partial<TypedMedicine>) => void;
}

/** What the register does not tell of a medicine: how often, a comment, and all of one that it lacks. */
export function MedicineFields({ medicine, isChecked, onChange }: Props) {
  const { page } = usePrescriptionTexts();
  return (
    <>
      {medicine.isByHand ? (
        <>
          <TextField
            label={page.nameByHand}
            maxLength={medicineNameMax}
            value={medicine.brand}
            error={isChecked && medicine.brand.trim() === '' ? page.writeName : undefined}
            onChange={({ target }) => onChange({ brand: target.value })}
          />
          <TextField
            label={page.ingredientByHand}
            optional={page.optional}
            hint={page.ingredientHint}
            maxLength={medicineNameMax}
            value={medicine.activeIngredient}
            onChange={({ target }) => onChange({ activeIngredient: target.value })}
          />
          <TextField
            label={page.strengthByHand}
            optional={page.optional}
            hint={page.strengthHint}
            maxLength={medicineNameMax}
            value={medicine.strength}
            onChange={({ target }) => onChange({ strength: target.value })}
          />
          <TextField
            label={page.routeByHand}
            optional={page.optional}
            hint={page.routeHint}
            maxLength={medicineNameMax}
            value={medicine.route}
            onChange={({ target }) => onChange({ route: target.value })}
          />
        </>
      ) : null}
      <IntakeFields
        intake={medicine}
        offered={offeredFrequencies(medicine)}
        isChecked={isChecked}
        onChange={({ frequency, weekday, frequencyWords }) =>
          onChange({ frequency, weekday, frequencyWords })
        }
      />
      <TextField
        label={page.comment}
        optional={page.optional}
        maxLength={prescriptionCommentMax}
        value={medicine.comment}
        onChange={({ target }) => onChange({ comment: target.value })}
      />
    </>
  );
}
