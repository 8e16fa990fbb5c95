import { type Frequency, frequencies, frequencyWordsMax, type Intake } from '@tervita/domain/prescriptions';
import { ChoiceChip } from '../../ui/choice-chip.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { usePrescriptionTexts } from './texts.ts';

/** While it is being chosen. */
export type TypedIntake = Omit<Intake, 'frequency'> & { readonly frequency: Frequency | null };

interface Props {
  readonly intake: TypedIntake;
  readonly offered: readonly Frequency[];
  /** Somebody wanted to go on: what is missing is said. */
  readonly isChecked: boolean;
  readonly onChange: (intake: TypedIntake) => void;
}

/** How often a medicine is taken: on which day where it is once a week, in words where no choice fits. */
export function IntakeFields({ intake, offered, isChecked, onChange }: Props) {
  const t = usePrescriptionTexts();
  const { page } = t;
  const { weekday, frequencyWords } = intake;
  const frequency = offered.find((each) => each === intake.frequency) ?? null;
  return (
    <>
      <RadioGroup
        label={page.howOften}
        hint={offered.includes('ONCE_DAILY') ? undefined : page.notDaily}
        layout="row"
        value={frequency}
        error={isChecked && frequency === null ? page.chooseHowOften : undefined}
        onChange={(value) =>
          onChange({
            frequency: frequencies.find((each) => each === value) ?? null,
            weekday: null,
            frequencyWords: '',
          })
        }
      >
        {offered.map((each) => (
          <ChoiceChip key={each} value={each}>
            {t.frequency[each]}
          </ChoiceChip>
        ))}
      </RadioGroup>
      {frequency === 'ONCE_WEEKLY' ? (
        <RadioGroup
          label={page.whichDay}
          layout="row"
          value={weekday === null ? null : String(weekday)}
          error={isChecked && weekday === null ? page.chooseDay : undefined}
          onChange={(value) => onChange({ ...intake, weekday: Number(value) })}
        >
          {t.onWeekday.map((day, index) => (
            <ChoiceChip key={day} value={String(index + 1)}>
              {day}
            </ChoiceChip>
          ))}
        </RadioGroup>
      ) : null}
      {frequency === 'OTHER' ? (
        <TextField
          label={page.inWords}
          hint={page.inWordsHint}
          maxLength={frequencyWordsMax}
          value={frequencyWords}
          error={isChecked && frequencyWords.trim() === '' ? page.writeHowOften : undefined}
          onChange={({ target }) => onChange({ ...intake, frequencyWords: target.value })}
        />
      ) : null}
    </>
  );
}
