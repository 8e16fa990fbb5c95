import { decideEmployee, type Employee, listEmployees } from '@tervita/contract/employees';
import { useState } from 'react';
import { useCommand } from '../../core/api/index.ts';
import { useSelectedClinic } from '../../core/session/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toasts } from '../../ui/toasts.ts';
import { SignInAgain } from '../auth/index.ts';
import styles from './employees.module.css';
import { useEmployeesTexts } from './texts.ts';

interface Props {
  readonly employee: Employee;
  readonly isAccepted: boolean;
  readonly onClose: () => void;
  /** A colleague was faster: the page reads the employees again. */
  readonly onRefused: () => void;
}

/** Says as what somebody would work here, before the press that lets them in or sends them away. */
export function DecideDialog({ employee, isAccepted, onClose, onRefused }: Props) {
  const { core, shell } = useClinicTexts();
  const t = useEmployeesTexts();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const [isTooOld, setTooOld] = useState(false);
  const name = `${employee.firstName} ${employee.surname}`;
  const words = isAccepted ? t.accepting : t.refusing;
  const decide = useCommand(decideEmployee, {
    refreshes: [listEmployees],
    onDone: () => {
      toasts.show({ tone: 'success', text: isAccepted ? t.done.accepted(name) : t.done.refused(name) });
      onClose();
    },
    onError: ({ code }) => {
      setTooOld(code === 'SIGN_IN_TOO_OLD');
      if (code === 'SIGN_IN_TOO_OLD') return true;
      onClose();
      onRefused();
      return false;
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={words.title(name)}
      confirmLabel={isAccepted ? t.accept : t.refuse}
      cancelLabel={core.actions.cancel}
      isDangerous={!isAccepted}
      isPending={decide.isPending}
      pendingLabel={core.saving}
      onConfirm={() => decide.mutate({ params: { clinicId, userId: employee.userId }, body: { isAccepted } })}
    >
      <div className={styles.form}>
        <p>{words.text}</p>
        <p>
          {t.columns.role}: {shell.employeeRoles[employee.role]}
          {employee.isAdmin ? `, ${t.admin}` : ''}
        </p>
        {isTooOld ? <SignInAgain /> : null}
      </div>
    </ConfirmDialog>
  );
}
