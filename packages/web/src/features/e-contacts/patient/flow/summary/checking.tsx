import { Navigate } from 'react-router';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import type { Opened } from '../../drafts/open-draft.ts';
import { useDraftSaver } from '../../drafts/use-draft-saver.ts';
import { DangerFirst } from '../danger-first.tsx';
import { flowAddress } from '../flow-choice.ts';
import type { FlowTarget } from '../flow-target.ts';
import { Failed } from './failed.tsx';
import { Sending } from './sending.tsx';
import { Summary } from './summary.tsx';
import { useSending } from './use-sending.ts';

interface Props {
  readonly opened: Opened;
  readonly target: FlowTarget;
}

/** Looking, sending, failed: one page, so that nothing typed has to travel. */
export function Checking({ opened, target }: Props) {
  const { sending } = usePatientTexts().core;
  const [saver, saving] = useDraftSaver(opened);
  const { state, send } = useSending(opened, saver);
  // Said and settled where one writes, as two texts are.
  if (saving.state === 'DELETED')
    return <Navigate replace to={flowAddress('create', { ...target, draftId: opened.id })} />;
  if (state.step === 'FAILED' && state.error.code === 'DANGER_NOT_ASKED')
    return <DangerFirst opened={opened} target={target} isChecking />;
  if (state.step === 'FAILED')
    return (
      <Failed
        error={state.error}
        backTo={flowAddress('create', { ...target, draftId: opened.id })}
        onAgain={send}
      />
    );
  if (state.step === 'SENDING' && state.isSlow) return <Sending />;
  return (
    <Summary
      opened={opened}
      target={target}
      isSaved={saving.state === 'SAVED'}
      isSending={state.step === 'SENDING'}
      sendingLabel={sending}
      onSend={send}
    />
  );
}
