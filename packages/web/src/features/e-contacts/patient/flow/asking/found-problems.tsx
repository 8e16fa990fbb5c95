import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import type { ProblemType } from '@tervita/domain/problem-types';
import { useNavigate } from 'react-router';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { RowButton, RowLink } from '../../../../../ui/list-row.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { ProblemTypeIcon } from '../../../problem-type-icon.tsx';
import { ChosenLine } from '../chosen-line.tsx';
import flow from '../flow.module.css';
import { useAskingTexts } from '../texts.ts';
import { nextAddress, ownWordsAddress } from './asked-choice.ts';
import styles from './asking.module.css';
import { useStep } from './use-questionnaire.ts';

interface Props {
  readonly progress: QuestionnaireProgress;
  readonly onChange: () => void;
}

/** What the words may be about, with the words that led there; the last way is always one's own words. */
export function FoundProblems({ progress, onChange }: Props) {
  const t = useAskingTexts();
  const { problemTypes } = usePatientTexts();
  const navigate = useNavigate();
  const step = useStep();
  const { aiQuestionnaireId, candidates, input } = progress;
  const choose = (chiefProblemTypeId: ProblemType) =>
    step.mutate(
      { body: { stage: 'QUESTIONS', aiQuestionnaireId, chiefProblemTypeId } },
      { onSuccess: (next) => void navigate(nextAddress(next)) },
    );
  const hint = (because: readonly string[]) =>
    because.length > 0 ? `${t.describe.because}: ${because.join(', ')}` : null;
  return (
    <div className={flow.page}>
      <ChosenLine personId={progress.patientPersonId} clinicId={progress.clinicId} />
      <PageTitle takesFocus>
        {candidates.length > 0 ? t.describe.foundTitle : t.describe.nothingTitle}
      </PageTitle>
      {candidates.length > 0 ? <p className={flow.muted}>{t.describe.foundHint}</p> : null}
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
      {candidates.length > 0 ? (
        <Card isFlush as="ul">
          {candidates.map(({ chiefProblemTypeId, because }) => (
            <li key={chiefProblemTypeId} className={flow.item}>
              <RowButton
                icon={<ProblemTypeIcon type={chiefProblemTypeId} />}
                title={problemTypes.labels[chiefProblemTypeId]}
                hint={hint(because)}
                onPress={() => choose(chiefProblemTypeId)}
              />
            </li>
          ))}
        </Card>
      ) : null}
      <Card isFlush as="ul">
        {candidates.some(({ chiefProblemTypeId }) => chiefProblemTypeId === 'OTHER_PROBLEM') ? null : (
          <li className={flow.item}>
            <RowButton
              icon={<Icon name="pencil" />}
              title={t.describe.none}
              hint={t.describe.noneText}
              onPress={() => choose('OTHER_PROBLEM')}
            />
          </li>
        )}
        <li className={flow.item}>
          <RowLink
            to={ownWordsAddress(progress)}
            icon={<Icon name="send" />}
            title={t.unavailable.ownWords}
          />
        </li>
      </Card>
    </div>
  );
}
