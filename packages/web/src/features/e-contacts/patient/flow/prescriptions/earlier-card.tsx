import type { AskedPrescription, Prescription } from '@tervita/contract/prescriptions';
import {
  alertOf,
  isLately,
  isOffered,
  isPrescribed,
  isWholeIntake,
  offeredFrequencies,
  prescriptionCommentMax,
} from '@tervita/domain/prescriptions';
import { useId, useState } from 'react';
import { now } from '../../../../../core/clock.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { StatusChip } from '../../../../../ui/status-chip.tsx';
import { TextField } from '../../../../../ui/text-field.tsx';
import {
  CarefulFields,
  frequencyInLine,
  IntakeFields,
  medicineName,
  medicineSubstance,
  type TypedIntake,
  usePrescriptionTexts,
} from '../../../../prescriptions/index.ts';
import { asRequest, type EarlierMedicine } from './earlier-medicines.ts';
import styles from './prescriptions.module.css';

interface Props {
  readonly medicine: EarlierMedicine;
  /** As it is asked for now; undefined: it is not. */
  readonly asked: AskedPrescription | undefined;
  readonly asksPregnancy: boolean;
  /** It waits for the clinic, or stands in this request by another name: it is not asked for twice. */
  readonly isHeld: boolean;
  /** Somebody wanted to go on: what is missing is said. */
  readonly isChecked: boolean;
  readonly onTick: (isOn: boolean) => void;
  readonly onAmend: (part: Partial<AskedPrescription>) => void;
}

/** When it was prescribed, or what became of the last request. */
const useStory = ({ all: [latest], prescribed }: EarlierMedicine): string => {
  const t = usePrescriptionTexts();
  const { moment } = useFormat();
  if (!latest) return '';
  if (latest === prescribed) return t.lastTime(moment(latest.decidedAt ?? latest.at));
  const why =
    latest.declineWords ?? (latest.declineReason ? t.declineReasons[latest.declineReason] : undefined);
  return [`${t.states[latest.state]}, ${t.askedOn(moment(latest.at))}`, ...(why ? [why] : [])].join('. ');
};

/** When it was approved, where that is not two weeks ago. */
const approvedLately = ({ state, decidedAt }: Prescription): string | undefined =>
  state === 'APPROVED' && decidedAt !== null && isLately(new Date(decidedAt), now()) ? decidedAt : undefined;

interface IntakeProps extends Pick<Props, 'isChecked' | 'onAmend'> {
  readonly asked: AskedPrescription;
  readonly before: AskedPrescription;
}

/**
 * How often is chosen anew where it was prescribed as it is no longer offered. Only a whole choice is kept; until then it
 * stands as before, which is not asked for.
 */
function IntakeOfEarlier({ asked, before, isChecked, onAmend }: IntakeProps) {
  const [intake, setIntake] = useState<TypedIntake>(asked);
  return (
    <IntakeFields
      {...{ intake, isChecked }}
      offered={offeredFrequencies(asked)}
      onChange={(chosen) => {
        setIntake(chosen);
        const { frequency, ...rest } = chosen;
        const isWhole = frequency !== null && isWholeIntake({ ...rest, frequency });
        const { weekday, frequencyWords } = before;
        onAmend(isWhole ? { ...rest, frequency } : { frequency: before.frequency, weekday, frequencyWords });
      }}
    />
  );
}

/** One medicine of before; ticked, it offers a comment. What the clinic has not decided yet is not asked for twice. */
export function EarlierCard(props: Props) {
  const { medicine, asked, asksPregnancy, isHeld, isChecked, onTick, onAmend } = props;
  const t = usePrescriptionTexts();
  const id = useId();
  const { moment } = useFormat();
  const [isCommenting, setCommenting] = useState(false);
  const { latest } = medicine;
  const [isAskedAgain, setAskedAgain] = useState(false);
  const lastPrescribed = medicine.all.find(({ state }) => isPrescribed(state));
  const approvedAt = isHeld ? undefined : lastPrescribed && approvedLately(lastPrescribed);
  const isHeldBack = approvedAt !== undefined && !isAskedAgain && !asked;
  const before = asRequest(medicine);
  const isToChoose = !isOffered(before, before.frequency);
  const story = useStory(medicine);
  const name = medicineName(latest);
  const about = [medicineSubstance(latest, t), frequencyInLine(latest, t)].filter(Boolean);
  const comment = asked?.comment ?? '';
  return (
    <li className={styles.card} data-chosen={asked ? '' : undefined} data-waiting={isHeld || undefined}>
      <div className={styles.tick}>
        <Checkbox
          checked={asked !== undefined}
          disabled={!asked && (isHeld || isHeldBack)}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => onTick(target.checked)}
        >
          <span className={styles.name}>{name}</span>
        </Checkbox>
      </div>
      <div className={styles.about} id={`${id}-about`}>
        <p>{about.join(' · ')}</p>
        <p>{story}</p>
        {isHeld && !asked && medicine.all[0]?.state !== 'REQUESTED' ? <p>{t.page.waiting}</p> : null}
      </div>
      {approvedAt ? (
        <div className={styles.more}>
          <StatusChip tone="done">{t.page.approvedNow(moment(approvedAt))}</StatusChip>
          {isHeldBack ? (
            <button
              type="button"
              className={styles.addComment}
              aria-label={`${t.page.askAgain}: ${name}`}
              onClick={() => setAskedAgain(true)}
            >
              {t.page.askAgain}
            </button>
          ) : null}
        </div>
      ) : null}
      {asked && isHeld ? (
        <Callout tone="turn" role="alert">
          {t.page.waiting}
        </Callout>
      ) : null}
      {asked && !isHeld ? (
        <div className={styles.more}>
          {isToChoose ? <IntakeOfEarlier {...{ asked, before, isChecked, onAmend }} /> : null}
          {alertOf(asked) ? (
            <CarefulFields answers={asked} {...{ asksPregnancy, isChecked }} onChange={onAmend} />
          ) : null}
          {isCommenting || comment ? (
            <TextField
              label={t.page.comment}
              optional={t.page.optional}
              maxLength={prescriptionCommentMax}
              value={comment}
              onChange={({ target }) => onAmend({ comment: target.value })}
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
