import { listPatientEContacts } from '@tervita/contract/e-contacts';
import { listPersons, type RepresentedPerson, removePerson } from '@tervita/contract/persons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../../../core/api/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { LazyConfirmDialog } from '../../../../../ui/lazy-overlays.tsx';
import { toasts } from '../../../../../ui/toasts.ts';
import { useChoosingTexts } from '../texts.ts';
import { nameOf } from './use-persons.ts';

/** Asks once: the threads of that person are gone with it. */
export function DeletePerson({ person }: { person: RepresentedPerson }) {
  const t = useChoosingTexts().editPerson;
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const name = nameOf(person);
  const remove = useCommand(removePerson, {
    refreshes: [listPersons, listPatientEContacts],
    onDone: () => {
      toasts.show({ tone: 'success', text: t.deleted(name) });
      void navigate('/e-contacts/choose-patient', { replace: true });
    },
  });
  return (
    <>
      <Button variant="ghost" icon={<Icon name="trash" />} onPress={() => setOpen(true)}>
        {t.delete}
      </Button>
      <LazyConfirmDialog
        isDangerous
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t.deleteTitle(name)}
        confirmLabel={t.deleteConfirm}
        cancelLabel={t.keep}
        isPending={remove.isPending}
        pendingLabel={t.deleting}
        onConfirm={() => remove.mutate({ params: { id: person.personId } })}
      >
        {t.deleteText}
      </LazyConfirmDialog>
    </>
  );
}
