import { listOfferedTypes } from '@tervita/contract/problem-types';
import { isPrescriptionType } from '@tervita/domain/prescriptions';
import { kindOf } from '@tervita/domain/problem-types';
import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useFlowStep } from '../../../../../core/page/index.ts';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { SkeletonChoices } from '../../../../../ui/skeleton.tsx';
import type { Opened } from '../../drafts/open-draft.ts';
import { useOpenedDraft } from '../../drafts/use-opened-draft.ts';
import { DangerFirst } from '../danger-first.tsx';
import { type FlowChoice, flowAddress, useFlowAddress, useFlowChoice } from '../flow-choice.ts';
import { flowSteps } from '../flow-steps.ts';
import { type FlowTarget, instructionsAddress, matterKey, useFlowTarget } from '../flow-target.ts';
import { Waiting } from '../waiting.tsx';
import { WriteForm } from './write-form.tsx';

interface Props {
  readonly target: FlowTarget;
  readonly opened: Opened;
  readonly reopen: () => void;
}

/** From now on the address names what is written: a reload finds it. */
function Named({ target, opened, reopen }: Props) {
  const navigate = useNavigate();
  const { isChecking, isUnasked } = useFlowChoice();
  const address = flowAddress('create', { ...target, draftId: opened.id, isChecking, isUnasked });
  const isNamed = target.draftId === opened.id;
  useEffect(() => {
    if (!isNamed) void navigate(address, { replace: true });
  }, [isNamed, address, navigate]);
  // Medicines are chosen on a page of their own; words that were written before there was one stay words.
  const { text, prescriptions = [] } = opened.content;
  if (isPrescriptionType(target.type) && !isUnasked && (prescriptions.length > 0 || text === ''))
    return <Navigate replace to={flowAddress('/prescriptions', { ...target, draftId: opened.id })} />;
  // Two texts are chosen from before anything else.
  if (opened.asksDanger && !isUnasked && !opened.conflict)
    return <DangerFirst opened={opened} target={target} isChecking={isChecking} />;
  return <WriteForm target={target} opened={opened} reopen={reopen} />;
}

function Writing({ target }: { target: FlowTarget }) {
  const answer = useOpenedDraft(target);
  return (
    <Waiting answer={answer}>
      {(opening) =>
        'sentAs' in opening ? (
          <Navigate replace to={instructionsAddress(opening.sentAs, opening.isChanged)} />
        ) : 'other' in opening ? (
          // It stays where it is; here something of its own is written.
          <Navigate replace to={flowAddress('create', { ...target, draftId: undefined })} />
        ) : (
          <Named key={opening.id} target={target} opened={opening} reopen={() => void answer.refetch()} />
        )
      }
    </Waiting>
  );
}

/** A questionnaire that a provider hosts is filled in there; nobody writes it freely. */
function UnlessHosted({ target }: { target: FlowTarget }) {
  const { core } = usePatientTexts();
  const { clinicId, type } = target;
  const offered = useAnswer(listOfferedTypes, { params: { clinicId } });
  if (offered.isPending) return <SkeletonChoices label={core.loading} count={4} />;
  return offered.data?.hostedTypes.includes(type) ? (
    <Navigate replace to={flowAddress('hosted-questionnaire', target)} />
  ) : (
    <Writing target={target} />
  );
}

/** To the last page, or to the signs of danger that come before. */
const backOf = (choice: FlowChoice): string => {
  const { isChecking, draftId, isUnasked } = choice;
  const path = draftId && !isUnasked ? 'questions' : 'new';
  return flowAddress(isChecking ? 'summary' : path, { ...choice, isChecking: false });
};

/** The concern in the person's own words, with files. */
export function Component() {
  const { name } = usePatientTexts().eContacts.flow;
  const choice = useFlowChoice();
  const target = useFlowTarget();
  const addressOf = useFlowAddress();
  useFlowStep({
    name,
    ...flowSteps.write,
    backTo: backOf(choice),
    closeTo: '/my-e-contacts',
  });
  if (!target) return <Navigate replace to={addressOf('choose-clinic', { personId: choice.personId })} />;
  const key = matterKey(target);
  if (kindOf(target.type) === 'QUESTIONNAIRE') return <UnlessHosted key={key} target={target} />;
  return <Writing key={key} target={target} />;
}
