import type { DraftCard as Draft, Warning } from '@tervita/contract/e-contacts';
import { useState } from 'react';
import { useFormat } from '../../../../../core/format/index.ts';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { CardHead } from '../../../../../ui/card-head.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { ProblemTypeIcon } from '../../../problem-type-icon.tsx';
import { DeleteDraftDialog } from '../../drafts/delete-draft-dialog.tsx';
import { useDeleteDraft } from '../../drafts/use-delete-draft.ts';
import { flowAddress } from '../../flow/flow-choice.ts';
import { useSendingTexts } from '../../flow/texts.ts';
import { Calls } from '../../warning/calls.tsx';
import { useWarningTexts } from '../../warning/texts.ts';
import styles from './draft-card.module.css';

/** Its words tell of danger: only their writer is told, and the clinic has nothing of it yet. */
function CallFirst({ warning }: { warning: Warning }) {
  const t = useWarningTexts();
  return (
    <div className={styles.alarm}>
      <p className={styles.flat}>{`${warning.text} ${t.unsentWords}`}</p>
      <Calls {...{ warning }} country={warning.country} />
    </div>
  );
}

export function DraftCard({ draft }: { draft: Draft }) {
  const { eContacts, problemTypes } = usePatientTexts();
  const t = useSendingTexts().drafts;
  const { moment } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { remove, isPending } = useDeleteDraft(draft.id, () => setAsking(false));
  const { id, kind, type, patient, clinic, preview, files, requestId, warning } = draft;
  const reason = problemTypes.labels[type];
  const forWhom = patient.isMe ? eContacts.forMe : eContacts.forPerson(patient.firstName);
  const saved = eContacts.mine.savedAt(moment(draft.updatedAt));
  const isAsked = kind === 'QUESTIONNAIRE';
  const address = flowAddress(isAsked ? 'questions' : 'create', {
    isAsked,
    personId: patient.personId,
    clinicId: clinic.clinicId,
    type,
    requestId: requestId ?? undefined,
    draftId: id,
  });
  return (
    <Card tone={warning ? 'danger' : 'draft'} as="article">
      <CardHead
        level={warning ? 2 : 3}
        tone={warning ? 'danger' : 'idle'}
        icon={<ProblemTypeIcon type={type} />}
        title={warning ? warning.title : reason}
        hint={[...(warning ? [reason] : []), forWhom, saved].join(' · ')}
      />
      {warning ? <CallFirst warning={warning} /> : null}
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
      <DeleteDraftDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onDelete={remove}
        isDeleting={isPending}
      />
    </Card>
  );
}
