import { useQueryClient } from '@tanstack/react-query';
import {
  getQuestionnaire,
  type QuestionnaireProgress,
  questionnaireFlow,
} from '@tervita/contract/smart-questionnaire';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { ApiError, call, queryKeyOf } from '../../../../../core/api/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../../../ui/skeleton.tsx';
import type { Uploads } from '../../../../files/index.ts';
import flow from '../flow.module.css';
import { flowAddress } from '../flow-choice.ts';
import type { FlowTarget } from '../flow-target.ts';
import { NotLoadedStep } from '../not-loaded-step.tsx';
import { longestMs, orNoAnswer, persistently } from '../summary/deliver.ts';
import { Failed } from '../summary/failed.tsx';
import { Sending } from '../summary/sending.tsx';
import { useDelivery } from '../summary/use-delivery.ts';
import { useAskingTexts } from '../texts.ts';
import { AnswersList } from './answers-list.tsx';
import { choiceOf, nextAddress, openDanger, questionAddress, requestedIn } from './asked-choice.ts';
import { AskedSummary } from './asked-summary.tsx';
import { ForWhomLine } from './for-whom-line.tsx';
import { Opened } from './opened.tsx';
import { StopNotice } from './stop-notice.tsx';
import { addToThread } from './too-late.ts';
import { useAskedFiles } from './use-asked-files.ts';
import { matterOf, useStep } from './use-questionnaire.ts';

interface Confirmed {
  readonly summary: string;
  readonly fileIds: readonly string[];
}

/** The questionnaire's own name is the key: however often this is tried, one e-contact comes of it. */
const confirm = async (
  userId: string,
  target: FlowTarget,
  { aiQuestionnaireId, chiefProblemTypeId }: QuestionnaireProgress,
  { summary, fileIds }: Confirmed,
) => {
  const { personId, clinicId } = target;
  const matter = matterOf({ personId, clinicId, chiefProblemTypeId });
  const body = { ...matter, stage: 'CONFIRM' as const, aiQuestionnaireId, summary, fileIds: [...fileIds] };
  const { eContactId, summary: sent } = await call(
    questionnaireFlow,
    { body },
    { signal: AbortSignal.timeout(longestMs) },
  ).catch(orNoAnswer);
  if (!eContactId) throw new ApiError({ status: 500 });
  // Filed by itself before this, with other words.
  const isChanged = sent?.text.trim() !== summary.trim();
  if (isChanged) addToThread(userId, eContactId, [summary]);
  // What was answered and written was judged step by step, and its warnings were read.
  return { eContactId, isChanged, warning: null };
};

interface Props {
  readonly progress: QuestionnaireProgress;
  /** For whom, where and why the page was opened. */
  readonly target: FlowTarget;
}

/** Looking, sending, failed: one page, so that nothing typed has to travel. */
function Checking({ progress, target, uploads }: Props & { uploads: Uploads }) {
  const { userId } = useUser();
  const { requested } = useAskingTexts();
  const { state, send } = useDelivery();
  const client = useQueryClient();
  const queryKey = queryKeyOf(getQuestionnaire, { params: { id: progress.aiQuestionnaireId } });
  const sendIt = (confirmed: Confirmed) =>
    send({
      deliver: (signal) =>
        persistently({
          signal,
          saved: () => Promise.resolve(),
          once: () => confirm(userId, target, progress, confirmed),
        }),
      // Whoever comes back to a question is told by the server that it has been sent; nothing is answered any more.
      onDelivered: () => client.removeQueries({ queryKey }),
      // The page stood open for long: danger is asked about again.
      onFailed: ({ code }) => {
        if (code === 'DANGER_NOT_ASKED') void client.resetQueries({ queryKey });
      },
    });
  if (state.step === 'FAILED' && state.error.code === 'DANGER_NOT_ASKED') return null;
  if (state.step === 'FAILED') {
    const again = () =>
      sendIt({ summary: progress.summary?.text ?? '', fileIds: progress.files.map(({ id }) => id) });
    const thread = requestedIn(progress);
    return (
      <Failed
        error={state.error}
        backTo={thread ?? flowAddress('questions', choiceOf(progress))}
        backLabel={thread && requested.backToThread}
        onAgain={again}
      />
    );
  }
  if (state.step === 'SENDING' && state.isSlow) return <Sending />;
  return (
    <AskedSummary
      progress={progress}
      uploads={uploads}
      isSending={state.step === 'SENDING'}
      onSend={sendIt}
    />
  );
}

/** Made when one comes here for the first time, or has changed an answer. */
function Making({ progress }: { progress: QuestionnaireProgress }) {
  const t = useAskingTexts().summary;
  const { mutate, isError, error } = useStep(progress);
  const { aiQuestionnaireId } = progress;
  const make = () => mutate({ body: { stage: 'SUMMARY', aiQuestionnaireId } });
  useEffect(() => {
    mutate({ body: { stage: 'SUMMARY', aiQuestionnaireId } });
  }, [mutate, aiQuestionnaireId]);
  if (!isError)
    return (
      <div className={flow.page}>
        <div>
          <ForWhomLine progress={progress} />
          <PageTitle takesFocus>{t.title}</PageTitle>
        </div>
        <p className={flow.muted}>{t.making}</p>
        <SkeletonRows label={t.making} count={5} />
      </div>
    );
  return <NotLoadedStep answer={{ error, refetch: make }} />;
}

/** Files are held above what is shown: a summary that is made anew must not break off an upload. */
function WithFiles({ progress, target }: Props) {
  const [search] = useSearchParams();
  const uploads = useAskedFiles(progress);
  if (!progress.summary) return <Making progress={progress} />;
  return search.has('answers') ? (
    <AnswersList progress={progress} />
  ) : (
    <Checking progress={progress} target={target} uploads={uploads} />
  );
}

export function AskedChecking({ id, target }: { id: string; target: FlowTarget }) {
  return (
    <Opened id={id} target={target}>
      {(progress) => {
        if (progress.notice) return <StopNotice progress={progress} notice={progress.notice} />;
        const danger = openDanger(progress);
        if (danger) return <Navigate replace to={`${questionAddress(progress, danger)}&check=1`} />;
        if (progress.stage === 'QUESTIONS') return <Navigate replace to={nextAddress(progress)} />;
        return <WithFiles progress={progress} target={target} />;
      }}
    </Opened>
  );
}
