import { addEmployee, type Employee, listEmployees } from '@tervita/contract/employees';
import { employeeRoles } from '@tervita/domain/auth';
import { startsAtOnce } from '@tervita/domain/employees';
import { emailKey, hasPersonalCode, isSameName } from '@tervita/domain/persons';
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
import { PersonalCodeField } from '../../ui/personal-code-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toasts } from '../../ui/toasts.ts';
import { EmailField, SignInAgain } from '../auth/index.ts';
import { BirthDateField, ListField, patientsPart, usePatientsTexts } from '../patients/index.ts';
import { roleOf } from './employee-values.ts';
import styles from './employees.module.css';
import { ExistsAlready } from './exists-already.tsx';
import {
  birthDateInCode,
  checkEmployee,
  type EmployeeField,
  employeeBody,
  employeeFields,
  keptEmployee,
  noEmployee,
} from './new-employee-values.ts';
import { SexField } from './sex-field.tsx';
import { useEmployeesTexts } from './texts.ts';

interface Props {
  readonly known: readonly Employee[];
  /** Whoever looks decides about doctors, admins and who waits. */
  readonly decides: boolean;
  readonly onClose: () => void;
  readonly onActivate: (employee: Employee) => void;
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);
const notMine = { autoComplete: 'off' } as const;

/** What was typed stays when the sign-in has become too old. */
function AddEmployeeDrawer({ known, decides, onClose, onActivate }: Props) {
  const { core, shell } = useClinicTexts();
  const t = useEmployeesTexts();
  const { fields, understood } = usePatientsTexts();
  const { day } = useFormat();
  const today = useToday();
  const { COUNTRY_CODE: country } = useConfig().prmFeatures;
  const { userId } = useUser();
  const clinic = useSelectedClinic();
  const clinicId = clinic?.clinicId ?? '';
  const formId = useId();
  const [refusal, setRefusal] = useState<string>();
  const kept = keptEmployee(userId, clinicId);
  const add = useCommand(addEmployee, { refreshes: [listEmployees], onError: () => true });
  const form = useForm<EmployeeField>({
    initial: noEmployee,
    labels: { ...fields, sex: t.form.sex, role: t.form.role, isAdmin: t.form.isAdmin },
    kept: { in: kept, fields: employeeFields },
    check: (values) => checkEmployee(values, { country, today }),
    send: async (values) => {
      setRefusal(undefined);
      const body = employeeBody(values, country);
      const added = await add.mutateAsync({ params: { clinicId }, body });
      kept.write({});
      const name = `${added.firstName} ${added.surname}`;
      const text = added.waitsSince === null ? t.done.added(name) : t.done.waits(name);
      toasts.show({ tone: 'success', text });
      onClose();
    },
    byCode: { USER_EXISTS_WITH_DIFFERENT_NAME: 'personalCode', PERSON_IS_UNDERAGE: 'personalCode' },
    onRefused: (error) => {
      const code = codeOf(error);
      setRefusal(code);
      return code === 'SIGN_IN_TOO_OLD' || code === 'DOCTOR_EXISTS_IN_CLINIC_ALREADY';
    },
  });
  const { values } = form;
  const close = () => {
    kept.write({});
    onClose();
  };
  const usesCodes = hasPersonalCode(country);
  const waits =
    clinic && !startsAtOnce({ role: roleOf(values.role), isAdmin: values.isAdmin !== '' }, clinic);
  // Only admins are told codes; to others the name that was typed has to do.
  const isTyped = (employee: Employee) => {
    const { personalCode, email } = employee;
    if (usesCodes)
      return clinic?.isAdmin ? personalCode === values.personalCode.trim() : isSameName(employee, values);
    return email !== null && emailKey(email) === emailKey(values.email.trim());
  };
  const typed = known.filter(isTyped);
  return (
    <Drawer
      side="end"
      isOpen
      isDismissable={false}
      title={t.form.title}
      closeLabel={core.actions.close}
      onClose={close}
      actions={
        <>
          <Button type="submit" form={formId} isPending={form.isSending} pendingLabel={core.saving}>
            {t.add}
          </Button>
          <Button variant="ghost" onPress={close}>
            {core.actions.cancel}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        <FormNotices form={form} />
        {refusal === 'SIGN_IN_TOO_OLD' ? <SignInAgain /> : null}
        {refusal === 'DOCTOR_EXISTS_IN_CLINIC_ALREADY' ? (
          <ExistsAlready
            employee={typed.length === 1 ? typed[0] : undefined}
            decides={decides}
            onActivate={onActivate}
          />
        ) : null}
        {usesCodes ? (
          <PersonalCodeField
            label={fields.personalCode}
            country={country}
            describe={(read) => understood(core.sex[read.sex], day(`${read.birthDate}T12:00:00Z`))}
            {...form.bind('personalCode')}
          />
        ) : null}
        <Pair>
          <TextField label={fields.firstName} {...notMine} {...form.bind('firstName')} />
          <TextField label={fields.surname} {...notMine} {...form.bind('surname')} />
        </Pair>
        <EmailField
          {...form.bind('email')}
          {...notMine}
          label={fields.email}
          hint={t.form.emailHint}
          onCorrect={(address) => form.set('email', address)}
        />
        {birthDateInCode(values.personalCode, country) ? null : (
          <>
            <BirthDateField form={form} />
            <SexField form={form} />
          </>
        )}
        <FieldGroup label={t.form.role}>
          <SegmentedControl
            isWide
            label={t.form.role}
            value={values.role}
            onChange={(role) => form.set('role', role)}
            segments={employeeRoles.map((value) => ({ value, label: shell.employeeRoles[value] }))}
          />
        </FieldGroup>
        <ListField form={form} />
        <Checkbox
          hint={t.form.isAdminHint}
          checked={values.isAdmin !== ''}
          onChange={(event) => form.set('isAdmin', event.target.checked ? 'yes' : '')}
        >
          {t.form.isAdmin}
        </Checkbox>
        {waits ? <Callout tone="turn">{t.form.waits}</Callout> : null}
        <Callout tone="info">{usesCodes ? t.form.note : t.form.noteWithoutCode}</Callout>
      </form>
    </Drawer>
  );
}

/** Its words come with it. */
export const withWords = async () => {
  await loadPart(patientsPart);
  return { default: AddEmployeeDrawer };
};
