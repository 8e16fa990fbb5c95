import {
  listPatientPrescriptions,
  recordPrescription,
  searchMedications,
} from '@tervita/contract/prescriptions';
import { type FormEvent, useState } from 'react';
import { useCommand } from '../../../../../core/api/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { toasts } from '../../../../../ui/toasts.ts';
import {
  fromRegister,
  MedicineFields,
  MedicineSearch,
  medicineDetail,
  medicineName,
  type TypedMedicine,
  typedByHand,
  usePrescriptionTexts,
} from '../../../../prescriptions/index.ts';
import styles from './prescription-requests.module.css';

interface Props {
  readonly clinicMemberId: string;
}

/** One that the clinic has prescribed elsewhere: found in the register or typed, then how often it is taken. */
export function RecordForm({ clinicMemberId }: Props) {
  const { core } = useClinicTexts();
  const t = usePrescriptionTexts();
  const [isOpen, setOpen] = useState(false);
  const [medicine, setMedicine] = useState<TypedMedicine>();
  const [isChecked, setChecked] = useState(false);
  const end = () => {
    setOpen(false);
    setMedicine(undefined);
    setChecked(false);
  };
  const record = useCommand(recordPrescription, {
    refreshes: [listPatientPrescriptions],
    onDone: () => {
      toasts.show({ tone: 'success', text: t.staff.recorded });
      end();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!medicine || record.isPending) return;
    const { isByHand: _, frequency, ...told } = medicine;
    const brand = told.brand.trim();
    if (frequency === null || brand === '') return;
    record.mutate({ body: { ...told, brand, frequency, clinicMemberId } });
  };
  if (!isOpen)
    return (
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon={<Icon name="plus" size="sm" />}
          onPress={() => setOpen(true)}
        >
          {t.staff.record}
        </Button>
      </div>
    );
  return (
    <form className={styles.record} onSubmit={submit} noValidate aria-label={t.staff.record}>
      <p className={styles.meta}>{t.staff.recordHint}</p>
      {medicine ? (
        <>
          <div>
            <p className={styles.name}>{medicineName(medicine) || t.page.notListed}</p>
            <p className={styles.meta}>{medicineDetail(medicine, t)}</p>
          </div>
          <MedicineFields
            {...{ medicine, isChecked }}
            onChange={(part) => setMedicine({ ...medicine, ...part })}
          />
        </>
      ) : (
        <MedicineSearch
          isFocused
          route={searchMedications}
          onFound={(found) => setMedicine(fromRegister(found))}
          onByHand={(typed) => setMedicine(typedByHand(typed))}
        />
      )}
      <div className={styles.actions}>
        {medicine ? (
          <Button type="submit" size="sm" isPending={record.isPending} pendingLabel={t.staff.recording}>
            {t.staff.recordSave}
          </Button>
        ) : null}
        <Button variant="ghost" size="sm" onPress={end}>
          {core.actions.cancel}
        </Button>
      </div>
    </form>
  );
}
