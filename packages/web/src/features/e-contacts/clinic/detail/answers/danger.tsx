import type { Answered } from '@tervita/contract/core';
import type { getAiQuestionnaire } from '@tervita/contract/smart-questionnaire';
import { SmallHeading } from '../../../../../ui/small-heading.tsx';
import { useAiTexts } from '../../../../ai/index.ts';
import styles from './answers.module.css';

interface Props {
  readonly told: Answered<typeof getAiQuestionnaire>['danger'] | undefined;
  readonly isBegunByClinic: boolean | undefined;
}

/** Which signs of danger were ticked, that there were none, or that nobody asked. */
export function Danger({ told, isBegunByClinic = false }: Props) {
  const t = useAiTexts().answers;
  // There was nobody to ask.
  if (!told && isBegunByClinic) return null;
  return (
    <section className={styles.part}>
      <SmallHeading>{t.danger}</SmallHeading>
      <p className={styles.danger}>{told?.answer ?? t.dangerNotAsked}</p>
    </section>
  );
}
