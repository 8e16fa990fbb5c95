import {
  type ClinicEContactDetail,
  listEContactPrescriptions,
  type PrescriptionToDecide,
} from '@tervita/contract/e-contacts';
import { adultAge } from '@tervita/domain/persons';
import { mayApprove, mayDecline } from '@tervita/domain/prescriptions';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { CountBadge } from '../../../../../ui/count-badge.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { MedicalIcon } from '../../../../../ui/medical-icon.tsx';
import { Tag } from '../../../../../ui/tag.tsx';
import { medicineName, usePrescriptionTexts } from '../../../../prescriptions/index.ts';
import { can } from '../../actions/can.ts';
import { medicinePlaces } from '../../actions/medicine-places.ts';
import { AskDoctor } from './ask-doctor.tsx';
import styles from './prescription-requests.module.css';
import { needsConfirmation, RequestRow } from './request-row.tsx';
import { useDecisions } from './use-decisions.ts';

interface Props {
  readonly detail: ClinicEContactDetail;
  readonly onShowAll: () => void;
}

/** The address may name this place: it takes the focus there, and whoever came to decline finds each open. */
const usePlace = () => {
  const place = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const isNamed = Object.values(medicinePlaces).some((each) => each === hash);
  useEffect(() => {
    if (isNamed && key) place.current?.focus();
  }, [isNamed, key]);
  return { place, declining: hash === medicinePlaces.decline ? key : undefined };
};

function Requests({
  detail,
  onShowAll,
  prescriptions,
}: Props & { prescriptions: readonly PrescriptionToDecide[] }) {
  const t = usePrescriptionTexts().staff;
  const id = useId();
  const { place, declining } = usePlace();
  const { employments } = useUser();
  const decider = useDecisions(detail);
  const { age, list, yearsOld } = useFormat();
  const { birthDate } = detail.patient;
  const role = employments.find(({ clinicId }) => clinicId === detail.clinicId)?.role;
  const isOpen = can('approvePrescription', detail);
  const rights = {
    mayApprove: isOpen && mayApprove(role),
    mayDecline: isOpen && mayDecline(role),
    isDoctorsOnly: !mayApprove(role),
  };
  const waiting = prescriptions.filter(({ state }) => state === 'REQUESTED');
  const count = waiting.length;
  const undecided = prescriptions.filter(({ state }) => state === 'NOT_DECIDED').length;
  const alone = waiting.filter(needsConfirmation);
  const together = waiting.filter((each) => !needsConfirmation(each));
  const approveAll = alone.length > 0 ? t.approveAllBut(alone.length) : t.approveAll(count);
  const said = () => {
    if (count === 0) return undecided > 0 ? t.undecided(undecided) : t.allDecided;
    if (!isOpen) return t.notNow;
    return rights.mayApprove ? t.waitForYou(count) : t.waitForDoctor(count);
  };
  return (
    <section ref={place} tabIndex={-1} className={styles.card} aria-labelledby={id}>
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
        {birthDate && yearsOld(birthDate) < adultAge ? (
          <Tag tone="turn">{t.forChild(age(birthDate))}</Tag>
        ) : null}
        <button type="button" className={styles.all} onClick={onShowAll}>
          {t.all}
        </button>
      </header>
      <ul className={styles.rows}>
        {prescriptions.map((prescription) => (
          <RequestRow
            key={`${prescription.id} ${declining}`}
            isDeclining={declining !== undefined}
            {...{ prescription, decider }}
            {...rights}
          />
        ))}
      </ul>
      <footer className={styles.foot}>
        <Icon name="info" />
        <p className={styles.meta} role="status">
          {said()}
          {rights.mayApprove && count > 1 && alone.length > 0
            ? ` ${t.leftOut(list(alone.map(medicineName)))}`
            : null}
        </p>
        {rights.mayApprove && count > 1 && together.length > 0 ? (
          <Button
            variant="secondary"
            size="sm"
            icon={<Icon name="check" size="sm" />}
            isPending={decider.isBusy}
            pendingLabel={approveAll}
            onPress={() => void decider.approve(together.map((each) => each.id))}
          >
            {approveAll}
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
