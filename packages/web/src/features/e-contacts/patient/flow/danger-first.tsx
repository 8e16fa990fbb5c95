import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { SkeletonChoices } from '../../../../ui/skeleton.tsx';
import type { Opened } from '../drafts/open-draft.ts';
import { useDraftSaver } from '../drafts/use-draft-saver.ts';
import { flowAddress } from './flow-choice.ts';
import type { FlowTarget } from './flow-target.ts';

interface Props {
  readonly opened: Opened;
  readonly target: FlowTarget;
  /** It was about to be sent: that is where one goes back to. */
  readonly isChecking?: boolean | undefined;
}

/** To the signs of danger of whom it is about. What is written waits at the server. */
export function DangerFirst({ opened, target, isChecking }: Props) {
  const { core } = usePatientTexts();
  const navigate = useNavigate();
  const [saver] = useDraftSaver(opened);
  const address = flowAddress('questions', { ...target, draftId: opened.id, isChecking });
  useEffect(() => {
    let isHere = true;
    void saver.flushSoon().then(() => isHere && navigate(address, { replace: true }));
    return () => {
      isHere = false;
    };
  }, [saver, navigate, address]);
  return <SkeletonChoices label={core.loading} count={4} />;
}
