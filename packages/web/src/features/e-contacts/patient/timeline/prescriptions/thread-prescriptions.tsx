import { listMyEContactPrescriptions } from '@tervita/contract/e-contacts';
import type { Prescription } from '@tervita/contract/prescriptions';
import type { ShownPrescriptionState } from '@tervita/domain/prescriptions';
import { useId } from 'react';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { Card } from '../../../../../ui/card.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
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
  const { state, weekday, declineReason, declineWords } = prescription;
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
        {weekday === null ? null : <p>{t.thread.onlyThen}</p>}
        {state === 'DECLINED' ? <p>{why.filter(Boolean).join('. ')}</p> : null}
        {state === 'NOT_DECIDED' ? <p>{t.thread.notDecided}</p> : null}
      </div>
      {state === 'APPROVED' ? null : <StatusChip tone={tones[state]}>{t.states[state]}</StatusChip>}
    </li>
  );
}

/** Those that were approved: since when they can be had, by whom, and how each is taken. */
function Approved({ approved, count }: { approved: readonly Prescription[]; count: number }) {
  const t = usePrescriptionTexts();
  const { list, moment } = useFormat();
  const since =
    approved
      .map(({ decidedAt }) => decidedAt ?? '')
      .toSorted()
      .at(-1) ?? '';
  const by = [...new Set(approved.flatMap(({ decidedByName }) => decidedByName ?? []))];
  return (
    <Card isFlush>
      <div className={styles.approved}>
        <Icon name="check" />
        <div>
          <h3 className={styles.heading}>{t.thread.approved(approved.length, count, moment(since))}</h3>
          <p className={styles.about}>{list(by)}</p>
        </div>
      </div>
      <ul className={styles.medicines}>
        {approved.map((prescription) => (
          <Medicine key={prescription.id} prescription={prescription} />
        ))}
      </ul>
    </Card>
  );
}

/** What became of each medicine that this e-contact asks for. */
export function ThreadPrescriptions({ eContactId }: { eContactId: string }) {
  const t = usePrescriptionTexts();
  const id = useId();
  const { data } = useAnswer(listMyEContactPrescriptions, { params: { id: eContactId } });
  if (!data || data.prescriptions.length === 0) return null;
  const approved = data.prescriptions.filter(({ state }) => state === 'APPROVED');
  const others = data.prescriptions.filter(({ state }) => state !== 'APPROVED');
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t.thread.title}
      </h2>
      {approved.length > 0 ? <Approved {...{ approved }} count={data.prescriptions.length} /> : null}
      {others.length > 0 ? (
        <Card isFlush as="ul">
          {others.map((prescription) => (
            <Medicine key={prescription.id} prescription={prescription} />
          ))}
        </Card>
      ) : null}
      <p className={styles.note}>{t.notJudged}</p>
    </section>
  );
}
