import type { AskedPrescription } from '@tervita/contract/prescriptions';
import { Icon } from '../../../../../ui/icon.tsx';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import {
  MedicineFields,
  medicineDetail,
  medicineName,
  type TypedMedicine,
  usePrescriptionTexts,
} from '../../../../prescriptions/index.ts';
import styles from './prescriptions.module.css';

/** With a name of its own while it stands in the list. */
export type NewMedicine = TypedMedicine & Pick<AskedPrescription, 'previousId'> & { readonly key: string };

interface Props {
  readonly medicine: NewMedicine;
  /** Somebody wanted to go on: what is missing is said. */
  readonly isChecked: boolean;
  readonly onChange: (part: Partial<NewMedicine>) => void;
  readonly onRemove: () => void;
}

export function NewMedicineCard({ medicine, isChecked, onChange, onRemove }: Props) {
  const t = usePrescriptionTexts();
  const { page } = t;
  const name = medicineName(medicine) || page.notListed;
  return (
    <li className={styles.card} data-new="">
      <div className={styles.head}>
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.detail}>{medicineDetail(medicine, t)}</p>
        </div>
        <IconButton label={page.remove(name)} onPress={onRemove}>
          <Icon name="trash" />
        </IconButton>
      </div>
      <MedicineFields {...{ medicine, isChecked, onChange }} />
    </li>
  );
}
