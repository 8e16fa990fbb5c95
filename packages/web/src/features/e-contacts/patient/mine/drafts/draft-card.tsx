import { type DraftCard as Draft, deleteDraft, listDrafts } from '@tervita/contract/e-contacts';
import { useState } from 'react';
import { useCommand } from '../../../../../core/api/index.ts';
import { dropFilesOf } from '../../../../../core/drafts/kept-files.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { CardHead } from '../../../../../ui/card-head.tsx';
import { LazyConfirmDialog } from '../../../../../ui/lazy-overlays.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { toasts } from '../../../../../ui/toasts.ts';
import { ProblemTypeIcon } from '../../../problem-type-icon.tsx';
import { forgetUnsaved } from '../../drafts/unsaved-draft.ts';
import { flowAddress } from '../../flow/flow-choice.ts';
import { useSendingTexts } from '../../flow/texts.ts';
import styles from './draft-card.module.css';

/** It may be gone already, from another tab; then there is nothing left to do. */
const useDelete = ({ id }: Draft, onDone: () => void) => {
  const { deleted } = useSendingTexts().drafts;
  const { userId } = useUser();
  const done = () => {
    forgetUnsaved(userId, id);
    void dropFilesOf(id);
    toasts.show({ tone: 'success', text: deleted });
    onDone();
  };
  const command = useCommand(deleteDraft, {
    refreshes: [listDrafts],
    onDone: done,
    onError: ({ status }) => {
      if (status !== 404) return false;
      done();
      return true;
    },
  });
  return { remove: () => command.mutate({ params: { id } }), isPending: command.isPending };
};

export function DraftCard({ draft }: { draft: Draft }) {
  const { core, eContacts, problemTypes } = usePatientTexts();
  const t = useSendingTexts().drafts;
  const { moment } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { remove, isPending } = useDelete(draft, () => setAsking(false));
  const { id, kind, type, patient, clinic, preview, files } = draft;
  const reason = problemTypes.labels[type];
  const forWhom = patient.isMe ? eContacts.forMe : eContacts.forPerson(patient.firstName);
  const saved = eContacts.mine.savedAt(moment(draft.updatedAt));
  const isAsked = kind === 'QUESTIONNAIRE';
  const address = flowAddress(isAsked ? 'questions' : 'create', {
    isAsked,
    personId: patient.personId,
    clinicId: clinic.clinicId,
    type,
    draftId: id,
  });
  return (
    <Card tone="draft" as="article">
      <CardHead
        tone="idle"
        icon={<ProblemTypeIcon type={type} />}
        title={reason}
        hint={`${forWhom} · ${saved}`}
      />
      <p className={styles.preview}>{preview || t.empty}</p>
      {files > 0 ? <p className={styles.files}>{t.files(files)}</p> : null}
      <div className={styles.actions}>
        <LinkButton variant="secondary" isWide to={address} aria-label={t.continueLabel(reason)}>
          {eContacts.mine.continueDraft}
        </LinkButton>
        <Button variant="ghost" onPress={() => setAsking(true)} aria-label={t.deleteLabel(reason)}>
          {eContacts.mine.deleteDraft}
        </Button>
      </div>
      <LazyConfirmDialog
        isDangerous
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t.deleteTitle}
        confirmLabel={core.actions.delete}
        cancelLabel={core.actions.cancel}
        onConfirm={remove}
        isPending={isPending}
      >
        {t.deleteText}
      </LazyConfirmDialog>
    </Card>
  );
}
