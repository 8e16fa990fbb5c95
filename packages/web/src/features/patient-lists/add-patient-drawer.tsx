import type { ClinicPatient } from '@tervita/contract/patients';
import { useUser } from '../../core/session/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { toasts } from '../../ui/toasts.ts';
import { keptNewPerson, NewPersonForm } from '../patients/index.ts';
import { usePatientListsTexts } from './texts.ts';

interface Props {
  /** The list that is looked at. */
  readonly listCode: string | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The clinic has this patient already. */
  readonly onKnown: (patient: ClinicPatient) => void;
}

/** What was typed is kept when it is closed and opened again. */
export function AddPatientDrawer({ listCode, isOpen, onClose, onKnown }: Props) {
  const { core } = useClinicTexts();
  const t = usePatientListsTexts().members;
  const { userId } = useUser();
  return (
    <Drawer
      side="end"
      title={t.addTitle}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={core.actions.close}
      isDismissable={false}
    >
      <NewPersonForm
        listCode={listCode ?? undefined}
        sendLabel={t.addSend}
        bringsBack
        onKnown={(known) => {
          keptNewPerson(userId).write({});
          onClose();
          onKnown(known);
        }}
        onAdded={() => {
          toasts.show({ tone: 'success', text: t.added });
          onClose();
        }}
      />
    </Drawer>
  );
}
