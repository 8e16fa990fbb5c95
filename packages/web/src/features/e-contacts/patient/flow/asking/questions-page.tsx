import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useFlowStep } from '../../../../../core/page/index.ts';
import { useWarningTexts } from '../../warning/texts.ts';
import { flowAddress, useFlowAddress, useFlowChoice } from '../flow-choice.ts';
import { flowSteps, questionStep } from '../flow-steps.ts';
import { type FlowTarget, matterKey, useFlowTarget } from '../flow-target.ts';
import { useAskingTexts } from '../texts.ts';
import {
  choiceOf,
  goesTo,
  lastPlace,
  leavePlace,
  nextAddress,
  openDanger,
  ownWordsAddress,
  placesOf,
  questionAddress,
  visitPlace,
} from './asked-choice.ts';
import { Begin } from './begin.tsx';
import { BesideWords } from './beside-words.tsx';
import { DangerForm } from './danger-form.tsx';
import { LeaveForm } from './leave-form.tsx';
import { Opened } from './opened.tsx';
import { QuestionForm } from './question-form.tsx';
import { StopNotice } from './stop-notice.tsx';
import { useAsTold } from './use-as-told.ts';
import { VisitForm } from './visit-form.tsx';

/** Where Back leads: the question before, or to what was chosen before the first. */
const backOf = (progress: QuestionnaireProgress, place: string): string => {
  const places = placesOf(progress);
  const before = places[places.indexOf(place) - 1];
  if (before) return questionAddress(progress, before);
  if (progress.input !== '') return flowAddress('problem-type', choiceOf(progress));
  const { personId, clinicId } = choiceOf(progress);
  return progress.questions[0]?.question.isDanger
    ? flowAddress('add', { personId, clinicId })
    : flowAddress('new', choiceOf(progress));
};

function Asked({ progress, place }: { progress: QuestionnaireProgress; place: string }) {
  const t = useAskingTexts();
  const { step: important } = useWarningTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { isChecking } = useFlowChoice();
  const places = placesOf(progress);
  const number = places.indexOf(place) + 1;
  const about = Math.max(progress.aboutHowMany, number);
  const { notice } = progress;
  const isAgain = search.has('again');
  const summary = flowAddress('summary', choiceOf(progress));
  const sendAsTold = useAsTold(progress);
  const isStraight = search.has('straight');
  const isBesideWords = search.has('words');
  const isAlone = isStraight || isBesideWords;
  useFlowStep({
    name:
      notice && !isAgain ? important : isAlone ? t.question.beforeSending : t.question.step(number, about),
    ...(isAlone ? flowSteps.write : questionStep(number, about)),
    // From words that wait for this answer there is no other way back.
    backTo: isChecking && !isBesideWords ? summary : backOf(progress, place),
    closeTo: '/my-e-contacts',
  });
  const goOnAlone = (next: QuestionnaireProgress) => {
    // What was told may open one question more about danger.
    const open = openDanger(next);
    if (open && open !== place) return void navigate(`${questionAddress(next, open)}${goesTo(search)}`);
    if (isStraight) return sendAsTold(next, () => void navigate(`${summary}&straight=1`));
    const words = flowAddress('summary', { ...choiceOf(next), isAsked: false });
    void navigate(isChecking ? words : ownWordsAddress(next));
  };
  if (notice && !isAgain)
    return <StopNotice progress={progress} notice={notice} onRead={isAlone ? goOnAlone : undefined} />;
  const asked = progress.questions.find(({ question }) => question.id === place);
  const goOn = (next: QuestionnaireProgress) => {
    if (next.notice)
      return void navigate(`${questionAddress(next, place)}${goesTo(search)}`, { replace: true });
    if (isAlone) return goOnAlone(next);
    if (isChecking && next.stage !== 'ANSWERS') return void navigate(summary);
    const following = placesOf(next)[placesOf(next).indexOf(place) + 1];
    // Whoever was asked about danger again finds what they had answered besides.
    const isFirstTime = asked?.answer === null;
    void navigate(following && !isFirstTime ? questionAddress(next, following) : nextAddress(next));
  };
  if (place === leavePlace) return <LeaveForm progress={progress} onSaved={goOn} />;
  if (place === visitPlace) return <VisitForm progress={progress} onSaved={goOn} />;
  if (!asked) return null;
  const Form = asked.question.isDanger ? DangerForm : QuestionForm;
  return <Form key={place} progress={progress} asked={asked} onSaved={goOn} />;
}

function Loaded({ id, target }: { id: string; target: FlowTarget }) {
  const [search] = useSearchParams();
  return (
    <Opened id={id} target={target}>
      {(progress) => {
        const places = placesOf(progress);
        const place = search.get('q') ?? '';
        const last = places.at(-1);
        if (place === lastPlace && last) return <Navigate replace to={questionAddress(progress, last)} />;
        return places.includes(place) ? (
          <Asked progress={progress} place={place} />
        ) : (
          <Navigate replace to={nextAddress(progress)} />
        );
      }}
    </Opened>
  );
}

/** Questions about the chosen problem, one on a page. */
export function Component() {
  const { personId, draftId, isAsked } = useFlowChoice();
  const target = useFlowTarget();
  const addressOf = useFlowAddress();
  if (!target) return <Navigate replace to={addressOf('choose-clinic', { personId })} />;
  const key = matterKey(target);
  if (!draftId) return <Begin key={key} target={target} />;
  return isAsked ? (
    <Loaded key={key} id={draftId} target={target} />
  ) : (
    <BesideWords key={key} target={target} draftId={draftId} />
  );
}
