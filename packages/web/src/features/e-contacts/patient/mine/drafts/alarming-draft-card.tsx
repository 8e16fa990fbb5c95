import type { DraftCard as Draft } from '@tervita/contract/e-contacts';
import { useState } from 'react';
import { useEmergencyNumber } from '../../../../../core/config.ts';
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
import { SendNow } from '../../flow/send-now.tsx';
import { useSendingTexts } from '../../flow/texts.ts';
import { Call } from '../../warning/calls.tsx';
import { useWarningTexts } from '../../warning/texts.ts';
import styles from './draft-card.module.css';

interface Props {
  readonly draft: Draft;
  /** When the clinic gets it, sent or not. */
  readonly goesAt: string;
}

/** A grave sign of danger stands in it: whom to call, to send it now, or back to the sign that was ticked. */
export function AlarmingDraftCard({ draft, goesAt }: Props) {
  const { eContacts, problemTypes } = usePatientTexts();
  const t = useSendingTexts().drafts;
  const warning = useWarningTexts();
  const emergency = useEmergencyNumber();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { remove, isPending } = useDeleteDraft(draft.id, () => setAsking(false));
  const { id: draftId, kind, type, patient, clinic, requestId } = draft;
  const forWhom = patient.isMe ? eContacts.forMe : eContacts.forPerson(patient.firstName);
  const choice = {
    isAsked: kind === 'QUESTIONNAIRE',
    personId: patient.personId,
    clinicId: clinic.clinicId,
    type,
    requestId: requestId ?? undefined,
    draftId,
  };
  const origin = choice.isAsked ? `${flowAddress('questions', choice)}&q=danger&again=1` : undefined;
  return (
    <Card tone="danger" as="article">
      <CardHead
        level={2}
        tone="danger"
        icon={<ProblemTypeIcon type={type} />}
        title={t.goesAt(format.time(goesAt), emergency)}
        hint={`${problemTypes.labels[type]} · ${forWhom}`}
      />
      <div className={styles.alarm}>
        <Call isFirst phone={emergency} words={warning.call(emergency)} />
        {requestId ? (
          <LinkButton isWide variant="secondary" to={flowAddress('summary', choice)}>
            {warning.sendNow}
          </LinkButton>
        ) : (
          <SendNow draftId={draftId} />
        )}
        <div className={styles.actions}>
          <LinkButton isWide variant="ghost" to={origin ?? flowAddress('create', choice)}>
            {t.mistake}
          </LinkButton>
          <Button
            variant="ghost"
            onPress={() => setAsking(true)}
            aria-label={t.deleteLabel(problemTypes.labels[type])}
          >
            {eContacts.mine.deleteDraft}
          </Button>
        </div>
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
