import { lazy, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useFlowStep } from '../../../../../core/page/index.ts';
import { loadPart } from '../../../../../core/texts/index.ts';
import { useOpenedDraft } from '../../drafts/use-opened-draft.ts';
import { lastPlace } from '../asking/asked-choice.ts';
import { DangerFirst } from '../danger-first.tsx';
import { flowAddress, useFlowAddress, useFlowChoice } from '../flow-choice.ts';
import { flowSteps } from '../flow-steps.ts';
import { type FlowTarget, instructionsAddress, matterKey, useFlowTarget } from '../flow-target.ts';
import { askingPart, useSendingTexts } from '../texts.ts';
import { Waiting } from '../waiting.tsx';
import { Checking } from './checking.tsx';
import { OtherWords } from './other-words.tsx';

/** Comes with its words when questions were asked. */
const AskedChecking = lazy(async () => {
  const [page] = await Promise.all([import('../asking/asked-checking.tsx'), loadPart(askingPart)]);
  return { default: page.AskedChecking };
});

function Loaded({ target }: { target: FlowTarget }) {
  const { isUnasked } = useFlowChoice();
  const answer = useOpenedDraft({ ...target, mustExist: true });
  return (
    <Waiting answer={answer}>
      {(opening) => {
        if ('other' in opening)
          return <OtherWords other={opening.other} target={target} onTaken={() => void answer.refetch()} />;
        if ('sentAs' in opening)
          return <Navigate replace to={instructionsAddress(opening.sentAs, opening.isChanged)} />;
        const { text } = opening.content;
        // Nothing written, a file not uploaded, two texts to choose from: that is settled where one writes.
        const isReady = text.trim() !== '' && opening.waiting.length === 0 && !opening.conflict;
        if (isReady && opening.asksDanger && !isUnasked)
          return <DangerFirst key={opening.id} opened={opening} target={target} isChecking />;
        return isReady ? (
          <Checking key={opening.id} opened={opening} target={target} />
        ) : (
          <Navigate replace to={flowAddress('create', { ...target, draftId: opening.id })} />
        );
      }}
    </Waiting>
  );
}

/** The last look before the clinic gets it. */
export function Component() {
  const { step: name } = useSendingTexts().summary;
  const choice = useFlowChoice();
  const target = useFlowTarget();
  const addressOf = useFlowAddress();
  // Where only signs of danger were asked about, Back leads to what was told.
  const isStraight = useSearchParams()[0].has('straight');
  const askedBefore = isStraight
    ? flowAddress('problem-type', choice)
    : `${flowAddress('questions', choice)}&q=${lastPlace}`;
  const backTo = choice.isAsked ? askedBefore : flowAddress('create', choice);
  useFlowStep({ name, ...flowSteps.summary, backTo, closeTo: '/my-e-contacts' });
  if (!target) return <Navigate replace to={addressOf('choose-clinic', { personId: choice.personId })} />;
  if (choice.isAsked && choice.draftId)
    return (
      <Suspense>
        <AskedChecking key={matterKey(target)} id={choice.draftId} target={target} />
      </Suspense>
    );
  return <Loaded key={matterKey(target)} target={target} />;
}
