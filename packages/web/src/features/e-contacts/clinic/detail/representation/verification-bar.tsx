import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { useFormat } from '../../../../../core/format/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { StaffIcon } from '../../../../../ui/staff-icon.tsx';
import { fullName } from '../../actions/acted.ts';
import { useWorkingTexts } from '../texts.ts';
import type { DetailDoes } from '../use-detail-commands.ts';
import { isUndecided, mayConfirmAfterAll } from './decision.ts';
import styles from './verification-bar.module.css';

interface Props {
  readonly detail: ClinicEContactDetail;
  readonly does: DetailDoes;
}

/** Who said no and when. */
function Refusal({ detail, does }: Props) {
  const t = useWorkingTexts().representation;
  const format = useFormat();
  const { representation } = detail;
  if (representation?.status !== 'NOT_KNOWN' || representation.decidedAt === null) return null;
  const { name, decidedByName } = representation;
  const when = format.moment(representation.decidedAt);
  return (
    <section className={styles.refusal} aria-label={t.label}>
      <StaffIcon name="user-question" size="sm" />
      <p className={styles.words}>
        {decidedByName === null ? t.refusedByPatient(when, name) : t.refusedBy(decidedByName, when, name)}
      </p>
      {mayConfirmAfterAll(detail) ? (
        <Button size="sm" variant="ghost" onPress={does.confirmRepresentation}>
          {t.confirmAfterAll}
        </Button>
      ) : null}
    </section>
  );
}

/** Somebody writes for the patient, and the clinic has to say whether it knows that they may. */
export function VerificationBar({ detail, does }: Props) {
  const t = useWorkingTexts().representation;
  const { representation, patient } = detail;
  if (!representation || !isUndecided(detail)) return <Refusal detail={detail} does={does} />;
  return (
    <section className={styles.bar} aria-label={t.label}>
      <span className={styles.icon}>
        <StaffIcon name="user-question" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{t.title(representation.name, fullName(patient))}</p>
        <p>{representation.isOfOwnPatient ? t.ownPatient : t.noPatient}</p>
      </div>
      <div className={styles.decisions}>
        <Button
          variant="secondary"
          icon={<StaffIcon name="user-check" />}
          onPress={does.confirmRepresentation}
        >
          {t.confirm}
        </Button>
        <Button variant="secondary" onPress={does.refuseRepresentation}>
          {t.refuse}
        </Button>
      </div>
    </section>
  );
}
