import { clinicReopenReasons, type RejectReason } from '@tervita/domain/e-contacts';
import { useUser } from '../../../../../core/session/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { type Acted, fullName } from '../acted.ts';
import type { Asked } from '../ask.ts';
import { completionRefusal } from '../completion-refusal.ts';
import { useActionsTexts } from '../texts.ts';
import { useActions } from '../use-actions.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { CloseWithReplyDialog, CompleteDialog } from './complete-dialog.tsx';
import { QuestionnaireDialog } from './questionnaire/questionnaire-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { UnseenFirst } from './unseen-first.tsx';

interface Props {
  readonly asked: Asked;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Whoever stands in a list of the clinic is not told that they do not. */
const trueReasonsFor = (
  { patient }: Acted,
  { PATIENT_NOT_IN_LIST, ...others }: Record<RejectReason, string>,
): Partial<Record<RejectReason, string>> => (patient.listCode ? others : { PATIENT_NOT_IN_LIST, ...others });

/** The dialog of whatever was asked for. */
export function Dialogs({ asked, isOpen, onClose }: Props) {
  const { core, eContacts: words } = useClinicTexts();
  const t = useActionsTexts();
  const me = useUser();
  const actions = useActions();
  const { kind, eContacts, hasUnsentText = false, onDone } = asked;
  const [first] = eContacts;
  if (!first) return null;
  const name = fullName(first.patient);
  const end = () => {
    onDone?.();
    onClose();
  };
  const common = { isOpen, onClose, question: t.why };
  if (kind === 'assign') return <AssignDialog {...{ asked, isOpen, onClose }} />;
  if (kind === 'questionnaire') return <QuestionnaireDialog {...{ asked, isOpen, onClose }} />;
  if (kind === 'accept')
    return (
      <AcceptDialog
        eContact={first}
        onList={(listCode) => {
          actions.acceptTo(first, listCode);
          end();
        }}
        {...{ isOpen, onClose }}
      />
    );
  if (kind === 'takeOver')
    return (
      <ConfirmDialog
        title={t.takeOver.title(first.assignee ? fullName(first.assignee) : '')}
        confirmLabel={t.takeOver.confirm}
        cancelLabel={core.actions.cancel}
        onConfirm={() => {
          const { userId, firstName, surname } = me;
          actions.assign([first], { userId, firstName, surname });
          end();
        }}
        {...{ isOpen, onClose }}
      >
        {t.takeOver.text}
      </ConfirmDialog>
    );
  if (kind === 'complete') return <CompleteDialog {...{ asked, isOpen, onClose }} onEnd={end} />;
  if (kind === 'closeWithReply') return <CloseWithReplyDialog {...{ asked, isOpen, onClose }} onEnd={end} />;
  if (kind === 'reject' && completionRefusal(first) === 'UNSEEN')
    return <UnseenFirst {...{ asked, isOpen, onClose }} />;
  if (kind === 'reject')
    return (
      <ReasonDialog
        {...common}
        title={t.reject.title(name)}
        what={t.reject.what}
        warning={hasUnsentText ? t.complete.unsent : undefined}
        reasons={trueReasonsFor(first, words.reasons.reject)}
        hints={t.reject.told}
        submit={t.reject.submit}
        isDangerous
        onReason={(reason) => {
          actions.reject(first, reason);
          end();
        }}
      />
    );
  return (
    <ReasonDialog
      {...common}
      title={t.reopen.title(name)}
      what={t.reopen.what}
      reasons={words.reasons.reopen}
      usual={clinicReopenReasons[0]}
      submit={t.reopen.submit}
      onReason={(reason) => {
        actions.reopen(first, reason);
        end();
      }}
    />
  );
}
