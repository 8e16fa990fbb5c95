import { getPlatformClinic, type PlatformClinic } from '@tervita/contract/platform-admin';
import { useAnswer } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { ClinicsState } from '../page-state.tsx';
import { usePlatformTexts } from '../texts.ts';
import styles from './clinics.module.css';
import { PlanForm } from './plan-form.tsx';

function Facts({ clinic }: { readonly clinic: PlatformClinic }) {
  const { clinic: t, clinics, never, none } = usePlatformTexts();
  const { number, day, moment } = useFormat();
  const facts: readonly (readonly [string, string])[] = [
    [t.registrationCode, clinic.registrationCode ?? none],
    [t.country, clinic.country],
    [t.joined, day(clinic.createdAt)],
    [t.employees, number(clinic.employees)],
    [clinics.columns.patients, number(clinic.patients)],
    [t.week, number(clinic.eContacts7)],
    [t.month, number(clinic.eContacts30)],
    [clinics.columns.unanswered, number(clinic.unanswered)],
    [clinics.columns.overADay, number(clinic.overADay)],
    [t.signIn, clinic.lastSignInAt ? moment(clinic.lastSignInAt) : never],
    [t.import, clinic.lastImportAt ? moment(clinic.lastImportAt) : none],
  ];
  return (
    <section className={styles.stack}>
      <h3>{t.figures}</h3>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => [<dt key={label}>{label}</dt>, <dd key={`${label}=`}>{value}</dd>])}
      </dl>
    </section>
  );
}

interface Props {
  readonly clinicId: string;
  readonly onClose: () => void;
}

/** One clinic in figures, and its plan. */
export function ClinicDrawer({ clinicId, onClose }: Props) {
  const t = usePlatformTexts();
  const answer = useAnswer(getPlatformClinic, { params: { clinicId } });
  return (
    <Drawer
      side="end"
      isOpen
      title={answer.data?.name ?? t.views.clinics}
      closeLabel={t.close}
      onClose={onClose}
    >
      <ClinicsState answer={answer}>
        {(clinic) => (
          <div className={styles.stack}>
            <PlanForm key={`${clinic.plan}${clinic.planValidFrom}${clinic.granted.join()}`} clinic={clinic} />
            <Facts clinic={clinic} />
          </div>
        )}
      </ClinicsState>
    </Drawer>
  );
}
