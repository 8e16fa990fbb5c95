import { mayDecline } from '@tervita/domain/prescriptions';
import { useFormat } from '../../../../../core/format/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { MedicalIcon } from '../../../../../ui/medical-icon.tsx';
import { SmallHeading } from '../../../../../ui/small-heading.tsx';
import { medicineName, usePrescriptionTexts } from '../../../../prescriptions/index.ts';
import { patientPrescriptionsId } from './patient-prescriptions-id.ts';
import styles from './prescription-requests.module.css';
import { RecordForm } from './record-form.tsx';
import { usePatientPrescriptions } from './use-patient-prescriptions.ts';

interface Props {
  readonly clinicId: string;
  readonly clinicMemberId: string;
}

/** What the patient got or asked for, the latest first; what was not prescribed says so. */
export function PatientPrescriptions({ clinicId, clinicMemberId }: Props) {
  const t = usePrescriptionTexts();
  const { day } = useFormat();
  const { employments } = useUser();
  const { found, hasNextPage, isFetchingNextPage, fetchNextPage } = usePatientPrescriptions(clinicMemberId);
  if (!found) return null;
  const mayRecord = mayDecline(employments.find((each) => each.clinicId === clinicId)?.role);
  return (
    <section className={styles.ofPatient} id={patientPrescriptionsId} tabIndex={-1}>
      <SmallHeading icon={<MedicalIcon name="pill" size="sm" />} count={found.length}>
        {t.staff.ofPatient}
      </SmallHeading>
      {found.length === 0 ? <p className={styles.meta}>{t.staff.none}</p> : null}
      <ul className={styles.side}>
        {found.map((each) => (
          <li key={each.id}>
            <span>
              {medicineName(each)}
              {each.state === 'APPROVED' || each.state === 'RECORDED' ? null : (
                <span className={styles.meta}>
                  {' · '}
                  {each.state === 'REQUESTED' ? t.staff.waits : t.states[each.state].toLowerCase()}
                </span>
              )}
            </span>
            <span className={styles.meta}>{day(each.decidedAt ?? each.at)}</span>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <div>
          <Button
            variant="ghost"
            size="sm"
            isPending={isFetchingNextPage}
            pendingLabel={t.staff.showMore}
            onPress={() => void fetchNextPage()}
          >
            {t.staff.showMore}
          </Button>
        </div>
      ) : null}
      {mayRecord ? <RecordForm key={clinicMemberId} clinicMemberId={clinicMemberId} /> : null}
    </section>
  );
}
