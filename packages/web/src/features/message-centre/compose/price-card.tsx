import { type NumberCounts, unitPriceCents } from '@tervita/domain/message-centre';
import { useFormat } from '../../../core/format/index.ts';
import { Card } from '../../../ui/card.tsx';
import { useMessageTexts } from '../texts.ts';
import { useMoney } from '../use-money.ts';
import styles from './compose.module.css';

interface Props {
  readonly counts: NumberCounts;
  readonly reachable: number;
  /** They get one SMS together with another. */
  readonly shared: number;
  readonly mostUnits: number;
}

/** Counted with the longest name for everybody: it cannot become more. */
export function PriceCard({ counts, reachable, shared, mostUnits }: Props) {
  const t = useMessageTexts();
  const format = useFormat();
  const money = useMoney();
  const skipped = counts.ABROAD + counts.LANDLINE + counts.INVALID;
  return (
    <Card as="section" aria-label={t.price.title}>
      <h2 className={styles.priceTitle}>{t.price.title}</h2>
      <dl className={styles.facts}>
        <dt>{t.price.recipients}</dt>
        <dd>{format.number(reachable)}</dd>
        <dt>{t.price.each}</dt>
        <dd>{mostUnits}</dd>
        <dt>{t.price.one}</dt>
        <dd>{money(unitPriceCents)}</dd>
      </dl>
      <div className={styles.total}>
        <span>{mostUnits > 1 ? t.price.atMost : t.price.total}</span>
        <span className={styles.sum}>{money(reachable * mostUnits * unitPriceCents)}</span>
      </div>
      <p className={styles.hint}>
        {t.price.when} {skipped > 0 ? t.price.skipped(skipped) : null}{' '}
        {shared > 0 ? t.sharedLine(shared) : null}
      </p>
    </Card>
  );
}
