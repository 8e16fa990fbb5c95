import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { isPrescriptionType } from '@tervita/domain/prescriptions';
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
  isAskedBeforeWords,
  lastPlace,
  leavePlace,
  nextAddress,
  openDanger,
  ownWordsAddress,
  placesOf,
  questionAddress,
  requestedIn,
  straightSummaryAddress,
  visitPlace,
} from './asked-choice.ts';
import { Begin } from './begin.tsx';
import { BesideWords } from './beside-words.tsx';
import { DangerForm } from './danger-form.tsx';
import { LeaveForm } from './leave-form.tsx';
import { Misfit } from './misfit.tsx';
import { Opened } from './opened.tsx';
import { QuestionForm } from './question-form.tsx';
import { StopNotice } from './stop-notice.tsx';
import { useAsTold } from './use-as-told.ts';
import { VisitForm } from './visit-form.tsx';

/** Where Back leads: the question before, or to what was chosen before the first. */
const backOf = (progress: QuestionnaireProgress, place: string): string => {
  const places = placesOf(progress);
  const before = places[places.indexOf(place) - 1];
  const beforeWords = isAskedBeforeWords(progress) ? places[0] : undefined;
  if (progress.input !== '' && before === beforeWords) return flowAddress('problem-type', choiceOf(progress));
  if (before) return questionAddress(progress, before);
  const thread = requestedIn(progress);
  if (thread) return thread;
  const { personId, clinicId } = choiceOf(progress);
  const { chiefProblemTypeId: reason } = progress;
  if (reason && isPrescriptionType(reason))
    return flowAddress('/prescriptions', { ...choiceOf(progress), isAsked: false });
  return progress.questions[0]?.question.isDanger
    ? flowAddress('add', { personId, clinicId })
    : flowAddress('new', choiceOf(progress));
};

/** Items that are added up have their own count, after the signs of danger; other questions depend on answers. */
const useNumbered = (progress: QuestionnaireProgress, place: string) => {
  const t = useAskingTexts().question;
  const places = placesOf(progress);
  const dangers = progress.questions.filter(({ question }) => question.isDanger).length;
  const before = progress.isScored ? dangers : 0;
  const number = places.indexOf(place) + 1 - before;
  const about = Math.max(progress.aboutHowMany - before, number);
  if (!progress.isScored) return { number, about, name: t.step(number, about) };
  return number < 1
    ? { number: 0, about, name: t.beforeItems }
    : { number, about, name: t.exactStep(number, about) };
};

function Asked({ progress, place }: { progress: QuestionnaireProgress; place: string }) {
  const t = useAskingTexts();
  const { step: important } = useWarningTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { isChecking } = useFlowChoice();
  const { number, about, name } = useNumbered(progress, place);
  const { notice } = progress;
  const isAgain = search.has('again');
  const summary = flowAddress('summary', choiceOf(progress));
  const sendAsTold = useAsTold(progress);
  const isStraight = search.has('straight');
  const isBesideWords = search.has('words');
  const isAlone = isStraight || isBesideWords;
  useFlowStep({
    name: notice && !isAgain ? important : isAlone ? t.question.beforeSending : name,
    ...(isAlone ? flowSteps.write : questionStep(number, about)),
    // From words that wait for this answer there is no other way back.
    backTo: isChecking && !isBesideWords ? summary : backOf(progress, place),
    closeTo: '/my-e-contacts',
  });
  const goOnAlone = (next: QuestionnaireProgress) => {
    // What was told may open one question more about danger.
    const open = openDanger(next);
    if (open && open !== place) return void navigate(`${questionAddress(next, open)}${goesTo(search)}`);
    if (isStraight) return sendAsTold(next, () => void navigate(straightSummaryAddress(next)));
    const words = flowAddress('summary', { ...choiceOf(next), isAsked: false });
    void navigate(isChecking ? words : ownWordsAddress(next));
  };
  if (notice && !isAgain)
    return <StopNotice progress={progress} notice={notice} onRead={isAlone ? goOnAlone : undefined} />;
  if (progress.misfit && !isAlone) return <Misfit progress={progress} misfit={progress.misfit} />;
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
  return (
    <Form key={`${place} ${asked.question.quote ?? ''}`} progress={progress} asked={asked} onSaved={goOn} />
  );
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
  const { personId, clinicId, type, draftId, isAsked } = useFlowChoice();
  const target = useFlowTarget();
  const addressOf = useFlowAddress();
  // Medicines are chosen on a page of their own, which asks about danger before the sending.
  if (type && isPrescriptionType(type) && !draftId)
    return <Navigate replace to={flowAddress('/prescriptions', { personId, clinicId, type })} />;
  if (!target) return <Navigate replace to={addressOf('choose-clinic', { personId })} />;
  const key = matterKey(target);
  if (!draftId) return <Begin key={key} target={target} />;
  return isAsked ? (
    <Loaded key={key} id={draftId} target={target} />
  ) : (
    <BesideWords key={key} target={target} draftId={draftId} />
  );
}
