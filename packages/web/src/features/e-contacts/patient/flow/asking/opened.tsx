import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { type FlowTarget, instructionsAddress } from '../flow-target.ts';
import { Waiting } from '../waiting.tsx';
import { beginAddress, isAbout, otherAddress } from './same-matter.ts';
import { useFollowLanguage } from './use-follow-language.ts';
import { useQuestionnaire } from './use-questionnaire.ts';

interface Props {
  readonly id: string;
  readonly target: FlowTarget;
  /** Whether the questionnaire may be shown at this address; elsewhere a new one is begun. */
  readonly fits?: (progress: QuestionnaireProgress, target: FlowTarget) => boolean;
  readonly children: (progress: QuestionnaireProgress) => ReactNode;
}

function InLanguage({ progress, children }: { progress: QuestionnaireProgress } & Pick<Props, 'children'>) {
  useFollowLanguage(progress);
  return children(progress);
}

/** A questionnaire that the address names. Nobody meets one that is about another person, clinic or reason. */
export function Opened({ id, target, fits = isAbout, children }: Props) {
  const answer = useQuestionnaire(id);
  // Deleted meanwhile, or somebody else's.
  if (answer.error?.status === 404) return <Navigate replace to={beginAddress(target)} />;
  return (
    <Waiting answer={answer}>
      {(progress) => {
        if (!fits(progress, target)) return <Navigate replace to={otherAddress(progress, target)} />;
        if (progress.eContactId) return <Navigate replace to={instructionsAddress(progress.eContactId)} />;
        return <InLanguage progress={progress}>{children}</InLanguage>;
      }}
    </Waiting>
  );
}
