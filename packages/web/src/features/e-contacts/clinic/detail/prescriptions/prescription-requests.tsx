import { type ClinicEContactDetail, listEContactPrescriptions } from '@tervita/contract/e-contacts';
import type { Prescription } from '@tervita/contract/prescriptions';
import { mayApprove, mayDecline } from '@tervita/domain/prescriptions';
import { useId } from 'react';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { CountBadge } from '../../../../../ui/count-badge.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { MedicalIcon } from '../../../../../ui/medical-icon.tsx';
import { usePrescriptionTexts } from '../../../../prescriptions/index.ts';
import { can } from '../../actions/can.ts';
import { AskDoctor } from './ask-doctor.tsx';
import styles from './prescription-requests.module.css';
import { RequestRow } from './request-row.tsx';
import { useDecisions } from './use-decisions.ts';

interface Props {
  readonly detail: ClinicEContactDetail;
  readonly onShowAll: () => void;
}

function Requests({ detail, onShowAll, prescriptions }: Props & { prescriptions: readonly Prescription[] }) {
  const t = usePrescriptionTexts().staff;
  const id = useId();
  const { employments } = useUser();
  const decisions = useDecisions(detail);
  const role = employments.find(({ clinicId }) => clinicId === detail.clinicId)?.role;
  const isOpen = can('approvePrescription', detail);
  const rights = {
    mayApprove: isOpen && mayApprove(role),
    mayDecline: isOpen && mayDecline(role),
    isDoctorsOnly: !mayApprove(role),
  };
  const waiting = prescriptions.filter(({ state }) => state === 'REQUESTED');
  const count = waiting.length;
  const said = () => {
    if (count === 0) return t.allDecided;
    if (!isOpen) return t.notNow;
    return rights.mayApprove ? t.waitForYou(count) : t.waitForDoctor(count);
  };
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <MedicalIcon name="pill" />
        <h2 id={id} className={styles.title}>
          {t.title}
        </h2>
        {count > 0 ? (
          <>
            <CountBadge tone="turn">{count}</CountBadge>
            <span className={styles.meta}>{t.toDecide(prescriptions.length)}</span>
          </>
        ) : null}
        <button type="button" className={styles.all} onClick={onShowAll}>
          {t.all}
        </button>
      </header>
      <ul className={styles.rows}>
        {prescriptions.map((prescription) => (
          <RequestRow key={prescription.id} {...{ prescription, decisions }} {...rights} />
        ))}
      </ul>
      <footer className={styles.foot}>
        <Icon name="info" />
        <p className={styles.meta} role="status">
          {said()}
        </p>
        {rights.mayApprove && count > 1 ? (
          <Button
            variant="secondary"
            size="sm"
            icon={<Icon name="check" size="sm" />}
            isPending={decisions.isBusy}
            pendingLabel={t.approveAll(count)}
            onPress={() => void decisions.approve(waiting.map((each) => each.id))}
          >
            {t.approveAll(count)}
          </Button>
        ) : null}
        {isOpen && !rights.mayApprove && count > 0 ? <AskDoctor detail={detail} /> : null}
      </footer>
    </section>
  );
}

/** The medicines that the e-contact asks for, each with its decision. */
export function PrescriptionRequests({ detail, onShowAll }: Props) {
  const { data } = useAnswer(listEContactPrescriptions, { params: { id: detail.id } });
  if (!data || data.prescriptions.length === 0) return null;
  return <Requests {...{ detail, onShowAll }} prescriptions={data.prescriptions} />;
}
