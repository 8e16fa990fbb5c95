import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { faultIdOf, SupportLink } from '../../../../../core/api/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Bone, Skeleton } from '../../../../../ui/skeleton.tsx';
import { SmallHeading } from '../../../../../ui/small-heading.tsx';
import { useAiTexts } from '../../../../ai/index.ts';
import styles from './answers.module.css';
import { Danger } from './danger.tsx';
import { useToldElsewhere } from './told-elsewhere.ts';
import { type AnsweredQuestionnaire, useQuestionnaire } from './use-questionnaire.ts';

interface Props {
  readonly detail: ClinicEContactDetail;
  readonly hasResults: boolean;
}

function Asked({
  questionnaire,
  detail,
  hasResults,
}: Props & { readonly questionnaire: AnsweredQuestionnaire }) {
  const t = useAiTexts().answers;
  const { problemTypes } = useClinicTexts();
  const { input, language, chiefProblemTypeId: problem, unavailableVisitTimes } = questionnaire;
  const isToldElsewhere = useToldElsewhere(detail, hasResults);
  const answers = questionnaire.answers.filter((each) => !isToldElsewhere(each));
  const how = [
    t.engines[questionnaire.engine],
    t.catalogue(questionnaire.catalogueVersion),
    t.answeredIn[language],
  ];
  // Nothing was asked but danger, and what has a card: they stand above.
  if (answers.length === 0 && input.trim() === '' && !unavailableVisitTimes) return null;
  return (
    <section className={styles.part}>
      <SmallHeading count={answers.length}>{t.title}</SmallHeading>
      <dl className={styles.answers}>
        {problem ? (
          <div>
            <dt>{t.problem}</dt>
            <dd>{problemTypes.labels[problem]}</dd>
          </div>
        ) : null}
        {input.trim() === '' ? null : (
          <div>
            <dt>{t.ownWords}</dt>
            <dd className={styles.said} lang={language}>
              {input}
            </dd>
          </div>
        )}
        {answers.map(({ questionId, label, answer }) => (
          <div key={questionId}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
        {unavailableVisitTimes ? (
          <div>
            <dt>{t.cannotCome}</dt>
            <dd className={styles.said} lang={language}>
              {unavailableVisitTimes}
            </dd>
          </div>
        ) : null}
      </dl>
      <p className={styles.how}>
        {`${how.join(', ')}.`}
        {questionnaire.isSummaryEdited ? ` ${t.edited}` : null}
      </p>
    </section>
  );
}

/** Danger first, then every answer. */
export function Answers(props: Props) {
  const t = useAiTexts().answers;
  const { core } = useClinicTexts();
  const answer = useQuestionnaire(props.detail.id);
  const questionnaire = answer.data?.questionnaire;
  if (answer.isPending)
    return (
      <div className={styles.wait}>
        <Skeleton label={core.loading}>
          <Bone width="60%" />
        </Skeleton>
      </div>
    );
  if (answer.isError && !answer.data)
    // An e-contact without a questionnaire has an empty answer: this one is a fault.
    return (
      <p className={styles.failed} role="status">
        {t.loadFailed}
        <Button size="sm" variant="ghost" onPress={() => void answer.refetch()}>
          {core.actions.tryAgain}
        </Button>
        <SupportLink requestId={faultIdOf(answer.error)} />
      </p>
    );
  return (
    <>
      {answer.data ? <Danger answered={answer.data} hasNotice={props.detail.redFlag !== null} /> : null}
      {questionnaire ? <Asked {...props} questionnaire={questionnaire} /> : null}
    </>
  );
}
