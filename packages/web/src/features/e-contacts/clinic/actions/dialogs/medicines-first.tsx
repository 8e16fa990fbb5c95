import { mayApprove, mayDecline } from '@tervita/domain/prescriptions';
import { useLocation, useNavigate } from 'react-router';
import { useFormat } from '../../../../../core/format/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { type Acted, fullName } from '../acted.ts';
import { useDoctorToAsk } from '../doctor-to-ask.ts';
import { medicinePlaces } from '../medicine-places.ts';
import { useActionsTexts } from '../texts.ts';
import { useActions } from '../use-actions.ts';

interface Props {
  readonly eContact: Acted;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** They stay undecided. */
  readonly onLeave: () => void;
}

/**
 * Nothing undecided is closed over unseen: the medicines that wait are named, and what the patient reads of them. Whoever may
 * approve goes to decide, others ask a doctor; declining asks its reason of each.
 */
export function MedicinesFirst({ eContact, isOpen, onClose, onLeave }: Props) {
  const { core } = useClinicTexts();
  const t = useActionsTexts().complete.medicines;
  const format = useFormat();
  const { employments } = useUser();
  const { assign } = useActions();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { id, clinicId, undecidedMedicines: names } = eContact;
  const role = employments.find((each) => each.clinicId === clinicId)?.role;
  const doctor = useDoctorToAsk(eContact, !mayApprove(role));
  const goTo = (hash: string) => {
    onClose();
    const page = `/e-contacts/${id}`;
    void navigate({ pathname: page, search: pathname === page ? search : '', hash });
  };
  const askDoctor = ({ userId, firstName, surname }: NonNullable<typeof doctor>) => {
    assign([eContact], { userId, firstName, surname });
    onClose();
  };
  return (
    <Dialog
      title={t.title(names.length)}
      closeLabel={core.actions.close}
      actions={
        <>
          {mayApprove(role) ? (
            <Button onPress={() => goTo(medicinePlaces.decide)}>{t.decide}</Button>
          ) : doctor ? (
            <Button onPress={() => askDoctor(doctor)}>{t.ask(fullName(doctor))}</Button>
          ) : null}
          {mayDecline(role) ? (
            <Button variant="secondary" onPress={() => goTo(medicinePlaces.decline)}>
              {t.decline}
            </Button>
          ) : null}
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
