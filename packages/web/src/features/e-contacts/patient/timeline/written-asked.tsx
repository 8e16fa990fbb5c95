import {
  answerMoreDanger,
  getPatientTimeline,
  listPatientEContacts,
  type MoreDanger,
  type Warning,
} from '@tervita/contract/e-contacts';
import { isClosed } from '@tervita/domain/e-contacts';
import { type ApiError, useCommand, useNotice } from '../../../../core/api/index.ts';
import { useLanguage } from '../../../../core/texts/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { Button } from '../../../../ui/button.tsx';
import { MoreDangerForm } from '../warning/more-danger-form.tsx';
import { useWarningTexts } from '../warning/texts.ts';
import { UntoldWarning } from '../warning/untold-warning.tsx';
import { useUntoldWarning } from '../warning/use-untold-warning.ts';
import { Warned } from '../warning/warned.tsx';
import type { ThreadChange } from '../warning/writer-notices.ts';
import type { Thread } from './thread.ts';

interface Props {
  readonly eContact: Thread;
  readonly ask: MoreDanger;
  readonly change: ThreadChange | undefined;
  readonly onAnswered: (warning: Warning | null, isOpenAgain: boolean) => void;
}

const isToldOften = ({ code }: ApiError) => code === 'TOO_MANY_DANGER_SIGNS';

/** What was just sent sounds like danger: the clinic has it, and one question is asked. */
export function WrittenAsked({ eContact, ask, change, onAnswered }: Props) {
  const t = useWarningTexts();
  const { eContacts, errors } = usePatientTexts();
  const noticeOf = useNotice(errors);
  const locale = useLanguage();
  const { id, patient, status } = eContact;
  const answer = useCommand(answerMoreDanger, {
    refreshes: [getPatientTimeline, listPatientEContacts],
    onError: isToldOften,
    onDone: (done) => onAnswered(done.warning, isClosed(status) && !isClosed(done.status)),
  });
  const untold = useUntoldWarning(ask, answer);
  const who = (
    <>
      <p>{patient.isMe ? eContacts.forMe : eContacts.forPerson(`${patient.firstName} ${patient.surname}`)}</p>
      {change === 'NOT_CLOSED' ? <p>{t.notClosed}</p> : null}
    </>
  );
  const tell = (signs: readonly string[]) => {
    if (!answer.isPending) answer.mutate({ params: { id }, body: { signs: [...signs], locale } });
  };
  const wayOn = (
    <Button isWide variant="ghost" onPress={() => onAnswered(null, false)}>
      {t.toMessages}
    </Button>
  );
  if (untold && answer.error && isToldOften(answer.error))
    return (
      <Warned
        warning={untold}
        who={who}
        clinic={undefined}
        how="TOLD_OFTEN"
        more={noticeOf(answer.error)?.text}
      >
        {wayOn}
      </Warned>
    );
  if (untold)
    return (
      <UntoldWarning
        warning={untold}
        who={who}
        isTrying={answer.isPending && !answer.isPaused}
        onTryAgain={() => tell(answer.variables?.body.signs ?? [])}
      >
        {wayOn}
      </UntoldWarning>
    );
  return (
    <MoreDangerForm ask={ask} who={who} isPending={answer.isPending} onAnswer={tell}>
      {answer.isError ? wayOn : null}
    </MoreDangerForm>
  );
}
