import {
  type ClinicApplication,
  declineApplication,
  declineReasonMax,
  getPlatformFigures,
  listApplications,
} from '@tervita/contract/platform-admin';
import { type FormEvent, useId, useState } from 'react';
import { useCommand } from '../../../core/api/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { SignInAgain } from '../../auth/index.ts';
import { usePlatformTexts } from '../texts.ts';
import styles from './applications.module.css';

interface Props {
  readonly application: ClinicApplication;
  readonly onClose: () => void;
}

export function DeclineDialog({ application, onClose }: Props) {
  const { applications: t, cancel, saving } = usePlatformTexts();
  const form = useId();
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const [isTooOld, setTooOld] = useState(false);
  const decline = useCommand(declineApplication, {
    refreshes: [listApplications, getPlatformFigures],
    onDone: () => {
      toasts.show({ tone: 'success', text: t.declined });
      onClose();
    },
    onError: ({ code }) => {
      setTooOld(code === 'SIGN_IN_TOO_OLD');
      if (code === 'SIGN_IN_TOO_OLD') return true;
      // Somebody else has decided: the words for it come as a message, and the list is read again.
      onClose();
      return false;
    },
  });
  const isEmpty = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (isEmpty || decline.isPending) return;
    decline.mutate({ params: { id: application.id }, body: { reason: reason.trim() } });
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={t.declineTitle(application.clinicName)}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={form}
            variant="danger"
            isPending={decline.isPending}
            pendingLabel={saving}
          >
            {t.decline}
          </Button>
          <Button variant="ghost" onPress={onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.application} onSubmit={submit} noValidate>
        <TextArea
          autoFocus
          label={t.reason}
          hint={t.reasonHint}
          limit={declineReasonMax}
          value={reason}
          error={wasSent && isEmpty ? t.reasonNeeded : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {isTooOld ? <SignInAgain /> : null}
      </form>
    </Dialog>
  );
}
