import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import type { ProblemType } from '@tervita/domain/problem-types';
import { useNavigate } from 'react-router';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { RowButton } from '../../../../../ui/list-row.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { ProblemTypeIcon } from '../../../problem-type-icon.tsx';
import { EmergencyLink } from '../../emergency-link.tsx';
import { useWarningTexts } from '../../warning/texts.ts';
import { ChosenLine } from '../chosen-line.tsx';
import flow from '../flow.module.css';
import { SendNow } from '../send-now.tsx';
import { useAskingTexts } from '../texts.ts';
import {
  isAskedBeforeWords,
  nextAddress,
  openDanger,
  straightAddress,
  straightSummaryAddress,
} from './asked-choice.ts';
import styles from './asking.module.css';
import { DangerTold } from './danger-told.tsx';
import { useAsTold } from './use-as-told.ts';
import { useStep } from './use-questionnaire.ts';

interface Props {
  readonly progress: QuestionnaireProgress;
  readonly onChange: () => void;
}

/**
 * Two ways on: what was written goes as it is, or questions about what it may be. Where a grave sign stands there is one:
 * nobody in danger is asked further questions.
 */
export function FoundProblems({ progress, onChange }: Props) {
  const t = useAskingTexts();
  const { problemTypes } = usePatientTexts();
  const navigate = useNavigate();
  const step = useStep();
  const { aiQuestionnaireId, candidates, input, isAlarming } = progress;
  const { sendNow } = useWarningTexts();
  const sendAsTold = useAsTold(progress);
  const goOn = (next: QuestionnaireProgress) => void navigate(nextAddress(next));
  const goStraight = (next: QuestionnaireProgress) => {
    const danger = straightAddress(next);
    if (danger) return void navigate(danger);
    sendAsTold(next, () => void navigate(straightSummaryAddress(next)));
  };
  const choose = (chiefProblemTypeId: ProblemType, onChosen = goOn) =>
    step.mutate(
      { body: { stage: 'QUESTIONS', aiQuestionnaireId, chiefProblemTypeId } },
      { onSuccess: onChosen },
    );
  const hint = (because: readonly string[]) =>
    because.length > 0 ? `${t.describe.because}: ${because.join(', ')}` : null;
  // What another reason has asked says nothing about the one under which the words would go.
  const asksDanger = isAskedBeforeWords(progress) && openDanger(progress) !== undefined;
  const found = candidates.filter(({ chiefProblemTypeId }) => chiefProblemTypeId !== 'OTHER_PROBLEM');
  return (
    <>
      <div className={flow.page}>
        <ChosenLine personId={progress.patientPersonId} clinicId={progress.clinicId} />
        <PageTitle takesFocus>{isAlarming ? sendNow : t.describe.foundTitle}</PageTitle>
        <DangerTold progress={progress} />
        <Card>
          <p className={styles.input}>{input}</p>
          <Button variant="ghost" icon={<Icon name="pencil" />} onPress={onChange}>
            {t.describe.change}
          </Button>
        </Card>
        {step.isError ? (
          <Callout tone="danger" role="alert">
            {t.question.failed}
          </Callout>
        ) : null}
        {isAlarming ? null : (
          <>
            <div>
              <h2 className={flow.heading}>{t.describe.questions}</h2>
              {found.length > 0 ? <p className={flow.muted}>{t.describe.foundHint}</p> : null}
            </div>
            <Card isFlush as="ul">
              {found.map(({ chiefProblemTypeId, because }) => (
                <li key={chiefProblemTypeId} className={flow.item}>
                  <RowButton
                    icon={<ProblemTypeIcon type={chiefProblemTypeId} />}
                    title={problemTypes.labels[chiefProblemTypeId]}
                    hint={hint(because)}
                    onPress={() => choose(chiefProblemTypeId)}
                  />
                </li>
              ))}
              <li className={flow.item}>
                <RowButton
                  icon={<ProblemTypeIcon type="OTHER_PROBLEM" />}
                  title={t.describe.none}
                  hint={t.describe.noneText}
                  onPress={() => choose('OTHER_PROBLEM')}
                />
              </li>
            </Card>
          </>
        )}
      </div>
      <BottomBar note={asksDanger && !isAlarming ? t.describe.sendNote : null}>
        {isAlarming ? (
          <SendNow draftId={aiQuestionnaireId} />
        ) : (
          <Button
            isWide
            icon={<Icon name="send" />}
            isPending={step.isPending}
            pendingLabel={t.question.choosing}
            onPress={() => choose('OTHER_PROBLEM', goStraight)}
          >
            {t.describe.send}
          </Button>
        )}
        <EmergencyLink />
      </BottomBar>
    </>
  );
}
