import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useFlowStep } from '../../../../../core/page/index.ts';
import { flowAddress, useFlowAddress, useFlowChoice } from '../flow-choice.ts';
import { flowSteps } from '../flow-steps.ts';
import { instructionsAddress, useFlowTarget } from '../flow-target.ts';
import { useAskingTexts } from '../texts.ts';
import { Waiting } from '../waiting.tsx';
import { choiceOf, leavePlace, nextAddress, placesOf, questionAddress } from './asked-choice.ts';
import { Begin } from './begin.tsx';
import { LeaveForm } from './leave-form.tsx';
import { QuestionForm } from './question-form.tsx';
import { StopNotice } from './stop-notice.tsx';
import { useQuestionnaire } from './use-questionnaire.ts';

/** Where Back leads: the question before, or to what was chosen before the first. */
const backOf = (progress: QuestionnaireProgress, place: string): string => {
  const places = placesOf(progress);
  const before = places[places.indexOf(place) - 1];
  if (before) return questionAddress(progress, before);
  return flowAddress(progress.input === '' ? 'new' : 'problem-type', choiceOf(progress));
};

/** The questions are one step of the way: each of them moves the bar a little. */
const stepOf = (progress: QuestionnaireProgress, number: number) => {
  const { step, of } = flowSteps.write;
  return { step: step + (number - 1) / Math.max(progress.aboutHowMany, number), of };
};

function Asked({ progress, place }: { progress: QuestionnaireProgress; place: string }) {
  const t = useAskingTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { isChecking } = useFlowChoice();
  const places = placesOf(progress);
  const number = places.indexOf(place) + 1;
  const about = Math.max(progress.aboutHowMany, number);
  const { notice } = progress;
  const isAgain = search.has('again');
  const summary = flowAddress('summary', choiceOf(progress));
  useFlowStep({
    name: notice && !isAgain ? t.notice.step : t.question.step(number, about),
    ...stepOf(progress, number),
    backTo: isChecking ? summary : backOf(progress, place),
    closeTo: '/my-e-contacts',
  });
  if (notice && !isAgain) return <StopNotice progress={progress} notice={notice} />;
  const goOn = (next: QuestionnaireProgress) => {
    if (next.notice) return void navigate(questionAddress(next, place), { replace: true });
    const following = placesOf(next)[placesOf(next).indexOf(place) + 1];
    if (isChecking && next.stage !== 'ANSWERS') return void navigate(summary);
    void navigate(following ? questionAddress(next, following) : nextAddress(next));
  };
  const asked = progress.questions.find(({ question }) => question.id === place);
  return place === leavePlace ? (
    <LeaveForm progress={progress} onSaved={goOn} />
  ) : asked ? (
    <QuestionForm key={place} progress={progress} asked={asked} onSaved={goOn} />
  ) : null;
}

function Loaded({ id }: { id: string }) {
  const [search] = useSearchParams();
  const answer = useQuestionnaire(id);
  return (
    <Waiting answer={answer}>
      {(progress) => {
        if (progress.eContactId) return <Navigate replace to={instructionsAddress(progress.eContactId)} />;
        const place = search.get('q') ?? '';
        return placesOf(progress).includes(place) ? (
          <Asked progress={progress} place={place} />
        ) : (
          <Navigate replace to={nextAddress(progress)} />
        );
      }}
    </Waiting>
  );
}

/** Questions about the chosen problem, one on a page. */
export function Component() {
  const { personId, draftId, isAsked } = useFlowChoice();
  const target = useFlowTarget();
  const addressOf = useFlowAddress();
  if (draftId && isAsked) return <Loaded id={draftId} />;
  if (!target) return <Navigate replace to={addressOf('choose-clinic', { personId })} />;
  return <Begin target={target} />;
}
