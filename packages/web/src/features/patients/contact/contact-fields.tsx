import { listPatientLists } from '@tervita/contract/clinics';
import { useAnswer } from '../../../core/api/index.ts';
import { useConfig } from '../../../core/config.ts';
import { type Form, Pair } from '../../../core/form/index.ts';
import { useSelectedClinic } from '../../../core/session/index.ts';
import { useTexts } from '../../../core/texts/index.ts';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { PickField } from '../../../ui/pick-field.tsx';
import { EmailField } from '../../auth/index.ts';
import { BirthDateField } from '../birth-date-field.tsx';
import { usePatientsTexts } from '../texts.ts';
import type { ContactField } from './contact-values.ts';

type ContactForm = Pick<Form<ContactField>, 'bind' | 'set' | 'values' | 'idOf' | 'errorOf'>;

interface Props {
  readonly form: ContactForm;
  readonly needsEmail: boolean;
  readonly emailHint: string;
  readonly isPhoneLocked?: boolean | undefined;
  /** Nobody knows it: it is asked for. */
  readonly asksBirthDate?: boolean | undefined;
}

/** Somebody else's data: the browser must not fill in one's own. */
const notMine = { autoComplete: 'off' } as const;

/** One of the clinic's patient lists, or none. */
export function ListField({ form }: { form: Pick<Form<'listCode'>, 'set' | 'values' | 'idOf' | 'errorOf'> }) {
  const { core } = useTexts();
  const t = usePatientsTexts();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const options = { staleTime: 60_000, enabled: clinicId !== '' };
  const lists = useAnswer(listPatientLists, { params: { clinicId } }, options);
  const known = (lists.data?.patientListWithClinicians ?? []).map(({ code, doctorName }) => ({
    value: code,
    label: code,
    hint: doctorName ?? undefined,
  }));
  const { listCode } = form.values;
  const isKnown = listCode === '' || known.some(({ value }) => value === listCode);
  return (
    <PickField
      id={form.idOf('listCode')}
      label={t.fields.listCode}
      optional={core.optional}
      error={form.errorOf('listCode')}
      value={listCode}
      placeholder={t.noList}
      searchLabel={t.findList}
      emptyText={t.noListFound}
      options={[
        { value: '', label: t.noList },
        ...(isKnown ? [] : [{ value: listCode, label: listCode }]),
        ...known,
      ]}
      onChange={(code) => form.set('listCode', code)}
    />
  );
}

/** How the patient is reached, and whose list they are in. */
export function ContactFields({ form, needsEmail, emailHint, isPhoneLocked = false, asksBirthDate }: Props) {
  const { core } = useTexts();
  const t = usePatientsTexts();
  const { onChange: _, ...phone } = form.bind('phone');
  return (
    <>
      <EmailField
        {...form.bind('email')}
        {...notMine}
        label={t.fields.email}
        optional={needsEmail ? undefined : core.optional}
        hint={emailHint}
        onCorrect={(address) => form.set('email', address)}
      />
      {asksBirthDate ? <BirthDateField form={form} hint={t.birthDateNeeded} /> : null}
      <Pair>
        <PhoneField
          {...phone}
          {...notMine}
          label={t.fields.phone}
          optional={isPhoneLocked ? undefined : core.optional}
          lockedBecause={isPhoneLocked ? t.phoneLocked : undefined}
          country={useConfig().prmFeatures.COUNTRY_CODE}
          onChange={(text) => form.set('phone', text)}
        />
        <ListField form={form} />
      </Pair>
    </>
  );
}
