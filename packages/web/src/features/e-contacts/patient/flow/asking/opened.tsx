import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { ApiError } from '../../../../../core/api/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { useDeleteDraft } from '../../drafts/use-delete-draft.ts';
import { type FlowTarget, instructionsAddress } from '../flow-target.ts';
import { useAskingTexts } from '../texts.ts';
import { Waiting } from '../waiting.tsx';
import { RequestEnded } from './request-ended.tsx';
import { beginAddress, isAbout, otherAddress } from './same-matter.ts';
import { keepTooLate } from './too-late.ts';
import { useFollowLanguage } from './use-follow-language.ts';
import { useQuestionnaire } from './use-questionnaire.ts';

interface Props {
  readonly id: string;
  readonly target: FlowTarget;
  /** Whether the questionnaire may be shown at this address; elsewhere a new one is begun. */
  readonly fits?: (progress: QuestionnaireProgress, target: FlowTarget) => boolean;
  readonly children: (progress: QuestionnaireProgress) => ReactNode;
}

interface Refused extends Pick<Props, 'id' | 'target'> {
  readonly refusal: NonNullable<QuestionnaireProgress['refusal']>;
}

function InLanguage({ progress, children }: { progress: QuestionnaireProgress } & Pick<Props, 'children'>) {
  useFollowLanguage(progress);
  return children(progress);
}

/** Sent, or filed by itself while somebody was still writing. */
function AlreadySent({ progress, eContactId }: { progress: QuestionnaireProgress; eContactId: string }) {
  const { visit } = useAskingTexts();
  const { userId } = useUser();
  const navigate = useNavigate();
  useEffect(() => {
    const isChanged = keepTooLate(userId, eContactId, progress, visit.title);
    void navigate(instructionsAddress(eContactId, isChanged), { replace: true });
  }, [userId, eContactId, progress, visit, navigate]);
  return null;
}

/** Said before more is answered in vain. */
function Ended({ id, target, refusal }: Refused) {
  const navigate = useNavigate();
  const { remove, isPending } = useDeleteDraft(id, () => void navigate('/my-e-contacts', { replace: true }));
  return (
    <RequestEnded
      error={new ApiError({ status: 468, code: refusal })}
      deleting={{ type: target.type, onDelete: remove, isDeleting: isPending }}
    />
  );
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
        if (progress.eContactId) return <AlreadySent progress={progress} eContactId={progress.eContactId} />;
        if (progress.refusal) return <Ended {...{ id, target }} refusal={progress.refusal} />;
        return <InLanguage progress={progress}>{children}</InLanguage>;
      }}
    </Waiting>
  );
}
