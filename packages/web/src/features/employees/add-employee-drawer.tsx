import { addEmployee, type Employee, listEmployees } from '@tervita/contract/employees';
import { employeeRoles } from '@tervita/domain/auth';
import { emailKey, hasPersonalCode } from '@tervita/domain/persons';
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
import styles from './employees.module.css';
import { ExistsAlready } from './exists-already.tsx';
import {
  checkEmployee,
  codeTellsBirth,
  type EmployeeField,
  employeeBody,
  employeeFields,
  keptEmployee,
  noEmployee,
} from './new-employee-values.ts';
import { useEmployeesTexts } from './texts.ts';

interface Props {
  readonly known: readonly Employee[];
  readonly onClose: () => void;
  readonly onActivate: (employee: Employee) => void;
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);
const sexesInOrder = ['FEMALE', 'MALE', 'NOT_DISCLOSED'] as const;
const notMine = { autoComplete: 'off' } as const;

/** What was typed stays when the sign-in has become too old. */
function AddEmployeeDrawer({ known, onClose, onActivate }: Props) {
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
      toasts.show({ tone: 'success', text: t.done.added(`${added.firstName} ${added.surname}`) });
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
  const isTyped = ({ personalCode, email }: Employee) =>
    usesCodes
      ? personalCode === values.personalCode.trim()
      : personalCode === null && email !== null && emailKey(email) === emailKey(values.email.trim());
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
          <ExistsAlready employee={known.find(isTyped)} onActivate={onActivate} />
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
        {codeTellsBirth(values, country) ? null : (
          <>
            <BirthDateField form={form} />
            <FieldGroup label={t.form.sex}>
              <SegmentedControl
                isWide
                label={t.form.sex}
                value={values.sex}
                onChange={(sex) => form.set('sex', sex)}
                segments={sexesInOrder.map((value) => ({ value, label: t.form.sexes[value] }))}
              />
            </FieldGroup>
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
        {clinic?.isAdmin ? (
          <Checkbox
            hint={t.form.isAdminHint}
            checked={values.isAdmin !== ''}
            onChange={(event) => form.set('isAdmin', event.target.checked ? 'yes' : '')}
          >
            {t.form.isAdmin}
          </Checkbox>
        ) : null}
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
