import { monthsBetweenChecks } from '@tervita/domain/tools';
import { useState } from 'react';
import { useFigures, useFormat, useToday } from '../../../core/format/index.ts';
import { Card } from '../../../ui/card.tsx';
import { ResultActions } from '../result-actions.tsx';
import { RiskChip } from '../risk-chip.tsx';
import { useToolsTexts } from '../texts.ts';
import styles from '../tools.module.css';
import { ToolsFrame } from '../tools-frame.tsx';
import { KidneyGrid } from './kidney-grid.tsx';
import { KidneyInputs } from './kidney-inputs.tsx';
import { type KidneyResult, kidneyResult } from './kidney-result.ts';
import { emptyKidney, type KidneyTyped } from './kidney-typed.ts';
import { ReferralCard } from './referral-card.tsx';
import { stageName } from './stage-name.ts';

/** What there is to say of a result, sentence by sentence. */
const useSentences = () => {
  const t = useToolsTexts().kidney;
  const { day } = useFormat();
  const { whole } = useFigures();
  return ({ cell, nextBy, isCounted, values }: KidneyResult): string[] => {
    const sentences = isCounted ? [`${t.counted(whole(values.egfr))}.`] : [];
    if (!cell) return [...sentences, t.needsAcr];
    const interval = t.every(monthsBetweenChecks(cell));
    sentences.push(nextBy ? t.nextBy(interval, day(`${nextBy}T12:00:00Z`)) : `${interval}.`);
    sentences.push(t.advice[cell.advice]);
    if (cell.onlyWithDamage) sentences.push(t.onlyWithDamage);
    if (!values.hasLasted) sentences.push(t.notYetDisease);
    return sentences;
  };
};

function ResultCard({ result }: { result: KidneyResult }) {
  const all = useToolsTexts();
  const t = all.kidney;
  const sentences = useSentences()(result);
  const { g, a, cell } = result;
  const stage = a ? t.stage(stageName[g], a) : t.stageG(stageName[g]);
  const often = cell ? t.perYear(cell.timesPerYear, cell.isOrMore) : undefined;
  const asText = [[stage, often].filter(Boolean).join(': '), ...sentences].join('\n');
  return (
    <Card as="section" aria-label={stage}>
      <div className={styles.head}>
        <p className={styles.figure} aria-live="polite" data-words="">
          <small>{stage}</small>
          {often ? <b>{often}</b> : null}
        </p>
        {cell ? <RiskChip risk={cell.risk}>{all.riskWords[cell.risk]}</RiskChip> : null}
        <ResultActions text={asText} />
      </div>
      <p className={styles.said}>{sentences.join(' ')}</p>
    </Card>
  );
}

export function Component() {
  const t = useToolsTexts();
  const today = useToday();
  const [typed, setTyped] = useState<KidneyTyped>(() => emptyKidney(today));
  const result = kidneyResult(typed, today);
  return (
    <ToolsFrame
      title={t.tabs.gfr}
      inputs={
        <KidneyInputs
          typed={typed}
          change={(change) => setTyped((before) => ({ ...before, ...change }))}
          clear={() => setTyped(emptyKidney(today))}
        />
      }
      results={
        <div className={styles.results}>
          {result ? (
            <ResultCard result={result} />
          ) : (
            <Card>
              <p className={styles.empty}>{t.kidney.empty}</p>
            </Card>
          )}
          <KidneyGrid table={typed.table} g={result?.g} a={result?.a} />
          {result ? <ReferralCard values={result.values} /> : null}
        </div>
      }
    />
  );
}
