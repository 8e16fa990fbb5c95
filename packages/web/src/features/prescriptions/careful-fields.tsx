import type { AskedPrescription } from '@tervita/contract/prescriptions';
import { indicationMax, pregnancyAnswers } from '@tervita/domain/prescriptions';
import { ChoiceChip } from '../../ui/choice-chip.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { usePrescriptionTexts } from './texts.ts';

export type CarefulAnswers = Pick<AskedPrescription, 'indication' | 'pregnancy'>;

interface Props {
  readonly answers: CarefulAnswers;
  readonly asksPregnancy: boolean;
  /** Somebody wanted to go on: what is missing is said. */
  readonly isChecked: boolean;
  readonly onChange: (answers: Partial<CarefulAnswers>) => void;
}

/** What whoever asks for a medicine of the careful list says of it, for the doctor who approves it by itself. */
export function CarefulFields({ answers, asksPregnancy, isChecked, onChange }: Props) {
  const { page, choosePregnancy, pregnancyAnswers: words } = usePrescriptionTexts();
  return (
    <>
      <TextField
        label={page.indication}
        optional={page.optional}
        maxLength={indicationMax}
        value={answers.indication}
        onChange={({ target }) => onChange({ indication: target.value })}
      />
      {asksPregnancy ? (
        <RadioGroup
          label={page.pregnancy}
          layout="row"
          value={answers.pregnancy}
          error={isChecked && answers.pregnancy === null ? choosePregnancy : undefined}
          onChange={(value) =>
            onChange({ pregnancy: pregnancyAnswers.find((each) => each === value) ?? null })
          }
        >
          {pregnancyAnswers.map((each) => (
            <ChoiceChip key={each} value={each}>
              {words[each]}
            </ChoiceChip>
          ))}
        </RadioGroup>
      ) : null}
    </>
  );
}
