import type { Answered } from '@tervita/contract/core';
import type { getAiQuestionnaire } from '@tervita/contract/smart-questionnaire';
import { isDangerRule } from '@tervita/domain/smart-questionnaire';
import { SmallHeading } from '../../../../../ui/small-heading.tsx';
import { useAiTexts } from '../../../../ai/index.ts';
import styles from './answers.module.css';
import { Asked } from './asked.tsx';
import { Flags } from './flags.tsx';
import { Raised } from './raised.tsx';

interface Props {
  readonly answered: Answered<typeof getAiQuestionnaire>;
  /** The notice above says what raised the red flag. */
  readonly hasNotice: boolean;
}

/** As many reasons as the notice has room for on a phone; more of them stand here as well. */
const mostInNotice = 2;

/**
 * All that was marked, in one place: that nobody asked, or what was asked and answered, notes for staff, and the signs that
 * the notice does not say already.
 */
export function Danger({ answered, hasNotice }: Props) {
  const t = useAiTexts().answers;
  const { danger: told, dangerAsked, raised, isBegunByClinic, isWrittenDown, questionnaire } = answered;
  const fired = questionnaire?.fired ?? [];
  const reasons = raised.flatMap((each) => each.reasons);
  const isInNotice = hasNotice && reasons.length > 0 && reasons.length <= mostInNotice;
  const inNotice = new Set(isInNotice ? reasons.map(({ ruleId }) => ruleId) : []);
  const isTicked = fired.some(({ ruleId }) => isDangerRule(ruleId));
  const marked = fired.filter(({ ruleId }) => !inNotice.has(ruleId));
  // What was answered before sending stands among what was marked.
  const beside = isInNotice ? [] : raised.filter(({ by }) => by !== 'ANSWERS');
  const answer = told ? told.answer : isBegunByClinic ? undefined : t.dangerNotAsked;
  // What was ticked of the list stands below with when it was asked, where that was kept.
  const isAskedBelow = dangerAsked.some(({ quote }) => quote === null);
  const hasAnswer = answer !== undefined && !isTicked && !isAskedBelow;
  if (!hasAnswer && dangerAsked.length === 0 && marked.length === 0 && beside.length === 0) return null;
  return (
    <section className={styles.part}>
      <SmallHeading>{t.danger}</SmallHeading>
      {hasAnswer ? <p className={styles.danger}>{answer}</p> : null}
      {marked.length > 0 ? <Flags fired={marked} isWrittenDown={isWrittenDown} /> : null}
      <Asked asked={dangerAsked} />
      {beside.length > 0 ? <Raised raised={beside} /> : null}
    </section>
  );
}
