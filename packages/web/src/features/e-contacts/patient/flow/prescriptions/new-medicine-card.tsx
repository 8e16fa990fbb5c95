import type { AskedPrescription } from '@tervita/contract/prescriptions';
import { alertOf } from '@tervita/domain/prescriptions';
import { Callout } from '../../../../../ui/callout.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import {
  type CarefulAnswers,
  CarefulFields,
  MedicineFields,
  medicineDetail,
  medicineName,
  type TypedMedicine,
  usePrescriptionTexts,
} from '../../../../prescriptions/index.ts';
import styles from './prescriptions.module.css';

/** With a name of its own while it stands in the list. */
export type NewMedicine = TypedMedicine &
  CarefulAnswers &
  Pick<AskedPrescription, 'previousId'> & { readonly key: string };

interface Props {
  readonly medicine: NewMedicine;
  readonly asksPregnancy: boolean;
  /** It waits for the clinic, or stands in this request: it is not asked for twice. */
  readonly isAskedAlready: boolean;
  /** Somebody wanted to go on: what is missing is said. */
  readonly isChecked: boolean;
  readonly onChange: (part: Partial<NewMedicine>) => void;
  readonly onRemove: () => void;
}

export function NewMedicineCard(props: Props) {
  const { medicine, asksPregnancy, isAskedAlready, isChecked, onChange, onRemove } = props;
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
      {isAskedAlready ? (
        <Callout tone="turn" role="alert">
          {page.waiting}
        </Callout>
      ) : null}
      {/* A slip in a name that was typed by hand can be mended. */}
      {isAskedAlready && !medicine.isByHand ? null : (
        <>
          <MedicineFields {...{ medicine, isChecked, onChange }} />
          {alertOf(medicine) ? (
            <CarefulFields answers={medicine} {...{ asksPregnancy, isChecked, onChange }} />
          ) : null}
        </>
      )}
    </li>
  );
}
