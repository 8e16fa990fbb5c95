import {
  type DeclineReason,
  declineReasons,
  declineWordsMax,
  needsWordsToDecline,
} from '@tervita/domain/prescriptions';
import { type FormEvent, useState } from 'react';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { ChoiceChip } from '../../../../../ui/choice-chip.tsx';
import { RadioGroup } from '../../../../../ui/radio-group.tsx';
import { TextField } from '../../../../../ui/text-field.tsx';
import { usePrescriptionTexts } from '../../../../prescriptions/index.ts';
import styles from './prescription-requests.module.css';

interface Props {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onDecline: (reason: DeclineReason, words: string) => void;
}

/** In place of the row's buttons: the patient reads why, so no reason is chosen beforehand. */
export function DeclineForm({ name, isBusy, onCancel, onDecline }: Props) {
  const { core } = useClinicTexts();
  const t = usePrescriptionTexts();
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [words, setWords] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason !== null && needsWordsToDecline(reason) && words.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (reason !== null && !isMissing) onDecline(reason, words.trim());
  };
  return (
    <form className={styles.decline} onSubmit={submit} noValidate aria-label={t.staff.declineOne(name)}>
      <RadioGroup
        label={t.staff.why}
        layout="row"
        value={reason}
        error={isChecked && reason === null ? t.staff.chooseWhy : undefined}
        onChange={(value) => setReason(declineReasons.find((each) => each === value) ?? null)}
      >
        {declineReasons.map((each) => (
          <ChoiceChip key={each} value={each}>
            {t.declineReasons[each]}
          </ChoiceChip>
        ))}
      </RadioGroup>
      <TextField
        label={t.staff.words}
        isLabelHidden
        placeholder={t.staff.words}
        maxLength={declineWordsMax}
        value={words}
        error={isChecked && isMissing ? t.staff.wordsNeeded : undefined}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className={styles.buttons}>
        <p className={styles.meta}>{t.staff.reads}</p>
        <Button variant="ghost" size="sm" onPress={onCancel}>
          {core.actions.cancel}
        </Button>
        <Button type="submit" size="sm" isPending={isBusy} pendingLabel={t.staff.confirm}>
          {t.staff.confirm}
        </Button>
      </div>
    </form>
  );
}
