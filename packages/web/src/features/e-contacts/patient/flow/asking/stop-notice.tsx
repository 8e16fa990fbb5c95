import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { useNavigate, useSearchParams } from 'react-router';
import { useFormat } from '../../../../../core/format/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { StillGoes } from '../../warning/still-goes.tsx';
import { useWarningTexts } from '../../warning/texts.ts';
import { WarningCard } from '../../warning/warning-card.tsx';
import flow from '../flow.module.css';
import { flowAddress } from '../flow-choice.ts';
import { SendNow } from '../send-now.tsx';
import { useAskingTexts } from '../texts.ts';
import { useChosenClinic } from '../where/use-clinics.ts';
import { choiceOf, goesTo, isReasonOpen, nextAddress, questionAddress } from './asked-choice.ts';
import { givenOf } from './check-answer.ts';
import { ForWhomLine } from './for-whom-line.tsx';
import { keepAnswer } from './use-kept-answer.ts';
import { useStep } from './use-questionnaire.ts';

interface Props {
  readonly progress: QuestionnaireProgress;
  readonly notice: NonNullable<QuestionnaireProgress['notice']>;
  /** Where nothing else is asked: on to what was written. */
  readonly onRead?: ((next: QuestionnaireProgress) => void) | undefined;
}

/** Back to the question that set it off, without the signs that did. */
function Mistake({ progress, notice, questionId }: Omit<Props, 'onRead'> & { questionId: string }) {
  const t = useWarningTexts();
  const [search] = useSearchParams();
  const { userId } = useUser();
  const untick = () => {
    const asked = progress.questions.find(({ question }) => question.id === questionId);
    if (!asked?.question.isDanger) return;
    const given = givenOf(asked.question, asked.answer);
    const choices = given.choices.filter((choice) => !notice.signs.some(({ id }) => id === choice));
    keepAnswer(userId, progress.aiQuestionnaireId, asked.question, { ...given, choices });
  };
  return (
    <LinkButton
      isWide
      variant="ghost"
      icon={<Icon name="rotate-left" />}
      to={`${questionAddress(progress, questionId)}${goesTo(search)}&again=1`}
      onClick={untick}
    >
      {t.mistake}
    </LinkButton>
  );
}

/** Before anything else: some things must not wait for an answer. It is no dead end, whatever is chosen. */
export function StopNotice({ progress, notice, onRead }: Props) {
  const t = useWarningTexts();
  const { question } = useAskingTexts();
  const navigate = useNavigate();
  const step = useStep(progress);
  const { aiQuestionnaireId, patientPersonId: personId, clinicId } = progress;
  const clinic = useChosenClinic({ personId, clinicId });
  const format = useFormat(clinic?.openingHours.timeZone);
  const { action, ruleIds: acknowledged, questionId } = notice;
  const read = (then: (next: QuestionnaireProgress) => string) =>
    step.mutate(
      { body: { stage: 'ANSWERS', aiQuestionnaireId, answers: {}, acknowledged } },
      { onSuccess: (next) => (onRead ? onRead(next) : void navigate(then(next))) },
    );
  const isEmergency = action !== 'CLINIC_TODAY';
  // What was chosen in a questionnaire that the clinic asked for marks its e-contact at once; words wait to be sent.
  const isTold = isEmergency && progress.request !== null && notice.signs.some(({ id }) => id !== 'words');
  // Nobody in danger is asked further questions: what is known goes as it is, or in a few words of their own.
  const toSending = (next: QuestionnaireProgress) =>
    next.stage === 'OWN_WORDS' || isReasonOpen(next)
      ? nextAddress(next)
      : flowAddress('summary', choiceOf(next));
  const at = progress.goesAt ? format.time(progress.goesAt) : undefined;
  const maySendNow = progress.goesAt !== null && progress.request === null;
  // Items that are added up: what is left may be answered, and nobody has to.
  const hasMore = progress.isScored && progress.stage === 'ANSWERS';
  const goOn = hasMore ? t.sendAsItIs : t.goOn;
  return (
    <>
      <div className={flow.page}>
        <WarningCard warning={notice} who={<ForWhomLine progress={progress} withAge />} />
        <StillGoes
          action={action}
          clinic={clinic}
          how={isTold ? 'TOLD' : 'GOES'}
          at={at}
          more={at && (isTold ? t.filing(at) : t.stopping)}
        />
        <p className={flow.muted}>{t.judgement}</p>
        {step.isError ? <Callout tone="danger">{question.failed}</Callout> : null}
      </div>
      <BottomBar layout="stack">
        {maySendNow ? <SendNow draftId={aiQuestionnaireId} /> : null}
        {maySendNow && hasMore ? null : (
          <Button
            isWide
            variant={maySendNow ? 'ghost' : isEmergency ? 'secondary' : undefined}
            isPending={step.isPending}
            pendingLabel={t.going}
            onPress={() => read(isEmergency ? toSending : nextAddress)}
          >
            {isEmergency ? goOn : t.read}
          </Button>
        )}
        {isEmergency && hasMore ? (
          <Button isWide variant="ghost" onPress={() => read(nextAddress)}>
            {t.answerRest}
          </Button>
        ) : null}
        {questionId === null ? (
          <Button isWide variant="ghost" onPress={() => read(nextAddress)}>
            {t.doesNotApply}
          </Button>
        ) : (
          <Mistake {...{ progress, notice, questionId }} />
        )}
      </BottomBar>
    </>
  );
}
