import {
  answerMoreDanger,
  getPatientTimeline,
  listPatientEContacts,
  type MoreDanger,
  type Warning,
} from '@tervita/contract/e-contacts';
import { useCommand } from '../../../../core/api/index.ts';
import { useLanguage } from '../../../../core/texts/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { Button } from '../../../../ui/button.tsx';
import { MoreDangerForm } from '../warning/more-danger-form.tsx';
import { useWarningTexts } from '../warning/texts.ts';
import type { Thread } from './thread.ts';

interface Props {
  readonly eContact: Thread;
  readonly ask: MoreDanger;
  /** Of the e-contact when it was asked. */
  readonly version: number;
  readonly onAnswered: (warning: Warning | null) => void;
}

/** What was just sent sounds like danger: the clinic has it, and one question is asked. */
export function WrittenAsked({ eContact, ask, version, onAnswered }: Props) {
  const t = useWarningTexts();
  const { eContacts } = usePatientTexts();
  const locale = useLanguage();
  const { id, patient } = eContact;
  // Whatever came meanwhile stands behind the question: it must not be in the way of the answer.
  const seen = Math.max(version, eContact.version);
  const answer = useCommand(answerMoreDanger, {
    refreshes: [getPatientTimeline, listPatientEContacts],
    onDone: ({ warning }) => onAnswered(warning),
  });
  const who = patient.isMe ? eContacts.forMe : eContacts.forPerson(`${patient.firstName} ${patient.surname}`);
  return (
    <MoreDangerForm
      ask={ask}
      title={t.more.afterSending}
      who={<p>{who}</p>}
      isPending={answer.isPending}
      onAnswer={(signs) => answer.mutate({ params: { id }, body: { signs, locale }, seen })}
    >
      {answer.isError ? (
        <Button variant="ghost" onPress={() => onAnswered(null)}>
          {t.toMessages}
        </Button>
      ) : null}
    </MoreDangerForm>
  );
}
