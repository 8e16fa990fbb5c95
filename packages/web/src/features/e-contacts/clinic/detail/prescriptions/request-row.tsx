import type { PrescriptionToDecide } from '@tervita/contract/e-contacts';
import { isLately, isOffered, isSameIntake } from '@tervita/domain/prescriptions';
import { useState } from 'react';
import { now } from '../../../../../core/clock.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { MedicalIcon } from '../../../../../ui/medical-icon.tsx';
import { StatusChip } from '../../../../../ui/status-chip.tsx';
import { Tag } from '../../../../../ui/tag.tsx';
import {
  frequencyInLine,
  medicineName,
  medicineSubstance,
  usePrescriptionTexts,
} from '../../../../prescriptions/index.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { DeclineForm } from './decline-form.tsx';
import styles from './prescription-requests.module.css';
import type { Decider } from './use-decisions.ts';

export interface Rights {
  readonly mayApprove: boolean;
  readonly mayDecline: boolean;
  /** Whoever looks at it never approves. */
  readonly isDoctorsOnly: boolean;
}

/** A doctor approves it by itself; also where it is asked for as nobody should take it. */
export const needsConfirmation = (prescription: PrescriptionToDecide): boolean =>
  prescription.alert !== null || !isOffered(prescription, prescription.frequency);

interface Props extends Rights {
  readonly prescription: PrescriptionToDecide;
  readonly decider: Decider;
  /** Whoever came to decline finds it open for the reason. */
  readonly isDeclining: boolean;
}

/** Who decided and when, and for a moment the way back. */
function Decided({ prescription, decider }: Pick<Props, 'prescription' | 'decider'>) {
  const t = usePrescriptionTexts();
  const { moment } = useFormat();
  const { id, state, decidedAt, decidedByMe, decidedByName } = prescription;
  if (!decidedAt) return <StatusChip tone="idle">{t.states[state]}</StatusChip>;
  const who = decidedByMe ? t.staff.you : (decidedByName ?? '');
  const words = state === 'APPROVED' ? t.staff.approvedBy : t.staff.declinedBy;
  const canUndo = decidedByMe && decider.undoable.includes(id);
  return (
    <>
      <StatusChip tone={state === 'APPROVED' ? 'done' : 'idle'}>{words(who, moment(decidedAt))}</StatusChip>
      {canUndo ? (
        <Button variant="ghost" size="sm" onPress={() => void decider.undo(id)}>
          {t.staff.undo}
        </Button>
      ) : null}
    </>
  );
}

export function RequestRow(props: Props) {
  const { prescription, decider, isDeclining, mayApprove, mayDecline, isDoctorsOnly } = props;
  const t = usePrescriptionTexts();
  const { moment } = useFormat();
  const [opened, setOpened] = useState<'DECLINE' | 'CONFIRM' | undefined>(
    isDeclining && mayDecline ? 'DECLINE' : undefined,
  );
  const close = () => setOpened(undefined);
  const { id, comment, decisions, lastAt, state, declineReason, declineWords } = prescription;
  const name = medicineName(prescription);
  const about = [
    medicineSubstance(prescription, t),
    frequencyInLine(prescription, t),
    lastAt ? t.lastTime(moment(lastAt)) : t.staff.notBefore,
  ].filter(Boolean);
  const isWaiting = state === 'REQUESTED';
  const isConfirmed = needsConfirmation(prescription);
  const before = decisions.find((each) => each.id === prescription.previousId);
  const [lately] = decisions.filter(
    ({ state: decided, at }) => decided === 'DECLINED' && isLately(new Date(at), now()),
  );
  const why = declineReason && [t.declineReasons[declineReason], declineWords].filter(Boolean).join('. ');
  return (
    <li
      className={styles.row}
      data-opened={opened !== undefined || undefined}
      data-careful={isConfirmed || undefined}
    >
      <span className={styles.tile}>
        <MedicalIcon name="pill" />
      </span>
      <div className={styles.medicine}>
        <p className={styles.name}>
          {name} {lastAt ? null : <Tag tone="new">{t.staff.fresh}</Tag>}{' '}
          {prescription.alert ? <Tag tone="turn">{t.staff.alerts[prescription.alert]}</Tag> : null}
        </p>
        <p className={styles.meta}>{about.join(' · ')}</p>
        {isWaiting && before && !isSameIntake(before, prescription) ? (
          <p className={styles.differs}>
            {t.staff.asksOtherwise(frequencyInLine(before, t), frequencyInLine(prescription, t))}
          </p>
        ) : null}
        {comment ? <p className={styles.comment}>“{comment}”</p> : null}
        {prescription.indication ? (
          <p className={styles.meta}>
            {t.staff.indication}: {prescription.indication}
          </p>
        ) : null}
        {why ? <p className={styles.meta}>{why}</p> : null}
        {isWaiting && lately ? (
          <p className={styles.lately}>
            {t.staff.justDeclined(
              moment(lately.at),
              lately.byName ?? '',
              [lately.declineReason && t.declineReasons[lately.declineReason], lately.declineWords]
                .filter(Boolean)
                .join('. '),
            )}
          </p>
        ) : null}
      </div>
      <div className={styles.actions}>
        {isWaiting && opened === undefined ? (
          <>
            {mayApprove ? (
              <Button
                variant="secondary"
                size="sm"
                icon={isConfirmed ? undefined : <Icon name="check" size="sm" />}
                aria-label={isConfirmed ? t.staff.confirmOne(name) : t.staff.approveOne(name)}
                isDisabled={decider.isBusy}
                onPress={() => (isConfirmed ? setOpened('CONFIRM') : void decider.approve([id]))}
              >
                {isConfirmed ? t.staff.confirmByName : t.staff.approve}
              </Button>
            ) : null}
            {isDoctorsOnly ? (
              <span className={styles.locked}>
                <Icon name="lock" size="sm" />
                {t.staff.doctorApproves}
              </span>
            ) : null}
            {mayDecline ? (
              <Button
                variant="ghost"
                size="sm"
                aria-label={t.staff.declineOne(name)}
                isDisabled={decider.isBusy}
                onPress={() => setOpened('DECLINE')}
              >
                {t.staff.decline}
              </Button>
            ) : null}
          </>
        ) : null}
        {isWaiting ? null : <Decided {...{ prescription, decider }} />}
      </div>
      {isWaiting && opened === 'CONFIRM' ? (
        <ConfirmForm
          prescription={prescription}
          isBusy={decider.isBusy}
          onCancel={close}
          onApprove={(confirmation) =>
            void decider.approve([id], confirmation).then((isDone) => isDone && close())
          }
        />
      ) : null}
      {isWaiting && opened === 'DECLINE' ? (
        <DeclineForm
          name={name}
          isBusy={decider.isBusy}
          onCancel={close}
          onDecline={(reason, words) =>
            void decider.decline(id, reason, words).then((isDone) => isDone && close())
          }
        />
      ) : null}
    </li>
  );
}
