import { type RiskCategory, riskLimits } from '@tervita/domain/tools';
import type { ReactNode } from 'react';
import { useFigures } from '../../../core/format/index.ts';
import { Card } from '../../../ui/card.tsx';
import { RiskChip } from '../risk-chip.tsx';
import { useToolsTexts } from '../texts.ts';
import styles from '../tools.module.css';
import type { LdlResult } from './ldl-result.ts';
import { scoreNameOf } from './ldl-words.ts';

/** Where the last part of the ramp ends: hardly anybody has more. */
const mostShown = 40;

interface Step {
  readonly category: RiskCategory;
  readonly from: number;
  readonly to: number;
}

const steps: readonly Step[] = [
  { category: 'LOW', from: riskLimits.LOW, to: riskLimits.MODERATE },
  { category: 'MODERATE', from: riskLimits.MODERATE, to: riskLimits.HIGH },
  { category: 'HIGH', from: riskLimits.HIGH, to: riskLimits.VERY_HIGH },
  { category: 'VERY_HIGH', from: riskLimits.VERY_HIGH, to: mostShown },
];

/** Percent of the width: each part is as wide as the others, and a risk stands at its place in its part. */
const placeOf = (risk: number): number => {
  const at = steps.findLastIndex(({ from }) => risk >= from);
  const step = steps[at];
  if (!step) return 0;
  const share = Math.min(1, (risk - step.from) / (step.to - step.from));
  return (100 * (at + share)) / steps.length;
};

function Ramp({ risk }: { risk: number }) {
  const all = useToolsTexts();
  const t = all.ldl;
  const { one, short } = useFigures();
  const place = placeOf(risk);
  const wordsOf = ({ category, from, to }: Step) => {
    if (category === 'VERY_HIGH') return t.from(short(from));
    return from === 0 ? t.under(short(to)) : t.between(short(from), short(to));
  };
  return (
    <div className={styles.ramp}>
      <span className={styles.pin} style={{ insetInlineStart: `${place}%` }} aria-hidden="true">
        <b>{t.percent(one(risk))}</b>
      </span>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.category}>
            <span className={styles.step} data-risk={step.category}>
              {all.risks[step.category]}
            </span>
            <small>{wordsOf(step)}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface Props {
  readonly result: LdlResult;
  readonly actions: ReactNode;
}

export function RiskCard({ result, actions }: Props) {
  const all = useToolsTexts();
  const t = all.ldl;
  const { one } = useFigures();
  const { risk, category } = result;
  const scoreName = scoreNameOf(result, t);
  return (
    <Card as="section" aria-label={risk === undefined ? t.byFacts : scoreName}>
      <div className={styles.head}>
        <p className={styles.figure} aria-live="polite">
          <small>{risk === undefined ? t.byFacts : scoreName}</small>
          {risk === undefined ? null : <b>{t.percent(one(risk))}</b>}
        </p>
        <RiskChip risk={category}>{all.riskWords[category]}</RiskChip>
        {actions}
      </div>
      {risk === undefined ? null : <Ramp risk={risk} />}
    </Card>
  );
}
