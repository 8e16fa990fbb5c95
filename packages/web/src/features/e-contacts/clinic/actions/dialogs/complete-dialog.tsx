import { getClinicTimeline, type PlannedMove } from '@tervita/contract/e-contacts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { useExactMoment } from '../../detail/writing/use-exact-moment.ts';
import { type Acted, fullName } from '../acted.ts';
import type { Asked } from '../ask.ts';
import { keepLastReason, lastReasonOf } from '../last-reason.ts';
import { useActionsTexts } from '../texts.ts';
import { useActions } from '../use-actions.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface Props {
  readonly asked: Asked;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Closes, and says that it was done. */
  readonly onEnd: () => void;
}

interface PlannedProps extends Pick<Props, 'isOpen' | 'onClose'> {
  readonly eContact: Acted;
  readonly planned: PlannedMove;
  readonly onSend: () => void;
  readonly onDrop: () => void;
}

/** A reply that waits for its time stands in the way of completing: what becomes of it is asked first. */
function PlannedFirst({ eContact, planned, isOpen, onClose, onSend, onDrop }: PlannedProps) {
  const { core } = useClinicTexts();
  const t = useActionsTexts().complete.planned;
  const when = useExactMoment()(planned.dueAt);
  const navigate = useNavigate();
  const open = () => {
    onClose();
    void navigate(`/e-contacts/${eContact.id}`);
  };
  if (!planned.author.me)
    return (
      <Dialog
        title={t.ofColleague(planned.author.name, when)}
        closeLabel={core.actions.close}
        actions={
          <>
            <Button onPress={open}>{t.open}</Button>
            <Button variant="ghost" onPress={onClose}>
              {core.actions.cancel}
            </Button>
          </>
        }
        {...{ isOpen, onClose }}
      >
        <p>{t.readFirst}</p>
      </Dialog>
    );
  return (
    <ConfirmDialog
      title={t.title(when)}
      confirmLabel={t.send}
      cancelLabel={core.actions.cancel}
      otherAction={
        <Button variant="secondary" onPress={onDrop}>
          {t.drop}
        </Button>
      }
      onConfirm={onSend}
      {...{ isOpen, onClose }}
    >
      {t.text}
    </ConfirmDialog>
  );
}

/** Closes one or several with a reason, or one with what was planned to be said. */
export function CompleteDialog({ asked, isOpen, onClose, onEnd }: Props) {
  const { eContacts: words } = useClinicTexts();
  const { why, complete: t } = useActionsTexts();
  const { userId } = useUser();
  const actions = useActions();
  const { eContacts, hasUnsentText = false } = asked;
  const [first, ...others] = eContacts;
  const isWaiting = first?.planned?.status === 'WAITING' && others.length === 0;
  const params = { id: first?.id ?? '' };
  const timeline = useAnswer(getClinicTimeline, { params }, { enabled: isOpen && isWaiting });
  const planned = isWaiting ? timeline.data?.planned.find(({ status }) => status === 'WAITING') : undefined;
  const [dropped, setDropped] = useState<PlannedMove>();
  if (!first || (isWaiting && timeline.isPending)) return null;
  const close = () => {
    setDropped(undefined);
    onClose();
  };
  if (planned && !dropped)
    return (
      <PlannedFirst
        eContact={first}
        planned={planned}
        isOpen={isOpen}
        onClose={close}
        onDrop={() => setDropped(planned)}
        onSend={() => {
          actions.completeWithPlanned(first, planned);
          onEnd();
        }}
      />
    );
  return (
    <ReasonDialog
      title={others.length > 0 ? t.titleMany(eContacts.length) : t.title(fullName(first.patient))}
      what={dropped ? `${t.planned.dropped} ${t.what}` : t.what}
      warning={hasUnsentText ? t.unsent : undefined}
      question={why}
      reasons={words.reasons.archive}
      usual={lastReasonOf(userId)}
      submit={t.submit}
      isOpen={isOpen}
      onClose={close}
      onReason={(reason) => {
        keepLastReason(userId, reason);
        actions.complete(eContacts, reason, dropped);
        setDropped(undefined);
        onEnd();
      }}
    />
  );
}
