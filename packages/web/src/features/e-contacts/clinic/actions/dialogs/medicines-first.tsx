import { useNavigate } from 'react-router';
import { useFormat } from '../../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import type { Acted } from '../acted.ts';
import { useActionsTexts } from '../texts.ts';

interface Props {
  readonly eContact: Acted;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** They stay undecided. */
  readonly onLeave: () => void;
}

/** Nothing undecided is closed over unseen: the medicines that wait are named, and what the patient reads of them. */
export function MedicinesFirst({ eContact, isOpen, onClose, onLeave }: Props) {
  const { core } = useClinicTexts();
  const t = useActionsTexts().complete.medicines;
  const format = useFormat();
  const navigate = useNavigate();
  const { id, undecidedMedicines: names } = eContact;
  const decide = () => {
    onClose();
    void navigate(`/e-contacts/${id}`);
  };
  return (
    <Dialog
      title={t.title(names.length)}
      closeLabel={core.actions.close}
      actions={
        <>
          <Button onPress={decide}>{t.decide}</Button>
          <Button variant="secondary" onPress={onLeave}>
            {t.leave}
          </Button>
          <Button variant="ghost" onPress={onClose}>
            {core.actions.cancel}
          </Button>
        </>
      }
      {...{ isOpen, onClose }}
    >
      <p>{format.list(names)}</p>
      <p>{t.text}</p>
    </Dialog>
  );
}
