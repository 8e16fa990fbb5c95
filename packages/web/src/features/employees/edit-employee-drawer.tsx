import { listPatientLists } from '@tervita/contract/clinics';
import { changeEmployee, type Employee, listEmployees } from '@tervita/contract/employees';
import { employeeRoles } from '@tervita/domain/auth';
import { useId, useState } from 'react';
import { ApiError, useCommand } from '../../core/api/index.ts';
import { useConfig } from '../../core/config.ts';
import { FormNotices, Pair, useForm } from '../../core/form/index.ts';
import { useFormat, useToday } from '../../core/format/index.ts';
import { useSelectedClinic, useUser } from '../../core/session/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { loadPart } from '../../core/texts/index.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toasts } from '../../ui/toasts.ts';
import { EmailField, SignInAgain } from '../auth/index.ts';
import { BirthDateField, ListField, patientsPart, usePatientsTexts } from '../patients/index.ts';
import {
  changesOf,
  checkChanges,
  type EditField,
  editFields,
  fieldsOf,
  keptChanges,
  valuesOf,
} from './employee-values.ts';
import styles from './employees.module.css';
import { birthDateInCode } from './new-employee-values.ts';
import { SexField } from './sex-field.tsx';
import { useEmployeesTexts } from './texts.ts';

interface Props {
  /** As the server sent it last. */
  readonly employee: Employee;
  readonly onClose: () => void;
  /** Another admin was faster: the page reads the employees again. */
  readonly onRefused: () => void;
}

interface FormProps extends Props {
  readonly isRefused: boolean;
  readonly onStartOver: () => void;
}

const notMine = { autoComplete: 'off' } as const;

/** Corrects how a colleague is written down. What was typed stays when the sign-in has become too old. */
function EditEmployeeForm({ employee, isRefused, onClose, onRefused, onStartOver }: FormProps) {
  const { core, shell } = useClinicTexts();
  const t = useEmployeesTexts();
  const { fields, understood } = usePatientsTexts();
  const { day } = useFormat();
  const today = useToday();
  const { COUNTRY_CODE: country } = useConfig().prmFeatures;
  const { userId } = useUser();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const formId = useId();
  const [isTooOld, setTooOld] = useState(false);
  const kept = keptChanges(userId, clinicId, employee);
  const change = useCommand(changeEmployee, {
    refreshes: [listEmployees, listPatientLists],
    onError: () => true,
  });
  const form = useForm<EditField>({
    initial: valuesOf(employee),
    labels: {
      ...fields,
      sex: t.form.sex,
      role: t.form.role,
      isListDoctor: t.edit.isListDoctor,
      isAdmin: t.form.isAdmin,
    },
    kept: { in: kept, fields: editFields },
    check: (values) => checkChanges(values, employee, today),
    send: async (values) => {
      setTooOld(false);
      const changes = changesOf(values, employee);
      if (Object.keys(changes).length > 0) {
        const saved = await change.mutateAsync({
          params: { clinicId, userId: employee.userId },
          body: { ...changes, replaces: fieldsOf(employee) },
        });
        toasts.show({ tone: 'success', text: t.done.edited(`${saved.firstName} ${saved.surname}`) });
      }
      kept.write({});
      onClose();
    },
    byCode: { PERSON_IS_UNDERAGE: 'birthDate', DOCTOR_EXISTS_IN_CLINIC_ALREADY: 'email' },
    onRefused: (error) => {
      const code = error instanceof ApiError ? error.code : undefined;
      setTooOld(code === 'SIGN_IN_TOO_OLD');
      if (code === 'EMPLOYEE_CHANGED') onRefused();
      return code === 'SIGN_IN_TOO_OLD' || code === 'EMPLOYEE_CHANGED';
    },
  });
  const { values } = form;
  const told = birthDateInCode(employee.personalCode ?? '', country);
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
        {isRefused ? (
          <Callout
            tone="turn"
            role="alert"
            title={t.edit.changedTitle}
            action={
              <Button
                size="sm"
                variant="secondary"
                onPress={() => {
                  kept.write({});
                  onStartOver();
                }}
              >
                {t.edit.showTheirs}
              </Button>
            }
          >
            {t.edit.keepMine}
          </Callout>
        ) : null}
        {isTooOld ? <SignInAgain /> : null}
        <Pair>
          <TextField label={fields.firstName} {...notMine} {...form.bind('firstName')} />
          <TextField label={fields.surname} {...notMine} {...form.bind('surname')} />
        </Pair>
        <EmailField
          {...form.bind('email')}
          {...notMine}
          label={fields.email}
          hint={t.edit.emailHint}
          onCorrect={(address) => form.set('email', address)}
        />
        {told ? (
          <p className={styles.note}>
            {t.edit.byCode(understood(core.sex[employee.sex ?? 'NOT_DISCLOSED'], day(`${told}T12:00:00Z`)))}
          </p>
        ) : (
          <>
            <BirthDateField form={form} />
            <SexField form={form} />
          </>
        )}
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

/**
 * The form begins with what was read when it was opened. Refused, it begins anew with what another admin has saved, and
 * what was changed here stands on top of it.
 */
function EditEmployeeDrawer({ employee, onRefused, ...rest }: Props) {
  const [read, setRead] = useState(employee);
  const [isRefused, setRefused] = useState(false);
  const [startsOver, setStartsOver] = useState(0);
  const shown = isRefused ? employee : read;
  return (
    <EditEmployeeForm
      {...rest}
      key={`${startsOver} ${JSON.stringify(fieldsOf(shown))}`}
      employee={shown}
      isRefused={isRefused}
      onRefused={() => {
        setRefused(true);
        onRefused();
      }}
      onStartOver={() => {
        setRead(employee);
        setRefused(false);
        setStartsOver((times) => times + 1);
      }}
    />
  );
}

/** Its words come with it. */
export const withWords = async () => {
  await loadPart(patientsPart);
  return { default: EditEmployeeDrawer };
};
