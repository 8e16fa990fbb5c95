import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { useNavigate, useSearchParams } from 'react-router';
import { useFormat } from '../../../../../core/format/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { LazyConfirmDialog } from '../../../../../ui/lazy-overlays.tsx';
import { useDeleteDraft } from '../../drafts/use-delete-draft.ts';
import { flowAddress } from '../flow-choice.ts';
import { nameOf, usePerson } from '../for-whom/use-persons.ts';
import { useAskingTexts } from '../texts.ts';
import { useChosenClinic } from '../where/use-clinics.ts';
import { choiceOf } from './asked-choice.ts';

const parts = ['person', 'clinic', 'reason'] as const;
type Part = (typeof parts)[number];

/** The summary with the question whether one wants another person, clinic or reason. */
export const anotherAddress = (progress: QuestionnaireProgress, part: Part): string =>
  `${flowAddress('summary', choiceOf(progress))}&another=${part}`;

/** Answers are about one person, clinic and reason: whoever changes one of them is told that questions are asked anew. */
export function AnotherDialog({ progress }: { progress: QuestionnaireProgress }) {
  const t = useAskingTexts().another;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { patientPersonId: personId, clinicId } = progress;
  const person = usePerson(personId);
  const part = parts.find((each) => each === search.get('another'));
  const words = t[part ?? 'person'];
  const addresses: Record<Part, string> = {
    person: flowAddress('choose-person', { isChanging: true }),
    clinic: flowAddress('choose-clinic', { personId, isChanging: true }),
    reason: flowAddress('add', { personId, clinicId }),
  };
  const goOn = () => void navigate(addresses[part ?? 'person'], { replace: true });
  const { remove, isPending } = useDeleteDraft(progress.aiQuestionnaireId, goOn);
  const { goesAt } = progress;
  const format = useFormat(useChosenClinic({ personId, clinicId })?.openingHours.timeZone);
  const name = person ? nameOf(person) : '';
  return (
    <LazyConfirmDialog
      isOpen={part !== undefined}
      onClose={() => void navigate(flowAddress('summary', choiceOf(progress)), { replace: true })}
      title={words.title}
      confirmLabel={goesAt ? t.alarm.keep : words.go}
      cancelLabel={t.stay}
      onConfirm={goOn}
      otherAction={
        goesAt ? (
          <Button variant="danger" isPending={isPending} pendingLabel={t.alarm.throwAway} onPress={remove}>
            {t.alarm.throwAway}
          </Button>
        ) : null
      }
    >
      {goesAt ? t.alarm.text(name, format.time(goesAt)) : words.text(name)}
    </LazyConfirmDialog>
  );
}
