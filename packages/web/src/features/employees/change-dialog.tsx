import { changeEmployee, type Employee, listEmployees } from '@tervita/contract/employees';
import { useState } from 'react';
import { useCommand } from '../../core/api/index.ts';
import { now } from '../../core/clock.ts';
import { useSelectedClinic } from '../../core/session/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toasts } from '../../ui/toasts.ts';
import { SignInAgain } from '../auth/index.ts';
import styles from './employees.module.css';
import { useEmployeesTexts } from './texts.ts';

interface Props {
  readonly employee: Employee;
  readonly onClose: () => void;
}

/** Ends the work of a colleague, or lets them come back; asks first. */
export function ChangeDialog({ employee, onClose }: Props) {
  const { core } = useClinicTexts();
  const t = useEmployeesTexts();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const [isTooOld, setTooOld] = useState(false);
  const name = `${employee.firstName} ${employee.surname}`;
  const isLeaving = employee.deletedAt === null;
  const words = isLeaving ? t.leaving : t.returning;
  const change = useCommand(changeEmployee, {
    refreshes: [listEmployees],
    onDone: () => {
      toasts.show({ tone: 'success', text: isLeaving ? t.done.left(name) : t.done.back(name) });
      onClose();
    },
    onError: ({ code }) => {
      setTooOld(code === 'SIGN_IN_TOO_OLD');
      if (code === 'SIGN_IN_TOO_OLD') return true;
      onClose();
      return false;
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={words.title(name)}
      confirmLabel={isLeaving ? t.deactivate : t.activate}
      cancelLabel={core.actions.cancel}
      isDangerous={isLeaving}
      isPending={change.isPending}
      pendingLabel={core.saving}
      onConfirm={() =>
        change.mutate({
          params: { clinicId, userId: employee.userId },
          body: { deletedAt: isLeaving ? now().toISOString() : null },
        })
      }
    >
      <div className={styles.form}>
        <p>{words.text}</p>
        <p>{t.toldAdmins}</p>
        {isTooOld ? <SignInAgain /> : null}
      </div>
    </ConfirmDialog>
  );
}
