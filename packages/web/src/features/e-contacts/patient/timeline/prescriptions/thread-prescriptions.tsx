import { listMyEContactPrescriptions } from '@tervita/contract/e-contacts';
import type { Prescription } from '@tervita/contract/prescriptions';
import type { ShownPrescriptionState } from '@tervita/domain/prescriptions';
import { useId } from 'react';
import { useAnswer } from '../../../../../core/api/index.ts';
import { Card } from '../../../../../ui/card.tsx';
import { StatusChip, type StatusTone } from '../../../../../ui/status-chip.tsx';
import {
  frequencyInLine,
  medicineName,
  medicineSubstance,
  usePrescriptionTexts,
} from '../../../../prescriptions/index.ts';
import styles from './thread-prescriptions.module.css';

const tones: Record<ShownPrescriptionState, StatusTone> = {
  REQUESTED: 'wait',
  APPROVED: 'done',
  RECORDED: 'done',
  DECLINED: 'idle',
  WITHDRAWN: 'idle',
  NOT_DECIDED: 'idle',
};

function Medicine({ prescription }: { prescription: Prescription }) {
  const t = usePrescriptionTexts();
  const { state, declineReason, declineWords } = prescription;
  const about = [medicineSubstance(prescription, t), frequencyInLine(prescription, t)];
  const why = [
    declineReason && declineReason !== 'OTHER' ? t.declineReasons[declineReason] : '',
    declineWords,
  ];
  return (
    <li className={styles.medicine}>
      <div>
        <p className={styles.name}>{medicineName(prescription)}</p>
        <p className={styles.about}>{about.filter(Boolean).join(' · ')}</p>
        {state === 'DECLINED' ? <p>{why.filter(Boolean).join('. ')}</p> : null}
      </div>
      <StatusChip tone={tones[state]}>{t.states[state]}</StatusChip>
    </li>
  );
}

/** What became of each medicine that this e-contact asks for. */
export function ThreadPrescriptions({ eContactId }: { eContactId: string }) {
  const t = usePrescriptionTexts();
  const id = useId();
  const { data } = useAnswer(listMyEContactPrescriptions, { params: { id: eContactId } });
  if (!data || data.prescriptions.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t.thread.title}
      </h2>
      <Card isFlush as="ul">
        {data.prescriptions.map((prescription) => (
          <Medicine key={prescription.id} prescription={prescription} />
        ))}
      </Card>
      <p className={styles.note}>{t.notJudged}</p>
    </section>
  );
}
