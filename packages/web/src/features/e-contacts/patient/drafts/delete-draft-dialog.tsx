import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { LazyConfirmDialog } from '../../../../ui/lazy-overlays.tsx';
import { useSendingTexts } from '../flow/texts.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDelete: () => void;
  readonly isDeleting: boolean;
}

/** What is deleted cannot be brought back: it is asked first. */
export function DeleteDraftDialog({ isOpen, onClose, onDelete, isDeleting }: Props) {
  const { core } = usePatientTexts();
  const t = useSendingTexts().drafts;
  return (
    <LazyConfirmDialog
      isDangerous
      isOpen={isOpen}
      onClose={onClose}
      title={t.deleteTitle}
      confirmLabel={core.actions.delete}
      cancelLabel={core.actions.cancel}
      onConfirm={onDelete}
      isPending={isDeleting}
    >
      {t.deleteText}
    </LazyConfirmDialog>
  );
}
