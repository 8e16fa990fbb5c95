import { listClinicTypes } from '@tervita/contract/problem-types';
import { fillings } from '@tervita/domain/instruments';
import type { ProblemType } from '@tervita/domain/problem-types';
import { useState } from 'react';
import { TryAgain, useAnswer } from '../../../../../../core/api/index.ts';
import { useClinicTexts } from '../../../../../../core/texts/clinic.ts';
import { Dialog } from '../../../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../../../ui/error-state.tsx';
import { PickList } from '../../../../../../ui/pick-list.tsx';
import { SkeletonRows } from '../../../../../../ui/skeleton.tsx';
import { fullName } from '../../acted.ts';
import type { Asked } from '../../ask.ts';
import { useActionsTexts } from '../../texts.ts';
import { NotInPlan } from './not-in-plan.tsx';
import { RequestForm } from './request-form.tsx';
import { useFitting } from './use-fitting.ts';

interface Props {
  readonly asked: Asked;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Which questionnaires can be filled in at this clinic, and how. */
const useQuestionnaires = (clinicId: string) => {
  const { problemTypes } = useClinicTexts();
  const answer = useAnswer(listClinicTypes, { params: { clinicId } }, { staleTime: 60_000 });
  const types = answer.data?.eContactTypes.flatMap(({ type, filling }) =>
    filling === null ? [] : [{ type, filling }],
  );
  const byName = types?.toSorted((one, other) =>
    problemTypes.labels[one.type].localeCompare(problemTypes.labels[other.type]),
  );
  return { answer, types: byName, state: answer.data?.questionnaires };
};

function OpenQuestionnaireDialog({ asked, onClose }: Omit<Props, 'isOpen'>) {
  const { core, problemTypes } = useClinicTexts();
  const t = useActionsTexts().questionnaire;
  const { eContacts, onDone } = asked;
  const [first] = eContacts;
  const [chosen, setChosen] = useState<ProblemType>();
  const { answer, types, state } = useQuestionnaires(first?.clinicId ?? '');
  const fitting = useFitting(eContacts.map(({ patient }) => patient));
  if (!first) return null;
  const title = eContacts.length > 1 ? t.titleMany(eContacts.length) : t.title(fullName(first.patient));
  const dialog = { title, isOpen: true, onClose, closeLabel: core.actions.close };
  const found = types?.find(({ type }) => type === chosen);
  if (found)
    return (
      <RequestForm
        {...found}
        eContacts={eContacts}
        title={title}
        onAnother={() => setChosen(undefined)}
        onClose={onClose}
        onAsked={() => {
          onDone?.();
          onClose();
        }}
      />
    );
  if (answer.isError && !types)
    return (
      <Dialog {...dialog}>
        <ErrorState title={t.loadFailed} level={3} action={<TryAgain answer={answer} />} />
      </Dialog>
    );
  if (!types)
    return (
      <Dialog {...dialog}>
        <SkeletonRows label={core.loading} count={4} />
      </Dialog>
    );
  if (state === 'NOT_AVAILABLE') return <NotInPlan {...dialog} />;
  const byFilling = Map.groupBy(types, ({ filling }) => filling);
  const groups = fillings.flatMap((filling) => {
    const options = fitting(
      (byFilling.get(filling) ?? []).map(({ type }) => ({ type, label: problemTypes.labels[type] })),
    );
    const name = filling === 'HOSTED' ? t.hosted : undefined;
    return options.length > 0 ? [{ name, options }] : [];
  });
  return (
    <Dialog {...dialog}>
      {groups.length > 0 ? (
        <PickList
          label={t.find}
          groups={groups}
          emptyText={t.none}
          onPick={(value) => setChosen(types.find(({ type }) => type === value)?.type)}
        />
      ) : (
        <p>{t.nothing}</p>
      )}
    </Dialog>
  );
}

/** Each opening begins anew. */
export const QuestionnaireDialog = ({ isOpen, ...props }: Props) =>
  isOpen ? <OpenQuestionnaireDialog {...props} /> : null;
