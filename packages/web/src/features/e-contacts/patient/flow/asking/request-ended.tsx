import type { ProblemType } from '@tervita/domain/problem-types';
import { useState } from 'react';
import { ApiError, faultIdOf, SupportLink, useNotice } from '../../../../../core/api/index.ts';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { DeleteDraftDialog } from '../../drafts/delete-draft-dialog.tsx';
import flow from '../flow.module.css';
import { useAskingTexts, useSendingTexts } from '../texts.ts';

interface Deleting {
  readonly type: ProblemType;
  readonly onDelete: () => void;
  readonly isDeleting: boolean;
}

/** What was answered before is of no use any more; whoever wants to keep it goes away. */
function DeleteButton({ type, onDelete, isDeleting }: Deleting) {
  const { problemTypes } = usePatientTexts();
  const t = useSendingTexts().drafts;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button isWide variant="ghost" onPress={() => setAsking(true)}>
        {t.deleteLabel(problemTypes.labels[type])}
      </Button>
      <DeleteDraftDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onDelete={onDelete}
        isDeleting={isDeleting}
      />
    </>
  );
}

interface Props {
  readonly error: unknown;
  /** Where trying again may help. */
  readonly onAgain?: () => void;
  /** Where something was begun. */
  readonly deleting?: Deleting;
}

/** Filled in elsewhere, closed meanwhile, or no connection: it is said which, and where one goes from here. */
export function RequestEnded({ error, onAgain, deleting }: Props) {
  const { core, errors } = usePatientTexts();
  const t = useAskingTexts().requested;
  const noticeOf = useNotice(errors);
  const isOver = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <>
      <div className={flow.page}>
        <PageTitle takesFocus>{t.notNow}</PageTitle>
        <p className={flow.muted}>{noticeOf(error)?.text}</p>
      </div>
      <BottomBar layout="stack">
        {isOver || !onAgain ? null : (
          <Button isWide onPress={onAgain}>
            {core.actions.tryAgain}
          </Button>
        )}
        <LinkButton isWide variant={isOver ? 'primary' : 'ghost'} to="/my-e-contacts">
          {t.toMine}
        </LinkButton>
        <SupportLink requestId={faultIdOf(error)} />
        {deleting ? <DeleteButton {...deleting} /> : null}
      </BottomBar>
    </>
  );
}
