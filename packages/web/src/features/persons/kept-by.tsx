import type { KeepingClinic } from '@tervita/contract/persons';
import { useFormat } from '../../core/format/index.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './persons.module.css';
import { usePersonsTexts } from './texts.ts';

/** A clinic that keeps the person as a patient, and how that became known. */
export function KeptBy({ clinic }: { clinic: KeepingClinic }) {
  const t = usePersonsTexts();
  const format = useFormat();
  const { confirmedAt, confirmedBy, kind, listCode, status } = clinic;
  const hint = kind === 'OPEN' ? t.privateClinic : t.familyDoctor(listCode);
  return (
    <div>
      <h3 className={styles.name}>{clinic.name}</h3>
      <p className={styles.hint}>{status === 'PENDING' ? t.pending : hint}</p>
      {confirmedAt && confirmedBy ? (
        <p className={styles.confirmed}>
          <Icon name="circle-check" size="sm" />
          {t.by[confirmedBy](format.day(confirmedAt))}
        </p>
      ) : null}
    </div>
  );
}
