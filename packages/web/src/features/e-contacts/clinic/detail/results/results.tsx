import { listQuestionnaireResponses } from '@tervita/contract/instruments';
import { faultIdOf, SupportLink, useAnswer } from '../../../../../core/api/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import styles from './results.module.css';
import { ScoreCard } from './score-card.tsx';
import { useResultTexts } from './texts.ts';

/** The questionnaires that came with an e-contact. They never change. */
export function Results({ eContactId }: { eContactId: string }) {
  const t = useResultTexts();
  const { core } = useClinicTexts();
  const answer = useAnswer(listQuestionnaireResponses, {
    params: { id: eContactId },
    query: { locale: useLanguage() },
  });
  if (answer.isError && !answer.data)
    return (
      <p role="status">
        {t.loadFailed}
        <Button size="sm" variant="ghost" onPress={() => void answer.refetch()}>
          {core.actions.tryAgain}
        </Button>
        <SupportLink requestId={faultIdOf(answer.error)} />
      </p>
    );
  return (
    <div className={styles.cards}>
      {answer.data?.responses.map((response) => (
        <ScoreCard key={response.id} response={response} />
      ))}
    </div>
  );
}
