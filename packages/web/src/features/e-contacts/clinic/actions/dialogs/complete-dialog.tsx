import { getClinicTimeline, type PlannedMove, type SaidOfAlarm } from '@tervita/contract/e-contacts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { useExactMoment } from '../../detail/writing/use-exact-moment.ts';
import { type Acted, fullName } from '../acted.ts';
import type { Asked } from '../ask.ts';
import type { CompletionSaid } from '../complete.ts';
import { type CompletionRefusal, completionRefusal } from '../completion-refusal.ts';
import { keepLastReason, lastReasonOf } from '../last-reason.ts';
import { useActionsTexts } from '../texts.ts';
import { useActions } from '../use-actions.ts';
import { MedicinesFirst } from './medicines-first.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { UnseenFirst } from './unseen-first.tsx';

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

/** What it would take with it unseen is left out, and named with why. */
function LeftOut({ kept }: { kept: readonly Acted[] }) {
  const { alarm: t, complete } = useActionsTexts();
  const format = useFormat();
  const namesOf = (refusal: CompletionRefusal) =>
    format.list(
      kept.filter((each) => completionRefusal(each) === refusal).map(({ patient }) => fullName(patient)),
    );
  const [unseen, unsaid] = [namesOf('UNSEEN'), namesOf('NO_OUTCOME')];
  const undecided = namesOf('MEDICINES_WAIT');
  return (
    <>
      {unseen ? <p>{t.leftUnseen(unseen)}</p> : null}
      {unsaid ? <p>{t.leftUnsaid(unsaid)}</p> : null}
      {undecided ? <p>{complete.medicines.left(undecided)}</p> : null}
    </>
  );
}

/** Closes several with one reason. */
function CompleteMany({ asked, isOpen, onClose, onEnd }: Props) {
  const { core, eContacts: words } = useClinicTexts();
  const { why, complete: t, alarm } = useActionsTexts();
  const { userId } = useUser();
  const actions = useActions();
  const { eContacts, hasUnsentText = false } = asked;
  const kept = eContacts.filter((each) => completionRefusal(each) !== undefined);
  const count = eContacts.length - kept.length;
  const left = kept.length > 0 ? <LeftOut kept={kept} /> : null;
  if (count === 0)
    return (
      <Dialog
        title={alarm.allLeft}
        closeLabel={core.actions.close}
        actions={<Button onPress={onClose}>{core.actions.close}</Button>}
        {...{ isOpen, onClose }}
      >
        {left}
      </Dialog>
    );
  return (
    <ReasonDialog
      title={t.titleMany(count)}
      what={t.what}
      warning={
        left || hasUnsentText ? (
          <>
            {left}
            {hasUnsentText ? <p>{t.unsent}</p> : null}
          </>
        ) : undefined
      }
      question={why}
      reasons={words.reasons.archive}
      usual={lastReasonOf(userId)}
      submit={t.submit}
      onReason={(reason) => {
        keepLastReason(userId, reason);
        actions.completeMany(eContacts, reason);
        onEnd();
      }}
      {...{ isOpen, onClose }}
    />
  );
}

/** Closes one with a reason, or with what was planned to be said; a possible emergency with what became of it. */
function CompleteOne({ asked, isOpen, onClose, onEnd, eContact }: Props & { readonly eContact: Acted }) {
  const { eContacts: words } = useClinicTexts();
  const { why, complete: t, alarm } = useActionsTexts();
  const { userId } = useUser();
  const actions = useActions();
  const refusal = completionRefusal(eContact);
  const isWaiting = eContact.planned?.status === 'WAITING';
  const params = { id: eContact.id };
  const timeline = useAnswer(getClinicTimeline, { params }, { enabled: isOpen && isWaiting });
  const planned = isWaiting ? timeline.data?.planned.find(({ status }) => status === 'WAITING') : undefined;
  const [dropped, setDropped] = useState<PlannedMove>();
  const [lastWord, setLastWord] = useState<PlannedMove>();
  const [said, setSaid] = useState<SaidOfAlarm>();
  const [isSaid, setIsSaid] = useState(false);
  const [leavesMedicines, setLeavesMedicines] = useState(false);
  if (refusal === 'UNSEEN') return <UnseenFirst {...{ asked, isOpen, onClose }} />;
  if (eContact.undecidedMedicines.length > 0 && !leavesMedicines)
    return <MedicinesFirst {...{ eContact, isOpen, onClose }} onLeave={() => setLeavesMedicines(true)} />;
  if (isWaiting && timeline.isPending) return null;
  const sendAndEnd = (reply: PlannedMove, alarmOutcome?: SaidOfAlarm) => {
    actions.completeWithPlanned(eContact, reply, { alarmOutcome, leavesMedicines });
    onEnd();
  };
  const needsOutcome = refusal === 'NO_OUTCOME';
  // Said of this alarm alone: it is no habit.
  const isNotReached = said?.kind === 'NOT_REACHED';
  if (planned && !dropped && !lastWord)
    return (
      <PlannedFirst
        onDrop={() => setDropped(planned)}
        onSend={() => (needsOutcome ? setLastWord(planned) : sendAndEnd(planned))}
        {...{ eContact, planned, isOpen, onClose }}
      />
    );
  if (needsOutcome && !isSaid)
    return (
      <OutcomeDialog
        name={fullName(eContact.patient)}
        submit={lastWord ? t.planned.send : alarm.goOn}
        said={said}
        onClose={onClose}
        onSaid={(outcome) => {
          if (lastWord) return sendAndEnd(lastWord, outcome);
          setSaid(outcome);
          setIsSaid(true);
        }}
      />
    );
  return (
    <ReasonDialog
      title={t.title(fullName(eContact.patient))}
      what={dropped ? `${t.planned.dropped} ${t.what}` : t.what}
      warning={asked.hasUnsentText ? t.unsent : undefined}
      question={why}
      reasons={words.reasons.archive}
      // Out of habit nobody says that the patient has what they were not given.
      usual={isNotReached ? 'PATIENT_NOT_ANSWERING' : leavesMedicines ? undefined : lastReasonOf(userId)}
      submit={t.submit}
      isOpen={isOpen}
      // Back to what was said of the alarm: a note that was typed there stays.
      onClose={said ? () => setIsSaid(false) : onClose}
      onReason={(reason) => {
        if (!isNotReached) keepLastReason(userId, reason);
        actions.complete(eContact, reason, { dropped, alarmOutcome: said, leavesMedicines });
        onEnd();
      }}
    />
  );
}

/** Each opening begins anew. */
export function CompleteDialog(props: Props) {
  const { asked, isOpen } = props;
  const [eContact, ...others] = asked.eContacts;
  if (!eContact || !isOpen) return null;
  return others.length > 0 ? <CompleteMany {...props} /> : <CompleteOne {...props} eContact={eContact} />;
}

/** Before the last words go: whether a possible emergency was seen, what became of it, and of medicines that wait. */
export function CloseWithReplyDialog({ asked, isOpen, onClose, onEnd }: Props) {
  const { reply } = useClinicTexts().eContacts;
  const [eContact] = asked.eContacts;
  const [leavesMedicines, setLeavesMedicines] = useState(false);
  if (!eContact || !isOpen) return null;
  const refusal = completionRefusal(eContact);
  if (refusal === 'UNSEEN') return <UnseenFirst {...{ asked, isOpen, onClose }} />;
  const end = (said: CompletionSaid) => {
    asked.onSaid?.(said);
    onEnd();
  };
  if (eContact.undecidedMedicines.length > 0 && !leavesMedicines)
    return (
      <MedicinesFirst
        {...{ eContact, isOpen, onClose }}
        onLeave={() => (refusal === 'NO_OUTCOME' ? setLeavesMedicines(true) : end({ leavesMedicines: true }))}
      />
    );
  return (
    <OutcomeDialog
      name={fullName(eContact.patient)}
      submit={reply.sendAndComplete}
      onClose={onClose}
      onSaid={(alarmOutcome) => end({ alarmOutcome, leavesMedicines })}
    />
  );
}
