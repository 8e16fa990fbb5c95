import {
  confirmListImport,
  getListImport,
  type ListImport,
  stopListImport,
} from '@tervita/contract/clinic-import';
import { useState } from 'react';
import { useCommand } from '../../core/api/index.ts';
import { useFormat } from '../../core/format/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SignInAgain } from '../auth/index.ts';
import styles from './clinic-import.module.css';
import { Counts } from './counts.tsx';
import { Panel } from './panel.tsx';
import { ProblemRows } from './problem-rows.tsx';
import { useClinicImportTexts } from './texts.ts';

interface Props {
  readonly shown: ListImport;
  readonly onAgain: () => void;
}

/** What the file would change. Lists that lose many are asked about once more. */
export function CheckedImport({ shown, onAgain }: Props) {
  const { core } = useClinicTexts();
  const t = useClinicImportTexts().checked;
  const { list, number } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const [isTooOld, setTooOld] = useState(false);
  const confirm = useCommand(confirmListImport, {
    refreshes: [getListImport],
    onDone: () => setAsking(false),
    onError: ({ code }) => {
      setTooOld(code === 'SIGN_IN_TOO_OLD');
      setAsking(false);
      return code === 'SIGN_IN_TOO_OLD';
    },
  });
  const stop = useCommand(stopListImport, { refreshes: [getListImport], onDone: onAgain });
  const yes = () => confirm.mutate({ params: { id: shown.id }, body: { left: shown.left } });
  const losing = shown.losesTooMany;
  const isOfRegister = shown.source === 'REGISTER';
  return (
    <Panel title={t.title} number={3}>
      <p className={styles.lead} role="status">
        {t.nothing}
      </p>
      <Counts counts={shown} />
      {shown.agreedLeft !== null && shown.left > shown.agreedLeft ? (
        <Callout tone="turn" role="alert" title={t.more(number(shown.left), number(shown.agreedLeft))}>
          {t.moreText}
        </Callout>
      ) : null}
      {losing.length > 0 ? (
        <Callout tone="turn" title={t.loss(list(losing))}>
          {isOfRegister ? t.lossTextRegister : t.lossText}
        </Callout>
      ) : null}
      <ProblemRows shown={shown} />
      {isTooOld ? <SignInAgain /> : null}
      <div className={styles.between}>
        <Button
          variant="ghost"
          isPending={stop.isPending}
          pendingLabel={core.saving}
          onPress={() => stop.mutate({ params: { id: shown.id } })}
        >
          {isOfRegister ? t.otherRegister : t.other}
        </Button>
        <Button
          isPending={confirm.isPending}
          pendingLabel={core.saving}
          onPress={losing.length > 0 ? () => setAsking(true) : yes}
        >
          {t.confirm(shown.lists.length)}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t.lossTitle}
        confirmLabel={t.confirmLoss}
        cancelLabel={t.lossCancel}
        isPending={confirm.isPending}
        pendingLabel={core.saving}
        onClose={() => setAsking(false)}
        onConfirm={yes}
      >
        {t.loss(list(losing))}
      </ConfirmDialog>
    </Panel>
  );
}
