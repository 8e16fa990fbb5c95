import { answerMoreDangerOfDraft, type MoreDanger, type Warning } from '@tervita/contract/e-contacts';
import { useCommand } from '../../../../../core/api/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { MoreDangerForm } from '../../warning/more-danger-form.tsx';
import { useWarningTexts } from '../../warning/texts.ts';
import { ChosenLine } from '../chosen-line.tsx';
import type { FlowTarget } from '../flow-target.ts';

interface Props {
  readonly target: FlowTarget;
  readonly draftId: string;
  readonly ask: MoreDanger;
  readonly onWarned: (warning: Warning) => void;
  readonly onGoOn: () => void;
}

/** Before free words are sent that sound like danger; where the answer cannot be kept there is a way on without it. */
export function WordsAsked({ target, draftId: id, ask, onWarned, onGoOn }: Props) {
  const t = useWarningTexts();
  const locale = useLanguage();
  const answer = useCommand(answerMoreDangerOfDraft, {
    onDone: ({ warning }) => (warning ? onWarned(warning) : onGoOn()),
  });
  return (
    <MoreDangerForm
      ask={ask}
      title={t.more.beforeSending}
      who={<ChosenLine personId={target.personId} clinicId={target.clinicId} />}
      isPending={answer.isPending}
      onAnswer={(signs) => answer.mutate({ params: { id }, body: { signs, locale } })}
    >
      {answer.isError ? (
        <Button variant="ghost" onPress={onGoOn}>
          {t.goOn}
        </Button>
      ) : null}
    </MoreDangerForm>
  );
}
