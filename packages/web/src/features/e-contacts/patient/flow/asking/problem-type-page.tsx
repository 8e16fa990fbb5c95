import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { dangerQuestionId } from '@tervita/domain/smart-questionnaire';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useFlowStep } from '../../../../../core/page/index.ts';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { flowAddress, useFlowAddress, useFlowChoice } from '../flow-choice.ts';
import { flowSteps } from '../flow-steps.ts';
import { type FlowTarget, matterKey, useFlowTarget } from '../flow-target.ts';
import { isReasonOpen, nextAddress } from './asked-choice.ts';
import { Describe } from './describe.tsx';
import { FoundProblems } from './found-problems.tsx';
import { Opened } from './opened.tsx';
import { beginAddress, isToldAbout } from './same-matter.ts';
import { StopNotice } from './stop-notice.tsx';

interface Props {
  readonly target: FlowTarget;
  readonly progress: QuestionnaireProgress;
}

/** Described already: what it may be about, and the words to be changed. */
function Described({ target, progress }: Props) {
  const [isWriting, setWriting] = useState(false);
  const isInBox = isWriting || progress.input === '' || progress.typed !== null;
  // Signs of danger come before the words.
  if (isReasonOpen(progress) && progress.stage === 'ANSWERS')
    return <Navigate replace to={nextAddress(progress)} />;
  if (progress.notice && !isWriting) return <StopNotice progress={progress} notice={progress.notice} />;
  return isInBox ? (
    <Describe target={target} known={progress} onFound={() => setWriting(false)} />
  ) : (
    <FoundProblems progress={progress} onChange={() => setWriting(true)} />
  );
}

function Loaded({ target, id }: { target: FlowTarget; id: string }) {
  return (
    <Opened id={id} target={target} fits={isToldAbout}>
      {(progress) => <Described target={target} progress={progress} />}
    </Opened>
  );
}

/** The concern in the person's own words, and which problem it is about. */
export function Component() {
  const { name } = usePatientTexts().eContacts.flow;
  const choice = useFlowChoice();
  const target = useFlowTarget();
  const addressOf = useFlowAddress();
  const { personId, clinicId } = choice;
  const backTo =
    choice.draftId && choice.type === 'OTHER_PROBLEM'
      ? `${flowAddress('questions', choice)}&q=${dangerQuestionId}`
      : flowAddress('add', { personId, clinicId });
  useFlowStep({ name, ...flowSteps.describe, backTo, closeTo: '/my-e-contacts' });
  if (!target) return <Navigate replace to={addressOf('choose-clinic', { personId })} />;
  if (choice.draftId && choice.isAsked)
    return <Loaded key={matterKey(target)} target={target} id={choice.draftId} />;
  return <Navigate replace to={beginAddress(target)} />;
}
