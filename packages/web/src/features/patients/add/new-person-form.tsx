import { listPatientLists } from '@tervita/contract/clinics';
import {
  addPatient,
  type ClinicPatient,
  countPatients,
  listMembers,
  listRepresentatives,
  lookUpPatient,
  searchPatients,
} from '@tervita/contract/patients';
import { parsePersonalCode } from '@tervita/domain/persons';
import { type ReactNode, useState } from 'react';
import { ApiError, showError, useAnswer, useCommand } from '../../../core/api/index.ts';
import { useConfig } from '../../../core/config.ts';
import { FormBody, Pair, useForm } from '../../../core/form/index.ts';
import { useFormat, useToday } from '../../../core/format/index.ts';
import { useSelectedClinic, useUser } from '../../../core/session/index.ts';
import { useTexts } from '../../../core/texts/index.ts';
import { PersonalCodeField } from '../../../ui/personal-code-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ContactFields } from '../contact/contact-fields.tsx';
import { isMinor } from '../minor.ts';
import { usePatientsTexts } from '../texts.ts';
import { BirthFields } from './birth-fields.tsx';
import { NameConflict } from './name-conflict.tsx';
import {
  birthDateOf,
  checkNewPerson,
  hasUsefulCode,
  keptNewPerson,
  type NewPersonField,
  type NewPersonValues,
  newPersonBody,
  noPerson,
  typedContact,
} from './new-person-values.ts';

export interface AddedFor {
  /** The child for whom this person will speak. */
  readonly childId?: string | undefined;
  /** The list that is chosen to begin with. */
  readonly listCode?: string | undefined;
  readonly sendLabel: string;
  /** Said when the person turns out to be under 18. */
  readonly childNote?: ReactNode;
  readonly onAdded: (patient: ClinicPatient) => void;
  /** The clinic has this patient already. */
  readonly onKnown?: ((patient: ClinicPatient) => void) | undefined;
  /** Whoever is known and no patient now becomes one again. */
  readonly bringsBack?: boolean;
}

const differentName = ['USER_EXISTS_WITH_DIFFERENT_NAME', 'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME'];
const isDifferentName = (error: unknown) =>
  error instanceof ApiError && differentName.includes(error.code ?? '');
const keptFields = Object.keys(noPerson) as NewPersonField[];
const notMine = { autoComplete: 'off' } as const;

/** The clinic's patient with this code, as soon as it is a code. */
const useKnown = ({ personalCode }: NewPersonValues): ClinicPatient | null => {
  const { COUNTRY_CODE: country } = useConfig().prmFeatures;
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const code = personalCode.trim();
  const enabled = clinicId !== '' && code !== '' && parsePersonalCode(country, code).ok;
  return (
    useAnswer(lookUpPatient, { query: { clinicId, personalCode: code } }, { enabled }).data?.patient ?? null
  );
};

/** Somebody whom the clinic does not have yet: a patient, or the one who speaks for a child. */
export function NewPersonForm({
  childId,
  listCode,
  sendLabel,
  childNote,
  onAdded,
  onKnown,
  bringsBack = false,
}: AddedFor) {
  const { core } = useTexts();
  const t = usePatientsTexts();
  const { day } = useFormat();
  const { COUNTRY_CODE: country } = useConfig().prmFeatures;
  const { userId } = useUser();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const today = useToday();
  const isRepresentative = childId !== undefined;
  const kept = keptNewPerson(userId, childId);
  const [refused, setRefused] = useState<NewPersonValues>();
  const add = useCommand(addPatient, {
    refreshes: [
      searchPatients,
      listRepresentatives,
      lookUpPatient,
      listMembers,
      countPatients,
      listPatientLists,
    ],
    onError: () => true,
  });
  const save = async (body: ReturnType<typeof newPersonBody>) => {
    const represents = childId ? { representsMemberId: childId } : {};
    const added = await add.mutateAsync({ body: { clinicId, ...body, ...represents } });
    kept.write({});
    onAdded(added);
  };
  const form = useForm<NewPersonField>({
    initial: { ...noPerson, listCode: listCode ?? '' },
    labels: t.fields,
    kept: { in: kept, fields: keptFields },
    check: (values) => checkNewPerson(values, { country, today, isRepresentative }),
    send: async (values) => {
      const body = newPersonBody(values, country);
      await save(body).catch((error: unknown) => {
        if (isDifferentName(error)) setRefused(values);
        throw error;
      });
    },
    byCode: {
      PERSON_IS_UNDERAGE: 'personalCode',
      GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT: 'email',
    },
    onRefused: isDifferentName,
  });
  const { values } = form;
  const known = useKnown(values);
  const birthDate = birthDateOf(values, country) ?? null;
  const isChild = isMinor({ birthDate }, today);
  const needsEmail = isRepresentative || !isChild;
  const focus = (field: NewPersonField) => document.getElementById(form.idOf(field))?.focus();
  /** A patient is simply chosen; whoever is to speak for a child is entered as the clinic has them. */
  const take = ({ firstName, surname, personalCode, email, lastOnlineAt }: ClinicPatient) => {
    const address = values.email.trim() || email;
    if (!address && !lastOnlineAt) return focus('email');
    const body = { firstName, surname, ...(personalCode ? { personalCode } : {}) };
    save(address ? { ...body, email: address } : body).catch(showError);
  };
  /** Under the clinic's own name for them, with what was typed beside it. */
  const bringBack = ({ firstName, surname, personalCode }: ClinicPatient) =>
    save({
      firstName,
      surname,
      ...(personalCode ? { personalCode } : {}),
      ...typedContact(values),
    }).catch(showError);
  const names: readonly NewPersonField[] = ['personalCode', 'firstName', 'surname'];
  const isRefused = refused !== undefined && names.every((name) => refused[name] === values[name]);
  return (
    <FormBody form={form} sendLabel={sendLabel} pendingLabel={core.saving}>
      <PersonalCodeField
        label={t.fields.personalCode}
        optional={core.optional}
        hint={t.fields.personalCodeHint}
        country={country}
        describe={(read) => t.understood(core.sex[read.sex], day(`${read.birthDate}T12:00:00Z`))}
        {...form.bind('personalCode')}
      />
      <NameConflict
        known={known}
        isRefused={isRefused}
        onUse={onKnown ?? take}
        onBringBack={bringsBack ? bringBack : undefined}
        onCorrect={focus}
      />
      <Pair>
        <TextField label={t.fields.firstName} {...notMine} {...form.bind('firstName')} />
        <TextField label={t.fields.surname} {...notMine} {...form.bind('surname')} />
      </Pair>
      {hasUsefulCode(values, country) ? null : <BirthFields form={form} />}
      {isChild ? childNote : null}
      <ContactFields
        form={form}
        needsEmail={needsEmail}
        emailHint={needsEmail ? t.emailHint : t.emailChild}
      />
    </FormBody>
  );
}
