import { listPatientLists } from '@tervita/contract/clinics';
import { changeEmployee, type Employee, listEmployees } from '@tervita/contract/employees';
import { type EmployeeRole, employeeRoles } from '@tervita/domain/auth';
import { useId, useState } from 'react';
import { ApiError, useCommand } from '../../core/api/index.ts';
import { FormNotices, keptAsStaffDraft, Pair, useForm } from '../../core/form/index.ts';
import { useSelectedClinic, useUser } from '../../core/session/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { loadPart } from '../../core/texts/index.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toasts } from '../../ui/toasts.ts';
import { checkRequired, faulty, SignInAgain } from '../auth/index.ts';
import { ListField, patientsPart, usePatientsTexts } from '../patients/index.ts';
import styles from './employees.module.css';
import { useEmployeesTexts } from './texts.ts';

interface Props {
  readonly employee: Employee;
  readonly onClose: () => void;
}

const fieldNames = ['firstName', 'surname', 'role', 'listCode', 'isListDoctor', 'isAdmin'] as const;
type EditField = (typeof fieldNames)[number];

const notMine = { autoComplete: 'off' } as const;
const roleOf = (text: string): EmployeeRole => employeeRoles.find((role) => role === text) ?? 'NURSE';

/** Corrects how a colleague is written down. What was typed stays when the sign-in has become too old. */
function EditEmployeeDrawer({ employee, onClose }: Props) {
  const { core, shell } = useClinicTexts();
  const t = useEmployeesTexts();
  const { fields } = usePatientsTexts();
  const { userId } = useUser();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const formId = useId();
  const [isTooOld, setTooOld] = useState(false);
  const kept = keptAsStaffDraft(userId, `employee/${clinicId}/${employee.userId}`);
  const change = useCommand(changeEmployee, {
    refreshes: [listEmployees, listPatientLists],
    onError: () => true,
  });
  const form = useForm<EditField>({
    initial: {
      firstName: employee.firstName,
      surname: employee.surname,
      role: employee.role,
      listCode: employee.listCode ?? '',
      isListDoctor: employee.isListDoctor ? 'yes' : '',
      isAdmin: employee.isAdmin ? 'yes' : '',
    },
    labels: { ...fields, role: t.form.role, isListDoctor: t.edit.isListDoctor, isAdmin: t.form.isAdmin },
    kept: { in: kept, fields: fieldNames },
    check: ({ firstName, surname }) =>
      faulty<EditField>({
        firstName: checkRequired(firstName.trim()),
        surname: checkRequired(surname.trim()),
        role: undefined,
        listCode: undefined,
        isListDoctor: undefined,
        isAdmin: undefined,
      }),
    send: async (values) => {
      setTooOld(false);
      const mayBeDoctor = values.role === 'DOCTOR' && values.listCode !== '';
      const saved = await change.mutateAsync({
        params: { clinicId, userId: employee.userId },
        body: {
          firstName: values.firstName.trim(),
          surname: values.surname.trim(),
          role: roleOf(values.role),
          listCode: values.listCode || null,
          isListDoctor: mayBeDoctor && values.isListDoctor !== '',
          isAdmin: values.isAdmin !== '',
        },
      });
      kept.write({});
      toasts.show({ tone: 'success', text: t.done.edited(`${saved.firstName} ${saved.surname}`) });
      onClose();
    },
    onRefused: (error) => {
      const isOld = error instanceof ApiError && error.code === 'SIGN_IN_TOO_OLD';
      setTooOld(isOld);
      return isOld;
    },
  });
  const { values } = form;
  const close = () => {
    kept.write({});
    onClose();
  };
  return (
    <Drawer
      side="end"
      isOpen
      isDismissable={false}
      title={t.edit.title(`${employee.firstName} ${employee.surname}`)}
      closeLabel={core.actions.close}
      onClose={close}
      actions={
        <>
          <Button type="submit" form={formId} isPending={form.isSending} pendingLabel={core.saving}>
            {t.edit.save}
          </Button>
          <Button variant="ghost" onPress={close}>
            {core.actions.cancel}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        <FormNotices form={form} />
        {isTooOld ? <SignInAgain /> : null}
        <Pair>
          <TextField label={fields.firstName} {...notMine} {...form.bind('firstName')} />
          <TextField label={fields.surname} {...notMine} {...form.bind('surname')} />
        </Pair>
        {employee.userId === userId ? null : (
          <FieldGroup label={t.form.role}>
            <SegmentedControl
              isWide
              label={t.form.role}
              value={values.role}
              onChange={(role) => form.set('role', role)}
              segments={employeeRoles.map((value) => ({ value, label: shell.employeeRoles[value] }))}
            />
          </FieldGroup>
        )}
        <ListField form={form} />
        {values.role === 'DOCTOR' && values.listCode !== '' ? (
          <Checkbox
            hint={t.edit.isListDoctorHint}
            checked={values.isListDoctor !== ''}
            onChange={(event) => form.set('isListDoctor', event.target.checked ? 'yes' : '')}
          >
            {t.edit.isListDoctor}
          </Checkbox>
        ) : null}
        {employee.userId === userId ? null : (
          <Checkbox
            hint={t.form.isAdminHint}
            checked={values.isAdmin !== ''}
            onChange={(event) => form.set('isAdmin', event.target.checked ? 'yes' : '')}
          >
            {t.form.isAdmin}
          </Checkbox>
        )}
        <p className={styles.note}>{t.toldAdmins}</p>
      </form>
    </Drawer>
  );
}

/** Its words come with it. */
export const withWords = async () => {
  await loadPart(patientsPart);
  return { default: EditEmployeeDrawer };
};
