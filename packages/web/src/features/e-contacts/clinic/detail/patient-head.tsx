import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { useFormat } from '../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import styles from './patient-head.module.css';

const adult = 18;

/** Who it is about: name, exact age, sex. */
export function PatientHead({
  patient,
}: {
  patient: Pick<ClinicEContactRow['patient'], 'firstName' | 'surname' | 'birthDate' | 'sex'>;
}) {
  const { core } = useClinicTexts();
  const format = useFormat();
  const name = `${patient.firstName} ${patient.surname}`;
  const isChild = patient.birthDate !== null && format.yearsOld(patient.birthDate) < adult;
  const sex = isChild ? core.childSex[patient.sex] : core.sex[patient.sex];
  const about = [patient.birthDate ? format.exactAge(patient.birthDate) : undefined, sex].filter(Boolean);
  return (
    <div className={styles.head}>
      <Avatar name={name} size="xl" />
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.about}>{about.join(' · ')}</p>
      </div>
    </div>
  );
}
