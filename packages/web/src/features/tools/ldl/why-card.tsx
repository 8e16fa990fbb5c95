import { type RiskCategory, riskCategories } from '@tervita/domain/tools';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToolsTexts } from '../texts.ts';
import styles from '../tools.module.css';
import type { LdlNotice, LdlResult } from './ldl-result.ts';

interface Props {
  readonly result: LdlResult;
  readonly notice: LdlNotice | undefined;
}

/** The rule that decided, and the stricter ones that did not fit. */
export function WhyCard({ result, notice }: Props) {
  const all = useToolsTexts();
  const t = all.ldl;
  const higher = riskCategories.slice(riskCategories.indexOf(result.category) + 1).toReversed();
  const line = (category: RiskCategory, isIt: boolean) => (
    <li key={category} data-is={isIt || undefined}>
      <Icon name={isIt ? 'check' : 'minus'} size="sm" />
      <b>{all.risks[category]}</b>
      <span>{isIt ? `${t.reasons[result.reason]}: ${t.firstThatFits}` : t.notHigher}</span>
    </li>
  );
  return (
    <Card as="section" aria-label={t.why}>
      <h2 className={styles.title}>{t.why}</h2>
      <ul className={styles.why}>
        {higher.map((category) => line(category, false))}
        {line(result.category, true)}
      </ul>
      {notice ? (
        <p className={styles.note}>{notice === 'AGE_OUTSIDE' ? t.ageOutside : t.scoreNotNeeded}</p>
      ) : null}
      <p className={styles.note}>
        {t.source} {all.supports}
      </p>
    </Card>
  );
}
