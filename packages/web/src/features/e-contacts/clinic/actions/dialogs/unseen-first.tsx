import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { type Asked, goOnAsking } from '../ask.ts';
import { useActionsTexts } from '../texts.ts';
import { useActions } from '../use-actions.ts';

interface Props {
  readonly asked: Asked;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Nobody closes an emergency that nobody has seen: it is marked first, and the same question goes on. */
export function UnseenFirst({ asked, isOpen, onClose }: Props) {
  const { core } = useClinicTexts();
  const t = useActionsTexts().alarm;
  const actions = useActions();
  const [eContact] = asked.eContacts;
  if (!eContact) return null;
  return (
    <ConfirmDialog
      title={t.unseenTitle}
      confirmLabel={t.markSeen}
      cancelLabel={core.actions.cancel}
      onConfirm={() =>
        actions.acknowledge(eContact, (seen) => goOnAsking(asked, { ...asked, eContacts: [seen] }))
      }
      {...{ isOpen, onClose }}
    >
      {t.unseen}
    </ConfirmDialog>
  );
}
