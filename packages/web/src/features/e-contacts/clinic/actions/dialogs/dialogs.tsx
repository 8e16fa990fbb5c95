import { useUser } from '../../../../../core/session/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { fullName } from '../acted.ts';
import type { Asked } from '../ask.ts';
import { useActionsTexts } from '../texts.ts';
import { useActions } from '../use-actions.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface Props {
  readonly asked: Asked;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

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
  if (kind === 'complete')
    return (
      <ReasonDialog
        {...common}
        title={eContacts.length > 1 ? t.complete.titleMany(eContacts.length) : t.complete.title(name)}
        what={t.complete.what}
        warning={hasUnsentText ? t.complete.unsent : undefined}
        reasons={words.reasons.archive}
        submit={t.complete.submit}
        onReason={(reason) => {
          actions.complete(eContacts, reason);
          end();
        }}
      />
    );
  if (kind === 'reject')
    return (
      <ReasonDialog
        {...common}
        title={t.reject.title(name)}
        what={t.reject.what}
        warning={hasUnsentText ? t.complete.unsent : undefined}
        reasons={words.reasons.reject}
        submit={t.reject.submit}
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
      submit={t.reopen.submit}
      onReason={(reason) => {
        actions.reopen(first, reason);
        end();
      }}
    />
  );
}
