import { listPatientLists } from '@tervita/contract/clinics';
import { getClinicEContact, listClinicEContacts } from '@tervita/contract/e-contacts';
import {
  countPatients,
  editPatient,
  getPatient,
  listMembers,
  searchPatients,
} from '@tervita/contract/patients';
import { useId, useState } from 'react';
import { useCommand } from '../../../core/api/index.ts';
import { useConfig } from '../../../core/config.ts';
import { FormNotices, useForm } from '../../../core/form/index.ts';
import { useToday } from '../../../core/format/index.ts';
import { useTexts } from '../../../core/texts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { isMinor } from '../minor.ts';
import { usePatientsTexts } from '../texts.ts';
import styles from './contact.module.css';
import { ContactFields } from './contact-fields.tsx';
import {
  type ContactField,
  type ContactRecord,
  changesOf,
  checkContact,
  contactOf,
  isPhoneLocked,
  lacksBirthDate,
} from './contact-values.ts';

export interface EditPatientProps {
  readonly patient: ContactRecord;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const touched = [
  getPatient,
  searchPatients,
  listMembers,
  countPatients,
  listPatientLists,
  getClinicEContact,
  listClinicEContacts,
];

/** Opened anew it shows what the clinic has now. */
export function EditPatientDialog({ patient, isOpen, onClose }: EditPatientProps) {
  const { core } = useTexts();
  const t = usePatientsTexts();
  const { COUNTRY_CODE: country } = useConfig().prmFeatures;
  const today = useToday();
  const formId = useId();
  // A colleague's change that comes meanwhile is theirs: only what was changed here is sent.
  const [opened] = useState(patient);
  const edit = useCommand(editPatient, { refreshes: touched, onError: () => true });
  const form = useForm<ContactField>({
    initial: contactOf(opened, country),
    labels: t.fields,
    check: (values) => checkContact(values, { country, today, needsEmail: false }),
    send: async (values) => {
      const clinicMember = changesOf(values, opened, country);
      if (clinicMember) {
        await edit.mutateAsync({ params: { id: patient.clinicMemberId }, body: { clinicMember } });
        toasts.show({ tone: 'success', text: t.edit.saved });
      }
      onClose();
    },
  });
  return (
    <Dialog
      title={t.edit.title(`${patient.firstName} ${patient.surname}`)}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={core.actions.close}
      isDismissable={false}
      actions={
        <>
          <Button type="submit" form={formId} isPending={form.isSending} pendingLabel={core.saving}>
            {core.actions.save}
          </Button>
          <Button variant="ghost" onPress={onClose}>
            {core.actions.cancel}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        <FormNotices form={form} />
        <ContactFields
          form={form}
          needsEmail={false}
          emailHint={isMinor(patient, today) ? t.emailChild : patient.lastOnlineAt ? t.emailOwn : t.emailHint}
          isPhoneLocked={isPhoneLocked(patient)}
          asksBirthDate={lacksBirthDate(opened)}
        />
      </form>
    </Dialog>
  );
}
