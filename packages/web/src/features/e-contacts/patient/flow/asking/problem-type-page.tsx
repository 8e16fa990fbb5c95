import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useFlowStep } from '../../../../../core/page/index.ts';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { flowAddress, useFlowAddress, useFlowChoice } from '../flow-choice.ts';
import { flowSteps } from '../flow-steps.ts';
import { type FlowTarget, instructionsAddress, useFlowTarget } from '../flow-target.ts';
import { Waiting } from '../waiting.tsx';
import { Describe } from './describe.tsx';
import { FoundProblems } from './found-problems.tsx';
import { StopNotice } from './stop-notice.tsx';
import { useQuestionnaire } from './use-questionnaire.ts';

interface Props {
  readonly target: FlowTarget;
  readonly progress: QuestionnaireProgress;
}

/** Described already: what it may be about, and the words to be changed. */
function Described({ target, progress }: Props) {
  const [isWriting, setWriting] = useState(false);
  if (progress.eContactId) return <Navigate replace to={instructionsAddress(progress.eContactId)} />;
  if (progress.notice && !isWriting) return <StopNotice progress={progress} notice={progress.notice} />;
  return isWriting || progress.input === '' ? (
    <Describe target={target} known={progress} onFound={() => setWriting(false)} />
  ) : (
    <FoundProblems progress={progress} onChange={() => setWriting(true)} />
  );
}

function Loaded({ target, id }: { target: FlowTarget; id: string }) {
  const answer = useQuestionnaire(id);
  return <Waiting answer={answer}>{(progress) => <Described target={target} progress={progress} />}</Waiting>;
}

/** The concern in the person's own words, and which problem it is about. */
export function Component() {
  const { name } = usePatientTexts().eContacts.flow;
  const choice = useFlowChoice();
  const target = useFlowTarget();
  const addressOf = useFlowAddress();
  const backTo = flowAddress('new', { ...choice, isAsked: false, draftId: undefined });
  useFlowStep({ name, ...flowSteps.describe, backTo, closeTo: '/my-e-contacts' });
  if (!target) return <Navigate replace to={addressOf('choose-clinic', { personId: choice.personId })} />;
  if (choice.draftId && choice.isAsked) return <Loaded target={target} id={choice.draftId} />;
  return <Describe target={target} onFound={() => undefined} />;
}
