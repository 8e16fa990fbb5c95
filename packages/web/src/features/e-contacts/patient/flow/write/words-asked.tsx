import { answerMoreDangerOfDraft, type MoreDanger, type Warning } from '@tervita/contract/e-contacts';
import { useCommand } from '../../../../../core/api/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { MoreDangerForm } from '../../warning/more-danger-form.tsx';
import { useWarningTexts } from '../../warning/texts.ts';
import { UntoldWarning } from '../../warning/untold-warning.tsx';
import { useUntoldWarning } from '../../warning/use-untold-warning.ts';
import { ChosenLine } from '../chosen-line.tsx';
import type { FlowTarget } from '../flow-target.ts';

interface Props {
  readonly target: FlowTarget;
  readonly draftId: string;
  readonly ask: MoreDanger;
  readonly onWarned: (warning: Warning, goesAt: string | null) => void;
  readonly onGoOn: () => void;
}

/** Before free words are sent that sound like danger; where the answer cannot be kept there is a way on without it. */
export function WordsAsked({ target, draftId: id, ask, onWarned, onGoOn }: Props) {
  const t = useWarningTexts();
  const locale = useLanguage();
  const answer = useCommand(answerMoreDangerOfDraft, {
    onDone: ({ warning, goesAt }) => (warning ? onWarned(warning, goesAt) : onGoOn()),
  });
  const untold = useUntoldWarning(ask, answer);
  const who = <ChosenLine personId={target.personId} clinicId={target.clinicId} />;
  const tell = (signs: readonly string[]) => {
    if (!answer.isPending)
      answer.mutate({ params: { id }, body: { signs: [...signs], locale, quote: ask.quote } });
  };
  const wayOn = (
    <Button isWide variant="ghost" onPress={onGoOn}>
      {t.goOn}
    </Button>
  );
  if (untold)
    return (
      <UntoldWarning
        warning={untold}
        who={who}
        more={t.writeIt}
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
