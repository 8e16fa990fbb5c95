import type { AskedPrescription } from '@tervita/contract/prescriptions';
import { prescriptionCommentMax } from '@tervita/domain/prescriptions';
import { useId, useState } from 'react';
import { useFormat } from '../../../../../core/format/index.ts';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { TextField } from '../../../../../ui/text-field.tsx';
import {
  frequencyInLine,
  medicineName,
  medicineSubstance,
  usePrescriptionTexts,
} from '../../../../prescriptions/index.ts';
import type { EarlierMedicine } from './earlier-medicines.ts';
import styles from './prescriptions.module.css';

interface Props {
  readonly medicine: EarlierMedicine;
  /** As it is asked for now; undefined: it is not. */
  readonly asked: AskedPrescription | undefined;
  readonly onTick: (isOn: boolean) => void;
  readonly onComment: (comment: string) => void;
}

/** When it was prescribed, or what became of the last request. */
const useStory = ({ latest, prescribed }: EarlierMedicine): string => {
  const t = usePrescriptionTexts();
  const { moment } = useFormat();
  if (latest === prescribed) return t.lastTime(moment(latest.decidedAt ?? latest.at));
  const why =
    latest.declineWords ?? (latest.declineReason ? t.declineReasons[latest.declineReason] : undefined);
  return [`${t.states[latest.state]}, ${t.askedOn(moment(latest.at))}`, ...(why ? [why] : [])].join('. ');
};

/** One medicine of before; ticked, it offers a comment. What the clinic has not decided yet is not asked for twice. */
export function EarlierCard({ medicine, asked, onTick, onComment }: Props) {
  const t = usePrescriptionTexts();
  const id = useId();
  const [isCommenting, setCommenting] = useState(false);
  const { latest } = medicine;
  const isWaiting = latest.state === 'REQUESTED';
  const story = useStory(medicine);
  const name = medicineName(latest);
  const about = [medicineSubstance(latest, t), frequencyInLine(latest.frequency, t)].filter(Boolean);
  const comment = asked?.comment ?? '';
  return (
    <li className={styles.card} data-chosen={asked ? '' : undefined} data-waiting={isWaiting || undefined}>
      <div className={styles.tick}>
        <Checkbox
          checked={asked !== undefined}
          disabled={isWaiting}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => onTick(target.checked)}
        >
          <span className={styles.name}>{name}</span>
        </Checkbox>
      </div>
      <div className={styles.about} id={`${id}-about`}>
        <p>{about.join(' · ')}</p>
        <p>{story}</p>
      </div>
      {asked ? (
        <div className={styles.more}>
          {isCommenting || comment ? (
            <TextField
              label={t.page.comment}
              optional={t.page.optional}
              maxLength={prescriptionCommentMax}
              value={comment}
              onChange={({ target }) => onComment(target.value)}
            />
          ) : (
            <button
              type="button"
              className={styles.addComment}
              aria-label={`${t.page.addComment}: ${name}`}
              onClick={() => setCommenting(true)}
            >
              {t.page.addComment}
            </button>
          )}
        </div>
      ) : null}
    </li>
  );
}
