import { listPatientLists } from '@tervita/contract/clinics';
import { countPatients, editPatient, type ListedPatient, listMembers } from '@tervita/contract/patients';
import { useCommand } from '../../core/api/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toasts } from '../../ui/toasts.ts';
import { useMemberName } from './members-table.tsx';
import { usePatientListsTexts } from './texts.ts';

interface Props {
  readonly member: ListedPatient;
  readonly onClose: () => void;
}

export function RemoveMember({ member, onClose }: Props) {
  const { core } = useClinicTexts();
  const t = usePatientListsTexts().removing;
  const nameOf = useMemberName();
  const remove = useCommand(editPatient, {
    refreshes: [listMembers, countPatients, listPatientLists],
    onDone: () => {
      toasts.show({ tone: 'success', text: t.done });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t.title(nameOf(member))}
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
      isPending={remove.isPending}
      pendingLabel={core.saving}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate({
          params: { id: member.clinicMemberId },
          body: { clinicMember: { status: 'FORMER' } },
        })
      }
    >
      {t.text}
    </ConfirmDialog>
  );
}
