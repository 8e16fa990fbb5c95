import type { Answered } from '@tervita/contract/core';
import type { getAiQuestionnaire, RaisedFlag } from '@tervita/contract/smart-questionnaire';
import { SmallHeading } from '../../../../../ui/small-heading.tsx';
import { useAiTexts } from '../../../../ai/index.ts';
import styles from './answers.module.css';
import { Raised } from './raised.tsx';

interface Props {
  readonly told: Answered<typeof getAiQuestionnaire>['danger'] | undefined;
  readonly raised: readonly RaisedFlag[];
  readonly isBegunByClinic: boolean | undefined;
}

/** Which signs of danger were ticked, that there were none, or that nobody asked; and what words or later ticks gave. */
export function Danger({ told, raised, isBegunByClinic = false }: Props) {
  const t = useAiTexts().answers;
  // What was ticked before sending stands in the answer.
  const beside = raised.filter(({ by }) => by !== 'ANSWERS');
  const hasNobodyAsked = !told && isBegunByClinic;
  if (hasNobodyAsked && beside.length === 0) return null;
  return (
    <section className={styles.part}>
      <SmallHeading>{t.danger}</SmallHeading>
      {hasNobodyAsked ? null : <p className={styles.danger}>{told?.answer ?? t.dangerNotAsked}</p>}
      {beside.length > 0 ? <Raised raised={beside} /> : null}
    </section>
  );
}
