import type { Prescription } from '@tervita/contract/prescriptions';
import { useState } from 'react';
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
import { DeclineForm } from './decline-form.tsx';
import styles from './prescription-requests.module.css';
import type { Decisions } from './use-decisions.ts';

export interface Rights {
  readonly mayApprove: boolean;
  readonly mayDecline: boolean;
  /** Whoever looks at it never approves. */
  readonly isDoctorsOnly: boolean;
}

interface Props extends Rights {
  readonly prescription: Prescription;
  readonly decisions: Decisions;
}

/** Who decided and when, and for a moment the way back. */
function Decided({ prescription, decisions }: Omit<Props, keyof Rights>) {
  const t = usePrescriptionTexts();
  const { moment } = useFormat();
  const { id, state, decidedAt, decidedByMe, decidedByName } = prescription;
  if (!decidedAt) return <StatusChip tone="idle">{t.states[state]}</StatusChip>;
  const who = decidedByMe ? t.staff.you : (decidedByName ?? '');
  const words = state === 'APPROVED' ? t.staff.approvedBy : t.staff.declinedBy;
  const canUndo = decidedByMe && decisions.undoable.includes(id);
  return (
    <>
      <StatusChip tone={state === 'APPROVED' ? 'done' : 'idle'}>{words(who, moment(decidedAt))}</StatusChip>
      {canUndo ? (
        <Button variant="ghost" size="sm" onPress={() => void decisions.undo(id)}>
          {t.staff.undo}
        </Button>
      ) : null}
    </>
  );
}

export function RequestRow({ prescription, decisions, mayApprove, mayDecline, isDoctorsOnly }: Props) {
  const t = usePrescriptionTexts();
  const { moment } = useFormat();
  const [isDeclining, setDeclining] = useState(false);
  const { id, comment, lastAt, state, declineReason, declineWords } = prescription;
  const name = medicineName(prescription);
  const about = [
    medicineSubstance(prescription, t),
    frequencyInLine(prescription.frequency, t),
    lastAt ? t.lastTime(moment(lastAt)) : t.staff.notBefore,
  ].filter(Boolean);
  const isWaiting = state === 'REQUESTED';
  const why = declineReason && [t.declineReasons[declineReason], declineWords].filter(Boolean).join('. ');
  return (
    <li className={styles.row} data-declining={isDeclining || undefined}>
      <span className={styles.tile}>
        <MedicalIcon name="pill" />
      </span>
      <div className={styles.medicine}>
        <p className={styles.name}>
          {name} {lastAt ? null : <Tag tone="new">{t.staff.fresh}</Tag>}
        </p>
        <p className={styles.meta}>{about.join(' · ')}</p>
        {comment ? <p className={styles.comment}>“{comment}”</p> : null}
        {why ? <p className={styles.meta}>{why}</p> : null}
      </div>
      <div className={styles.actions}>
        {isWaiting && !isDeclining ? (
          <>
            {mayApprove ? (
              <Button
                variant="secondary"
                size="sm"
                icon={<Icon name="check" size="sm" />}
                aria-label={t.staff.approveOne(name)}
                isDisabled={decisions.isBusy}
                onPress={() => void decisions.approve([id])}
              >
                {t.staff.approve}
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
                isDisabled={decisions.isBusy}
                onPress={() => setDeclining(true)}
              >
                {t.staff.decline}
              </Button>
            ) : null}
          </>
        ) : null}
        {isWaiting ? null : <Decided {...{ prescription, decisions }} />}
      </div>
      {isWaiting && isDeclining ? (
        <DeclineForm
          name={name}
          isBusy={decisions.isBusy}
          onCancel={() => setDeclining(false)}
          onDecline={(reason, words) =>
            void decisions.decline(id, reason, words).then((isDone) => isDone && setDeclining(false))
          }
        />
      ) : null}
    </li>
  );
}
